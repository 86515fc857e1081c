package org.grundy.scoring;

import java.util.stream.IntStream;
import org.grundy.internal.Checks;

/**
 * Stones with numbers, taken one at a time, any one; whoever makes the sum of all numbers taken so
 * far divisible by 3 loses, and when all are taken without that, the second player wins (stone game
 * IX).
 *
 * <p>No Grundy value is needed: only remainders by 3 matter, and after the first stone of remainder
 * r the play is r, r, 3-r, r, 3-r, ... except that a stone of remainder 0 may be put in after the
 * first at any time, which passes the turn. With an even number of those every pass can be
 * answered; then the opener of r loses only when out of stones of the other kind last, so opening
 * with the rarer kind wins if it is there at all. With an odd number one pass is left over, and the
 * sides change: the opener of r wins if there are at least three more of r than of 3-r.
 */
public final class StonesByThree {
  private StonesByThree() {}

  /**
   * Whether the first player wins. O(n).
   *
   * @param values the numbers on the stones, of either sign
   * @return true for a win
   */
  public static boolean wins(long... values) {
    long[] counts = new long[3];
    for (long value : values) {
      counts[(int) Math.floorMod(value, 3L)]++;
    }
    return wins(counts[0], counts[1], counts[2]);
  }

  /**
   * Whether the first player wins, by counts. O(1).
   *
   * @param zeros how many numbers have remainder 0
   * @param ones how many have remainder 1
   * @param twos how many have remainder 2
   * @return true for a win
   * @throws IllegalArgumentException if a count is negative
   */
  public static boolean wins(long zeros, long ones, long twos) {
    return winningRemainders(zeros, ones, twos).findAny().isPresent();
  }

  /**
   * The remainders of the stones with which the first player can open and win, ascending. O(1).
   *
   * @param zeros how many numbers have remainder 0
   * @param ones how many have remainder 1
   * @param twos how many have remainder 2
   * @return 1, 2, both or none
   * @throws IllegalArgumentException if a count is negative
   */
  public static IntStream winningRemainders(long zeros, long ones, long twos) {
    Checks.nonNegative("zeros", zeros);
    Checks.nonNegative("ones", ones);
    Checks.nonNegative("twos", twos);
    return IntStream.of(1, 2)
        .filter(r -> r == 1 ? opens(zeros, ones, twos) : opens(zeros, twos, ones));
  }

  private static boolean opens(long zeros, long same, long other) {
    return zeros % 2 == 0 ? same >= 1 && same <= other : same - other > 2;
  }
}
