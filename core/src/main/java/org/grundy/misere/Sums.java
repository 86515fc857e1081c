package org.grundy.misere;

/** Sums as arrays of component numbers. */
final class Sums {
  private Sums() {}

  /** The sum in which one component is replaced by an option; in no particular order. */
  static int[] replace(int[] sum, int at, int[] option) {
    int[] result = new int[sum.length - 1 + option.length];
    System.arraycopy(sum, 0, result, 0, at);
    System.arraycopy(sum, at + 1, result, at, sum.length - at - 1);
    System.arraycopy(option, 0, result, sum.length - 1, option.length);
    return result;
  }
}
