package org.grundy.heap;

import org.grundy.internal.OrKernel;

/**
 * Which heaps have which value, by index of the value: a plane has one word for each block of 64
 * heaps, and the words of consecutive blocks side by side. So what one rare heap excludes at many
 * blocks is a piece of a plane, moved, and no index needs to be permuted within a vector. A window
 * that slides over the blocks.
 */
final class Planes {
  /**
   * Blocks that are looked at together: one less than a kernel combines, because the lowest bits
   * come from the block before.
   */
  static final int SPAN = OrKernel.PLANE_WORDS - 1;

  /** Heaps at this distance or beyond are in the planes before the span that wants them begins. */
  static final int NEAREST = SPAN * 64;

  long[] bits = {};

  /** From one plane to the next: a power of two, this one. */
  int logStride;

  private int stride;

  /** How many blocks back are kept. */
  private int back;

  private int firstBlock;

  /** Empties the planes and moves the window so that the given block comes next. */
  void reset(int words, int blocksBack, int block) {
    back = blocksBack;
    firstBlock = block - back;
    int least = back + Math.max(64, back / 8) + 2 * OrKernel.PLANE_WORDS;
    logStride = 32 - Integer.numberOfLeadingZeros(least - 1);
    stride = 1 << logStride;
    bits = new long[words * stride + OrKernel.PLANE_WORDS];
  }

  /** The first block of the window, which may be negative. */
  int firstBlock() {
    return firstBlock;
  }

  /** Where a block is in its plane. */
  int column(int block) {
    return block - firstBlock;
  }

  /** Whether a kernel may look so far back. */
  boolean reaches(int distance) {
    return (distance >> 6) + 2 <= back;
  }

  /** What an entry of a kernel says of a rare heap: its index, and r + k in blocks from the end. */
  int entry(int distance, int index) {
    return (index << logStride) | (stride - 1 - (distance >> 6));
  }

  /** What belongs to such entries, to look at the blocks from one on. */
  int entryOrigin(int block) {
    return column(block) - (stride - 1);
  }

  /** Where the plane of an index begins. */
  int plane(int index) {
    return index << logStride;
  }

  void set(int heap, int index) {
    bits[plane(index) + column(heap >> 6)] |= 1L << heap;
  }

  /** Makes room for the words of a span of blocks. */
  void slideTo(int block) {
    int column = column(block);
    if (column + 2 * OrKernel.PLANE_WORDS <= stride) {
      return;
    }
    for (int plane = 0; plane + stride <= bits.length; plane += stride) {
      System.arraycopy(bits, plane + column - back, bits, plane, back);
      java.util.Arrays.fill(bits, plane + back, plane + stride, 0);
    }
    firstBlock = block - back;
  }

  /** Takes over a span's rows, one word an index, the rows one after the other. */
  void append(int block, long[] rows, int origin, int words) {
    int column = column(block);
    for (int u = 0; u < words; u++) {
      int to = plane(u) + column;
      int from = origin + u;
      for (int j = 0; j < SPAN; j++) {
        bits[to + j] = rows[from];
        from += words;
      }
    }
  }
}
