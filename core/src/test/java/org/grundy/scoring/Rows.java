package org.grundy.scoring;

import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Rows of stones to test with. */
final class Rows {
  private Rows() {}

  /** Every row up to a length with values from a range. */
  static void all(int longest, int least, int most, Consumer<long[]> test) {
    for (int length = 0; length <= longest; length++) {
      long[] values = new long[length];
      java.util.Arrays.fill(values, least);
      int i = 0;
      while (i < length || length == 0) {
        test.accept(values.clone());
        for (i = 0; i < length && values[i] == most; i++) {
          values[i] = least;
        }
        if (i == length) {
          break;
        }
        values[i]++;
      }
    }
  }

  /** A random row: small or large numbers, with or without negative ones. */
  static long[] random(SplittableRandom random, int longest) {
    long[] values = new long[random.nextInt(longest + 1)];
    long bound = 1L << random.nextInt(1, 40);
    long least = random.nextInt(3) == 0 ? 0 : -bound;
    for (int i = 0; i < values.length; i++) {
      values[i] = random.nextLong(least, bound);
    }
    return values;
  }
}
