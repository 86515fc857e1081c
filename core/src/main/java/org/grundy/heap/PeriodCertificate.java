package org.grundy.heap;

import java.util.Objects;
import java.util.OptionalLong;
import org.grundy.internal.Checks;

/**
 * A proved period: {@code g(n + period) = g(n) + saltus} for every n from the preperiod on, with
 * what it takes to check it again.
 *
 * <p>Heaps count from 0. The preperiod is the least one, and the period the least one.
 *
 * @param ruleset the rules
 * @param preperiod the least n from which the period holds, 0 or more
 * @param period the period, 1 or more
 * @param saltus what each period adds; 0 for a purely periodic sequence
 * @param theorem why checking finitely many heaps is enough
 * @param checkedTo the last heap whose value was used
 */
public record PeriodCertificate(
    HeapRuleset ruleset,
    long preperiod,
    long period,
    long saltus,
    PeriodTheorem theorem,
    long checkedTo) {
  /**
   * Refuses numbers that no certificate has; whether it is true is for {@link #verify} to say.
   *
   * @param ruleset the rules
   * @param preperiod the least n from which the period holds, 0 or more
   * @param period the period, 1 or more
   * @param saltus what each period adds
   * @param theorem why checking finitely many heaps is enough
   * @param checkedTo the last heap whose value was used
   */
  public PeriodCertificate {
    Objects.requireNonNull(ruleset, "ruleset");
    Objects.requireNonNull(theorem, "theorem");
    Checks.nonNegative("preperiod", preperiod);
    Checks.positive("period", period);
    Checks.nonNegative("saltus", saltus);
    Checks.inRange("checkedTo", checkedTo, 0, Integer.MAX_VALUE - 2);
  }

  /**
   * The last heap that breaks the period: preperiod - 1.
   *
   * @return the heap, or empty if the period holds from heap 0 on
   */
  public OptionalLong lastException() {
    return preperiod == 0 ? OptionalLong.empty() : OptionalLong.of(preperiod - 1);
  }

  /**
   * Checks the certificate from scratch: that its theorem applies to the ruleset, by computing the
   * values anew that every heap it names has the value it says, that these are enough, and that
   * preperiod and period are the least ones. Costs about as much as finding it did.
   *
   * @return whether the certificate is true
   */
  public boolean verify() {
    if (PeriodTheorem.of(ruleset, saltus).filter(theorem::equals).isEmpty()
        || preperiod > checkedTo
        || period > checkedTo
        || saltus > Integer.MAX_VALUE) {
      return false;
    }
    ValueTable g = CertificateCheck.values(ruleset, (int) checkedTo + 1);
    return CertificateCheck.holds(this, g);
  }

  /**
   * The heap, below preperiod + period, whose value decides that of the given one.
   *
   * @param heap a heap's size, 0 or more
   * @return the heap itself if it is below preperiod + period, else its representative
   */
  public long representative(long heap) {
    Checks.nonNegative("heap", heap);
    return heap < preperiod + period ? heap : preperiod + (heap - preperiod) % period;
  }
}
