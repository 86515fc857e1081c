package org.grundy.heap;

import java.util.Arrays;

/**
 * The ways of dividing something into two heaps whose values have a given exclusive or, the smaller
 * heap ascending, where values rise by a power of two from period to period: without trying them
 * all.
 *
 * <p>A heap b of the i-th class, n_i + p x, has a high part x apart from a constant. Two classes
 * fix x + y, and the wanted value x ^ y; as x + y = (x ^ y) + 2 (x &amp; y), also x &amp; y. So x
 * has the bits of x &amp; y and any of those of x ^ y, and the least such x from some number on is
 * found bit by bit.
 */
final class RisingPairs {
  private static final long NONE = Long.MAX_VALUE;

  private final NimSequence sequence;
  private final int begin;
  private final int period;
  private final long saltus;

  private long left;
  private long value;

  /** By class, the least heap from there on that is part of a pair; NONE where there is none. */
  private final long[] next;

  /** The next heap below the period's beginning to try. */
  private long head;

  /** By class: the bits that high parts must have, and those that they may have. */
  private final long[] fixed;

  private final long[] free;

  RisingPairs(NimSequence sequence, PeriodCertificate proof) {
    this.sequence = sequence;
    this.begin = (int) Math.max(proof.preperiod(), 1);
    this.period = (int) proof.period();
    this.saltus = proof.saltus();
    this.next = new long[period];
    this.fixed = new long[period];
    this.free = new long[period];
  }

  /** Begins with the pairs of the given total whose smaller heap is at least the given one. */
  void start(long left, long least, long value) {
    this.left = left;
    this.value = value;
    head = least;
    for (int c = 0; c < period; c++) {
      next[c] = first(c) ? from(c, Math.max(least, begin)) : NONE;
    }
  }

  /** The smaller heap of the next pair, or -1. */
  long next() {
    for (; head < begin && head <= left / 2; head++) {
      if ((sequence.valueAt(head) ^ sequence.valueAt(left - head)) == value) {
        return head++;
      }
    }
    int least = 0;
    for (int c = 1; c < period; c++) {
      least = next[c] < next[least] ? c : least;
    }
    long heap = next[least];
    if (heap > left / 2) {
      Arrays.fill(next, NONE);
      return -1;
    }
    next[least] = from(least, heap + period);
    return heap;
  }

  /**
   * The number of pairs of the periodic part.
   *
   * @param last the most that the smaller heap may have
   */
  long count(long left, long last, long value) {
    this.left = left;
    this.value = value;
    long count = 0;
    for (int c = 0; c < period && begin + c <= last; c++) {
      if (first(c)) {
        long most = high(c) + (last - begin - c) / period;
        count += countUpTo(fixed[c], free[c], most) - countUpTo(fixed[c], free[c], high(c) - 1);
      }
    }
    return count;
  }

  /**
   * Whether three heaps of the periodic part can be left with a value, as far as low parts, sum and
   * parity tell.
   */
  boolean maybeThree(long left, long value) {
    long rest = left - 3L * begin;
    for (int a = 0; a < period && value >= 0; a++) {
      for (int b = 0; b < period && a + b <= rest; b++) {
        int c = (int) ((rest - a - b) % period);
        long sum = (rest - a - b) / period + high(a) + high(b) + high(c);
        long more = sum - value / saltus;
        if ((low(a) ^ low(b) ^ low(c)) == value % saltus && more >= 0 && more % 2 == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The part of a class's values that stays from period to period. */
  long low(int c) {
    return sequence.value(begin + c) % saltus;
  }

  /** The part that rises, at the first heap of a class. */
  long high(int c) {
    return sequence.value(begin + c) / saltus;
  }

  /**
   * What the high parts of pairs with the smaller heap in a class are made of, if there are any.
   */
  private boolean first(int c) {
    long rest = left - 2L * begin - c;
    if (rest < 0) {
      return false;
    }
    int other = (int) (rest % period);
    long lowPart = low(c) ^ low(other);
    long sum = rest / period + high(c) + high(other);
    long exclusive = value / saltus;
    long both = sum - exclusive;
    if (value < 0
        || lowPart != value % saltus
        || both < 0
        || both % 2 != 0
        || (both / 2 & exclusive) != 0) {
      return false;
    }
    fixed[c] = both / 2;
    free[c] = exclusive;
    return true;
  }

  /** The least heap of a class, not below the given one, whose high part will do. */
  private long from(int c, long heap) {
    long x = high(c) + Math.max(0, -Math.floorDiv(-(heap - begin - c), (long) period));
    long best = least(fixed[c], free[c], x);
    if (best < 0) {
      return NONE;
    }
    long steps = best - high(c);
    return steps > (left - begin - c) / period ? NONE : begin + c + steps * period;
  }

  /** How many numbers up to x have all fixed bits and otherwise only free ones. */
  static long countUpTo(long fixed, long free, long x) {
    if (x < 0) {
      return 0;
    }
    long count = 0;
    long bit = Long.highestOneBit(fixed | free | x);
    for (; bit != 0; bit >>>= 1) {
      // All numbers so far have the bits of x before this one.
      boolean isSet = (x & bit) != 0;
      if (isSet && (fixed & bit) == 0) {
        count += 1L << Long.bitCount(free & (bit - 1)); // those without it are less
      }
      if (isSet ? ((fixed | free) & bit) == 0 : (fixed & bit) != 0) {
        return count;
      }
    }
    return count + 1;
  }

  /** The least number from x on that has all fixed bits and otherwise only free ones, or -1. */
  static long least(long fixed, long free, long x) {
    long candidate = fixed | (x & free);
    if (candidate == x) {
      return x;
    }
    long top = Long.highestOneBit(candidate ^ x);
    if ((candidate & top) != 0) {
      return fixed | (candidate & -top & free); // above x already: no free bits below
    }
    // Below x at the top bit: the lowest free bit above it that x has not is raised.
    long raise = Long.lowestOneBit(free & ~x & ~(top | top - 1));
    return raise == 0 ? -1 : fixed | (candidate & -raise & free) | raise;
  }
}
