package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.grundy.heap.HeapRuleset;
import org.grundy.reference.NaiveSolver;

/** Sums of heaps by the definitions, on sorted lists of sizes. */
final class NaiveHeaps {
  private NaiveHeaps() {}

  /** The outcomes and values of sums of heaps. */
  static NaiveSolver<List<Integer>> solver(HeapRuleset rules) {
    return new NaiveSolver<>(sum -> options(rules, sum));
  }

  static Collection<List<Integer>> options(HeapRuleset rules, List<Integer> sum) {
    Set<List<Integer>> all = new LinkedHashSet<>();
    for (int i = 0; i < sum.size(); i++) {
      int index = i;
      rules.forEachOption(
          sum.get(i),
          (small, middle, large) -> all.add(replaced(sum, index, small, middle, large)));
    }
    return all;
  }

  static List<Integer> replaced(List<Integer> sum, int index, long... parts) {
    List<Integer> next = new ArrayList<>(sum);
    next.remove(index);
    for (long part : parts) {
      if (part > 0) {
        next.add((int) part);
      }
    }
    next.sort(null);
    return next;
  }

  static List<Integer> sorted(long... heaps) {
    return Arrays.stream(heaps).filter(h -> h > 0).sorted().mapToObj(h -> (int) h).toList();
  }

  /** All ascending arrays of up to {@code count} numbers from 1 to {@code size}. */
  static List<long[]> multisets(int count, int size) {
    List<long[]> all = new ArrayList<>();
    all.add(new long[0]);
    for (int from = 0, length = 1; length <= count; length++) {
      int to = all.size();
      for (int i = from; i < to; i++) {
        long[] shorter = all.get(i);
        for (long h = length == 1 ? 1 : shorter[length - 2]; h <= size; h++) {
          long[] longer = Arrays.copyOf(shorter, length);
          longer[length - 1] = h;
          all.add(longer);
        }
      }
      from = to;
    }
    return all;
  }
}
