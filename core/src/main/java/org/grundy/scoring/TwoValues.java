package org.grundy.scoring;

import it.unimi.dsi.fastutil.ints.IntArrays;

/**
 * Stones that are worth different points to the two players, who take one each in turn, any one
 * (stone game VI). Points may be negative.
 *
 * <p>Both players take the stone whose two worths add up to most. For if A is what the first player
 * takes, the difference is the sum over A of first[i] + second[i], less the sum of second over all
 * stones, which is fixed: the players fight over the same worths, and how many stones each gets is
 * fixed too.
 */
public final class TwoValues {
  private TwoValues() {}

  /**
   * The difference, both totals and a line of perfect play. O(n log n) time, O(n) memory.
   *
   * @param first what each stone is worth to the first player
   * @param second what each stone is worth to the second player; as many, and the absolute values
   *     of both together add up to at most {@code Long.MAX_VALUE}
   * @return the result; a move is the index of the stone taken
   * @throws IllegalArgumentException if the lengths differ or the values add up to more
   */
  public static ScoreResult solve(long[] first, long[] second) {
    if (first.length != second.length) {
      throw new IllegalArgumentException(
          "second has length " + second.length + ", expected that of first, " + first.length);
    }
    Row.addTotal("second", second, Row.addTotal("first", first, 0));
    int n = first.length;
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      order[i] = i;
    }
    IntArrays.stableSort(order, (i, j) -> Long.compare(first[j] + second[j], first[i] + second[i]));
    long[] moves = new long[n];
    long[] gains = new long[n];
    for (int turn = 0; turn < n; turn++) {
      moves[turn] = order[turn];
      gains[turn] = (turn % 2 == 0 ? first : second)[order[turn]];
    }
    return ScoreResult.ofLine(moves, gains);
  }
}
