package org.grundy.graph;

/** One of two players who have moves of their own. */
public enum Side {
  /** The one side, such as the pursuer. */
  LEFT,
  /** The other side. */
  RIGHT;

  /**
   * The opponent.
   *
   * @return the other side
   */
  public Side other() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
