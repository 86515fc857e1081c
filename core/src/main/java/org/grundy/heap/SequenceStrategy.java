package org.grundy.heap;

/** How a {@link NimSequence} computes its values. All strategies give the same ones. */
public enum SequenceStrategy {
  /**
   * What takes least, decided anew as values come: sparse space where moves leave two heaps and few
   * heaps are rare, else the mex over all options; and the period once proved.
   */
  AUTOMATIC,
  /** The mex over all options, 64 heaps at a time or one, never continued by a period. */
  DIRECT,
  /**
   * Sparse space where moves leave at most two heaps (else direct), never continued by a period.
   */
  SPARSE,
  /** The mex over all options until a period is proved, then its continuation. */
  PERIODIC;

  boolean findsPeriods() {
    return this == AUTOMATIC || this == PERIODIC;
  }

  boolean usesSparseSpace() {
    return this == AUTOMATIC || this == SPARSE;
  }
}
