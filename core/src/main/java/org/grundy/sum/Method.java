package org.grundy.sum;

/** How the outcome of a sum is known. All of them are exact. */
public enum Method {
  /** Normal play: the values of the components add up (Sprague and Grundy; Smith with cycles). */
  VALUES,
  /** Misere play: every component is tame, and the rule of misere Nim holds. */
  TAME,
  /** A single component that knows its winner without a value ({@link org.grundy.Solved}). */
  SOLVED,
  /** Misere play: no rule is known to hold; every line of play was searched, within a budget. */
  SEARCH
}
