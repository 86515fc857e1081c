package org.grundy.bench.heap;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The proved period of a subtraction set from nothing; of a hundred random sets, one a call. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class SubtractionPeriod {
  private static final int LIMIT = 1_000_000;

  /** The strategy: that of the library. */
  @Param("automatic")
  public String strategy = "automatic";

  /** The largest number that may be in a set. */
  @Param("64")
  public int n = 64;

  private final HeapRuleset[] sets = new HeapRuleset[100];
  private int next;

  /** Draws sets of two to six numbers. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(n);
    for (int i = 0; i < sets.length; i++) {
      sets[i] = HeapRuleset.subtraction(random.ints(2 + random.nextInt(5), 1, n + 1).toArray());
    }
  }

  /** The period of the next set. */
  @Benchmark
  public Object find() {
    next = next + 1 == sets.length ? 0 : next + 1;
    return NimSequence.of(sets[next]).findPeriod(LIMIT);
  }
}
