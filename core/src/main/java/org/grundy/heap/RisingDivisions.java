package org.grundy.heap;

import java.math.BigInteger;

/**
 * By classes, where values rise by a power of two from period to period: a heap n_i + p x has the
 * value (h_i + x) * saltus + l_i, so two or three classes fix the sum of the high parts h_i + x and
 * their exclusive or.
 */
final class RisingDivisions extends DivisionCount {
  /** Carries into a bit, 0 to 2, for each of which high parts are large enough so far. */
  private static final int STATES = 3 << 3;

  private final RisingPairs pairs;
  private final long saltus;

  RisingDivisions(NimSequence sequence, PeriodCertificate proof) {
    super(sequence, proof);
    this.pairs = new RisingPairs(sequence, proof);
    this.saltus = proof.saltus();
  }

  @Override
  long periodicPairs(long left, long last, long value) {
    return pairs.count(left, last, value);
  }

  @Override
  BigInteger orderedThrees(long left, long value) {
    BigInteger count = BigInteger.ZERO;
    long rest = left - 3 * begin;
    for (int i = 0; i < period && i <= rest && value >= 0; i++) {
      for (int j = 0; j < period && i + j <= rest; j++) {
        int k = (int) ((rest - i - j) % period);
        if ((pairs.low(i) ^ pairs.low(j) ^ pairs.low(k)) == value % saltus) {
          long[] least = {pairs.high(i), pairs.high(j), pairs.high(k)};
          long sum = (rest - i - j) / period + least[0] + least[1] + least[2];
          count = count.add(threes(least, sum, value / saltus));
        }
      }
    }
    return count;
  }

  /**
   * How many x, y, z, each at least as large as its bound, have a given sum and exclusive or: bit
   * by bit from the lowest, counting the ways to each carry and to each set of numbers that are
   * large enough as far as their bits are chosen. Counts are less than 4^63, and take two longs.
   */
  static BigInteger threes(long[] least, long sum, long exclusive) {
    if (exclusive > sum || ((sum - exclusive) & 1) != 0) {
      return BigInteger.ZERO;
    }
    long[] ways = new long[2 * STATES];
    ways[2 * 7] = 1;
    int length = Long.SIZE - Long.numberOfLeadingZeros(sum | least[0] | least[1] | least[2]);
    for (int bit = 0; bit < length; bit++) {
      int bounds = bit(least[0], bit) | bit(least[1], bit) << 1 | bit(least[2], bit) << 2;
      long[] next = new long[2 * STATES];
      for (int state = 0; state < STATES; state++) {
        if ((ways[2 * state] | ways[2 * state + 1]) == 0) {
          continue;
        }
        for (int bits = 0; bits < 8; bits++) {
          int total = Integer.bitCount(bits) + (state >> 3);
          if ((Integer.bitCount(bits) & 1) == bit(exclusive, bit) && (total & 1) == bit(sum, bit)) {
            // Where the bits differ, they decide; elsewhere it is as before.
            int enough = (bits & ~bounds) | (state & ~(bits ^ bounds) & 7);
            add(next, (total >> 1) << 3 | enough, ways, state);
          }
        }
      }
      ways = next;
    }
    return BigInteger.valueOf(ways[2 * 7 + 1])
        .shiftLeft(Long.SIZE - 1)
        .add(BigInteger.valueOf(ways[2 * 7]));
  }

  private static int bit(long number, int bit) {
    return (int) (number >>> bit) & 1;
  }

  /** Adds numbers of two words, 63 bits in the lower one. */
  private static void add(long[] to, int i, long[] from, int j) {
    long low = to[2 * i] + from[2 * j];
    to[2 * i] = low & Long.MAX_VALUE;
    to[2 * i + 1] += from[2 * j + 1] + (low >>> (Long.SIZE - 1));
  }

  /** The third heap has the value, which only one heap of a class has. */
  @Override
  long orderedThreesOfTwoEqual(long left, long value) {
    long count = 0;
    for (int k = 0; k < period; k++) {
      long steps = value / saltus - pairs.high(k);
      if (value >= 0
          && pairs.low(k) == value % saltus
          && steps >= 0
          && steps <= (left - begin - k) / period) {
        long twice = left - (begin + k + steps * period);
        count += twice % 2 == 0 && twice / 2 >= begin ? 1 : 0;
      }
    }
    return count;
  }
}
