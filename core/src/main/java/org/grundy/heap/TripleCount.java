package org.grundy.heap;

import java.math.BigInteger;

/**
 * Counts the ways of dividing something into three heaps whose values have a given exclusive or, in
 * a periodic sequence, by classes: heaps n_i + p x of one class have one value.
 *
 * <p>Divisions into three heaps of the periodic part come from ordered ones: each has 6 orders, or
 * 3 if two heaps are equal, or 1 if all are; so they number (ordered + 3 * ordered with the first
 * two equal + 2 * all equal) / 6.
 */
final class TripleCount {
  private final NimSequence sequence;
  private final PeriodCertificate proof;
  private final long begin;
  private final long period;

  TripleCount(NimSequence sequence, PeriodCertificate proof) {
    this.sequence = sequence;
    this.proof = proof;
    this.begin = Math.max(proof.preperiod(), 1);
    this.period = proof.period();
  }

  /**
   * The number of divisions.
   *
   * @throws ArithmeticException if it exceeds {@code Long.MAX_VALUE}
   */
  long count(long left, long value) {
    BigInteger count = ofPeriodicHeaps(left, value);
    for (long a = 1; a < begin; a++) {
      long wanted = value ^ sequence.valueAt(a);
      for (long b = a; b < begin; b++) {
        long c = left - a - b;
        if (c >= begin && (sequence.valueAt(b) ^ sequence.valueAt(c)) == wanted) {
          count = count.add(BigInteger.ONE);
        }
      }
      long rest = left - a;
      count =
          count.add(
              BigInteger.valueOf(
                  OptionsOfValue.countPeriodicPairs(sequence, proof, rest, rest / 2, wanted)));
    }
    return count.longValueExact();
  }

  private BigInteger ofPeriodicHeaps(long left, long value) {
    BigInteger ordered = BigInteger.ZERO;
    BigInteger twoEqual = BigInteger.ZERO;
    long rest = left - 3 * begin;
    for (long i = 0; i < period && i <= rest; i++) {
      long first = sequence.valueAt(begin + i);
      for (long j = 0; j < period && i + j <= rest; j++) {
        long k = (rest - i - j) % period;
        if ((first ^ sequence.valueAt(begin + j) ^ sequence.valueAt(begin + k)) == value) {
          // x + y + z = n has (n + 1)(n + 2) / 2 solutions.
          BigInteger n = BigInteger.valueOf((rest - i - j) / period);
          ordered =
              ordered.add(n.add(BigInteger.ONE).multiply(n.add(BigInteger.TWO)).shiftRight(1));
        }
      }
      if (2 * i <= rest && sequence.valueAt(begin + (rest - 2 * i) % period) == value) {
        twoEqual = twoEqual.add(BigInteger.valueOf((rest - 2 * i) / period / 2 + 1));
      }
    }
    boolean equal = rest >= 0 && left % 3 == 0 && sequence.valueAt(left / 3) == value;
    return ordered
        .add(twoEqual.multiply(BigInteger.valueOf(3)))
        .add(equal ? BigInteger.TWO : BigInteger.ZERO)
        .divide(BigInteger.valueOf(6));
  }
}
