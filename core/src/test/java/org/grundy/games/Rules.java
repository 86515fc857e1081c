package org.grundy.games;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/** Rules of pile games, written down plainly for the oracle. */
final class Rules {
  private Rules() {}

  static long[] array(List<Long> piles) {
    return piles.stream().mapToLong(Long::longValue).toArray();
  }

  static List<Long> list(long... piles) {
    return LongStream.of(piles).boxed().toList();
  }

  /** Every way to replace one pile by one of the sizes given for it. */
  static List<List<Long>> replaceOne(List<Long> piles, LongFunction<LongStream> sizes) {
    List<List<Long>> options = new ArrayList<>();
    for (int i = 0; i < piles.size(); i++) {
      int pile = i;
      sizes
          .apply(piles.get(i))
          .forEach(
              size -> {
                List<Long> next = new ArrayList<>(piles);
                next.set(pile, size);
                options.add(next);
              });
    }
    return options;
  }

  static List<List<Long>> nim(List<Long> piles) {
    return replaceOne(piles, size -> LongStream.range(0, size));
  }

  static List<List<Long>> takeUpTo(long most, List<Long> piles) {
    return replaceOne(piles, size -> LongStream.range(Math.max(0, size - most), size));
  }

  /** All lists of the given length with entries from 0 to most. */
  static List<List<Long>> all(int length, long most) {
    List<List<Long>> lists = List.of(List.of());
    for (int i = 0; i < length; i++) {
      List<List<Long>> longer = new ArrayList<>();
      for (List<Long> list : lists) {
        for (long size = 0; size <= most; size++) {
          List<Long> next = new ArrayList<>(list);
          next.add(size);
          longer.add(next);
        }
      }
      lists = longer;
    }
    return lists;
  }
}
