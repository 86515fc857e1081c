package org.grundy.heap;

import java.util.TreeSet;

/** Moves given by code. */
final class RuleRuleset extends HeapRuleset {
  private final String name;
  private final HeapRule rule;

  RuleRuleset(String name, HeapRule rule) {
    this.name = name;
    this.rule = rule;
  }

  /** Hands over the options as the rule gives them: unsorted and with repeats, but checked. */
  void forEachUnsorted(long heap, OptionConsumer consumer) {
    rule.options(
        heap,
        (a, b, c) -> {
          check(heap, a);
          check(heap, b);
          check(heap, c);
          consumer.accept(a, b, c);
        });
  }

  private void check(long heap, long part) {
    if (part < 0 || (part >= heap && part != 0)) {
      throw new IllegalArgumentException(
          "part of an option of heap "
              + heap
              + " of "
              + name
              + " is "
              + part
              + ", expected 0 to "
              + (heap - 1));
    }
  }

  private record Parts(long small, long middle, long large) implements Comparable<Parts> {
    static Parts of(long a, long b, long c) {
      long least = Math.min(a, Math.min(b, c));
      long most = Math.max(a, Math.max(b, c));
      // Exclusive or leaves the one in the middle; a sum could overflow.
      return new Parts(least, a ^ b ^ c ^ least ^ most, most);
    }

    @Override
    public int compareTo(Parts other) {
      int bySum =
          Long.compareUnsigned(small + middle + large, other.small + other.middle + other.large);
      if (bySum != 0) {
        return bySum;
      }
      int bySmall = Long.compare(small, other.small);
      return bySmall != 0 ? bySmall : Long.compare(middle, other.middle);
    }
  }

  @Override
  HeapOptions cursor(long heap) {
    TreeSet<Parts> all = new TreeSet<>();
    forEachUnsorted(heap, (a, b, c) -> all.add(Parts.of(a, b, c)));
    return new HeapOptions() {
      private final java.util.Iterator<Parts> next = all.iterator();

      @Override
      public boolean next() {
        if (!next.hasNext()) {
          return false;
        }
        Parts parts = next.next();
        small = parts.small;
        middle = parts.middle;
        large = parts.large;
        return true;
      }
    };
  }

  @Override
  boolean isOption(long heap, long small, long middle, long large) {
    Parts wanted = Parts.of(small, middle, large);
    boolean[] found = {false};
    forEachUnsorted(heap, (a, b, c) -> found[0] |= Parts.of(a, b, c).equals(wanted));
    return found[0];
  }

  @Override
  public String toString() {
    return name;
  }

  @Override
  public boolean equals(Object o) {
    return this == o;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
