package org.grundy.heap;

import org.grundy.internal.OrKernel;

/**
 * Looks through all pairs of heaps that an option may leave. The smallest heaps are kept in
 * reverse, so that pairs with them lie side by side. For one thread.
 */
final class PairSearch {
  private static final int REVERSED = 1 << 16;

  /** The smallest ones, whose values are the least regular, are tried first. */
  private static final int SMALLEST = 256;

  private final OrKernel kernel;
  private final int[] takes;
  private final boolean unequal;
  private byte[] bytes = {};
  private short[] shorts = {};

  /** How many heaps are kept in reverse, and the width of their values; 0 before the first. */
  private int count;

  private int width;

  /** Pairs looked at. */
  long pairs;

  PairSearch(OrKernel kernel, CodeRuleset code) {
    this.kernel = kernel;
    this.takes = code.takes(4);
    this.unequal = code.unequal;
  }

  /** The larger heap of an option of heap n that is two heaps and has the value, or -1. */
  int largerOf(ValueTable g, int n, int value) {
    if (g.width() != width || (count < REVERSED && g.length() >= 3 * count)) {
      reverse(g);
    }
    if (g.width() < 4 && value >>> (8 * g.width()) != 0) {
      return -1;
    }
    for (int take : takes) {
      int left = n - take;
      int last = unequal ? (left - 1) / 2 : left / 2;
      int done = 0;
      while (width < 4 && done < Math.min(count, last)) {
        int upTo = Math.min(Math.max(SMALLEST, 4 * done), Math.min(count, last));
        int at = REVERSED - upTo;
        int from = left - upTo;
        int some = upTo - done;
        int found =
            width == 1
                ? kernel.firstPair(g.bytes(), from, bytes, at, some, (byte) value)
                : kernel.firstPair(g.shorts(), from, shorts, at, some, (short) value);
        pairs += Math.min(found + 1, some);
        if (found < some) {
          return from + found;
        }
        done = upTo;
      }
      for (int a = done + 1; a <= last; a++) {
        if ((g.get(a) ^ g.get(left - a)) == value) {
          pairs += a - done;
          return left - a;
        }
      }
      pairs += Math.max(0, last - done);
    }
    return -1;
  }

  private void reverse(ValueTable g) {
    width = g.width();
    // Not the block that is being computed: its values may still be taken back.
    count = Math.min(REVERSED, g.length() / 2);
    bytes = new byte[width == 1 ? REVERSED : 0];
    shorts = new short[width == 2 ? REVERSED : 0];
    for (int a = 1; a <= count; a++) {
      if (width == 1) {
        bytes[REVERSED - a] = (byte) g.get(a);
      } else if (width == 2) {
        shorts[REVERSED - a] = (short) g.get(a);
      }
    }
  }
}
