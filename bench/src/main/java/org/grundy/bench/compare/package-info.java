/**
 * Compares strategies: runs the benchmarks of every workload and lays their results side by side.
 */
@NullMarked
package org.grundy.bench.compare;

import org.jspecify.annotations.NullMarked;
