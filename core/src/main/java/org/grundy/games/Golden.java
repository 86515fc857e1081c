package org.grundy.games;

import org.grundy.internal.Wide;

/** Multiples of the golden ratio phi = (1 + sqrt 5) / 2, exactly, by integers alone. */
final class Golden {
  /** floor(2^64 / phi). */
  private static final long INVERSE = 0x9E37_79B9_7F4A_7C15L;

  private Golden() {}

  /**
   * {@code floor(n / phi)} for n >= 0. The estimate is m or m - 1 for the answer m, since {@code n
   * * INVERSE / 2^64} falls short of n / phi by less than 1; and m * phi <= n if and only if m * (n
   * + m) <= n * n, because phi is the positive root of x^2 = x + 1.
   */
  static long floorDivide(long n) {
    long estimate = Wide.multiplyHigh(n, INVERSE);
    long m = estimate + 1;
    return Wide.compareProducts(m, n + m, n, n) <= 0 ? m : estimate;
  }
}
