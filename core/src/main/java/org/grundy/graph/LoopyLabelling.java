package org.grundy.graph;

import org.grundy.Progress;
import org.grundy.internal.Meter;

/**
 * The rounds that label a graph; {@link LoopyValues} tells the method.
 *
 * <p>A vertex without a label is active. Its {@code labels} entry is then the complement of the
 * number of its edges to vertices not labelled before this round, and its {@code left} entry how
 * many of those edges lead to vertices not yet seen to have a follower labelled in this round. Once
 * the vertex, active or infinite, has such a follower itself, {@code left} is the complement of the
 * round. It is not positive for any other vertex.
 */
final class LoopyLabelling {
  private static final int BLOCK = 1 << 10;

  private final Digraph graph;
  private final Meter meter;
  private final Progress progress;
  private final int vertices;
  private final int[] rows;
  private final Ints sources;
  private final int[] labels;
  private final int[] left;
  private final int[] order;
  private int labelled;

  LoopyLabelling(Digraph graph, Meter meter, Progress progress) {
    this.graph = graph;
    this.meter = meter;
    this.progress = progress;
    vertices = graph.vertices();
    Digraph reversed = Reversal.of(graph, meter);
    rows = reversed.offsets();
    sources = reversed.targets();
    labels = new int[vertices];
    left = new int[vertices];
    order = new int[vertices];
  }

  LoopyValues run() {
    int[] offsets = graph.offsets();
    int[] active = new int[vertices];
    for (int v = 0; v < vertices; v++) {
      active[v] = v;
      labels[v] = ~(offsets[v + 1] - offsets[v]);
    }
    int count = vertices;
    for (int nimber = 0; count > 0; nimber++) {
      round(nimber, active, count);
      count = keepActive(nimber, active, count);
    }
    int[] counters = left;
    for (int i = 0; i < labelled; i++) {
      counters[order[i]] = i;
    }
    progress.advanced(vertices, vertices);
    return new LoopyValues(graph, labels, counters);
  }

  private void round(int nimber, int[] active, int count) {
    int head = labelled;
    for (int i = 0; i < count; i++) {
      int v = active[i];
      int open = ~labels[v];
      left[v] = open;
      if (open == 0) {
        label(v, nimber);
      }
    }
    for (; head < labelled; head++) {
      if ((head & (BLOCK - 1)) == 0) {
        meter.check(head);
        progress.advanced(head, vertices);
      }
      int v = order[head];
      for (int e = rows[v]; e < rows[v + 1]; e++) {
        seen(sources.get(e), nimber);
      }
    }
  }

  private void label(int vertex, int nimber) {
    labels[vertex] = nimber;
    order[labelled++] = vertex;
  }

  /** An edge from the vertex leads to one just labelled. */
  private void seen(int vertex, int nimber) {
    int label = labels[vertex];
    if (label >= 0) {
      return;
    }
    if (label != LoopyValues.INFINITE) {
      labels[vertex] = label + 1;
    }
    int mark = ~nimber;
    if (left[vertex] == mark) {
      return;
    }
    left[vertex] = mark;
    for (int e = rows[vertex]; e < rows[vertex + 1]; e++) {
      int source = sources.get(e);
      int unseen = left[source];
      if (unseen > 0) {
        left[source] = unseen - 1;
        if (unseen == 1) {
          label(source, nimber);
        }
      }
    }
  }

  /** Ends a round: only what has a follower labelled in it may get a higher nimber. */
  private int keepActive(int nimber, int[] active, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int v = active[i];
      if (left[v] == ~nimber) {
        active[kept++] = v;
      } else if (labels[v] < 0) {
        labels[v] = LoopyValues.INFINITE;
        left[v] = -1;
      }
    }
    return kept;
  }
}
