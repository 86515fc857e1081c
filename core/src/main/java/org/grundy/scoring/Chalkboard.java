package org.grundy.scoring;

import java.util.stream.IntStream;

/**
 * Numbers on a board, erased one at a time, any one; whoever makes the exclusive or of those left 0
 * loses, and whoever finds it 0 on their turn has won (the chalkboard XOR game). That of no numbers
 * is 0.
 *
 * <p>No Grundy value is needed: the mover wins if the exclusive or x is 0 or the count n is even.
 * For if n is even and x is not 0, not all numbers can equal x, or the exclusive or of all would be
 * 0; erasing one that does not leaves an odd count and not 0. And from there every move loses at
 * once or leaves an even count.
 */
public final class Chalkboard {
  private Chalkboard() {}

  /**
   * Whether the player to move wins. O(n); nothing is allocated.
   *
   * @param values the numbers, any
   * @return true for a win
   */
  public static boolean wins(long... values) {
    return values.length % 2 == 0 || xor(values) == 0;
  }

  /**
   * The winning moves, ascending. O(n).
   *
   * @param values the numbers, any
   * @return the indices of the numbers to erase; none if the board is lost, or won without a move
   */
  public static IntStream winningMoves(long... values) {
    long xor = xor(values);
    return xor == 0 || values.length % 2 != 0
        ? IntStream.empty()
        : IntStream.range(0, values.length).filter(i -> values[i] != xor);
  }

  private static long xor(long[] values) {
    long xor = 0;
    for (long value : values) {
      xor ^= value;
    }
    return xor;
  }
}
