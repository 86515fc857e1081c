package org.grundy.bench.heap;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.grundy.bench.gate.WorkCounters;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.grundy.heap.SequenceStrategy;
import org.grundy.heap.SequenceWork;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The values of Dawson's Kayles from nothing: directly, in sparse space, or by the proved period.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class OctalValues implements WorkCounters {
  private static final HeapRuleset RULESET = HeapRuleset.parse("0.07");

  /** The strategy. */
  @Param({"direct", "sparse", "periodic", "automatic"})
  public String strategy = "automatic";

  /** How many heaps. */
  @Param({"10000", "100000"})
  public int n = 10_000;

  private Map<String, Long> counters = Map.of();

  /** The value of the last heap. */
  @Benchmark
  public int values() {
    NimSequence sequence =
        NimSequence.of(RULESET, SequenceStrategy.valueOf(strategy.toUpperCase(Locale.ROOT)))
            .computeTo(n);
    SequenceWork work = sequence.work();
    counters = Map.of("options", work.options(), "rows", work.rows(), "pairs", work.pairs());
    return sequence.value(n - 1);
  }

  @Override
  public Map<String, Long> workCounters() {
    return counters;
  }
}
