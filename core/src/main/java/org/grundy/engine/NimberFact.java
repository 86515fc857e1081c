package org.grundy.engine;

/**
 * What is known of a Grundy value, in an {@code int} that is never negative; 0 is nothing.
 *
 * <p>From the top: a bound that the value reaches, a bit for each of the {@value #REACH} numbers
 * after the bound, set if the value is not that number, and whether the value is the bound itself.
 * Facts of values below 64 need 16 bits. Bounds end before 2^21.
 */
final class NimberFact {
  private static final int REACH = 9;
  private static final int BOUND_SHIFT = REACH + 1;
  private static final int EXACT = 1;
  private static final int MOST = 1 << (Integer.SIZE - 1 - BOUND_SHIFT);
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

  /** The inexact fact, and that the value is none of the numbers below a given one. */
  static int raised(int fact, int least) {
    if (least >= MOST) {
      throw new ArithmeticException(
          "a value of " + MOST + " or more, which DecomposingSolver finds");
    }
    int raised = fact;
    while (bound(raised) < least) {
      raised = excluding(raised, bound(raised));
    }
    return raised;
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
