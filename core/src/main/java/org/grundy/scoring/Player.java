package org.grundy.scoring;

/** The players of a partizan game. */
public enum Player {
  /** Left, who often has the blue or black pieces. */
  LEFT,
  /** Right, who often has the red or white pieces. */
  RIGHT;

  /**
   * The opponent.
   *
   * @return the other player
   */
  public Player other() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
