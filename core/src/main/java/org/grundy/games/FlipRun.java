package org.grundy.games;

import java.util.stream.LongStream;

/**
 * The flips in one run of pluses that leave a wanted value, for runs of any length.
 *
 * <p>The flip at offset i of a run of k leaves {@code g(i) ^ g(k - 2 - i)}. That is symmetric, and
 * while both parts are at least the preperiod long it has the values' period in i; so offsets fall
 * into two ends of {@link FlipValues#PREPERIOD} each and a periodic middle.
 */
final class FlipRun {
  private static final int END = FlipValues.PREPERIOD;
  private static final int PERIOD = FlipValues.PERIOD;

  private FlipRun() {}

  /** The value that the flip at this offset leaves of the run. */
  static int left(long run, long offset) {
    return FlipValues.value(offset) ^ FlipValues.value(run - 2 - offset);
  }

  /**
   * The first such flip, or -1. Were the least one i at {@code END + PERIOD} or beyond, then, i
   * being in the first half by symmetry, i - PERIOD would be one too.
   */
  static long firstFlip(long run, int wanted) {
    long bound = Math.min(run - 1, END + PERIOD);
    for (long i = 0; i < bound; i++) {
      if (left(run, i) == wanted) {
        return i;
      }
    }
    return -1;
  }

  /** The number of such flips. */
  static long countFlips(long run, int wanted) {
    long flips = run - 1;
    long middle = flips - 2L * END;
    if (middle <= PERIOD) {
      return countFlips(run, wanted, 0, Math.max(0, flips));
    }
    long rest = middle % PERIOD;
    return 2 * countFlips(run, wanted, 0, END)
        + countFlips(run, wanted, END, END + PERIOD) * (middle / PERIOD)
        + countFlips(run, wanted, END, END + rest);
  }

  private static long countFlips(long run, int wanted, long from, long to) {
    long count = 0;
    for (long i = from; i < to; i++) {
      count += left(run, i) == wanted ? 1 : 0;
    }
    return count;
  }

  /** All such flips, ascending; lazy, and never far from one to the next. */
  static LongStream flips(long run, int wanted) {
    long flips = Math.max(0, run - 1);
    boolean middle = flips <= 2 * END + PERIOD || countFlips(run, wanted, END, END + PERIOD) > 0;
    LongStream offsets =
        middle
            ? LongStream.range(0, flips)
            : LongStream.concat(LongStream.range(0, END), LongStream.range(flips - END, flips));
    return offsets.filter(i -> left(run, i) == wanted);
  }
}
