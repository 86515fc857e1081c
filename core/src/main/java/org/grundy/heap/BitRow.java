package org.grundy.heap;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** A growable set of values, one bit each. */
final class BitRow {
  /** Masks of the bits whose index has bit j clear. */
  private static final long[] LOW = {
    0x5555555555555555L,
    0x3333333333333333L,
    0x0f0f0f0f0f0f0f0fL,
    0x00ff00ff00ff00ffL,
    0x0000ffff0000ffffL,
    0x00000000ffffffffL
  };

  private long[] words = {};

  void set(int value) {
    int word = value >>> 6;
    grow(word + 1);
    words[word] |= 1L << value;
  }

  private void grow(int length) {
    if (words.length < length) {
      words = Arrays.copyOf(words, Math.max(length, words.length + (words.length >> 1)));
    }
  }

  /** Adds v ^ shift for every v of the other set. */
  void orShifted(BitRow other, int shift) {
    int high = shift >>> 6;
    for (int i = 0; i < other.words.length; i++) {
      long word = other.words[i];
      if (word != 0) {
        grow((i ^ high) + 1);
        words[i ^ high] |= permute(word, shift & 63);
      }
    }
  }

  /** Moves bit i to bit i ^ shift: each bit of the shift swaps neighbouring blocks. */
  static long permute(long word, int shift) {
    long result = word;
    for (int j = 0; j < 6; j++) {
      if ((shift >> j & 1) != 0) {
        int width = 1 << j;
        result = ((result & LOW[j]) << width) | ((result >>> width) & LOW[j]);
      }
    }
    return result;
  }

  /** Hands over the values, ascending. */
  void forEach(IntConsumer consumer) {
    for (int i = 0; i < words.length; i++) {
      for (long left = words[i]; left != 0; left &= left - 1) {
        consumer.accept((i << 6) + Long.numberOfTrailingZeros(left));
      }
    }
  }
}
