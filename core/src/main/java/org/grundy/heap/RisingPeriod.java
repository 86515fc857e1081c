package org.grundy.heap;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalInt;

/**
 * Whether the arithmetic period of a code that leaves up to three heaps holds for ever: the check
 * of {@link PeriodTheorem#THREE_HEAPS_RISING}, where the theorem is stated.
 *
 * <p>Let g(n + p) = g(n) + s hold from heap e &gt;= 1 on as far as is known, p even and s a power
 * of two. An exclusive or then acts on the <i>high</i> part h(n) = floor(g(n) / s) and the
 * <i>low</i> part g(n) mod s of values apart; a period later the low part is the same and the high
 * part one more. So n = p h(n) + b, where b, like the low part, depends only on the class of n
 * modulo p.
 *
 * <p>Let n be a heap of high part h, and suppose the period up to n - 1. From n let k be taken and
 * parts be left, those below e having the exclusive or C (of high part c) and the total z, the
 * others being <i>large</i>. The high parts of the large ones add up to h + D, where D = (b - k - z
 * - (sum of the large parts' b)) / p is a whole number that depends on classes alone. Where the low
 * parts fit, the option has the value of n if and only if the exclusive or of the large parts' high
 * parts is h ^ c, which is at least h - c, at most h + c, and like h + c modulo 2. An exclusive or
 * is at most the sum, and like it modulo 2. Hence no option has the value of n if
 *
 * <ul>
 *   <li>with one large part, |D| &gt; c or D + c is odd;
 *   <li>with more, D &lt; -c or D + c is odd;
 *   <li>some part is large, that is n &gt; 3 (e - 1) + (the most taken).
 * </ul>
 *
 * <p>The lesser values must all be values of options. Let A be the largest high part from e to e +
 * p - 1. A value below s A is that of an option m, y, y for any known heap m that has it, if n - k
 * - m is even and positive. Other values have a high part w = h - d &gt;= A and a low part l. They
 * are values of
 *
 * <ul>
 *   <li>m, y, y with m the heap of that value, in a class of low part l, if n - k - m is even and
 *       positive: so for all d from some number on;
 *   <li>three large parts whose low parts make l, one of high part w and two of high part (d + D) /
 *       2: for every d like D modulo 2 for which that is at least what their classes begin with;
 *   <li>one large part beside some fixed ones of exclusive or less than s, if D = -d.
 * </ul>
 *
 * <p>So finitely many d and classes decide it for every n from some heap on, up to which the table
 * must reach.
 */
final class RisingPeriod {
  private static final long MOST_WORK = 200_000_000;
  private static final int NEVER = Integer.MAX_VALUE / 2;

  private final CodeRuleset code;
  private final ValueTable g;
  private final int period;
  private final int saltus;

  /** The heap e. */
  private final int begin;

  /** Heaps below this are tried as fixed parts. */
  private final int fixed;

  /** By class, that of heap e first: the high part of the class's first heap, low part, b. */
  private final int[] high;

  private final int[] low;
  private final int[] offset;
  private int highest;

  /** The number of values that the proof needs. */
  private long needed;

  /** By 2 * low part + d modulo 2: from which d on all are values of options. */
  private final int[] from;

  /** By low part: single such d. */
  private final BitSet[] single;

  private RisingPeriod(CodeRuleset code, ValueTable g, int begin, int period, int saltus) {
    this.code = code;
    this.g = g;
    this.begin = begin;
    this.period = period;
    this.saltus = saltus;
    this.fixed = begin + period;
    this.needed = 3L * (begin - 1) + code.maxTake() + 1;
    high = new int[period];
    low = new int[period];
    offset = new int[period];
    for (int c = 0; c < period; c++) {
      high[c] = g.get(begin + c) / saltus;
      low[c] = g.get(begin + c) % saltus;
      offset[c] = begin + c - period * high[c];
      highest = Math.max(highest, high[c]);
    }
    from = new int[2 * saltus];
    single = new BitSet[saltus];
  }

  /**
   * How many values prove the period, if it has been seen to hold for all values of the table.
   *
   * @return that number, possibly more than the table has; empty if the theorem does not apply, or
   *     not as far as the table shows
   */
  static OptionalInt valuesNeeded(
      CodeRuleset code, ValueTable g, int preperiod, int period, int saltus) {
    int even = period % 2 == 0 ? 1 : 2;
    int begin = Math.max(preperiod, 1);
    long p = (long) even * period;
    long s = (long) even * saltus;
    long reach = begin + p;
    if (code.unequal
        || Long.bitCount(saltus) != 1
        || reach > g.length()
        || code.digits.length * p * (reach * reach + p * p) > MOST_WORK) {
      return OptionalInt.empty();
    }
    RisingPeriod rising = new RisingPeriod(code, g, begin, (int) p, (int) s);
    return rising.holds() && rising.needed < NEVER
        ? OptionalInt.of((int) Math.max(rising.needed, reach))
        : OptionalInt.empty();
  }

  private boolean holds() {
    int[] first = firstHeaps();
    for (int c = 0; c < period; c++) {
      Arrays.fill(from, NEVER);
      Arrays.setAll(single, l -> new BitSet());
      for (int k = 0; k <= code.maxTake(); k++) {
        int digit = code.digits[k];
        if (((digit & 2) != 0 && k > 0 && !oneLarge(c, k, 0, 0, true))
            || ((digit & 4) != 0 && !pairs(c, k))
            || ((digit & 8) != 0 && !triples(c, k))) {
          return false;
        }
      }
      if (!smallValues(c, first) || !otherValues(c)) {
        return false;
      }
    }
    return true;
  }

  /** The class that is left of class c after taking something. */
  private int classAfter(int c, int taken) {
    return Math.floorMod(c - taken, period);
  }

  private boolean pairs(int c, int k) {
    for (int a = 0; a < period; a++) {
      int b = classAfter(c, k + begin + a);
      int more = (offset[c] - k - offset[a] - offset[b]) / period;
      if ((low[a] ^ low[b]) == low[c] && more >= 0 && more % 2 == 0) {
        return false;
      }
    }
    for (int m = 1; m < fixed; m++) {
      if (!oneLarge(c, k, m, g.get(m), m < begin)) {
        return false;
      }
    }
    return true;
  }

  private boolean triples(int c, int k) {
    for (int a = 0; a < period; a++) {
      for (int b = a; b < period; b++) {
        int third = classAfter(c, k + 2 * begin + a + b);
        if (third >= b && !threeLarge(c, k, a, b, third)) {
          return false;
        }
      }
      if ((a - (c - k)) % 2 == 0) {
        int d = -Math.floorDiv(offset[c] - offset[a] - k - 2, period);
        evenly(low[a], d);
        evenly(low[a], d + 1);
      }
    }
    for (int m = 1; m < fixed; m++) {
      if (m < begin && !twoLarge(c, k, m)) {
        return false;
      }
      for (int m2 = m; m2 < fixed; m2++) {
        if (!oneLarge(c, k, m + m2, g.get(m) ^ g.get(m2), m2 < begin)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Notes that every second d from the given one on is that of an option. */
  private void evenly(int lowPart, int d) {
    int at = 2 * lowPart + (d & 1);
    from[at] = Math.min(from[at], d);
  }

  private boolean threeLarge(int c, int k, int x, int y, int z) {
    int more = (offset[c] - k - offset[x] - offset[y] - offset[z]) / period;
    int l = low[x] ^ low[y] ^ low[z];
    if (l == low[c] && more >= 0 && more % 2 == 0) {
      return false;
    }
    int least =
        Math.min(
            Math.max(high[x], high[y]),
            Math.min(Math.max(high[x], high[z]), Math.max(high[y], high[z])));
    evenly(l, 2 * least - more);
    return true;
  }

  private boolean twoLarge(int c, int k, int m) {
    int value = g.get(m);
    for (int a = 0; a < period; a++) {
      int b = classAfter(c, k + m + begin + a);
      int more = (offset[c] - k - m - offset[a] - offset[b]) / period;
      int own = value / saltus;
      if ((low[a] ^ low[b] ^ value % saltus) == low[c] && more >= -own && (more + own) % 2 == 0) {
        return false;
      }
    }
    return true;
  }

  /** One large part beside fixed ones of the given total and value; small ones are all below e. */
  private boolean oneLarge(int c, int k, int total, int value, boolean small) {
    int part = classAfter(c, k + total);
    int more = (offset[c] - k - total - offset[part]) / period;
    int own = value / saltus;
    int l = low[part] ^ value % saltus;
    if (small && l == low[c] && Math.abs(more) <= own && (more + own) % 2 == 0) {
      return false;
    }
    if (own == 0 && more <= 0) {
      single[l].set(-more);
      needed = Math.max(needed, (long) begin + k + total + 1);
    }
    return true;
  }

  /** By 2 * value + n modulo 2, of the values below s A: the first heap that has it. */
  private int[] firstHeaps() {
    int[] first = new int[2 * saltus * highest];
    Arrays.fill(first, NEVER);
    for (int m = g.length() - 1; m > 0; m--) {
      if (g.get(m) < saltus * highest) {
        first[2 * g.get(m) + (m & 1)] = m;
      }
    }
    return first;
  }

  private boolean smallValues(int c, int[] first) {
    for (int value = 0; value < saltus * highest; value++) {
      int best = NEVER;
      for (int k = 0; k <= code.maxTake(); k++) {
        int parity = (begin + c - k) & 1;
        if ((code.digits[k] & 8) != 0) {
          best = Math.min(best, first[2 * value + parity] + k + 2);
        }
        if ((code.digits[k] & 4) != 0 && value == 0 && parity == 0) {
          best = Math.min(best, k + 2);
        }
      }
      if (best >= NEVER) {
        return false;
      }
      needed = Math.max(needed, best);
    }
    return true;
  }

  private boolean otherValues(int c) {
    for (int l = 0; l < saltus; l++) {
      int all = Math.max(from[2 * l], from[2 * l + 1]);
      if (all >= NEVER) {
        return false;
      }
      for (int d = l < low[c] ? 0 : 1; d < all; d++) {
        if (d < from[2 * l + (d & 1)] && !single[l].get(d)) {
          return false;
        }
      }
    }
    return true;
  }
}
