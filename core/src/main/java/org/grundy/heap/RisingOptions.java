package org.grundy.heap;

import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;

/**
 * The options of a value of one heap beyond the table, in a code whose values rise by a power of
 * two from period to period; in the order of {@link HeapOptions}, two heaps of three at a time.
 */
final class RisingOptions extends HeapOptions {
  /** Smallest heaps without a hit after which the search is given up. */
  private static final int PATIENCE = 1 << 20;

  private final NimSequence sequence;
  private final CodeRuleset code;
  private final PeriodCertificate proof;
  private final RisingPairs pairs;
  private final long heap;
  private final long value;

  private int take;
  private int heaps = 3;
  private boolean pairing;
  private long left;

  /** The largest smallest heap of three to try. */
  private long lastSmall;

  private long misses;

  RisingOptions(
      NimSequence sequence, CodeRuleset code, PeriodCertificate proof, long heap, long value) {
    this.sequence = sequence;
    this.code = code;
    this.proof = proof;
    this.pairs = new RisingPairs(sequence, proof);
    this.heap = heap;
    this.value = value;
    this.take = code.maxTake() + 1; // far less than the heap
  }

  @Override
  public boolean next() {
    while (true) {
      if (pairing) {
        middle = pairs.next();
        if (middle >= 0) {
          large = left - small - middle;
          misses = 0;
          return true;
        }
        pairing = heaps == 3 && startThree(small + 1);
        continue;
      }
      if (++heaps > 3) {
        heaps = 0;
        if (--take < 0) {
          take = 0;
          heaps = 3;
          return false;
        }
        left = heap - take;
      }
      if ((code.digits[take] >> heaps & 1) != 0) {
        small = 0;
        middle = 0;
        large = left;
        if (heaps == 1 && sequence.valueAt(left) == value) {
          return true;
        }
        if (heaps == 2) {
          pairs.start(left, 1, value);
          pairing = true;
        } else if (heaps == 3) {
          lastSmall =
              pairs.maybeThree(left, value) ? left / 3 : Math.min(left / 3, proof.preperiod());
          pairing = startThree(1);
        }
      }
    }
  }

  private boolean startThree(long least) {
    small = least;
    if (small > lastSmall) {
      return false;
    }
    if (++misses > PATIENCE) {
      throw new LimitExceededException(Limit.STATES, PATIENCE, PATIENCE);
    }
    pairs.start(left - small, small, value ^ sequence.valueAt(small));
    return true;
  }
}
