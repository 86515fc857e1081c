package org.grundy.games;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Solved;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;

/**
 * Wythoff's game: a move takes any positive number from one of two piles, or the same number from
 * both: {@code wythoff:3,5}.
 *
 * <p>The P-positions are the pairs (floor(k * phi), floor(k * phi) + k) for k = 0, 1, 2, ...
 * (Wythoff 1907): every number is in exactly one of them, and so is every difference. Under misere
 * play (0, 0) and (1, 2) give way to (0, 1) and (2, 2), and every number and difference is still in
 * exactly one; no others change. Hence each of the three kinds of move has at most one winning
 * move, and all are found in constant time, by exact integer arithmetic up to {@code
 * Long.MAX_VALUE}.
 *
 * <p>No formula is known for the Grundy values; {@link WythoffTable} computes them, and a position
 * with both piles up to {@link #LARGEST_VALUED} has one.
 *
 * <p>Moves ascend: in pile 0 by the size left, in pile 1, then in both. Immutable.
 *
 * @param a the size of pile 0, 0 or more
 * @param b the size of pile 1, 0 or more
 */
public record Wythoff(long a, long b) implements Solved {
  /** The largest pile for which the value is computed. */
  public static final int LARGEST_VALUED = 1000;

  private static final class Values {
    static final WythoffTable TABLE = WythoffTable.to(LARGEST_VALUED);
  }

  /**
   * Refuses negative sizes.
   *
   * @param a the size of pile 0, 0 or more
   * @param b the size of pile 1, 0 or more
   * @throws IllegalArgumentException if one is negative
   */
  public Wythoff {
    Checks.nonNegative("a", a);
    Checks.nonNegative("b", b);
  }

  /**
   * The other pile of the P-position that holds a pile of n: n is floor(k * phi) for k = ceil(n /
   * phi), or else it is floor(k * phi) + k. Negative where it exceeds Long.MAX_VALUE.
   */
  private static long partner(long n, PlayConvention convention) {
    if (convention == PlayConvention.MISERE && n <= 2) {
      return n == 2 ? 2 : 1 - n;
    }
    if (n == 0) {
      return 0;
    }
    long k = Golden.floorDivide(n) + 1;
    // k * phi > n; it is less than n + 1 exactly if n is a lower number.
    if (Golden.floorDivide(n + 1) == k) {
      return n + k;
    }
    return Golden.floorDivide(n);
  }

  /** The smaller pile of the P-position with this difference; negative past Long.MAX_VALUE. */
  private static long lower(long difference, PlayConvention convention) {
    if (convention == PlayConvention.MISERE && difference <= 1) {
      return difference == 0 ? 2 : 0;
    }
    return difference + Golden.floorDivide(difference);
  }

  /**
   * Who wins.
   *
   * @param convention normal or misere play
   * @return {@link Outcome#P} or {@link Outcome#N}
   */
  @Override
  public Outcome outcome(PlayConvention convention) {
    return lower(Math.abs(a - b), convention) == Math.min(a, b) ? Outcome.P : Outcome.N;
  }

  /** The moves to P-positions: at most one of each kind. */
  @Override
  public Stream<Move> winningMoves(PlayConvention convention) {
    if (outcome(convention) == Outcome.P) {
      return Stream.empty();
    }
    long a1 = partner(b, convention);
    long b1 = partner(a, convention);
    long lower = lower(Math.abs(a - b), convention);
    long taken = lower < 0 ? 0 : Math.min(a, b) - lower;
    return Stream.of(
            a1 >= 0 && a1 < a ? Optional.of(first(a1)) : Optional.<Move>empty(),
            b1 >= 0 && b1 < b ? Optional.of(second(b1)) : Optional.<Move>empty(),
            taken > 0 ? Optional.of(both(taken)) : Optional.<Move>empty())
        .flatMap(Optional::stream);
  }

  private Move first(long left) {
    return new Move(new PileMove(0, a, left).text(), new Wythoff(left, b));
  }

  private Move second(long left) {
    return new Move(new PileMove(1, b, left).text(), new Wythoff(a, left));
  }

  private Move both(long taken) {
    return new Move("both piles: take " + taken, new Wythoff(a - taken, b - taken));
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        3,
        kind ->
            switch (kind) {
              case 0 -> LongStream.range(0, a).mapToObj(this::first);
              case 1 -> LongStream.range(0, b).mapToObj(this::second);
              default -> {
                long most = Math.min(a, b);
                yield LongStream.range(0, most).mapToObj(left -> both(most - left));
              }
            });
  }

  /** {@inheritDoc} True where the value is not known, and always under misere play. */
  @Override
  public boolean decides(PlayConvention convention) {
    return convention == PlayConvention.MISERE || Math.max(a, b) > LARGEST_VALUED;
  }

  /**
   * The Grundy value, by table.
   *
   * @throws UnsupportedOperationException if a pile is larger than {@link #LARGEST_VALUED}, unless
   *     the value is 0
   */
  @Override
  public long grundy() {
    if (outcome(PlayConvention.NORMAL) == Outcome.P) {
      return 0;
    }
    if (Math.max(a, b) > LARGEST_VALUED) {
      throw new UnsupportedOperationException(
          "the Grundy value of "
              + this
              + " is not known: values are computed for piles up to "
              + LARGEST_VALUED);
    }
    return Values.TABLE.value((int) a, (int) b);
  }

  @Override
  public String toString() {
    return "wythoff:" + a + "," + b;
  }
}
