/**
 * The regression gate: measures the rows of {@code GateRows} in fresh JVMs and compares them with a
 * recorded baseline.
 *
 * <p>A row is a JMH benchmark with fixed parameters, called as JMH would call it. A benchmark class
 * (or one of its {@code @State} arguments) that can count its work exactly implements {@link
 * org.grundy.bench.gate.WorkCounters}; the gate then fails when a counter goes up by even one.
 */
@NullMarked
package org.grundy.bench.gate;

import org.jspecify.annotations.NullMarked;
