package org.grundy.bench.scoring;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
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

/** The same as {@link EitherEndRow} where boxed recursion is out of reach. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class LongEitherEndRow {
  @Param({"intervals-scalar", "intervals", "linear", "additions"})
  public String strategy = "";

  @Param("10000")
  public int n;

  private LongSupplier difference = () -> 0;

  /** Draws the row. */
  @Setup
  public void setUp() {
    long[] values = new SplittableRandom(2026).longs(n, -1000, 1001).toArray();
    difference = EitherEndRow.strategy(strategy, values);
  }

  /** The difference. */
  @Benchmark
  public long difference() {
    return difference.getAsLong();
  }
}
