package org.grundy.scoring;

import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.internal.Checks;

/**
 * A number n, from which a move takes a proper divisor of it; at 1 there is no move, and who cannot
 * move loses (the divisor game).
 *
 * <p>No Grundy value is needed: even numbers are won. An odd number has odd divisors only, so every
 * move from it leads to an even number; from an even number every odd divisor leads to an odd one,
 * and 1 is always among them; and 1, where the mover loses, is odd.
 */
public final class DivisorGame {
  private DivisorGame() {}

  /**
   * Whether the player to move wins.
   *
   * @param n the number, at least 1
   * @return true if it is even
   * @throws IllegalArgumentException if it is below 1
   */
  public static boolean wins(long n) {
    return Checks.positive("n", n) % 2 == 0;
  }

  /**
   * The least winning move.
   *
   * @param n the number, at least 1
   * @return 1, or empty if the number is lost
   * @throws IllegalArgumentException if it is below 1
   */
  public static OptionalLong firstWinningMove(long n) {
    return wins(n) ? OptionalLong.of(1) : OptionalLong.empty();
  }

  /**
   * The winning moves, ascending: the odd divisors of an even number. Lazy; O(sqrt(m)) to the end,
   * m the largest odd divisor.
   *
   * @param n the number, at least 1
   * @return the divisors to take; none if the number is lost
   * @throws IllegalArgumentException if it is below 1
   */
  public static LongStream winningMoves(long n) {
    if (!wins(n)) {
      return LongStream.empty();
    }
    long odd = n >>> Long.numberOfTrailingZeros(n);
    long last = lastOddBelowRoot(odd);
    LongStream small = LongStream.iterate(1, d -> d <= last, d -> d + 2).filter(d -> odd % d == 0);
    LongStream large =
        LongStream.iterate(last, d -> d >= 1, d -> d - 2)
            .filter(d -> odd % d == 0 && d != odd / d)
            .map(d -> odd / d);
    return LongStream.concat(small, large);
  }

  /** The largest odd number whose square is at most m. */
  private static long lastOddBelowRoot(long m) {
    long root = (long) Math.sqrt((double) m) | 1;
    while (root > m / root) {
      root -= 2;
    }
    while (root + 2 <= m / (root + 2)) {
      root += 2;
    }
    return root;
  }
}
