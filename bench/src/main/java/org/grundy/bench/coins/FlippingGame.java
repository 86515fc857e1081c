package org.grundy.bench.coins;

import java.util.BitSet;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.grundy.games.CoinTurning;
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
 * The winning first moves of the flipping game of Project Euler 459 on a board of side n: every
 * rectangle tried with its value from prefix sums of a table of cell values by definition of the
 * row games, and the product method.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class FlippingGame {
  @Param({"naive", "product"})
  public String strategy = "";

  @Param({"60", "30"})
  public int n;

  private LongSupplier moves = () -> 0;

  /** Chooses the strategy. */
  @Setup
  public void setUp() {
    int[] squares = IntStream.iterate(1, i -> i * i <= n, i -> i + 1).map(i -> i * i).toArray();
    int[] triangles =
        IntStream.iterate(1, i -> i * (i + 1) / 2 <= n, i -> i + 1)
            .map(i -> i * (i + 1) / 2)
            .toArray();
    moves =
        switch (strategy) {
          case "naive" -> () -> everyRectangle(triangles, squares);
          case "product" ->
              () ->
                  CoinTurning.runs(triangles)
                      .times(CoinTurning.runs(squares))
                      .countWinningFirstMoves(n, n);
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  private long everyRectangle(int[] heights, int[] widths) {
    int[] down = values(heights);
    int[] across = values(widths);
    int[][] prefix = new int[n + 1][n + 1];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        prefix[r + 1][c + 1] =
            prefix[r][c + 1] ^ prefix[r + 1][c] ^ prefix[r][c] ^ product(down[r], across[c]);
      }
    }
    long count = 0;
    for (int height : heights) {
      for (int width : widths) {
        for (int r = height; r <= n; r++) {
          for (int c = width; c <= n; c++) {
            int turned =
                prefix[r][c]
                    ^ prefix[r - height][c]
                    ^ prefix[r][c - width]
                    ^ prefix[r - height][c - width];
            count += turned == prefix[n][n] && turned != 0 ? 1 : 0;
          }
        }
      }
    }
    return count;
  }

  private int[] values(int[] lengths) {
    int[] g = new int[n];
    for (int i = 0; i < n; i++) {
      BitSet seen = new BitSet();
      for (int length : lengths) {
        int sum = 0;
        for (int j = i - length + 1; j < i; j++) {
          sum ^= j < 0 ? 0 : g[j];
        }
        if (length <= i + 1) {
          seen.set(sum);
        }
      }
      g[i] = seen.nextClearBit(0);
    }
    return g;
  }

  /** The nim-product by its recursive definition on halves. */
  private static int product(int a, int b) {
    return product(a, b, 8);
  }

  private static int product(int a, int b, int half) {
    if (a < 2 || b < 2) {
      return a * b;
    }
    int mask = (1 << half) - 1;
    int a1 = a >> half;
    int a0 = a & mask;
    int b1 = b >> half;
    int b0 = b & mask;
    int next = half / 2;
    int low = product(a0, b0, next);
    int high = product(a1, b1, next);
    int both = product(a1 ^ a0, b1 ^ b0, next);
    return (both ^ low) << half | (low ^ product(high, 1 << (half - 1), next));
  }

  /** The number of winning first moves. */
  @Benchmark
  public long moves() {
    return moves.getAsLong();
  }
}
