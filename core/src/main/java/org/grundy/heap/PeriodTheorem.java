package org.grundy.heap;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Why a period that holds for finitely many heaps holds for ever. Throughout, n0 is the preperiod,
 * p the period, t the most that a move takes, and n1 = max(n0, 1): parts of a broken heap are not
 * empty, so heap 0 never counts as one.
 */
public enum PeriodTheorem {
  /**
   * Moves leave at most one heap, and the number taken is at most t: it is enough that g(n + p) =
   * g(n) for n0 &lt;= n &lt; n0 + t in a subtraction game, and for n0 &lt;= n &lt; n1 + t with a
   * code.
   *
   * <p>Proof: a later n has the options n - k, k &lt;= t, all at least n0 (n1 &gt;= 1 with a code,
   * whose digits treat emptying a heap apart), and n + p has n + p - k, with equal values by
   * induction. Emptying a heap concerns heaps up to t only, which n1 + t exceeds.
   */
  ONE_HEAP,

  /**
   * Guy and Smith (1956): moves leave at most two heaps; it is enough that g(n + p) = g(n) for n0
   * &lt;= n &lt; 2 n1 + p + t.
   *
   * <p>Proof: let n &gt;= 2 n1 + p + t, and suppose equality below n. An option of n + p consists
   * of a &gt;= b &gt;= 0 with a + b = n + p - k &gt;= 2 n1 + 2 p, so a - p &gt;= n1 and the same
   * move leaves a - p and b from n; both options have equal values, as a - p &lt; n. An option of n
   * has a &gt;= (n - k) / 2 &gt;= n1, so that a + p and b are left from n + p. Hence both heaps
   * have the same set of values. Emptying a heap concerns heaps up to t only.
   */
  TWO_HEAPS,

  /**
   * As {@link #TWO_HEAPS}, when the two must differ: for n0 &lt;= n &lt; 2 n1 + 2 p + t.
   *
   * <p>Proof: as before, but a - p and b may be equal. Then a = b + p, the option's value is g(b +
   * p) ^ g(b) = 0, and 2 b = n - k &gt;= 2 n1 + 2 p, so b + p and b - p are left from n by the same
   * move, differ, and have equal values. In the other direction a &gt; b gives a + p &gt; b.
   */
  TWO_UNEQUAL_HEAPS,

  /**
   * Moves leave at most three heaps: for n0 &lt;= n &lt; 3 n1 + 2 p + t.
   *
   * <p>Proof: as for two heaps; the largest part of n + p - k is at least (3 n1 + 3 p) / 3 = n1 +
   * p, and that of n - k at least n1.
   */
  THREE_HEAPS,

  /**
   * Moves leave at most three heaps, and g(n + p) = g(n) + s with a saltus s that is a power of
   * two. Writing values as (high, low) with low below s, the options of a heap fall into finitely
   * many kinds that repeat from period to period with growing high parts. Every kind must miss the
   * value of the heap by a parity or a bound, and kinds with two equal heaps, whose exclusive or is
   * 0, must reach all lesser values; both are checked class by class. The proof is with the check,
   * in {@code RisingPeriod}. (Howse and Nowakowski, 2004, have a theorem of this kind; this one was
   * found apart from theirs.)
   */
  THREE_HEAPS_RISING,

  /**
   * An all-but game with largest exception t: it is enough that for some m &gt;= n0 and a saltus s
   * g(n + p) = g(n) + s for n0 &lt;= n &lt; m + t, and that the values of the heaps below m + p are
   * those of the heaps below m, raised by s, and 0 to s - 1.
   *
   * <p>Proof: let n &gt;= m + t, and suppose equality from n0 up to n - 1. All heaps below m + p
   * are options of n + p, those below m are options of n, and n' is an option of n if and only if
   * n' + p is one of n + p. So the values excluded at n + p are those excluded at n, raised by s,
   * and 0 to s - 1, which raises the least excluded one by s.
   */
  ALL_BUT;

  /** The theorem for a ruleset, if there is one. */
  static Optional<PeriodTheorem> of(HeapRuleset ruleset) {
    if (ruleset instanceof SubtractionRuleset) {
      return Optional.of(ONE_HEAP);
    }
    if (ruleset instanceof AllButRuleset) {
      return Optional.of(ALL_BUT);
    }
    if (ruleset instanceof CodeRuleset code) {
      return Optional.of(
          code.any(8)
              ? THREE_HEAPS
              : !code.any(4) ? ONE_HEAP : code.unequal ? TWO_UNEQUAL_HEAPS : TWO_HEAPS);
    }
    return Optional.empty();
  }

  /** The theorem for a period of a ruleset that adds something or nothing, if there is one. */
  static Optional<PeriodTheorem> of(HeapRuleset ruleset, long saltus) {
    return of(ruleset)
        .map(theorem -> theorem == THREE_HEAPS && saltus != 0 ? THREE_HEAPS_RISING : theorem)
        .filter(theorem -> saltus == 0 || theorem == ALL_BUT || theorem == THREE_HEAPS_RISING);
  }

  /**
   * How many values, from heap 0 on, must be known to prove a period that holds for all values of a
   * table: {@code Long.MAX_VALUE} if its theorem does not apply as far as the table shows.
   */
  static long valuesNeeded(
      HeapRuleset ruleset, ValueTable g, int preperiod, int period, int saltus) {
    if (of(ruleset, saltus).orElseThrow() != THREE_HEAPS_RISING) {
      return valuesNeeded(ruleset, preperiod, period);
    }
    OptionalInt needed =
        RisingPeriod.valuesNeeded((CodeRuleset) ruleset, g, preperiod, period, saltus);
    return needed.isPresent() ? needed.getAsInt() : Long.MAX_VALUE;
  }

  /** The least number of values that may prove a period, where its theorem depends on none. */
  static long valuesNeeded(HeapRuleset ruleset, long preperiod, long period) {
    if (ruleset instanceof SubtractionRuleset subtraction) {
      return preperiod + largest(subtraction.set) + period;
    }
    if (ruleset instanceof AllButRuleset allBut) {
      return preperiod + largest(allBut.set) + period;
    }
    CodeRuleset code = (CodeRuleset) ruleset;
    long n1 = Math.max(preperiod, 1);
    long t = code.maxTake();
    long end =
        switch (of(ruleset).orElseThrow()) {
          case TWO_HEAPS -> 2 * n1 + period + t;
          case TWO_UNEQUAL_HEAPS -> 2 * n1 + 2 * period + t;
          case THREE_HEAPS -> 3 * n1 + 2 * period + t;
          default -> n1 + t;
        };
    return end + period;
  }

  static int largest(int[] set) {
    return set.length == 0 ? 0 : set[set.length - 1];
  }
}
