package org.grundy.bench.misere;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.Outcome;
import org.grundy.heap.HeapRuleset;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientResult;
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

/** The misere outcome of n Kayles heaps of up to 10^9 pins, the quotient being known. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode(Mode.AverageTime)
public class ManyHeaps {
  @Param({"quotient"})
  public String strategy = "";

  @Param({"1000", "100000"})
  public int n;

  private MisereQuotient kayles = quotient();
  private long[] heaps = {};

  private static MisereQuotient quotient() {
    return ((QuotientResult.Found) MisereQuotient.find(HeapRuleset.parse("0.77"), 172)).quotient();
  }

  /** Draws the heaps. */
  @Setup
  public void setUp() {
    heaps = new SplittableRandom(172).longs(n, 0, 1_000_000_000).toArray();
  }

  /** Who wins. */
  @Benchmark
  public Outcome outcome() {
    return kayles.outcome(heaps);
  }
}
