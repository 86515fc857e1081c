package org.grundy.heap;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a search for a period found. */
public final class PeriodResult {
  /** How a search ended. */
  public enum Status {
    /** A period is proved. */
    PROVED,
    /** No period is proved by the values computed: nothing is known beyond them. */
    NOT_FOUND
  }

  private final HeapRuleset ruleset;
  private final @Nullable PeriodCertificate certificate;
  private final long checkedTo;

  PeriodResult(HeapRuleset ruleset, @Nullable PeriodCertificate certificate, long checkedTo) {
    this.ruleset = ruleset;
    this.certificate = certificate;
    this.checkedTo = checkedTo;
  }

  /**
   * The rules.
   *
   * @return the ruleset
   */
  public HeapRuleset ruleset() {
    return ruleset;
  }

  /**
   * How the search ended.
   *
   * @return proved or not found
   */
  public Status status() {
    return certificate == null ? Status.NOT_FOUND : Status.PROVED;
  }

  /**
   * The proof.
   *
   * @return the certificate, or empty if none was found
   */
  public Optional<PeriodCertificate> certificate() {
    return Optional.ofNullable(certificate);
  }

  /**
   * The last heap looked at.
   *
   * @return its size, or -1 if there was none
   */
  public long checkedTo() {
    return checkedTo;
  }

  @Override
  public String toString() {
    return certificate == null
        ? ruleset + ": no period proved up to heap " + checkedTo
        : ruleset
            + ": preperiod "
            + certificate.preperiod()
            + ", period "
            + certificate.period()
            + (certificate.saltus() == 0 ? "" : ", saltus " + certificate.saltus())
            + " (proved, checked to heap "
            + checkedTo
            + ")";
  }
}
