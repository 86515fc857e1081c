package org.grundy.bench.scoring;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.grundy.Budget;
import org.grundy.reference.NaiveScoring;
import org.grundy.scoring.FrontDoubling;
import org.grundy.scoring.FrontTake;
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

/**
 * A row of n stones taken from the front: 1 to 3 of them, and stone game II; both with their line
 * of play.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class FrontRow {
  @Param({"naive", "table"})
  public String strategy = "";

  @Param({"100", "300"})
  public int n;

  private LongSupplier take = () -> 0;
  private LongSupplier doubling = () -> 0;

  /** Draws the row. */
  @Setup
  public void setUp() {
    long[] values = new SplittableRandom(2026).longs(n, -1000, 1001).toArray();
    boolean naive = strategy.equals("naive");
    take =
        naive
            ? () -> NaiveScoring.frontTake(3, values).difference(0)
            : () -> FrontTake.solve(3, values).difference();
    doubling =
        naive
            ? () -> NaiveScoring.frontDoubling(values).difference(List.of(0, 1))
            : () -> FrontDoubling.solve(values, Budget.unlimited()).difference();
  }

  /** Take 1 to 3. */
  @Benchmark
  public long takeThree() {
    return take.getAsLong();
  }

  /** Stone game II. */
  @Benchmark
  public long stonesTwo() {
    return doubling.getAsLong();
  }
}
