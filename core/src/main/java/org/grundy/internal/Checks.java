package org.grundy.internal;

/** Argument checks whose messages name the argument, its value and the bound. */
public final class Checks {
  private Checks() {}

  /** Refuses a negative number; returns it otherwise. */
  public static int nonNegative(String name, int value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + ", expected 0 or more");
    }
    return value;
  }

  /** Refuses a negative number; returns it otherwise. */
  public static long nonNegative(String name, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + ", expected 0 or more");
    }
    return value;
  }

  /** Refuses a negative element. */
  public static void nonNegative(String name, int[] values) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] < 0) {
        throw negativeElement(name, i, values[i]);
      }
    }
  }

  /** Refuses a negative element. */
  public static void nonNegative(String name, long[] values) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] < 0) {
        throw negativeElement(name, i, values[i]);
      }
    }
  }

  private static IllegalArgumentException negativeElement(String name, int index, long value) {
    return new IllegalArgumentException(
        name + "[" + index + "] is " + value + ", expected 0 or more");
  }

  /** Refuses 0 and negative numbers; returns the number otherwise. */
  public static long positive(String name, long value) {
    if (value <= 0) {
      throw new IllegalArgumentException(name + " is " + value + ", expected 1 or more");
    }
    return value;
  }

  /** Refuses a number outside [from, to]; returns it otherwise. */
  public static long inRange(String name, long value, long from, long to) {
    if (value < from || value > to) {
      throw new IllegalArgumentException(
          name + " is " + value + ", expected " + from + " to " + to);
    }
    return value;
  }

  /** Refuses a number outside [from, to]; returns it otherwise. */
  public static int inRange(String name, int value, int from, int to) {
    return (int) inRange(name, (long) value, from, to);
  }
}
