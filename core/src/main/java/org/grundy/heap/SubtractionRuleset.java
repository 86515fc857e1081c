package org.grundy.heap;

import java.util.OptionalInt;

/** Take one of finitely many numbers. */
final class SubtractionRuleset extends HeapRuleset {
  /** Ascending; the smallest is 1 or more. */
  final int[] set;

  private final String text;

  SubtractionRuleset(int[] set) {
    this.set = set;
    this.text = "subtract=" + IntSets.text(set);
  }

  @Override
  public OptionalInt mostTaken() {
    return OptionalInt.of(set.length == 0 ? 0 : set[set.length - 1]);
  }

  @Override
  public int mostLeft() {
    return 1;
  }

  @Override
  HeapOptions cursor(long heap) {
    return new HeapOptions() {
      private int next = IntSets.countUpTo(set, heap) - 1;

      @Override
      public boolean next() {
        if (next < 0) {
          return false;
        }
        large = heap - set[next--];
        return true;
      }
    };
  }

  @Override
  boolean isOption(long heap, long small, long middle, long large) {
    return middle == 0 && IntSets.contains(set, heap - large);
  }

  @Override
  public String toString() {
    return text;
  }
}
