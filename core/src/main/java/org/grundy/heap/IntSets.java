package org.grundy.heap;

import java.util.Arrays;
import org.grundy.internal.Checks;

/** Sets of heap sizes as ascending arrays, and their text: {@code 1,3..6,9}. */
final class IntSets {
  /** The largest number in a set. */
  static final int MAX = 1 << 24;

  private IntSets() {}

  static int[] sorted(String name, int... set) {
    for (int i = 0; i < set.length; i++) {
      Checks.inRange(name + "[" + i + "]", set[i], 1, MAX);
    }
    return Arrays.stream(set).sorted().distinct().toArray();
  }

  /** Runs of three or more are written with two points. */
  static String text(int[] set) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < set.length; ) {
      int j = i;
      while (j + 1 < set.length && set[j + 1] == set[j] + 1) {
        j++;
      }
      text.append(i == 0 ? "" : ",").append(set[i]);
      if (j >= i + 2) {
        text.append("..").append(set[j]);
        i = j + 1;
      } else {
        i++;
      }
    }
    return text.toString();
  }

  static boolean contains(int[] set, long number) {
    return number > 0 && number <= MAX && Arrays.binarySearch(set, (int) number) >= 0;
  }

  /** The number of elements up to a bound. */
  static int countUpTo(int[] set, long bound) {
    if (bound >= MAX) {
      return set.length;
    }
    int at = Arrays.binarySearch(set, (int) bound);
    return at >= 0 ? at + 1 : -at - 1;
  }
}
