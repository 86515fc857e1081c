package org.grundy.scoring;

import java.util.Objects;
import org.grundy.Budget;
import org.grundy.internal.IntervalKernel;
import org.grundy.internal.Intervals;
import org.grundy.internal.Meter;

/**
 * A row of stones with points: a move takes the stone at either end (the stone game, <i>predict the
 * winner</i>). Points may be negative.
 *
 * <p>The answers come in linear time from a theorem. Where an inner stone is worth at least as much
 * as both its neighbours, x &lt;= y &gt;= z, the three may be replaced by a single stone of worth x
 * - y + z. When no such triple is left, the worths fall and then rise, the best stone is always at
 * an end, and both players just take it.
 *
 * <p>Why the replacement is exact: adding a constant c to every stone changes the difference by c
 * in rows of odd length and not at all in others, before the replacement as after it. So take c so
 * large that no position is better for the player who moves second; then Milnor's bound holds,
 * diff(G) - diff(H) &lt;= diff(G + H), where G + H is both rows side by side (Milnor, <i>Sums of
 * positional games</i>, 1953). Let H be G after the replacement. In G + H the second player does
 * not lose: mirror every move in the other row; answer x by y, z by y, then the rest of the block
 * by the single stone or the single stone by the rest, each of which costs nothing because y is
 * worth at least x and z. So diff(G) &lt;= diff(H), and diff(H) &lt;= diff(G) in the same way.
 *
 * <p>{@link #differenceByIntervals} does without the theorem.
 */
public final class EitherEnd {
  private EitherEnd() {}

  /**
   * The difference, both totals and a line of perfect play. O(n) time and memory.
   *
   * @param values the points of the stones from left to right; their absolute values add up to at
   *     most {@code Long.MAX_VALUE}
   * @return the result; a move is the index of the stone taken
   * @throws IllegalArgumentException if the values add up to more
   */
  public static ScoreResult solve(long... values) {
    Row.checkTotal("values", values);
    Fused row = new Fused(values);
    long[] moves = new long[values.length];
    long[] gains = new long[values.length];
    int played = 0;
    int left = 0;
    int right = row.size - 1;
    // A fused stone is taken by taking its whole block, the players in turn: its inner stones are
    // the best on the table when their turn comes, as y >= x, z and x, z >= x - y + z.
    while (left <= right) {
      if (row.worth[left] >= row.worth[right]) {
        for (int i = row.from[left]; i < row.to(left); i++) {
          moves[played++] = i;
        }
        left++;
      } else {
        for (int i = row.to(right) - 1; i >= row.from[right]; i--) {
          moves[played++] = i;
        }
        right--;
      }
    }
    for (int i = 0; i < played; i++) {
      gains[i] = values[(int) moves[i]];
    }
    return ScoreResult.ofLine(moves, gains);
  }

  /**
   * What the player to move gets more than the other. O(n) time and memory.
   *
   * @param values the points of the stones, as in {@link #solve}
   * @return the difference; 0 for no stones
   * @throws IllegalArgumentException if the values add up to more than {@code Long.MAX_VALUE}
   */
  public static long difference(long... values) {
    Row.checkTotal("values", values);
    Fused row = new Fused(values);
    long difference = 0;
    int left = 0;
    int right = row.size - 1;
    for (int sign = 1; left <= right; sign = -sign) {
      difference +=
          sign * (row.worth[left] >= row.worth[right] ? row.worth[left++] : row.worth[right--]);
    }
    return difference;
  }

  /**
   * Who ends with more. O(n) time; nothing is allocated for a row of even length whose stones at
   * even indices and at odd indices have different sums: there the first player can take all of
   * either kind, and so wins.
   *
   * @param values the points of the stones, as in {@link #solve}
   * @return the outcome
   * @throws IllegalArgumentException if the values add up to more than {@code Long.MAX_VALUE}
   */
  public static ScoreOutcome outcome(long... values) {
    Row.checkTotal("values", values);
    if (values.length % 2 == 0) {
      long evenLessOdd = 0;
      for (int i = 0; i < values.length; i += 2) {
        evenLessOdd += values[i] - values[i + 1];
      }
      if (evenLessOdd != 0) {
        return ScoreOutcome.FIRST;
      }
    }
    return ScoreOutcome.of(difference(values));
  }

  /**
   * The same as {@link #difference}, by plain minimax over all intervals: no theorem, O(n^2) time,
   * O(n) memory; long rows with vectors where the JVM runs with the module jdk.incubator.vector.
   *
   * @param values the points of the stones, as in {@link #solve}
   * @param budget the time it may take
   * @return the difference; 0 for no stones
   * @throws IllegalArgumentException if the values add up to more than {@code Long.MAX_VALUE}
   * @throws org.grundy.LimitExceededException if the time runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static long differenceByIntervals(long[] values, Budget budget) {
    Row.checkTotal("values", values);
    Objects.requireNonNull(budget, "budget");
    int n = values.length;
    Meter meter = Meter.start(budget);
    IntervalKernel kernel = Intervals.kernelFor(n);
    // best[i] is the difference of the interval of the current length that begins at i.
    long[] best = n % 2 == 0 ? new long[n + 1] : values.clone();
    for (int length = n % 2; length < n; length += 2) {
      meter.check(length);
      kernel.widen(values, best, length, n - length - 1);
    }
    return best[0];
  }

  /** The row after all replacements: worths that fall and then rise. */
  private static final class Fused {
    final long[] worth;
    final int[] from;
    final int length;
    int size;

    Fused(long[] values) {
      worth = new long[values.length];
      from = new int[values.length];
      length = values.length;
      for (int i = 0; i < values.length; i++) {
        worth[size] = values[i];
        from[size++] = i;
        while (size >= 3
            && worth[size - 2] >= worth[size - 3]
            && worth[size - 2] >= worth[size - 1]) {
          size -= 2;
          worth[size - 1] += worth[size + 1] - worth[size];
        }
      }
    }

    /** Where the block of a fused stone ends, exclusive. */
    int to(int stone) {
      return stone + 1 < size ? from[stone + 1] : length;
    }
  }
}
