package org.grundy.guide;

import java.math.BigInteger;
import java.util.List;

/**
 * The numbers floor(k * alpha), k = 0, 1, 2, ..., for a quadratic irrational alpha = (a + b sqrt d)
 * / e, in integers only.
 *
 * @param name what alpha is called
 */
record Multiples(String name, long a, long b, long d, long e) {
  /** Those that are tried on a list of P-positions. */
  static final List<Multiples> ALL =
      List.of(
          new Multiples("phi", 1, 1, 5, 2),
          new Multiples("phi^2", 3, 1, 5, 2),
          new Multiples("sqrt 2", 0, 1, 2, 1),
          new Multiples("2 + sqrt 2", 2, 1, 2, 1),
          new Multiples("sqrt 3", 0, 1, 3, 1),
          new Multiples("(3 + sqrt 3)/2", 3, 1, 3, 2),
          new Multiples("1 + sqrt 2", 1, 1, 2, 1));

  /** The smaller of the pair 1/alpha + 1/(alpha + t) = 1, as in Wythoff's game with t = 1. */
  static Multiples wythoff(int t) {
    return new Multiples(t == 1 ? "phi" : "alpha", 2 - t, 1, (long) t * t + 4, 2);
  }

  long at(long k) {
    // k b sqrt d is irrational, so that rounding it down first changes nothing.
    BigInteger square = BigInteger.valueOf(k * b).pow(2).multiply(BigInteger.valueOf(d));
    return Math.floorDiv(k * a + square.sqrt().longValueExact(), e);
  }
}
