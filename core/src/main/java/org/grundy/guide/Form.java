package org.grundy.guide;

/** The kinds of closed form that are fitted to a table. */
public enum Form {
  /** The values repeat from some point on. */
  PERIOD,
  /** The values repeat from some point on, raised by a constant each time. */
  SALTUS,
  /** The value is a remainder, or a remainder of a quotient. */
  MODULUS,
  /** Odd and even decide. */
  PARITY,
  /** Powers of two decide. */
  POWER_OF_TWO,
  /** The value comes from its arguments by exclusive or. */
  XOR,
  /** The P-positions are the multiples of an irrational number, rounded down. */
  BEATTY
}
