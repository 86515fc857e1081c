package org.grundy.bench.scoring;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.grundy.Budget;
import org.grundy.scoring.PickOnce;
import org.grundy.scoring.ScoreOutcome;
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
 * The numbers 1 to n, each picked once, to a total of three quarters of their sum: boxed recursion
 * with a HashMap, which stops at the first winning pick, a plain byte a state, and the table of a
 * bit a state, 64 at a time; the last two solve every state.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class CanIWin {
  @Param({"naive", "bytes", "bits"})
  public String strategy = "";

  @Param({"20", "16"})
  public int n;

  private BooleanSupplier wins = () -> false;

  /** Chooses the strategy. */
  @Setup
  public void setUp() {
    int total = n * (n + 1) * 3 / 8;
    wins =
        switch (strategy) {
          case "naive" -> () -> boxed(0, total, new HashMap<>());
          case "bytes" -> () -> bytes(total);
          case "bits" ->
              () -> PickOnce.upTo(n, total, Budget.unlimited()).outcome() == ScoreOutcome.FIRST;
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  private boolean boxed(int used, int left, Map<Integer, Boolean> memo) {
    Boolean known = memo.get(used);
    if (known != null) {
      return known;
    }
    boolean wins = false;
    for (int i = 0; i < n && !wins; i++) {
      if ((used >> i & 1) == 0) {
        wins = i + 1 >= left || !boxed(used | 1 << i, left - i - 1, memo);
      }
    }
    memo.put(used, wins);
    return wins;
  }

  private boolean bytes(int total) {
    byte[] won = new byte[1 << n];
    int[] sums = new int[1 << n];
    for (int used = 1; used < sums.length; used++) {
      sums[used] = sums[used & (used - 1)] + Integer.numberOfTrailingZeros(used) + 1;
    }
    for (int used = won.length - 1; used >= 0; used--) {
      if (sums[used] < total) {
        for (int free = ~used & (won.length - 1); free != 0; free &= free - 1) {
          if (won[used | Integer.lowestOneBit(free)] == 0) {
            won[used] = 1;
            break;
          }
        }
      }
    }
    return won[0] != 0;
  }

  /** Whether the first player wins. */
  @Benchmark
  public boolean wins() {
    return wins.getAsBoolean();
  }
}
