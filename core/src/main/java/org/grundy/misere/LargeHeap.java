package org.grundy.misere;

import org.grundy.heap.HeapRuleset;
import org.jspecify.annotations.Nullable;

/**
 * The winning moves in one heap beyond the table of a periodic quotient, for rulesets that leave at
 * most two heaps.
 *
 * <p>Splits into b and the rest, b not above the half, win or not according to b mod the period
 * once b is not below the preperiod: both heaps are in the periodic part, the larger one because
 * the heap is beyond the bound of {@link QuotientPeriod}. So one period of b tells whether there
 * are more, and how many.
 */
final class LargeHeap {
  private final MisereQuotient quotient;
  private final HeapRuleset rules;
  private final int index;
  private final long heap;
  private final int rest;
  private final int most;

  /** The first b of the periodic part, and the first after one period. */
  private final long from;

  private final long to;

  /**
   * One heap of a sum.
   *
   * @param rest the element of all other heaps
   */
  LargeHeap(MisereQuotient quotient, QuotientPeriod period, int index, long heap, int rest) {
    this.quotient = quotient;
    this.rules = quotient.ruleset();
    this.index = index;
    this.heap = heap;
    this.rest = rest;
    this.most = rules.mostTaken().orElseThrow();
    this.from = Math.max(1, period.preperiod());
    this.to = from + period.period();
  }

  private boolean leavesOne(long left) {
    return rules.allows(heap, left);
  }

  private boolean leavesTwo(long left) {
    return rules.allows(heap, 1, left - 1);
  }

  private boolean winsAt(long left, long smaller) {
    return quotient.wins(rest, smaller, left - smaller);
  }

  /** The number of winning moves; takes one period for each number that can be taken. */
  long count() {
    long count = 0;
    for (int take = 0; take <= most; take++) {
      long left = heap - take;
      count += leavesOne(left) && winsAt(left, 0) ? 1 : 0;
      if (leavesTwo(left)) {
        for (long b = 1; b < to; b++) {
          if (winsAt(left, b)) {
            count += b < from ? 1 : (left / 2 - b) / (to - from) + 1;
          }
        }
      }
    }
    return count;
  }

  /** The winning moves, ascending as the options of the ruleset are. */
  MoveIterator moves() {
    return new MoveIterator() {
      private int take = most + 1;
      private long smaller = -1;
      private boolean split;
      private boolean seenInPeriod;

      @Override
      @Nullable HeapMove find() {
        while (advance()) {
          long left = heap - take;
          if (smaller > 0 || leavesOne(left)) {
            if (winsAt(left, smaller)) {
              seenInPeriod |= smaller >= from;
              return new HeapMove(index, heap, 0, smaller, left - smaller);
            }
          }
        }
        return null;
      }

      /** Goes to the next size of the smaller heap, or to the next smaller take. */
      private boolean advance() {
        boolean ended =
            smaller < 0
                || (smaller == 0 && !split)
                || smaller >= (heap - take) / 2
                || (smaller == to - 1 && !seenInPeriod);
        if (!ended) {
          smaller++;
          return true;
        }
        if (take == 0) {
          return false;
        }
        take--;
        smaller = 0;
        split = leavesTwo(heap - take);
        seenInPeriod = false;
        return true;
      }
    };
  }
}
