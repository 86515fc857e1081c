package org.grundy.games;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The k-element sets of consecutive integers, each ascending, in lexicographic order. */
final class Combinations implements Iterator<int[]> {
  private final int[] current;
  private final int end;
  private boolean more;

  private Combinations(int k, int from, int end) {
    this.current = new int[k];
    this.end = end;
    this.more = k <= Math.max(0, end - from);
    for (int i = 0; i < k; i++) {
      current[i] = from + i;
    }
  }

  /** The sets of {@code k} integers in {@code [from, end)}, lazily. */
  static Stream<int[]> of(int k, int from, int end) {
    return k < 0
        ? Stream.empty()
        : StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(
                new Combinations(k, from, end), Spliterator.ORDERED | Spliterator.NONNULL),
            false);
  }

  @Override
  public boolean hasNext() {
    return more;
  }

  @Override
  public int[] next() {
    if (!more) {
      throw new NoSuchElementException();
    }
    int[] result = current.clone();
    int k = current.length;
    int i = k - 1;
    while (i >= 0 && current[i] == end - k + i) {
      i--;
    }
    more = i >= 0;
    if (more) {
      current[i]++;
      for (int j = i + 1; j < k; j++) {
        current[j] = current[j - 1] + 1;
      }
    }
    return result;
  }
}
