package org.grundy.bench.scoring;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.grundy.Budget;
import org.grundy.internal.IntervalKernel;
import org.grundy.internal.ScalarIntervals;
import org.grundy.reference.NaiveScoring;
import org.grundy.scoring.EitherEnd;
import org.grundy.scoring.ScoringSolver;
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
 * A row of n stones taken at either end: the difference by boxed recursion, by the general solver,
 * over all intervals, and by replacing triples in linear time; beside them, as a floor for the
 * intervals, n^2/2 plain additions of long numbers.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class EitherEndRow {
  @Param({"naive", "solver", "intervals-scalar", "intervals", "linear", "additions"})
  public String strategy = "";

  @Param({"500", "1000"})
  public int n;

  private LongSupplier difference = () -> 0;

  /** Draws the row. */
  @Setup
  public void setUp() {
    long[] values = new SplittableRandom(2026).longs(n, -1000, 1001).toArray();
    difference = strategy(strategy, values);
  }

  static LongSupplier strategy(String strategy, long[] values) {
    return switch (strategy) {
      case "naive" -> () -> NaiveScoring.eitherEnd(values).difference(List.of(0, values.length));
      case "solver" -> () -> solver(values).difference(values.length);
      case "intervals-scalar" -> () -> intervals(values, ScalarIntervals.INSTANCE);
      case "intervals" -> () -> EitherEnd.differenceByIntervals(values, Budget.unlimited());
      case "linear" -> () -> EitherEnd.difference(values);
      case "additions" -> () -> additions(values);
      default -> throw new IllegalArgumentException("strategy " + strategy);
    };
  }

  private static ScoringSolver solver(long[] values) {
    return ScoringSolver.of(
        (state, moves) -> {
          int i = (int) (state >> 32);
          int j = (int) state;
          if (i < j) {
            moves.add((i + 1L) << 32 | j, values[i]);
            moves.add((long) i << 32 | (j - 1), values[j - 1]);
          }
        });
  }

  private static long intervals(long[] values, IntervalKernel kernel) {
    int n = values.length;
    long[] best = n % 2 == 0 ? new long[n + 1] : values.clone();
    for (int length = n % 2; length < n; length += 2) {
      kernel.widen(values, best, length, n - length - 1);
    }
    return best[0];
  }

  private static long additions(long[] values) {
    long[] sums = new long[values.length];
    for (int count = values.length; count > 0; count--) {
      for (int i = 0; i < count; i++) {
        sums[i] += values[i];
      }
    }
    return sums[0];
  }

  /** The difference. */
  @Benchmark
  public long difference() {
    return difference.getAsLong();
  }
}
