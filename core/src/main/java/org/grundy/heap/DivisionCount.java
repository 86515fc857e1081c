package org.grundy.heap;

import java.math.BigInteger;

/**
 * Counts the ways of dividing something into two or three heaps whose values have a given exclusive
 * or, where a period is proved; the work does not depend on the size.
 *
 * <p>Heaps before the periodic part are tried one by one. Divisions into three heaps of the
 * periodic part come from ordered ones: each has 6 orders, or 3 if two heaps are equal, or 1 if all
 * are; so they number (ordered + 3 * ordered with the first two equal + 2 * all equal) / 6.
 */
abstract class DivisionCount {
  final NimSequence sequence;

  /** Where the periodic part begins; heap 0 is no part of a division. */
  final long begin;

  final long period;

  DivisionCount(NimSequence sequence, PeriodCertificate proof) {
    this.sequence = sequence;
    this.begin = Math.max(proof.preperiod(), 1);
    this.period = proof.period();
  }

  static DivisionCount of(NimSequence sequence, PeriodCertificate proof) {
    return proof.saltus() == 0
        ? new PeriodicDivisions(sequence, proof)
        : new RisingDivisions(sequence, proof);
  }

  /**
   * The number of divisions into two heaps of the periodic part.
   *
   * @param last the most that the smaller heap may have
   */
  abstract long periodicPairs(long left, long last, long value);

  /** The number of ordered divisions into three heaps of the periodic part. */
  abstract BigInteger orderedThrees(long left, long value);

  /** The number of those whose first two heaps are equal, and so cancel. */
  abstract long orderedThreesOfTwoEqual(long left, long value);

  /**
   * The number of divisions into two heaps.
   *
   * @param left their total, beyond the table
   * @param last the most that the smaller heap may have
   */
  final long pairs(long left, long last, long value) {
    long count = periodicPairs(left, last, value);
    for (long a = 1; a < Math.min(begin, last + 1); a++) {
      count += (sequence.valueAt(a) ^ sequence.valueAt(left - a)) == value ? 1 : 0;
    }
    return count;
  }

  /**
   * The number of divisions into three heaps.
   *
   * @param left their total, beyond the table
   * @throws ArithmeticException if it exceeds {@code Long.MAX_VALUE}
   */
  final long threes(long left, long value) {
    BigInteger count = periodicThrees(left, value);
    for (long a = 1; a < begin; a++) {
      long wanted = value ^ sequence.valueAt(a);
      for (long b = a; b < begin; b++) {
        long c = left - a - b;
        if (c >= begin && (sequence.valueAt(b) ^ sequence.valueAt(c)) == wanted) {
          count = count.add(BigInteger.ONE);
        }
      }
      long rest = left - a;
      count = count.add(BigInteger.valueOf(periodicPairs(rest, rest / 2, wanted)));
    }
    return count.longValueExact();
  }

  private BigInteger periodicThrees(long left, long value) {
    boolean allEqual = left % 3 == 0 && left / 3 >= begin && sequence.valueAt(left / 3) == value;
    return orderedThrees(left, value)
        .add(
            BigInteger.valueOf(orderedThreesOfTwoEqual(left, value))
                .multiply(BigInteger.valueOf(3)))
        .add(allEqual ? BigInteger.TWO : BigInteger.ZERO)
        .divide(BigInteger.valueOf(6));
  }
}
