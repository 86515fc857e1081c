/** Benchmarks of misere play: sums of heaps by quotient, by search and by definition. */
package org.grundy.bench.misere;
