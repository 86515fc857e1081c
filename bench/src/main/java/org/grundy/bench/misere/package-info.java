/** Workload: misere play - sums of heaps by quotient, by search and by definition. */
@NullMarked
package org.grundy.bench.misere;

import org.jspecify.annotations.NullMarked;
