package org.grundy.bench.gate;

/** What became of a row, from good to bad. */
enum Status {
  /** As recorded. */
  PASS,
  /** Measured but not in the baseline: recorded by the next update. */
  NEW,
  /** Measured under other circumstances than the baseline. */
  NOT_COMPARABLE,
  /** Worse than recorded. */
  REGRESSION,
  /** Not measured, or not a number. */
  FAILED
}
