package org.grundy.engine;

/**
 * What is known of a Grundy value, in an {@code int} that is never negative; 0 is nothing.
 *
 * <p>From the top: a bound that the value reaches, a bit for each of the {@value #REACH} numbers
 * after the bound, set if the value is not that number, and whether the value is the bound itself.
 * Facts of values below 64 need 16 bits. Bounds end at 2^21: a solver gets there one option at a
 * time, looking at all options each time.
 */
final class NimberFact {
  private static final int REACH = 9;
  private static final int BOUND_SHIFT = REACH + 1;
  private static final int EXACT = 1;
  private static final int LOW_BITS = (1 << BOUND_SHIFT) - 1;

  private NimberFact() {}

  static int exact(int value) {
    return value << BOUND_SHIFT | EXACT;
  }

  static boolean isExact(int fact) {
    return (fact & EXACT) != 0;
  }

  /** The value, or the least number that it may be. */
  static int bound(int fact) {
    return fact >>> BOUND_SHIFT;
  }

  static boolean is(int fact, int value) {
    return isExact(fact) && bound(fact) == value;
  }

  static boolean isNot(int fact, int value) {
    int beyond = value - bound(fact);
    return beyond < 0
        || (beyond > 0 && (isExact(fact) || (beyond <= REACH && (fact >>> beyond & 1) != 0)));
  }

  /** Whether the fact says if this is the value. */
  static boolean answers(int fact, int value) {
    return isExact(fact) || isNot(fact, value);
  }

  /** Whether a fact can say that the value is not this number, without being exact. */
  static boolean reaches(int fact, int number) {
    return number - bound(fact) <= REACH;
  }

  /** The inexact fact, and that the value is not a number within reach that it might have been. */
  static int excluding(int fact, int number) {
    int bound = bound(fact);
    if (number > bound) {
      return fact | 1 << (number - bound);
    }
    int beyond = fact & LOW_BITS;
    do {
      bound++;
      beyond >>>= 1;
    } while ((beyond & 1) != 0);
    return bound << BOUND_SHIFT | beyond;
  }
}
