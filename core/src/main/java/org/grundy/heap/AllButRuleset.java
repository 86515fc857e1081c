package org.grundy.heap;

/** Take any number except finitely many. */
final class AllButRuleset extends HeapRuleset {
  /** Ascending; the smallest is 1 or more. May be empty. */
  final int[] set;

  private final String text;

  AllButRuleset(int[] set) {
    this.set = set;
    this.text = "allbut=" + IntSets.text(set);
  }

  @Override
  public int mostLeft() {
    return 1;
  }

  @Override
  HeapOptions cursor(long heap) {
    return new HeapOptions() {
      private long next;
      private int excepted = IntSets.countUpTo(set, heap) - 1;

      @Override
      public boolean next() {
        while (next < heap) {
          large = next++;
          if (excepted >= 0 && set[excepted] == heap - large) {
            excepted--;
          } else {
            return true;
          }
        }
        return false;
      }
    };
  }

  @Override
  boolean isOption(long heap, long small, long middle, long large) {
    return middle == 0 && large < heap && !IntSets.contains(set, heap - large);
  }

  @Override
  public String toString() {
    return text;
  }
}
