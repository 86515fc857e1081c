package org.grundy.scoring;

/** Who ends with more when both players play perfectly. */
public enum ScoreOutcome {
  /** The player who moves first. */
  FIRST,
  /** The player who moves second. */
  SECOND,
  /** Neither: both end with the same. */
  TIE;

  /**
   * The outcome of a score difference.
   *
   * @param difference the first player's total less the second's
   * @return its sign, in words
   */
  public static ScoreOutcome of(long difference) {
    return difference > 0 ? FIRST : difference < 0 ? SECOND : TIE;
  }
}
