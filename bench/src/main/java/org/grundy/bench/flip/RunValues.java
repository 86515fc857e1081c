package org.grundy.bench.flip;

import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.grundy.games.FlipValues;
import org.grundy.reference.NaiveFlipValues;
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
 * The Grundy values of all runs of up to n pluses, from nothing, by every strategy. The naive one
 * is a boxed HashMap; it is slow from a few thousand on, so each n has a time of its own only where
 * it finishes.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode(Mode.AverageTime)
public class RunValues {
  @Param({"naive", "stamped", "bitset", "periodic"})
  public String strategy = "";

  @Param({"1000", "300"})
  public int n;

  private IntFunction<Object> values = to -> to;

  /** Chooses the strategy. */
  @Setup
  public void setUp() {
    values =
        switch (strategy) {
          case "naive" -> to -> new NaiveFlipValues().upTo(to);
          case "stamped" -> FlipValues::stamped;
          case "bitset" -> FlipValues::bitset;
          case "periodic" -> FlipValues::periodic;
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** The values of runs of 0 to n. */
  @Benchmark
  public Object values() {
    return values.apply(n);
  }
}
