package org.grundy.heap;

import java.util.Optional;

/**
 * Looks for a provable period in a growing table. It is cheap to call again: it says itself from
 * which length on another look is worth while.
 */
final class PeriodFinder {
  private static final int FIRST_LOOK = 64;

  private final HeapRuleset ruleset;
  private final boolean provable;

  /** Whether a period may add something. */
  private final boolean mayRise;

  private long nextLook;

  PeriodFinder(HeapRuleset ruleset) {
    this.ruleset = ruleset;
    this.provable = PeriodTheorem.of(ruleset).isPresent();
    this.mayRise = PeriodTheorem.of(ruleset, 1).isPresent();
    this.nextLook =
        provable ? Math.max(FIRST_LOOK, PeriodTheorem.valuesNeeded(ruleset, 0, 1)) : Long.MAX_VALUE;
  }

  /** The length of the table at which to look next; Long.MAX_VALUE where no theorem applies. */
  long nextLook() {
    return nextLook;
  }

  /**
   * Looks for the least period that the table proves. The table has the values of all heaps below
   * its length.
   */
  Optional<PeriodCertificate> look(ValueTable g) {
    if (!provable) {
      return Optional.empty();
    }
    int length = g.length();
    // Something that looks like a period now is proved at a known length; look again just then.
    long soonest = length + Math.max(64, length / 2L);
    int longest = longestPeriod(length);
    int last = g.get(length - 1);
    // A multiple of a period that holds from n0 on holds from the same n0 on (if both are within
    // the table), needs more values, and is left out.
    int base = 1;
    int baseFrom = length;
    for (int p = 1; p <= longest; p++) {
      int saltus = last - g.get(length - 1 - p);
      if (saltus < 0 || (saltus > 0 && !mayRise) || !endMatches(g, p, saltus)) {
        continue;
      }
      if (saltus == 0 && p <= length - baseFrom && p % base == 0) {
        continue;
      }
      int n0 = preperiod(g, p, saltus);
      if (saltus == 0 && n0 < baseFrom) {
        base = p;
        baseFrom = n0;
      }
      long needed = PeriodTheorem.valuesNeeded(ruleset, g, n0, p, saltus);
      if (needed <= length && settled(g, p, saltus)) {
        nextLook = Long.MAX_VALUE;
        return Optional.of(
            new PeriodCertificate(
                ruleset,
                n0,
                p,
                saltus,
                PeriodTheorem.of(ruleset, saltus).orElseThrow(),
                checkedTo(length, needed)));
      }
      if (needed > length) {
        soonest = Math.min(soonest, needed);
      }
      if (PeriodTheorem.of(ruleset, saltus).orElseThrow() == PeriodTheorem.THREE_HEAPS_RISING) {
        break; // its multiples are no better
      }
    }
    nextLook = soonest;
    return Optional.empty();
  }

  /** The longest period that so many values could prove. */
  private int longestPeriod(int length) {
    int provable = 0;
    int not = length;
    while (not - provable > 1) {
      int p = (provable + not) >>> 1;
      if (PeriodTheorem.valuesNeeded(ruleset, 0, p) <= length) {
        provable = p;
      } else {
        not = p;
      }
    }
    return provable;
  }

  /** All-but games compare what is settled at the end of what was checked; others need no more. */
  private long checkedTo(int length, long needed) {
    return (ruleset instanceof AllButRuleset ? length : needed) - 1;
  }

  /** A quick refusal: the last few values against those a period before. */
  private static boolean endMatches(ValueTable g, int p, int saltus) {
    int length = g.length();
    int count = Math.min(32, length - p);
    if (saltus == 0) {
      return g.get(length - 1) == g.get(length - 1 - p)
          && g.sameRange(length - count, length - count - p, count);
    }
    for (int i = 1; i <= count; i++) {
      if (g.get(length - i) - g.get(length - i - p) != saltus) {
        return false;
      }
    }
    return true;
  }

  /** The least n0 with g(n + p) = g(n) + saltus from n0 to the end of the table. */
  private static int preperiod(ValueTable g, int p, int saltus) {
    int n = g.length() - p;
    if (saltus == 0) {
      int step = 4096;
      while (n >= step && g.sameRange(n - step, n - step + p, step)) {
        n -= step;
      }
    }
    while (n > 0 && g.get(n - 1 + p) - g.get(n - 1) == saltus) {
      n--;
    }
    return n;
  }

  private boolean settled(ValueTable g, int p, int saltus) {
    return !(ruleset instanceof AllButRuleset allBut)
        || CertificateCheck.settledAgree(
            g, g.length() - p - PeriodTheorem.largest(allBut.set), p, saltus);
  }
}
