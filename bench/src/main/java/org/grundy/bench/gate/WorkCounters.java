package org.grundy.bench.gate;

import java.util.Map;

/**
 * Implemented by a JMH benchmark class, or a {@code @State} class of one, that counts its work
 * exactly: the same on every machine, every JDK and every run.
 *
 * <pre>{@code
 * @State(Scope.Benchmark)
 * public class SolveHeaps implements WorkCounters {
 *   @Benchmark
 *   public long solve() { ... }
 *
 *   @Override
 *   public Map<String, Long> workCounters() {
 *     return Map.of("states", statistics.states(), "probes", statistics.probes());
 *   }
 * }
 * }</pre>
 */
public interface WorkCounters {
  /**
   * What the last call of the benchmark method did. Asked once, after the setup methods and one
   * call.
   *
   * @return counters by name, such as {@code states}, {@code options}, {@code probes} or {@code
   *     witnesses}; less is better for each; empty for parameters that do not count
   */
  Map<String, Long> workCounters();
}
