package org.grundy.games;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.Position;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;

/**
 * Euclid: two numbers; a move subtracts a positive multiple of the smaller from the larger, leaving
 * 0 or more; once one of them is 0 nobody can move (Cole and Davie 1969): {@code euclid:12,7}.
 *
 * <p>Let a = q * b + r be the larger number, divided by the smaller, and v the value of (b, r), 0
 * where r is 0. The positions (r + j * b, b) for j = 0, 1, ..., q have the values v, and then in
 * turn the least numbers that are not v, since each has the earlier ones as options. So the value
 * is q - 1 if that is less than v, otherwise q. With v known to be one less than or equal to the
 * next quotient, the comparison needs only the first quotient that differs, and the parity of how
 * many are equal before it (compare Cairns, Ho and Lengyel 2011). Nothing is stored, and at most 91
 * divisions are made.
 *
 * <p>Moves ascend by the number changed, then by what is left of it. Immutable.
 *
 * @param a a number, 0 or more
 * @param b a number, 0 or more
 */
public record Euclid(long a, long b) implements Position {
  /**
   * Refuses negative numbers.
   *
   * @param a a number, 0 or more
   * @param b a number, 0 or more
   * @throws IllegalArgumentException if one is negative
   */
  public Euclid {
    Checks.nonNegative("a", a);
    Checks.nonNegative("b", b);
  }

  /**
   * The Grundy value.
   *
   * @param a a number, 0 or more
   * @param b a number, 0 or more
   * @return its value
   * @throws IllegalArgumentException if a number is negative
   */
  public static long grundy(long a, long b) {
    Checks.nonNegative("a", a);
    Checks.nonNegative("b", b);
    return value(Math.max(a, b), Math.min(a, b));
  }

  /** The value for numbers in order. */
  private static long value(long larger, long smaller) {
    if (smaller == 0) {
      return 0;
    }
    long quotient = larger / smaller;
    // Whether the value is quotient - 1: it alternates along equal quotients.
    boolean less = false;
    long x = smaller;
    long y = larger % smaller;
    while (y != 0) {
      long next = x / y;
      if (next != quotient) {
        return less == (next > quotient) ? quotient : quotient - 1;
      }
      less = !less;
      long rest = x % y;
      x = y;
      y = rest;
    }
    return less ? quotient - 1 : quotient;
  }

  @Override
  public long grundy() {
    return value(Math.max(a, b), Math.min(a, b));
  }

  /**
   * Who wins.
   *
   * @return {@link Outcome#N} if whoever moves now wins, otherwise {@link Outcome#P}
   */
  public Outcome outcome() {
    return Outcome.ofGrundy(grundy());
  }

  /** How many moves change the number of this index, 0 for a and 1 for b. */
  private long movesOf(int index) {
    long own = index == 0 ? a : b;
    long other = index == 0 ? b : a;
    return other == 0 ? 0 : own / other;
  }

  private Move move(int index, long times) {
    long left = index == 0 ? a - times * b : b - times * a;
    Euclid result = index == 0 ? new Euclid(left, b) : new Euclid(a, left);
    return new Move((index == 0 ? a : b) + " -> " + left, result);
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        2,
        i -> {
          long times = movesOf(i);
          return LongStream.range(0, times).mapToObj(left -> move(i, times - left));
        });
  }

  /** {@inheritDoc} At most one for either number. */
  @Override
  public Stream<Move> movesTo(long grundy) {
    return LazyConcatenation.of(
        2,
        i -> {
          long times = movesOf(i);
          long left = times == 0 ? -1 : multiplesLeft(grundy);
          return left >= 0 && left < times ? Stream.of(move(i, times - left)) : Stream.empty();
        });
  }

  /** The j for which (r + j * b, b) has this value, which may be more than there are. */
  private long multiplesLeft(long grundy) {
    long smaller = Math.min(a, b);
    long v = value(smaller, Math.max(a, b) % smaller);
    if (grundy == v) {
      return 0;
    }
    return grundy >= 0 && grundy < v ? grundy + 1 : grundy;
  }

  @Override
  public String toString() {
    return "euclid:" + a + "," + b;
  }
}
