package org.grundy;

import static org.grundy.NimberTables.LOG_HALF;
import static org.grundy.NimberTables.LOG_HALF_SQUARED;
import static org.grundy.NimberTables.exp;
import static org.grundy.NimberTables.log;

import java.util.OptionalLong;
import org.grundy.internal.Checks;

/**
 * Arithmetic on nimbers: the unsigned 64-bit numbers as the field of 2<sup>64</sup> elements of
 * Conway's On<sub>2</sub> (<i>On Numbers and Games</i>, ch. 6).
 *
 * <p>Sum is exclusive or. The product is {@code mex{a'b ^ ab' ^ a'b'}} over all {@code a' < a},
 * {@code b' < b}; for a Fermat power F = 2^(2^k), F times a smaller number is the ordinary product
 * and F times F is F ^ F/2, so that the numbers below each F form a field. A number is here split
 * into halves, {@code a = a1*F ^ a0}, down to the field of 2<sup>16</sup>, where logarithms to the
 * base 258 multiply.
 *
 * <p>Every operation takes a fixed number of steps and allocates nothing. The tables take 640 KiB,
 * and are built in about a millisecond when first needed.
 *
 * <pre>{@code
 * Nimber.multiply(3, 3)                 // 2
 * Nimber.multiply(65536, 65536)         // 98304
 * Nimber.multiply(5, Nimber.inverse(5)) // 1
 * }</pre>
 */
public final class Nimber {
  private Nimber() {}

  /**
   * The sum, which is also the difference.
   *
   * @param a a nimber
   * @param b a nimber
   * @return {@code a ^ b}
   */
  public static long add(long a, long b) {
    return a ^ b;
  }

  /**
   * The product. Numbers below 2<sup>16</sup> and 2<sup>32</sup> take shorter paths.
   *
   * @param a a nimber
   * @param b a nimber
   * @return the product, unsigned
   */
  public static long multiply(long a, long b) {
    long both = a | b;
    if (both >>> 32 != 0) {
      return multiply64(a, b);
    }
    return both >>> 16 != 0
        ? multiply32((int) a, (int) b) & 0xFFFF_FFFFL
        : NimberTables.multiply((int) a, (int) b);
  }

  /**
   * With halves a = A1*G ^ A0 for G = 2^32 the product is ((A1^A0)*(B1^B0) ^ A0*B0)*G ^ A0*B0 ^
   * A1*B1*G/2, and each of the three products of halves splits in the same way into products of
   * quarters. G/2 is F*F/2 for F = 2^16, so every constant factor can be added to a logarithm, and
   * no look-up waits for the result of another.
   */
  private static long multiply64(long a, long b) {
    int a3 = (int) (a >>> 48);
    int a2 = (int) (a >>> 32) & 0xFFFF;
    int a1 = (int) (a >>> 16) & 0xFFFF;
    int a0 = (int) a & 0xFFFF;
    int b3 = (int) (b >>> 48);
    int b2 = (int) (b >>> 32) & 0xFFFF;
    int b1 = (int) (b >>> 16) & 0xFFFF;
    int b0 = (int) b & 0xFFFF;

    int low0 = exp(log(a0) + log(b0));
    int low = split(exp(log(a1 ^ a0) + log(b1 ^ b0)), low0, exp(log(a1) + log(b1) + LOG_HALF));

    int both0 = exp(log(a2 ^ a0) + log(b2 ^ b0));
    int both =
        split(
            exp(log(a3 ^ a2 ^ a1 ^ a0) + log(b3 ^ b2 ^ b1 ^ b0)),
            both0,
            exp(log(a3 ^ a1) + log(b3 ^ b1) + LOG_HALF));

    int high2 = log(a3 ^ a2) + log(b3 ^ b2);
    int high1 = log(a3) + log(b3);
    int high0 = log(a2) + log(b2);
    int highHalf =
        ((exp(high2 + LOG_HALF) ^ exp(high1 + LOG_HALF_SQUARED)) << 16)
            | (exp(high2 + LOG_HALF_SQUARED) ^ exp(high0 + LOG_HALF_SQUARED));
    return join(both ^ low, low ^ highHalf);
  }

  /**
   * The product of 32 bits from those of the sums of halves, of the lower halves, and F/2 times
   * that of the upper halves.
   */
  private static int split(int sums, int lower, int upperHalf) {
    return ((sums ^ lower) << 16) | (lower ^ upperHalf);
  }

  private static long join(int high, int low) {
    return ((long) high << 32) | (low & 0xFFFF_FFFFL);
  }

  private static int multiply32(int a, int b) {
    int a1 = a >>> 16;
    int a0 = a & 0xFFFF;
    int b1 = b >>> 16;
    int b0 = b & 0xFFFF;
    return split(
        exp(log(a1 ^ a0) + log(b1 ^ b0)),
        exp(log(a0) + log(b0)),
        exp(log(a1) + log(b1) + LOG_HALF));
  }

  /** Times 2^31 = 2^15 * 2^16 in the field of 2^32. */
  private static int timesHalf32(int a) {
    int a1 = NimberTables.timesHalf(a >>> 16);
    int a0 = NimberTables.timesHalf(a & 0xFFFF);
    return (a1 ^ a0) << 16 | NimberTables.timesHalf(a1);
  }

  /**
   * The products of corresponding elements.
   *
   * @param a nimbers
   * @param b as many nimbers
   * @param products where the products go, at least as many; may be {@code a} or {@code b}
   * @throws IllegalArgumentException if the lengths do not fit
   */
  public static void multiply(long[] a, long[] b, long[] products) {
    if (a.length != b.length) {
      throw new IllegalArgumentException(
          "b has " + b.length + " elements, expected " + a.length + " as in a");
    }
    Checks.inRange("products.length", products.length, a.length, Integer.MAX_VALUE);
    for (int i = 0; i < a.length; i++) {
      products[i] = multiply64(a[i], b[i]);
    }
  }

  /**
   * The square; squaring is additive.
   *
   * @param a a nimber
   * @return {@code a * a}
   */
  public static long square(long a) {
    int s1 = square32((int) (a >>> 32));
    return join(s1, square32((int) a) ^ timesHalf32(s1));
  }

  private static int square32(int a) {
    int s1 = NimberTables.square(a >>> 16);
    return (s1 << 16) | (NimberTables.square(a & 0xFFFF) ^ NimberTables.timesHalf(s1));
  }

  /**
   * A power.
   *
   * @param a the base
   * @param exponent how often it is multiplied with itself, unsigned
   * @return the power; 1 for an exponent of 0
   */
  public static long power(long a, long exponent) {
    long power = 1;
    long base = a;
    for (long rest = exponent; rest != 0; rest >>>= 1) {
      if ((rest & 1) != 0) {
        power = multiply(power, base);
      }
      base = square(base);
    }
    return power;
  }

  /**
   * The reciprocal.
   *
   * @param a a nimber other than 0
   * @return the number whose product with it is 1
   * @throws ArithmeticException if it is 0
   */
  public static long inverse(long a) {
    if (a == 0) {
      throw new ArithmeticException("0 has no nim-inverse");
    }
    int a1 = (int) (a >>> 32);
    int a0 = (int) a;
    // The conjugate a1*F ^ (a0 ^ a1) times a is the norm, which lies in the field below.
    int inverseNorm = inverse32(multiply32(a0, a0 ^ a1) ^ timesHalf32(square32(a1)));
    return join(multiply32(a1, inverseNorm), multiply32(a0 ^ a1, inverseNorm));
  }

  private static int inverse32(int a) {
    int a1 = a >>> 16;
    int a0 = a & 0xFFFF;
    int norm = NimberTables.multiply(a0, a0 ^ a1) ^ NimberTables.timesHalf(NimberTables.square(a1));
    int inverseNorm = NimberTables.inverse(norm);
    return NimberTables.multiply(a1, inverseNorm) << 16
        | NimberTables.multiply(a0 ^ a1, inverseNorm);
  }

  /**
   * The quotient.
   *
   * @param a a nimber
   * @param b a nimber other than 0
   * @return the number whose product with b is a
   * @throws ArithmeticException if b is 0
   */
  public static long divide(long a, long b) {
    return multiply(a, inverse(b));
  }

  /**
   * The square root; every nimber has exactly one.
   *
   * @param a a nimber
   * @return the number whose square it is
   */
  public static long sqrt(long a) {
    // (x1*F ^ x0)^2 = x1^2*F ^ (x0^2 ^ x1^2*F/2), solved from the top.
    int a1 = (int) (a >>> 32);
    return join(sqrt32(a1), sqrt32((int) a ^ timesHalf32(a1)));
  }

  private static int sqrt32(int a) {
    int a1 = a >>> 16;
    return (NimberTables.sqrt(a1) << 16)
        | NimberTables.sqrt((a & 0xFFFF) ^ NimberTables.timesHalf(a1));
  }

  /**
   * The even solution of {@code x*x ^ x = a}; the other one is that plus 1.
   *
   * <p>Within the 64-bit field there is one exactly when bit 63 of a is clear, for that bit is the
   * {@linkplain #trace(long) trace}.
   *
   * @param a a nimber
   * @return the even solution, or empty if the solutions lie beyond 64 bits
   */
  public static OptionalLong solveQuadratic(long a) {
    return trace(a) == 0 ? OptionalLong.of(solve(a, 32)) : OptionalLong.empty();
  }

  /** Solves for an a of trace 0 in the field of 2^(2*half). Recurses six times at most. */
  private static long solve(long a, int half) {
    if (half == 0) {
      return 0;
    }
    // With x = x1*F ^ x0: x1^2 ^ x1 = a1 and x0^2 ^ x0 = a0 ^ x1^2*F/2. Of the two x1 the one is
    // right that gives the second equation trace 0; F/2 has trace 1, so exactly one does.
    long mask = (1L << half) - 1;
    long halfF = 1L << (half - 1);
    long x1 = solve((a >>> half) & mask, half >> 1);
    long rest = (a & mask) ^ multiply(square(x1), halfF);
    if ((rest & halfF) != 0) {
      x1 ^= 1;
      rest ^= halfF;
    }
    return (x1 << half) | solve(rest, half >> 1);
  }

  /**
   * The absolute trace in the field of 2<sup>64</sup>: the sum of the 64 conjugates a, a^2, a^4,
   * ..., which is bit 63, because the trace to each half field is the upper half.
   *
   * @param a a nimber
   * @return 0 or 1
   */
  public static int trace(long a) {
    return (int) (a >>> 63);
  }

  /**
   * The size of the smallest of the fields of 2, 4, 16, 256, 2<sup>16</sup>, 2<sup>32</sup> and
   * 2<sup>64</sup> elements that holds a number.
   *
   * @param a a nimber
   * @return the number of bits of the field's elements: 1, 2, 4, 8, 16, 32 or 64
   */
  public static int fieldBits(long a) {
    int bits = 64 - Long.numberOfLeadingZeros(a | 1);
    return bits == 1 ? 1 : Integer.highestOneBit(bits - 1) << 1;
  }

  /**
   * The multiplicative order: the least positive exponent with power 1.
   *
   * @param a a nimber other than 0
   * @return the order, unsigned; a divisor of 2<sup>64</sup> - 1
   * @throws ArithmeticException if it is 0
   */
  public static long order(long a) {
    if (a == 0) {
      throw new ArithmeticException("0 has no multiplicative order");
    }
    long order = -1;
    // The prime factors of 2^64 - 1, each simple.
    for (long prime : new long[] {3, 5, 17, 257, 641, 65_537, 6_700_417}) {
      long smaller = Long.divideUnsigned(order, prime);
      if (power(a, smaller) == 1) {
        order = smaller;
      }
    }
    return order;
  }
}
