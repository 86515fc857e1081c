package org.grundy.bench.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.grundy.bench.gate.WorkCounters;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.grundy.heap.SequenceStrategy;
import org.grundy.reference.NaiveSolver;
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

/** The values of a subtraction game from nothing: boxed, directly, or by the proved period. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class SubtractionValues implements WorkCounters {
  private static final int[] SET = {7, 18, 25};
  private static final HeapRuleset RULESET = HeapRuleset.parse("subtract=7,18,25");

  /** The strategy. */
  @Param({"naive", "direct", "automatic"})
  public String strategy = "automatic";

  /** How many heaps. */
  @Param({"10000", "100000"})
  public int n = 10_000;

  private Map<String, Long> counters = Map.of();

  /** The value of the last heap. */
  @Benchmark
  public int values() {
    if (strategy.equals("naive")) {
      NaiveSolver<Integer> naive = new NaiveSolver<>(SubtractionValues::options);
      int last = 0;
      for (int heap = 0; heap < n; heap++) {
        last = naive.grundy(heap); // upwards, so that its recursion is shallow
      }
      return last;
    }
    NimSequence sequence =
        NimSequence.of(
                RULESET,
                strategy.equals("direct") ? SequenceStrategy.DIRECT : SequenceStrategy.AUTOMATIC)
            .computeTo(n);
    counters = Map.of("options", sequence.work().options());
    return sequence.value(n - 1);
  }

  private static List<Integer> options(int heap) {
    List<Integer> options = new ArrayList<>();
    for (int take : SET) {
      if (take <= heap) {
        options.add(heap - take);
      }
    }
    return options;
  }

  @Override
  public Map<String, Long> workCounters() {
    return counters;
  }
}
