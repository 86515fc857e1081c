package org.grundy.internal;

/** A way to step from the intervals of one length to those longer by two. */
public interface IntervalKernel {
  /**
   * Replaces best[i], for every i below count, by the best difference of the interval of the given
   * length plus two that begins at i.
   *
   * @param values the points of the stones
   * @param best the best differences of the intervals of the given length, by where they begin; two
   *     more than count
   * @param length the length before
   * @param count how many intervals are longer by two
   */
  void widen(long[] values, long[] best, int length, int count);
}
