package org.grundy.games;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.internal.Checks;

/**
 * A Nim position that is told pile by pile, without an array: a stream of sizes, runs of equal
 * piles, or ranges of consecutive sizes, up to {@code Long.MAX_VALUE} piles in all.
 *
 * <p>For each of 63 bits it keeps how many piles hold it and the first that does; the winning moves
 * are in the piles that hold the highest bit of the winning xor. Adding a pile, a run or a range
 * takes constant time, and nothing is allocated after construction. For one thread.
 *
 * <pre>{@code
 * NimTally tally = NimTally.of(LongStream.of(3, 4, 5));
 * tally.addRange(10, 1_000_000_000_000L);
 * tally.outcome(PlayConvention.NORMAL);
 * }</pre>
 */
public final class NimTally {
  private static final int BITS = 63;

  /**
   * One pile of a tally changes its size.
   *
   * @param pile how many piles were added before it
   * @param from its size before
   * @param to its size after
   */
  public record TallyMove(long pile, long from, long to) {}

  private final long[] holders = new long[BITS];
  private final long[] firstPile = new long[BITS];
  private final long[] firstSize = new long[BITS];
  private long piles;
  private long large;
  private long nimSum;

  /** No piles. */
  public NimTally() {}

  /**
   * The piles of a stream, in its order.
   *
   * @param sizes the sizes, each 0 or more
   * @return the tally
   * @throws IllegalArgumentException if one is negative
   */
  public static NimTally of(LongStream sizes) {
    NimTally tally = new NimTally();
    sizes.sequential().forEachOrdered(tally::add);
    return tally;
  }

  /**
   * Adds a pile.
   *
   * @param size its size, 0 or more
   * @throws IllegalArgumentException if it is negative
   */
  public void add(long size) {
    add(size, 1);
  }

  /**
   * Adds equal piles.
   *
   * @param size their size, 0 or more
   * @param count how many, 0 or more
   * @throws IllegalArgumentException if a number is negative
   * @throws ArithmeticException if there would be more than {@code Long.MAX_VALUE} piles
   */
  public void add(long size, long count) {
    Checks.nonNegative("size", size);
    Checks.nonNegative("count", count);
    if (count == 0) {
      return;
    }
    long after = Math.addExact(piles, count);
    for (long bits = size; bits != 0; bits &= bits - 1) {
      hold(Long.numberOfTrailingZeros(bits), count, 0, size);
    }
    large += size > 1 ? count : 0;
    nimSum ^= (count & 1) != 0 ? size : 0;
    piles = after;
  }

  /**
   * Adds piles of the consecutive sizes {@code from}, {@code from + 1}, ..., {@code to - 1}.
   *
   * @param from the first size, 0 or more
   * @param to one more than the last size; not less than {@code from}
   * @throws IllegalArgumentException if a number is out of range
   * @throws ArithmeticException if there would be more than {@code Long.MAX_VALUE} piles
   */
  public void addRange(long from, long to) {
    Checks.nonNegative("from", from);
    Checks.inRange("to", to, from, Long.MAX_VALUE);
    if (from == to) {
      return;
    }
    long after = Math.addExact(piles, to - from);
    for (int bit = 0; bit < BITS; bit++) {
      long count = holdersBelow(to, bit) - holdersBelow(from, bit);
      if (count > 0) {
        long first = (from >>> bit & 1) != 0 ? from : ((from >>> bit) | 1) << bit;
        hold(bit, count, first - from, first);
        nimSum ^= (count & 1) << bit;
      }
    }
    large += to - Math.max(from, Math.min(to, 2));
    piles = after;
  }

  /** How many of the numbers below n have this bit. */
  private static long holdersBelow(long n, int bit) {
    long full = (n >>> bit >>> 1) << bit;
    return full + ((n >>> bit & 1) != 0 ? n & ((1L << bit) - 1) : 0);
  }

  private void hold(int bit, long count, long offset, long size) {
    if (holders[bit] == 0) {
      firstPile[bit] = piles + offset;
      firstSize[bit] = size;
    }
    holders[bit] += count;
  }

  /**
   * How many piles were added.
   *
   * @return the number of piles, empty ones too
   */
  public long piles() {
    return piles;
  }

  /**
   * The nim-sum, which is the Grundy value.
   *
   * @return the exclusive or of all sizes
   */
  public long nimSum() {
    return nimSum;
  }

  /**
   * The number d such that the winning moves are those from a pile p to {@code p ^ d < p}, as in
   * {@link Nim}.
   *
   * @param convention normal or misere play
   * @return d; 0 if and only if the next player loses
   */
  public long winningXor(PlayConvention convention) {
    Objects.requireNonNull(convention, "convention");
    return convention == PlayConvention.MISERE && large < 2 ? nimSum ^ 1 : nimSum;
  }

  /**
   * Who wins.
   *
   * @param convention normal or misere play
   * @return {@link Outcome#P} or {@link Outcome#N}
   */
  public Outcome outcome(PlayConvention convention) {
    return Outcome.ofGrundy(winningXor(convention));
  }

  /**
   * The number of winning moves.
   *
   * @param convention normal or misere play
   * @return the count
   */
  public long countWinningMoves(PlayConvention convention) {
    long d = winningXor(convention);
    return d == 0 ? 0 : holders[BITS - Long.numberOfLeadingZeros(d)];
  }

  /**
   * The winning move in the first pile that has one.
   *
   * @param convention normal or misere play
   * @return the move, or empty where none wins
   */
  public Optional<TallyMove> firstMove(PlayConvention convention) {
    if (countWinningMoves(convention) == 0) {
      return Optional.empty();
    }
    long d = winningXor(convention);
    int bit = BITS - Long.numberOfLeadingZeros(d);
    return Optional.of(new TallyMove(firstPile[bit], firstSize[bit], firstSize[bit] ^ d));
  }
}
