/** Benchmarks for the tests of the gate. */
@NullMarked
package org.grundy.bench.gate.sample;

import org.jspecify.annotations.NullMarked;
