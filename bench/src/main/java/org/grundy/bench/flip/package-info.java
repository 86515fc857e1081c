/** Workload: the flip game - values of runs, and rows of pluses and minuses. */
@NullMarked
package org.grundy.bench.flip;

import org.jspecify.annotations.NullMarked;
