package org.grundy.heap;

/** Transposes between one word an index (64 heaps) and one bit an index (words of a heap). */
final class BitMatrix {
  private BitMatrix() {}

  /**
   * Bit i of {@code byIndex[u]} becomes bit u % 64 of {@code byHeap[i * longs + u / 64]}, where
   * longs is words / 64 but at least 1. The input, of at least 64 words, is destroyed.
   */
  static void transpose(long[] byIndex, int words, long[] byHeap) {
    int longs = Math.max(1, words >> 6);
    for (int w = 0; w < longs; w++) {
      int base = w << 6;
      swap(byIndex, base, 32, 0x00000000ffffffffL);
      swap(byIndex, base, 16, 0x0000ffff0000ffffL);
      swap(byIndex, base, 8, 0x00ff00ff00ff00ffL);
      swap(byIndex, base, 4, 0x0f0f0f0f0f0f0f0fL);
      swap(byIndex, base, 2, 0x3333333333333333L);
      swap(byIndex, base, 1, 0x5555555555555555L);
      for (int i = 0; i < 64; i++) {
        byHeap[i * longs + w] = byIndex[base + i];
      }
    }
  }

  /** Swaps the off-diagonal squares of the given side in each square of twice that side. */
  private static void swap(long[] a, int base, int side, long mask) {
    for (int k = 0; k < 64; k += side << 1) {
      for (int i = base + k; i < base + k + side; i++) {
        long t = ((a[i] >>> side) ^ a[i + side]) & mask;
        a[i] ^= t << side;
        a[i + side] ^= t;
      }
    }
  }
}
