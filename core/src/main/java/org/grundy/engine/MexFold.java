package org.grundy.engine;

import org.grundy.Mex;
import org.grundy.internal.Memory;

/**
 * The mex of every position on a line of play, one option at a time: an accumulator of 63 bits a
 * position, and a stack shared by all for the larger values, which few games have.
 */
final class MexFold {
  /** Values below this are bits of the accumulator, whose sign stays free. */
  private static final int MASKED = 63;

  private static final long FULL = Long.MAX_VALUE;

  /** Larger values of options on the line of play: the depth of the position, and the value. */
  private int[] highs = new int[16];

  private int highCount;
  private final Mex mex = new Mex();

  /** Folds in the values that are not {@link MemoTable#ABSENT}. */
  long fold(long mask, int[] values, int count, int depth) {
    long marked = mask;
    for (int i = 0; i < count; i++) {
      int value = values[i];
      if (value < MASKED) {
        // ABSENT, which is -1, sets the sign bit; it is cleared below.
        marked |= 1L << value;
      } else {
        pushHigh(value, depth);
      }
    }
    return marked & FULL;
  }

  long fold(long mask, int value, int depth) {
    if (value < MASKED) {
      return mask | (1L << value);
    }
    pushHigh(value, depth);
    return mask;
  }

  private void pushHigh(int value, int depth) {
    if (highCount + 2 > highs.length) {
      highs = Memory.withRoom(highs, highCount + 2L, 0);
    }
    highs[highCount++] = depth;
    highs[highCount++] = value;
  }

  /** The mex of the position at the top, whose values are forgotten. */
  int finish(long mask, int depth) {
    int end = highCount;
    while (highCount > 0 && highs[highCount - 2] == depth) {
      highCount -= 2;
    }
    return mask != FULL ? Long.numberOfTrailingZeros(~mask) : wideMex(highCount, end);
  }

  private int wideMex(int from, int to) {
    for (int i = from; i < to; i += 2) {
      mex.mark(highs[i + 1] - MASKED);
    }
    return MASKED + mex.valueAndClear();
  }

  void reset() {
    highCount = 0;
  }
}
