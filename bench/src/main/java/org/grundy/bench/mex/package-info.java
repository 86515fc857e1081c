/** Workload: the least excluded value. */
@NullMarked
package org.grundy.bench.mex;

import org.jspecify.annotations.NullMarked;
