package org.grundy.graph;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import org.grundy.internal.Meter;

/**
 * Turns all edges round by counting, on two cores where the graph is large: each takes half of the
 * vertices, counts where their edges lead and later places them, from the last down, below the ends
 * that the counts give. So rows come out sorted, and both halves write without knowing of each
 * other.
 */
final class Reversal {
  private static final int LARGE = 1 << 18;
  private static final int BLOCK = 1 << 12;

  private final Digraph graph;
  private final Meter meter;
  private final Ints sources;
  private volatile boolean stopped;

  private Reversal(Digraph graph, Meter meter) {
    this.graph = graph;
    this.meter = meter;
    this.sources = graph.storage().allocate(graph.edges());
  }

  static Digraph of(Digraph graph, Meter meter) {
    boolean two = graph.edges() >= LARGE && Runtime.getRuntime().availableProcessors() > 1;
    return new Reversal(graph, meter).run(two ? middle(graph) : graph.vertices());
  }

  /** The vertex before which about half of the edges start. */
  private static int middle(Digraph graph) {
    int half = graph.edges() >> 1;
    int low = 0;
    int high = graph.vertices();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (graph.offsets()[middle] < half) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private Digraph run(int middle) {
    int vertices = graph.vertices();
    int[] lower = new int[vertices + 1];
    if (middle == vertices) {
      count(0, vertices, lower);
      Rows.toEnds(lower);
      place(0, vertices, lower);
    } else {
      int[] upper = new int[vertices + 1];
      both(() -> count(0, middle, lower), () -> count(middle, vertices, upper));
      toEnds(lower, upper);
      both(() -> place(0, middle, lower), () -> place(middle, vertices, upper));
    }
    return new Digraph(lower, sources, graph.storage());
  }

  /** Turns counts into the ends of each row's lower and upper part. */
  private static void toEnds(int[] lower, int[] upper) {
    int end = 0;
    for (int v = 0; v < lower.length; v++) {
      end += lower[v];
      lower[v] = end;
      end += upper[v];
      upper[v] = end;
    }
  }

  private void both(Runnable here, Runnable there) {
    ForkJoinTask<?> task = ForkJoinPool.commonPool().submit(there);
    try {
      here.run();
    } catch (RuntimeException e) {
      stopped = true;
      throw e;
    } finally {
      task.join();
    }
  }

  private void count(int from, int to, int[] counts) {
    int[] offsets = graph.offsets();
    for (int start = from; start < to && !stopped; start += BLOCK) {
      meter.check(0);
      countBlock(graph.targets(), offsets[start], offsets[Math.min(to, start + BLOCK)], counts);
    }
  }

  private void place(int from, int to, int[] ends) {
    for (int end = to; end > from && !stopped; end -= BLOCK) {
      meter.check(0);
      placeBlock(graph, Math.max(from, end - BLOCK), end, ends, sources);
    }
  }

  // The loops below are methods of their own, so that each is compiled by itself: written into the
  // methods above they were measured to run up to three times slower.

  private static void countBlock(Ints targets, int from, int to, int[] counts) {
    for (int e = from; e < to; e++) {
      counts[targets.get(e)]++;
    }
  }

  private static void placeBlock(Digraph graph, int from, int to, int[] ends, Ints sources) {
    int[] offsets = graph.offsets();
    Ints targets = graph.targets();
    for (int v = to - 1; v >= from; v--) {
      for (int e = offsets[v + 1] - 1; e >= offsets[v]; e--) {
        sources.set(--ends[targets.get(e)], v);
      }
    }
  }
}
