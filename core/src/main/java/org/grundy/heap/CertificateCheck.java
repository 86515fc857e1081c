package org.grundy.heap;

import java.util.Objects;
import org.grundy.Budget;
import org.grundy.internal.Meter;
import org.grundy.internal.OrKernels;

/** Checks certificates by their definition, heap by heap, sharing nothing with the search. */
final class CertificateCheck {
  /** Up to this many values are recomputed by the definition; more would be quadratic for ever. */
  private static final int BY_DEFINITION = 1 << 14;

  private CertificateCheck() {}

  /** The values of the heaps below a bound, computed anew with plain loops. */
  static ValueTable values(HeapRuleset ruleset, int length) {
    ValueTable g = new ValueTable();
    g.reserve(length);
    if (length > BY_DEFINITION && BlockSolver.suits(ruleset)) {
      new BlockSolver((CodeRuleset) ruleset, SequenceStrategy.AUTOMATIC, OrKernels.late())
          .extend(g, length, Meter.start(Budget.unlimited()));
      g.truncate(length);
      return g;
    }
    DirectEvaluator direct = DirectEvaluator.of(ruleset);
    while (g.length() < length) {
      g.append(direct.next(g));
    }
    return g;
  }

  static boolean holds(PeriodCertificate c, ValueTable g) {
    int p = (int) c.period();
    int n0 = (int) c.preperiod();
    int length = g.length();
    if (PeriodTheorem.valuesNeeded(c.ruleset(), g, n0, p, (int) c.saltus()) > length) {
      return false;
    }
    for (int n = n0; n + p < length; n++) {
      if (g.get(n + p) - (long) g.get(n) != c.saltus()) {
        return false;
      }
    }
    if (n0 > 0 && g.get(n0 - 1 + p) - (long) g.get(n0 - 1) == c.saltus()) {
      return false;
    }
    if (c.ruleset() instanceof AllButRuleset allBut) {
      int m = length - p - PeriodTheorem.largest(allBut.set);
      if (!settledAgree(g, m, p, Math.toIntExact(c.saltus()))) {
        return false;
      }
    }
    return leastPeriod(g, n0, p, c.saltus());
  }

  /**
   * Whether no proper divisor of p is a period from n0 on. A sequence that has the period p for
   * ever and a smaller one has the greatest common divisor of both as a period.
   */
  private static boolean leastPeriod(ValueTable g, int n0, int p, long saltus) {
    for (int d = 1; d <= p / 2; d++) {
      if (p % d != 0 || saltus % (p / d) != 0) {
        continue;
      }
      long step = saltus / (p / d);
      boolean shorter = true;
      // One period and its successor say everything about the periodic part.
      for (int n = n0; n < n0 + p && shorter; n++) {
        long next = n + d < g.length() ? g.get(n + d) : g.get(n + d - p) + saltus;
        shorter = next - g.get(n) == step;
      }
      if (shorter) {
        return false;
      }
    }
    return true;
  }

  /** Whether the values below m + p are those below m raised by s, and 0 to s - 1. */
  static boolean settledAgree(ValueTable g, int m, int p, int s) {
    if (m < 0) {
      return false;
    }
    int largest = 0;
    for (int n = 0; n < m + p; n++) {
      largest = Math.max(largest, g.get(n));
    }
    boolean[] before = new boolean[largest + s + 2];
    boolean[] after = new boolean[largest + s + 2];
    for (int n = 0; n < m; n++) {
      before[g.get(n) + s] = true;
    }
    java.util.Arrays.fill(before, 0, s, true);
    for (int n = 0; n < m + p; n++) {
      after[g.get(n)] = true;
    }
    return java.util.Arrays.equals(Objects.requireNonNull(before), after);
  }
}
