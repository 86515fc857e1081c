package org.grundy.graph;

import java.util.List;
import org.grundy.Budget;
import org.grundy.internal.Meter;

/** Sorts edges into compressed rows by counting. */
final class Rows {
  private Rows() {}

  /** The first count edges of the chunks, sorted into rows. */
  static Digraph fromEdges(
      int vertices, List<Ints> from, List<Ints> to, int count, Storage storage) {
    Meter meter = Meter.start(Budget.unlimited());
    int[] offsets = new int[vertices + 1];
    int left = count;
    for (Ints chunk : from) {
      int length = Math.min(left, chunk.length());
      for (int i = 0; i < length; i++) {
        offsets[chunk.get(i)]++;
      }
      left -= length;
    }
    toEnds(offsets);
    Ints targets = storage.allocate(count);
    left = count;
    for (int c = 0; left > 0; c++) {
      Ints starts = from.get(c);
      Ints ends = to.get(c);
      int length = Math.min(left, starts.length());
      for (int i = 0; i < length; i++) {
        targets.set(--offsets[starts.get(i)], ends.get(i));
      }
      left -= length;
      meter.check(0);
    }
    for (int v = 0; v < vertices; v++) {
      sort(targets, offsets[v], offsets[v + 1]);
      meter.tick(0);
    }
    return new Digraph(offsets, targets, storage);
  }

  private static void sort(Ints targets, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      if (targets.get(i) < targets.get(i - 1)) {
        targets.sort(from, to);
        return;
      }
    }
  }

  /** Turns the length of each row into the index where it ends. */
  static void toEnds(int[] offsets) {
    int end = 0;
    for (int v = 0; v < offsets.length; v++) {
      end += offsets[v];
      offsets[v] = end;
    }
  }
}
