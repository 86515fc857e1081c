package org.grundy.heap;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/**
 * A cursor over the options of one heap that have a given value, ascending. It is lazy and, past a
 * proved preperiod, gives up on a division into two heaps (beside a smallest of three) after one
 * period without a hit, and on a division into three after one period of smallest heaps without a
 * hit, so that heaps of 10^18 are answered: a hit a period later, b + p and c beside a, or a + p
 * beside b and c, would give one here, b and c + p, or a beside b and c + p.
 */
final class OptionsOfValue extends HeapOptions {
  private final NimSequence sequence;
  private final long value;
  private final HeapOptions all;

  /** Of the division into two heaps that is being scanned: smaller parts in a row without a hit. */
  private long misses;

  /** Of the division into three heaps: the last smallest heap with a hit, 0 if there was none. */
  private long lastSmall;

  private OptionsOfValue(NimSequence sequence, HeapOptions all, long value) {
    this.sequence = sequence;
    this.value = value;
    this.all = all;
  }

  /** The options of the heap with the value. */
  static HeapOptions of(NimSequence sequence, long heap, long value) {
    PeriodCertificate proof = proof(sequence, heap);
    if (proof != null && proof.saltus() > 0) {
      return sequence.ruleset() instanceof CodeRuleset code
          ? new RisingOptions(sequence, code, proof, heap, value)
          : single(sequence, heap, heapsOfValue(sequence, proof, value));
    }
    return new OptionsOfValue(sequence, sequence.ruleset().options(heap), value);
  }

  /** Computes what is needed for the heap; the proof if it lies beyond the table. */
  private static @org.jspecify.annotations.Nullable PeriodCertificate proof(
      NimSequence sequence, long heap) {
    sequence.valueAt(heap);
    return heap < sequence.length() ? null : sequence.period().orElse(null);
  }

  /** All heaps of a value in an arithmetic-periodic sequence with positive saltus, ascending. */
  private static long[] heapsOfValue(NimSequence sequence, PeriodCertificate proof, long value) {
    LongArrayList heaps = new LongArrayList();
    long end = proof.preperiod() + proof.period();
    for (long n = 0; n < end; n++) {
      long less = value - sequence.valueAt(n);
      if (less == 0) {
        heaps.add(n);
      } else if (n >= proof.preperiod() && less > 0 && less % proof.saltus() == 0) {
        long steps = less / proof.saltus();
        if (steps <= (Long.MAX_VALUE - n) / proof.period()) {
          heaps.add(n + steps * proof.period());
        }
      }
    }
    long[] ascending = heaps.toLongArray();
    Arrays.sort(ascending);
    return ascending;
  }

  private static HeapOptions single(NimSequence sequence, long heap, long[] heaps) {
    return new HeapOptions() {
      private int next;

      @Override
      public boolean next() {
        while (next < heaps.length) {
          large = heaps[next++];
          if (large < heap && sequence.ruleset().isOption(heap, 0, 0, large)) {
            return true;
          }
        }
        return false;
      }
    };
  }

  @Override
  public boolean next() {
    PeriodCertificate proof = sequence.period().filter(p -> p.saltus() == 0).orElse(null);
    while (all.next()) {
      small = all.small;
      middle = all.middle;
      large = all.large;
      if (middle <= Math.max(1, small)) {
        misses = 0;
        lastSmall = small == 1 ? 0 : lastSmall;
        if (proof != null && small - Math.max(proof.preperiod(), lastSmall + 1) >= proof.period()) {
          all.skipThrees();
          continue;
        }
      }
      if ((sequence.valueAt(small) ^ sequence.valueAt(middle) ^ sequence.valueAt(large)) == value) {
        misses = 0;
        lastSmall = small;
        return true;
      }
      if (proof != null && middle >= proof.preperiod() && ++misses >= proof.period()) {
        all.skipDivision();
        misses = 0;
      }
    }
    return false;
  }

  /** The number of options of the heap with the value. */
  static long count(NimSequence sequence, long heap, long value) {
    PeriodCertificate proof = proof(sequence, heap);
    if (proof != null && sequence.ruleset() instanceof CodeRuleset code) {
      return countBeyond(sequence, code, DivisionCount.of(sequence, proof), heap, value);
    }
    HeapOptions options = of(sequence, heap, value);
    long count = 0;
    while (options.next()) {
      count++;
    }
    return count;
  }

  /** A heap beyond the table. */
  private static long countBeyond(
      NimSequence sequence, CodeRuleset code, DivisionCount divisions, long heap, long value) {
    long count = 0;
    for (int take = 0; take <= code.maxTake(); take++) {
      int digit = code.digits[take];
      long left = heap - take;
      if ((digit & 8) != 0) {
        count = Math.addExact(count, divisions.threes(left, value));
      }
      if ((digit & 2) != 0 && sequence.valueAt(left) == value) {
        count++;
      }
      if ((digit & 4) != 0) {
        long last = code.unequal ? (left - 1) / 2 : left / 2;
        count = Math.addExact(count, divisions.pairs(left, last, value));
      }
    }
    return count;
  }
}
