/**
 * Results of benchmarks in JMH's own JSON form: what was measured, and on what machine.
 *
 * <p>The gate and {@code compare} add to each record of that form an {@code environment}, which
 * other readers of JMH's JSON pass over.
 */
@NullMarked
package org.grundy.bench.results;

import org.jspecify.annotations.NullMarked;
