package org.grundy.guide;

/** A theory, and what it gives. */
public enum Theory {
  /** Sprague and Grundy: every position has a nim-value, and values of parts add up. */
  GRUNDY,
  /** Misere play: outcomes by search; values add up only where that was proved. */
  MISERE,
  /** Games with cycles: win, lose or draw with distance; under normal play Smith's values. */
  LOOPY,
  /** The best score by search of the whole position. */
  MINIMAX
}
