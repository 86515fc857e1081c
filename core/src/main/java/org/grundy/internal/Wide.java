package org.grundy.internal;

/** Products of 128 bits. */
public final class Wide {
  private Wide() {}

  /** The upper half of the product of two unsigned numbers. */
  public static long multiplyHigh(long a, long b) {
    return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
  }

  /** Compares a * b with c * d, all unsigned. */
  public static int compareProducts(long a, long b, long c, long d) {
    int high = Long.compareUnsigned(multiplyHigh(a, b), multiplyHigh(c, d));
    return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
  }
}
