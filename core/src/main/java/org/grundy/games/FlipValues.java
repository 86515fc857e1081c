package org.grundy.games;

import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * The Grundy values of runs of pluses in the {@link Flip} game, by several strategies.
 *
 * <p>Flipping two neighbours of a run of k leaves runs of i and k - 2 - i, so that {@code g(k) =
 * mex{g(i) ^ g(k - 2 - i)}}: the heap game 0.07, Dawson's Kayles. Its values have period 34 from 53
 * on and are at most 9 (Guy and Smith 1956; Berlekamp, Conway and Guy, <i>Winning Ways</i>, ch. 4).
 * The octal periodicity theorem proves it by inspection: if {@code g(n + p) = g(n)} for all n from
 * n0 to {@code 2 * n0 + p + 1}, where 2 is the most that a move takes, it holds for all n from n0
 * on.
 *
 * <p>{@link #of} and {@link #periodic} use that; {@link #bitset} and {@link #stamped} compute every
 * value from its options, in time proportional to the square of the length, for comparison.
 */
public final class FlipValues {
  /** The least n0 with g(n + 34) = g(n) for all n >= n0. */
  public static final int PREPERIOD = 53;

  /** The least period. */
  public static final int PERIOD = 34;

  /** One more than the largest xor of two values, the values being at most 9. */
  private static final int XORS = 16;

  private static final byte[] FIRST = bitset(PREPERIOD + PERIOD - 1);

  private FlipValues() {}

  /**
   * The value of one run, in constant time.
   *
   * @param run its length, 0 or more
   * @return its Grundy value, 0 to 9
   * @throws IllegalArgumentException if the length is negative
   */
  public static int of(long run) {
    return value(Checks.nonNegative("run", run));
  }

  /** The value of a run whose length is known not to be negative. */
  static int value(long run) {
    return run < FIRST.length
        ? FIRST[(int) run]
        : FIRST[PREPERIOD + (int) ((run - PREPERIOD) % PERIOD)];
  }

  /**
   * The values of all runs up to a length, by the period: linear time.
   *
   * @param to the last length, 0 to {@code Integer.MAX_VALUE - 8}
   * @return the values, by length
   * @throws IllegalArgumentException if the length is out of range
   */
  public static byte[] periodic(int to) {
    byte[] values = new byte[length(to)];
    int known = Math.min(values.length, FIRST.length);
    System.arraycopy(FIRST, 0, values, 0, known);
    // What is known past the preperiod is a whole number of periods: copied, it doubles.
    while (known < values.length) {
      int periods = known - PREPERIOD;
      int more = Math.min(periods, values.length - known);
      System.arraycopy(values, PREPERIOD, values, known, more);
      known += more;
    }
    return values;
  }

  /**
   * The values of all runs up to a length, from the options: a set of values is one word, and the
   * options i and k - 2 - i, which are the same, are looked at once.
   *
   * @param to the last length, 0 to {@code Integer.MAX_VALUE - 8}
   * @return the values, by length
   * @throws IllegalArgumentException if the length is out of range
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static byte[] bitset(int to) {
    byte[] values = new byte[length(to)];
    Meter meter = Meter.start(Budget.unlimited());
    for (int run = 2; run < values.length; run++) {
      meter.tick(run);
      long options = 0;
      for (int i = 0, j = run - 2; i <= j; i++, j--) {
        options |= 1L << (values[i] ^ values[j]);
      }
      values[run] = (byte) Long.numberOfTrailingZeros(~options);
    }
    return values;
  }

  /**
   * The values of all runs up to a length, from the options: a value is in the set if its stamp is
   * the current length.
   *
   * @param to the last length, 0 to {@code Integer.MAX_VALUE - 8}
   * @return the values, by length
   * @throws IllegalArgumentException if the length is out of range
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static byte[] stamped(int to) {
    byte[] values = new byte[length(to)];
    int[] stamps = new int[XORS];
    Meter meter = Meter.start(Budget.unlimited());
    for (int run = 2; run < values.length; run++) {
      meter.tick(run);
      for (int i = 0; i <= run - 2; i++) {
        stamps[values[i] ^ values[run - 2 - i]] = run;
      }
      int mex = 0;
      while (stamps[mex] == run) {
        mex++;
      }
      values[run] = (byte) mex;
    }
    return values;
  }

  private static int length(int to) {
    return Checks.inRange("to", to, 0, Integer.MAX_VALUE - 8) + 1;
  }
}
