package org.grundy.scoring;

/** What the games on a row of stones share. */
final class Row {
  private Row() {}

  /**
   * Refuses a row whose absolute values add up to more than a {@code long}. In a row that passes,
   * every total and every difference of two disjoint totals fits, so that plain arithmetic is
   * exact. Returns the sum of the absolute values.
   */
  static long checkTotal(String name, long[] values) {
    return addTotal(name, values, 0);
  }

  /** The same for a row whose total comes on top of another; returns both together. */
  static long addTotal(String name, long[] values, long before) {
    long total = before;
    for (int i = 0; i < values.length; i++) {
      long size = Math.abs(values[i]);
      total += size;
      // Long.MIN_VALUE has no absolute value, and a sum past Long.MAX_VALUE turns negative.
      if (size < 0 || total < 0) {
        throw new IllegalArgumentException(
            name
                + "["
                + i
                + "] is "
                + values[i]
                + ", expected absolute values that add up to at most "
                + Long.MAX_VALUE);
      }
    }
    return total;
  }

  /** The sums of the first 0, 1, ... n values. */
  static long[] prefixSums(long[] values) {
    long[] sums = new long[values.length + 1];
    for (int i = 0; i < values.length; i++) {
      sums[i + 1] = sums[i] + values[i];
    }
    return sums;
  }
}
