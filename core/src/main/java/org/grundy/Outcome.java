package org.grundy;

/** Who wins a position when both players play perfectly, seen from the player about to move. */
public enum Outcome {
  /** The previous player wins: whoever must move now loses. */
  P,
  /** The next player wins: whoever moves now wins. */
  N,
  /** Neither side can force the end; only games with cycles have such positions. */
  DRAW;

  /**
   * The outcome, under normal play, of a loop-free position with the given Grundy value (Sprague
   * 1935, Grundy 1939): P if and only if the value is 0.
   *
   * @param grundy the Grundy value, unsigned
   * @return {@link #P} or {@link #N}
   */
  public static Outcome ofGrundy(long grundy) {
    return grundy == 0 ? P : N;
  }
}
