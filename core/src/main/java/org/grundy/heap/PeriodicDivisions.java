package org.grundy.heap;

import java.math.BigInteger;

/** By classes: heaps n_i + p x of one class have one value. */
final class PeriodicDivisions extends DivisionCount {
  PeriodicDivisions(NimSequence sequence, PeriodCertificate proof) {
    super(sequence, proof);
  }

  @Override
  long periodicPairs(long left, long last, long value) {
    long count = 0;
    for (long a = begin; a < begin + period && a <= last; a++) {
      if ((sequence.valueAt(a) ^ sequence.valueAt(left - a)) == value) {
        count = Math.addExact(count, (last - a) / period + 1);
      }
    }
    return count;
  }

  @Override
  BigInteger orderedThrees(long left, long value) {
    BigInteger count = BigInteger.ZERO;
    long rest = left - 3 * begin;
    for (long i = 0; i < period && i <= rest; i++) {
      long first = sequence.valueAt(begin + i);
      for (long j = 0; j < period && i + j <= rest; j++) {
        long k = (rest - i - j) % period;
        if ((first ^ sequence.valueAt(begin + j) ^ sequence.valueAt(begin + k)) == value) {
          // x + y + z = n has (n + 1)(n + 2) / 2 solutions.
          BigInteger n = BigInteger.valueOf((rest - i - j) / period);
          count = count.add(n.add(BigInteger.ONE).multiply(n.add(BigInteger.TWO)).shiftRight(1));
        }
      }
    }
    return count;
  }

  @Override
  long orderedThreesOfTwoEqual(long left, long value) {
    long count = 0;
    long rest = left - 3 * begin;
    for (long i = 0; i < period && 2 * i <= rest; i++) {
      if (sequence.valueAt(begin + (rest - 2 * i) % period) == value) {
        count += (rest - 2 * i) / period / 2 + 1;
      }
    }
    return count;
  }
}
