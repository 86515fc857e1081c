package org.grundy.heap;

import java.util.Arrays;

/**
 * An all-but game: everything at least max(S) + 1 below is an option, so those values are excluded
 * for good; only the last max(S) heaps are looked at one by one.
 */
final class DirectAllBut extends DirectEvaluator {
  private final boolean[] excepted;

  /** The values of heaps that every later heap has as options, and the least one not among them. */
  private long[] settled = new long[1];

  private int base;

  /** The heaps below this are settled. */
  private int settledTo;

  DirectAllBut(int[] set) {
    excepted = new boolean[set.length == 0 ? 1 : set[set.length - 1] + 1];
    for (int take : set) {
      excepted[take] = true;
    }
  }

  @Override
  int next(ValueTable g) {
    int n = g.length();
    int window = excepted.length - 1;
    while (settledTo < n - window) {
      settle(g.get(settledTo++));
    }
    int last = Math.min(n, window);
    for (int take = 1; take <= last; take++) {
      if (!excepted[take]) {
        int value = g.get(n - take);
        optionsSeen++;
        if (value >= base) {
          mex.mark(value - base);
        }
      }
    }
    // The mex over both: skip settled values by marking them too; they are few above the base.
    int bound = last + 1;
    for (int v = base; v <= base + bound && v >> 6 < settled.length; v++) {
      if ((settled[v >> 6] >>> v & 1) != 0) {
        mex.mark(v - base);
      }
    }
    return base + mex.valueAndClear();
  }

  private void settle(int value) {
    if (value >> 6 >= settled.length) {
      settled = Arrays.copyOf(settled, Math.max((value >> 6) + 1, settled.length * 2));
    }
    settled[value >> 6] |= 1L << value;
    while (base >> 6 < settled.length && (settled[base >> 6] >>> base & 1) != 0) {
      base++;
    }
  }
}
