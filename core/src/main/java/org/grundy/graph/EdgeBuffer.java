package org.grundy.graph;

import java.util.ArrayList;
import java.util.List;
import org.grundy.internal.Checks;

/** Edges in the order they came, in chunks, so that none is copied as they grow. */
final class EdgeBuffer {
  private static final int SMALLEST = 1 << 6;
  private static final int LARGEST = 1 << 24;

  private final Storage storage;
  private final List<Ints> from = new ArrayList<>();
  private final List<Ints> to = new ArrayList<>();
  private Ints lastFrom = Ints.of(new int[0]);
  private Ints lastTo = lastFrom;
  private int used;
  private long edges;

  EdgeBuffer(Storage storage) {
    this.storage = storage;
  }

  void add(int source, int target) {
    if (used == lastFrom.length()) {
      grow();
    }
    lastFrom.set(used, source);
    lastTo.set(used++, target);
    edges++;
  }

  private void grow() {
    int length = (int) Math.max(SMALLEST, Math.min(edges >> 2, LARGEST));
    Ints nextFrom = storage.allocate(length);
    Ints nextTo = storage.allocate(length);
    from.add(nextFrom);
    to.add(nextTo);
    lastFrom = nextFrom;
    lastTo = nextTo;
    used = 0;
  }

  /** Gives every vertex v the number numbers[v]. */
  void renumber(int[] numbers) {
    renumber(from, numbers);
    renumber(to, numbers);
  }

  private void renumber(List<Ints> chunks, int[] numbers) {
    for (Ints chunk : chunks) {
      int length = chunk == lastFrom || chunk == lastTo ? used : chunk.length();
      for (int i = 0; i < length; i++) {
        chunk.set(i, numbers[chunk.get(i)]);
      }
    }
  }

  Digraph toGraph(int vertices) {
    int count = (int) Checks.inRange("number of edges", edges, 0L, Integer.MAX_VALUE - 8L);
    return Rows.fromEdges(vertices, from, to, count, storage);
  }
}
