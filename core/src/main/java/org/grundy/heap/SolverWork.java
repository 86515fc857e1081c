package org.grundy.heap;

/** What a {@link BlockSolver} did, counted exactly. */
final class SolverWork {
  /** Options looked at one by one by the definition. */
  long optionsSeen;

  /** Rows combined for rare heaps and for witnesses; a row is one option of 64 heaps. */
  long rows;

  /** Words combined in the planes that have not been counted as rows yet. */
  long words;

  /** Bits set one at a time, for rare heaps close by and for those beyond the rows. */
  long marks;

  /** Rare values at single heaps for which a witness was sought. */
  long searches;
}
