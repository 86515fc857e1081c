package org.grundy.games;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.internal.Checks;

/**
 * The divisor game: from n, subtract a divisor of n that is less than n. The Grundy value is the
 * exponent of 2 in n: subtracting an odd multiple of 2<sup>k</sup> with k below that exponent
 * leaves the exponent k, and no divisor leaves the exponent itself.
 *
 * <p>Text: {@code divisor:12}. Moves ascend by the divisor. Immutable.
 *
 * <pre>{@code
 * DivisorGame.of(12).grundy();              // 2
 * }</pre>
 *
 * @param n the number, 1 to {@value #MOST}
 */
public record DivisorGame(long n) implements Position {
  /** The largest number; listing its divisors takes 10<sup>6</sup> steps. */
  public static final long MOST = 1_000_000_000_000L;

  /**
   * The position.
   *
   * @param n the number, 1 to {@value #MOST}
   * @throws IllegalArgumentException if it is out of range
   */
  public DivisorGame {
    Checks.inRange("n", n, 1, MOST);
  }

  /**
   * The position.
   *
   * @param n the number, 1 to {@value #MOST}
   * @return the position
   * @throws IllegalArgumentException if it is out of range
   */
  public static DivisorGame of(long n) {
    return new DivisorGame(n);
  }

  @Override
  public long grundy() {
    return Long.numberOfTrailingZeros(n);
  }

  @Override
  public Stream<Move> moves() {
    long root = (long) Math.sqrt((double) n);
    LongStream small = LongStream.rangeClosed(1, root).filter(d -> n % d == 0);
    LongStream cofactors = LongStream.rangeClosed(1, root).map(i -> root + 1 - i);
    LongStream large = cofactors.filter(d -> n % d == 0 && d * d != n).map(d -> n / d);
    return LongStream.concat(small, large)
        .filter(d -> d < n)
        .mapToObj(d -> new Move(n + " -> " + (n - d), new DivisorGame(n - d)));
  }

  @Override
  public String toString() {
    return "divisor:" + n;
  }
}
