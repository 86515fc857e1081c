package org.grundy;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The value of a position that may lie on cycles: a nimber, or infinity with the set K of the
 * finite values of its options (Smith 1966; Fraenkel and Perl 1975).
 *
 * <p>Sums: nimbers add by exclusive or; {@code inf{K} + n = inf{k ^ n : k in K}}; two infinities
 * add up to {@code inf{}}. Outcomes: 0 is P, any other nimber is N, {@code inf{K}} is N if K holds
 * 0 and a draw otherwise.
 *
 * <pre>{@code
 * NimValue.infinite(0, 2).plus(NimValue.of(2)).toString()   // "inf{0,2}"
 * }</pre>
 */
public final class NimValue {
  private static final NimValue[] SMALL = new NimValue[256];

  static {
    for (int i = 0; i < SMALL.length; i++) {
      SMALL[i] = new NimValue(i, null);
    }
  }

  private final long nimber;
  private final long @Nullable [] finiteOptions;

  private NimValue(long nimber, long @Nullable [] finiteOptions) {
    this.nimber = nimber;
    this.finiteOptions = finiteOptions;
  }

  /**
   * A finite value.
   *
   * @param nimber the nimber, unsigned
   * @return the value
   */
  public static NimValue of(long nimber) {
    return nimber >= 0 && nimber < SMALL.length ? SMALL[(int) nimber] : new NimValue(nimber, null);
  }

  /**
   * An infinite value.
   *
   * @param finiteOptions the finite values of the options, unsigned, in any order, repeats allowed
   * @return the value
   */
  public static NimValue infinite(long... finiteOptions) {
    return new NimValue(
        0,
        LongStream.of(finiteOptions)
            .map(NimValue::flip)
            .sorted()
            .distinct()
            .map(NimValue::flip)
            .toArray());
  }

  /** Maps unsigned order to signed order, and back. */
  private static long flip(long unsigned) {
    return unsigned ^ Long.MIN_VALUE;
  }

  /**
   * Whether this is a nimber.
   *
   * @return false for an infinity
   */
  public boolean isFinite() {
    return finiteOptions == null;
  }

  /**
   * The nimber.
   *
   * @return the value, unsigned
   * @throws IllegalStateException if the value is infinite
   */
  public long nimber() {
    if (finiteOptions != null) {
      throw new IllegalStateException("the value is " + this + ", not a nimber");
    }
    return nimber;
  }

  /**
   * The set K of an infinite value, ascending as unsigned numbers; empty for a nimber.
   *
   * @return the finite values of the options
   */
  public LongStream finiteOptions() {
    return finiteOptions == null ? LongStream.empty() : Arrays.stream(finiteOptions);
  }

  /**
   * The value of the sum of two positions.
   *
   * @param other the value of the other position
   * @return the value of their sum
   */
  public NimValue plus(NimValue other) {
    Objects.requireNonNull(other, "other");
    if (finiteOptions == null) {
      return other.finiteOptions == null ? of(nimber ^ other.nimber) : other.plus(this);
    }
    if (other.finiteOptions != null) {
      return infinite();
    }
    return infinite(Arrays.stream(finiteOptions).map(k -> k ^ other.nimber).toArray());
  }

  /**
   * Who wins a position of this value under normal play.
   *
   * @return the outcome
   */
  public Outcome outcome() {
    if (finiteOptions == null) {
      return Outcome.ofGrundy(nimber);
    }
    return finiteOptions.length > 0 && finiteOptions[0] == 0 ? Outcome.N : Outcome.DRAW;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NimValue other
        && nimber == other.nimber
        && Arrays.equals(finiteOptions, other.finiteOptions);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(nimber) + Arrays.hashCode(finiteOptions);
  }

  /**
   * The value as text: {@code 3}, or {@code inf{0,2}}.
   *
   * @return unsigned decimal numbers
   */
  @Override
  public String toString() {
    if (finiteOptions == null) {
      return Long.toUnsignedString(nimber);
    }
    StringBuilder text = new StringBuilder("inf{");
    for (int i = 0; i < finiteOptions.length; i++) {
      text.append(i == 0 ? "" : ",").append(Long.toUnsignedString(finiteOptions[i]));
    }
    return text.append('}').toString();
  }
}
