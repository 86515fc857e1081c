package org.grundy.games;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.internal.Checks;
import org.grundy.internal.Xor;

/**
 * Nim: a move takes any positive number from one pile (Bouton 1901).
 *
 * <p>Everything about a position is in one number, its {@linkplain #winningXor winning xor} d: the
 * winning moves are those that change a pile p to {@code p ^ d} where that is less than p, and the
 * next player loses exactly if d is 0. Under normal play d is the nim-sum. Under misere play it is
 * the nim-sum, except that its lowest bit is flipped when at most one pile holds more than 1: then
 * the winner must leave an odd, not an even, number of single piles. An empty misere position has d
 * = 1 and is won without a move.
 *
 * <p>Piles may be {@code int} or {@code long}, from none to as many as an array holds, each 0 or
 * more; every question takes one or two passes. Outcome, count, winning xor, first pile and size
 * left allocate nothing; the others return comfortable records.
 *
 * <p>A game in which a player may also pass once is another game, with other values; it is not
 * covered.
 *
 * <pre>{@code
 * int[] piles = {3, 4, 5};
 * Nim.outcome(piles, PlayConvention.NORMAL);      // N
 * Nim.firstMove(piles, PlayConvention.NORMAL);    // pile 0: 3 -> 1
 * int pile = Nim.firstPile(piles, PlayConvention.NORMAL);             // 0
 * long left = Nim.sizeLeft(piles, pile, PlayConvention.NORMAL);       // 1
 * }</pre>
 */
public final class Nim {
  private Nim() {}

  /**
   * The nim-sum, which is the Grundy value.
   *
   * @param piles the sizes, each 0 or more
   * @return their exclusive or
   * @throws IllegalArgumentException if one is negative
   */
  public static int nimSum(int... piles) {
    long xor = Xor.fold(piles);
    if (xor < 0) {
      Checks.nonNegative("piles", piles);
    }
    return (int) xor;
  }

  /**
   * The nim-sum, which is the Grundy value.
   *
   * @param piles the sizes, each 0 or more
   * @return their exclusive or
   * @throws IllegalArgumentException if one is negative
   */
  public static long nimSum(long... piles) {
    long xor = Xor.fold(piles);
    if (xor < 0) {
      Checks.nonNegative("piles", piles);
    }
    return xor;
  }

  /**
   * The number d such that the winning moves are those from a pile p to {@code p ^ d < p}.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return d; 0 if and only if the next player loses
   * @throws IllegalArgumentException if a pile is negative
   */
  public static int winningXor(int[] piles, PlayConvention convention) {
    int nimSum = nimSum(piles);
    if (Objects.requireNonNull(convention, "convention") == PlayConvention.NORMAL) {
      return nimSum;
    }
    int large = 0;
    for (int i = 0; i < piles.length && large < 2; i++) {
      large += piles[i] > 1 ? 1 : 0;
    }
    return large < 2 ? nimSum ^ 1 : nimSum;
  }

  /**
   * The number d such that the winning moves are those from a pile p to {@code p ^ d < p}.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return d; 0 if and only if the next player loses
   * @throws IllegalArgumentException if a pile is negative
   */
  public static long winningXor(long[] piles, PlayConvention convention) {
    long nimSum = nimSum(piles);
    if (Objects.requireNonNull(convention, "convention") == PlayConvention.NORMAL) {
      return nimSum;
    }
    int large = 0;
    for (int i = 0; i < piles.length && large < 2; i++) {
      large += piles[i] > 1 ? 1 : 0;
    }
    return large < 2 ? nimSum ^ 1 : nimSum;
  }

  /**
   * Who wins.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return {@link Outcome#P} or {@link Outcome#N}
   * @throws IllegalArgumentException if a pile is negative
   */
  public static Outcome outcome(int[] piles, PlayConvention convention) {
    return Outcome.ofGrundy(winningXor(piles, convention));
  }

  /**
   * Who wins.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return {@link Outcome#P} or {@link Outcome#N}
   * @throws IllegalArgumentException if a pile is negative
   */
  public static Outcome outcome(long[] piles, PlayConvention convention) {
    return Outcome.ofGrundy(winningXor(piles, convention));
  }

  /**
   * The first pile with a winning move.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return its index, or -1 where no move wins
   * @throws IllegalArgumentException if a pile is negative
   */
  public static int firstPile(int[] piles, PlayConvention convention) {
    int top = Integer.highestOneBit(winningXor(piles, convention));
    for (int i = 0; i < piles.length; i++) {
      if ((piles[i] & top) != 0) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The first pile with a winning move.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return its index, or -1 where no move wins
   * @throws IllegalArgumentException if a pile is negative
   */
  public static int firstPile(long[] piles, PlayConvention convention) {
    long top = Long.highestOneBit(winningXor(piles, convention));
    for (int i = 0; i < piles.length; i++) {
      if ((piles[i] & top) != 0) {
        return i;
      }
    }
    return -1;
  }

  /**
   * What the winning move in a pile leaves of it; there is at most one.
   *
   * @param piles the sizes, each 0 or more
   * @param pile the index of a pile
   * @param convention normal or misere play
   * @return the size after the move, or -1 where no move in this pile wins
   * @throws IllegalArgumentException if a pile is negative or there is no such pile
   */
  public static int sizeLeft(int[] piles, int pile, PlayConvention convention) {
    Checks.inRange("pile", pile, 0, piles.length - 1);
    int d = winningXor(piles, convention);
    return (piles[pile] & Integer.highestOneBit(d)) != 0 ? piles[pile] ^ d : -1;
  }

  /**
   * What the winning move in a pile leaves of it; there is at most one.
   *
   * @param piles the sizes, each 0 or more
   * @param pile the index of a pile
   * @param convention normal or misere play
   * @return the size after the move, or -1 where no move in this pile wins
   * @throws IllegalArgumentException if a pile is negative or there is no such pile
   */
  public static long sizeLeft(long[] piles, int pile, PlayConvention convention) {
    Checks.inRange("pile", pile, 0, piles.length - 1);
    long d = winningXor(piles, convention);
    return (piles[pile] & Long.highestOneBit(d)) != 0 ? piles[pile] ^ d : -1;
  }

  /**
   * The number of winning moves: of the piles that hold the winning xor's highest bit.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return the count
   * @throws IllegalArgumentException if a pile is negative
   */
  public static int countWinningMoves(int[] piles, PlayConvention convention) {
    int d = winningXor(piles, convention);
    if (d == 0) {
      return 0;
    }
    int shift = Integer.numberOfTrailingZeros(Integer.highestOneBit(d));
    int count = 0;
    for (int pile : piles) {
      count += (pile >>> shift) & 1;
    }
    return count;
  }

  /**
   * The number of winning moves: of the piles that hold the winning xor's highest bit.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return the count
   * @throws IllegalArgumentException if a pile is negative
   */
  public static int countWinningMoves(long[] piles, PlayConvention convention) {
    long d = winningXor(piles, convention);
    if (d == 0) {
      return 0;
    }
    int shift = Long.numberOfTrailingZeros(Long.highestOneBit(d));
    long count = 0;
    for (long pile : piles) {
      count += (pile >>> shift) & 1;
    }
    return (int) count;
  }

  /**
   * The winning move in the first pile that has one.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return the move, or empty where none wins
   * @throws IllegalArgumentException if a pile is negative
   */
  public static Optional<PileMove> firstMove(int[] piles, PlayConvention convention) {
    return winningMoves(piles, convention).findFirst();
  }

  /**
   * The winning move in the first pile that has one.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return the move, or empty where none wins
   * @throws IllegalArgumentException if a pile is negative
   */
  public static Optional<PileMove> firstMove(long[] piles, PlayConvention convention) {
    return winningMoves(piles, convention).findFirst();
  }

  /**
   * All winning moves, at most one a pile, by ascending pile. The array must not change while the
   * stream is in use.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return a lazy stream
   * @throws IllegalArgumentException if a pile is negative
   */
  public static Stream<PileMove> winningMoves(int[] piles, PlayConvention convention) {
    int d = winningXor(piles, convention);
    int top = Integer.highestOneBit(d);
    return IntStream.range(0, piles.length)
        .filter(i -> (piles[i] & top) != 0)
        .mapToObj(i -> new PileMove(i, piles[i], piles[i] ^ d));
  }

  /**
   * All winning moves, at most one a pile, by ascending pile. The array must not change while the
   * stream is in use.
   *
   * @param piles the sizes, each 0 or more
   * @param convention normal or misere play
   * @return a lazy stream
   * @throws IllegalArgumentException if a pile is negative
   */
  public static Stream<PileMove> winningMoves(long[] piles, PlayConvention convention) {
    long d = winningXor(piles, convention);
    long top = Long.highestOneBit(d);
    return IntStream.range(0, piles.length)
        .filter(i -> (piles[i] & top) != 0)
        .mapToObj(i -> new PileMove(i, piles[i], piles[i] ^ d));
  }
}
