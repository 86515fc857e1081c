package org.grundy.misere;

/** How a misere answer is known. All three are exact. */
public enum MisereMethod {
  /** A proved misere quotient decides every sum of the heaps. */
  QUOTIENT,
  /** All components are tame, and follow the rule of misere Nim. */
  GENUS,
  /** Every line of play was searched. */
  SEARCH
}
