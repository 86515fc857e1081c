package org.grundy.engine;

/**
 * A bijection of the 64-bit numbers that spreads packed states, whatever bits they differ in, over
 * high and low bits alike.
 */
final class Mixing {
  /** 2^64 over the golden ratio, odd; the other factor is from Stafford's mixers (2011). */
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private static final long OTHER_FACTOR = 0xBF58476D1CE4E5B9L;
  private static final long INVERSE = inverse(FACTOR);
  private static final long OTHER_INVERSE = inverse(OTHER_FACTOR);

  private Mixing() {}

  /** The offset keeps state 0, the terminal state of most games, off the key 0. */
  static long mix(long state) {
    long h = (state + OTHER_FACTOR) * FACTOR;
    h = (h ^ (h >>> 32)) * OTHER_FACTOR;
    return h ^ (h >>> 32);
  }

  /** The state with the given mixed key. */
  static long unmix(long key) {
    long h = (key ^ (key >>> 32)) * OTHER_INVERSE;
    return (h ^ (h >>> 32)) * INVERSE - OTHER_FACTOR;
  }

  /**
   * The inverse of an odd number modulo 2^64: each Newton step doubles the number of right bits.
   */
  private static long inverse(long odd) {
    long inverse = odd;
    for (int bits = 3; bits < 64; bits <<= 1) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }
}
