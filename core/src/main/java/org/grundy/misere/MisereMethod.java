package org.grundy.misere;

/** How a misere answer is known. All three are exact. */
public enum MisereMethod {
  /** A proved misere quotient decides every sum of the heaps. */
  QUOTIENT,
  /** A theorem about tame and restive positions decides it. */
  GENUS,
  /** Every line of play was searched. */
  SEARCH
}
