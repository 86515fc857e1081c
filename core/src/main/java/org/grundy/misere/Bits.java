package org.grundy.misere;

/** Sets of the elements of a monoid, as words of bits of one fixed length. */
final class Bits {
  private Bits() {}

  static long[] empty(int size) {
    return new long[(size + 63) >>> 6];
  }

  static boolean get(long[] set, int i) {
    return ((set[i >>> 6] >>> i) & 1) != 0;
  }

  static void set(long[] set, int i) {
    set[i >>> 6] |= 1L << i;
  }

  static boolean subset(long[] inner, long[] outer) {
    for (int w = 0; w < inner.length; w++) {
      if ((inner[w] & ~outer[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  static boolean disjoint(long[] a, long[] b) {
    for (int w = 0; w < a.length; w++) {
      if ((a[w] & b[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  static void addAll(long[] to, long[] from) {
    for (int w = 0; w < to.length; w++) {
      to[w] |= from[w];
    }
  }
}
