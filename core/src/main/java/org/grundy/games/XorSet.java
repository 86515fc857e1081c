package org.grundy.games;

import java.util.Arrays;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;

/** A set of nimbers, as a bitmap. */
final class XorSet {
  /** The most bytes of one set: nimbers below 2^26. */
  static final long MAX_BYTES = 1L << 23;

  private static final long[] EVEN_BLOCKS = {
    0x5555555555555555L,
    0x3333333333333333L,
    0x0F0F0F0F0F0F0F0FL,
    0x00FF00FF00FF00FFL,
    0x0000FFFF0000FFFFL,
    0x00000000FFFFFFFFL
  };

  private long[] words = new long[1];

  void clear() {
    Arrays.fill(words, 0);
  }

  /** Adds a nimber; {@code progress} is how far the table is, should the limit be reached. */
  void add(long nimber, int progress) {
    long word = nimber >>> 6;
    if (word >= words.length) {
      grow(word, progress);
    }
    words[(int) word] |= 1L << nimber;
  }

  private void grow(long word, int progress) {
    if (word >= MAX_BYTES / Long.BYTES) {
      throw new LimitExceededException(Limit.MEMORY, MAX_BYTES, progress);
    }
    // Closed under exclusive or: a power of two.
    words = Arrays.copyOf(words, Integer.highestOneBit((int) word) * 2);
  }

  /** Adds {@code s ^ by} for each s in the other set, which may be this one. */
  void addAll(XorSet other, long by, int progress) {
    long[] from = other == this ? words.clone() : other.words;
    int size = from.length;
    while (size > 0 && from[size - 1] == 0) {
      size--;
    }
    if (size == 0) {
      return;
    }
    long most = Math.max(size - 1, by >>> 6);
    if (most >= words.length) {
      grow(most, progress);
    }
    int shift = (int) (by >>> 6);
    for (int w = 0; w < size; w++) {
      if (from[w] != 0) {
        words[w ^ shift] |= permute(from[w], (int) by & 63);
      }
    }
  }

  /** Bit i goes to bit {@code i ^ by}. */
  private static long permute(long word, int by) {
    long x = word;
    for (int b = 0; b < EVEN_BLOCKS.length; b++) {
      if ((by >> b & 1) != 0) {
        long even = EVEN_BLOCKS[b];
        x = (x >>> (1 << b) & even) | (x & even) << (1 << b);
      }
    }
    return x;
  }

  /** The least nimber not in the set. */
  long mex() {
    int w = 0;
    while (w < words.length && words[w] == -1) {
      w++;
    }
    return 64L * w + (w < words.length ? Long.numberOfTrailingZeros(~words[w]) : 0);
  }
}
