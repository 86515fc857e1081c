package org.grundy.heap;

/** What was done, counted exactly. */
final class SolverWork {
  /** Options looked at one by one by the definition. */
  long optionsSeen;

  /** Rows combined for rare heaps, and for witnesses; a row is 64 options. */
  long rareRows;

  long witnessRows;

  /** Bits set one at a time for rare heaps close by, and for those beyond the rows. */
  long smallMarks;

  long farMarks;

  /** Rare values whose witness was searched pair by pair, and the pairs looked at. */
  long searches;

  long pairsSearched;

  /** Heaps computed again because an earlier one of their block turned out to be rare. */
  long steppedBack;

  long rebuilds;
}
