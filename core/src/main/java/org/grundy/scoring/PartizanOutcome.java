package org.grundy.scoring;

/** Who wins a partizan position when both players play perfectly. */
public enum PartizanOutcome {
  /** Left wins, whoever moves first. */
  LEFT,
  /** Right wins, whoever moves first. */
  RIGHT,
  /** The player who moves first wins. */
  FIRST,
  /** The player who moves second wins. */
  SECOND
}
