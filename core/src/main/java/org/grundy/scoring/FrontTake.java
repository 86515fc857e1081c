package org.grundy.scoring;

import org.grundy.internal.Checks;

/**
 * A row of stones with points: a move takes 1 to {@code most} stones from the front (stone game III
 * has {@code most} 3). Points may be negative.
 *
 * <pre>{@code
 * FrontTake.solve(3, -1, -2, -3).outcome()   // TIE
 * }</pre>
 */
public final class FrontTake {
  private FrontTake() {}

  /**
   * The difference, both totals and a line of perfect play. O(n) time and memory, whatever {@code
   * most} is.
   *
   * @param most the most stones a move may take, at least 1
   * @param values the points of the stones from the front; their absolute values add up to at most
   *     {@code Long.MAX_VALUE}
   * @return the result; a move is the number of stones taken
   * @throws IllegalArgumentException if {@code most} is below 1 or the values add up to more
   */
  public static ScoreResult solve(int most, long... values) {
    Checks.positive("most", most);
    Row.checkTotal("values", values);
    int n = values.length;
    long[] sums = Row.prefixSums(values);
    // Stopping at j is worth sums[j] - difference(j) to the mover, less the constant sums[i]. The
    // stops within reach slide along the row: a queue that falls in worth has the best at its head.
    long[] worth = new long[n + 1];
    int[] stop = new int[n + 1];
    int[] queue = new int[n + 1];
    int head = 0;
    int tail = 0;
    worth[n] = sums[n];
    for (int i = n - 1; i >= 0; i--) {
      while (head < tail && worth[queue[tail - 1]] <= worth[i + 1]) {
        tail--;
      }
      queue[tail++] = i + 1;
      if (queue[head] - i > most) {
        head++;
      }
      stop[i] = queue[head];
      worth[i] = sums[i] - (worth[stop[i]] - sums[i]);
    }
    return line(sums, stop);
  }

  private static ScoreResult line(long[] sums, int[] stop) {
    int n = sums.length - 1;
    int turns = 0;
    for (int i = 0; i < n; i = stop[i]) {
      turns++;
    }
    long[] moves = new long[turns];
    long[] gains = new long[turns];
    for (int i = 0, turn = 0; i < n; i = stop[i], turn++) {
      moves[turn] = (long) stop[i] - i;
      gains[turn] = sums[stop[i]] - sums[i];
    }
    return ScoreResult.ofLine(moves, gains);
  }
}
