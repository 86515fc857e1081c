package org.grundy.scoring;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.Objects;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * A row of stones with points: a move cuts it into two non-empty rows, throws the heavier one away
 * (either, if they weigh the same) and scores the sum of the one that stays, with which play goes
 * on. A row of one stone ends the game. Points may be negative.
 *
 * <p>{@link #solve} is for two players who cut in turn, {@link #mostAlone} for one who cuts alone
 * (stone game V).
 *
 * <pre>{@code
 * SplitRow.mostAlone(new long[] {6, 2, 3, 4, 5, 5}, Budget.unlimited())   // 18
 * }</pre>
 */
public final class SplitRow {
  /** The longest row: its tables take 64 MB. */
  static final int MAX_STONES = 2_000;

  private final int n;
  private final long[] sums;
  private final boolean alternating;
  // The row from index i to index j, exclusive, is at [i][j]: what its mover gets (more than the
  // other), and the most that keeping it or the end of it is worth.
  private final long[][] best;
  private final long[][] bestEnd;

  private SplitRow(long[] values, boolean alternating, Budget budget) {
    Checks.inRange("number of stones", values.length, 0, MAX_STONES);
    Row.checkTotal("values", values);
    Objects.requireNonNull(budget, "budget");
    n = values.length;
    sums = Row.prefixSums(values);
    this.alternating = alternating;
    Meter meter = Meter.start(budget);
    meter.beforeBytes(16L * (n + 1) * (n + 1), 0);
    best = new long[n + 1][n + 1];
    bestEnd = new long[n + 1][n + 1];
    boolean monotone = Arrays.stream(values).allMatch(value -> value >= 0);
    for (int i = n - 1; i >= 0; i--) {
      meter.check(rowsBehind(i));
      if (monotone) {
        fillMonotone(i);
      } else {
        fillAny(i, meter);
      }
    }
  }

  /**
   * Two players: the difference, both totals and a line of perfect play. O(n^2) time if no value is
   * negative, O(n^3) otherwise; O(n^2) memory.
   *
   * @param values the points of the stones, at most 2000; their absolute values add up to at most
   *     {@code Long.MAX_VALUE}
   * @param budget the time and memory it may take
   * @return the result; a move is the number of stones that stay, negative if they are those on the
   *     right
   * @throws IllegalArgumentException if there are more stones or the values add up to more
   * @throws ArithmeticException if a total overflows, which takes negative values
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static ScoreResult solve(long[] values, Budget budget) {
    return new SplitRow(values, true, budget).line();
  }

  /**
   * One player, who makes every cut: the most points in all. Time and memory as for {@link #solve}.
   *
   * @param values the points of the stones, at most 2000; their absolute values add up to at most
   *     {@code Long.MAX_VALUE}
   * @param budget the time and memory it may take
   * @return the most points; 0 for fewer than two stones
   * @throws IllegalArgumentException if there are more stones or the values add up to more
   * @throws ArithmeticException if a total overflows, which takes negative values
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static long mostAlone(long[] values, Budget budget) {
    SplitRow row = new SplitRow(values, false, budget);
    return row.best[0][row.n];
  }

  private long rowsBehind(int i) {
    return (long) (n - i) * (n - i - 1) / 2;
  }

  private long sum(int i, int j) {
    return sums[j] - sums[i];
  }

  private boolean leftMayStay(int i, int cut, int j) {
    return sum(i, cut) <= sum(cut, j);
  }

  private boolean rightMayStay(int i, int cut, int j) {
    return sum(i, cut) >= sum(cut, j);
  }

  /** What a move is worth that leaves the row from i to j. */
  private long worth(int i, int j) {
    return alternating
        ? Math.subtractExact(sum(i, j), best[i][j])
        : Math.addExact(sum(i, j), best[i][j]);
  }

  /** All rows that begin at i, whatever the values. */
  private void fillAny(int i, Meter meter) {
    for (int j = i + 2; j <= n; j++) {
      meter.tick(rowsBehind(i));
      long most = leftMayStay(i, i + 1, j) ? worth(i, i + 1) : worth(i + 1, j);
      for (int cut = i + 1; cut < j; cut++) {
        if (leftMayStay(i, cut, j)) {
          most = Math.max(most, worth(i, cut));
        }
        if (rightMayStay(i, cut, j)) {
          most = Math.max(most, worth(cut, j));
        }
      }
      best[i][j] = most;
    }
  }

  /**
   * All rows that begin at i, if no value is negative: the left part may stay for the cuts up to
   * some border, the right part from some border on, and both borders move right with j.
   */
  private void fillMonotone(int i) {
    bestEnd[i][i + 1] = worth(i, i + 1);
    int lastLeft = i;
    int firstRight = i + 1;
    long bestLeft = 0;
    for (int j = i + 2; j <= n; j++) {
      while (lastLeft + 1 < j && leftMayStay(i, lastLeft + 1, j)) {
        lastLeft++;
        long worth = worth(i, lastLeft);
        bestLeft = lastLeft == i + 1 ? worth : Math.max(bestLeft, worth);
      }
      while (firstRight + 1 < j && !rightMayStay(i, firstRight, j)) {
        firstRight++;
      }
      boolean left = lastLeft > i;
      boolean right = rightMayStay(i, firstRight, j);
      assert left || right : "one part is the lighter";
      best[i][j] =
          left && right
              ? Math.max(bestLeft, bestEnd[firstRight][j])
              : left ? bestLeft : bestEnd[firstRight][j];
      bestEnd[i][j] = Math.max(bestEnd[i + 1][j], worth(i, j));
    }
  }

  private ScoreResult line() {
    LongArrayList moves = new LongArrayList();
    LongArrayList gains = new LongArrayList();
    int i = 0;
    int j = n;
    while (j - i >= 2) {
      int cut = i + 1;
      while (!(leftMayStay(i, cut, j) && worth(i, cut) == best[i][j])
          && !(rightMayStay(i, cut, j) && worth(cut, j) == best[i][j])) {
        cut++;
      }
      if (leftMayStay(i, cut, j) && worth(i, cut) == best[i][j]) {
        moves.add((long) cut - i);
        gains.add(sum(i, cut));
        j = cut;
      } else {
        moves.add((long) cut - j);
        gains.add(sum(cut, j));
        i = cut;
      }
    }
    return ScoreResult.ofLine(moves.toLongArray(), gains.toLongArray());
  }
}
