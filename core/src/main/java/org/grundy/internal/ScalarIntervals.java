package org.grundy.internal;

/** Widening with plain instructions: one pass over the arrays for two lengths. */
public final class ScalarIntervals implements IntervalKernel {
  /** The kernel; it has no state. */
  public static final ScalarIntervals INSTANCE = new ScalarIntervals();

  private ScalarIntervals() {}

  @Override
  public void widen(long[] values, long[] best, int length, int count) {
    widenFrom(0, values, best, length, count);
  }

  /** The same for the intervals that begin at the given index or later. */
  public static void widenFrom(int from, long[] values, long[] best, int length, int count) {
    if (from >= count) {
      return;
    }
    long left = Math.max(values[from] - best[from + 1], values[from + length] - best[from]);
    for (int i = from; i < count; i++) {
      long right = Math.max(values[i + 1] - best[i + 2], values[i + 1 + length] - best[i + 1]);
      best[i] = Math.max(values[i] - right, values[i + 1 + length] - left);
      left = right;
    }
  }
}
