package org.grundy.graph;

import java.util.Arrays;
import org.grundy.Budget;
import org.grundy.Mex;
import org.grundy.internal.Meter;

/**
 * Proves a labelling with counters, whoever made it, from the definition. There is exactly one
 * labelling for which some counter function exists with
 *
 * <ul>
 *   <li>A: the label of a finite vertex u is the mex of its followers' finite labels;
 *   <li>B: each follower v of a finite u that is infinite or of a higher label has a follower of
 *       u's label and a lower counter than u's;
 *   <li>C: an infinite u has an infinite follower v without a follower of label m, where m is the
 *       mex of u's followers' finite labels
 * </ul>
 *
 * (Fraenkel and Yesha, <i>The generalized Sprague-Grundy function and its invariance under certain
 * mappings</i>, 1986). For sums the counter must grow with the label besides. Linear: B and C ask
 * of each v what labels its followers have, for all predecessors u at once.
 */
final class LabellingCheck {
  private final Digraph graph;
  private final int[] labels;
  private final int[] counters;

  /** The label that an infinite vertex would have if it were finite; {@link #MET} once C holds. */
  private final int[] wanted;

  private static final int MET = -1;

  LabellingCheck(Digraph graph, int[] labels, int[] counters) {
    this.graph = graph;
    this.labels = labels;
    this.counters = counters;
    this.wanted = new int[labels.length];
  }

  boolean holds() {
    if (!countersGrow() || !finiteAreMex()) {
      return false;
    }
    int vertices = graph.vertices();
    int[] offsets = graph.offsets();
    Ints targets = graph.targets();
    Meter meter = Meter.start(Budget.unlimited());
    Digraph reversed = Reversal.of(graph, meter);
    // For the vertex v at hand: the lowest counter of a follower of each label. Stamped by v.
    int[] lowest = new int[vertices + 1];
    int[] stamp = new int[vertices + 1];
    Arrays.fill(stamp, -1);
    for (int v = 0; v < vertices; v++) {
      meter.tick(v);
      for (int e = offsets[v]; e < offsets[v + 1]; e++) {
        int follower = targets.get(e);
        int label = labels[follower];
        if (label >= 0 && (stamp[label] != v || counters[follower] < lowest[label])) {
          stamp[label] = v;
          lowest[label] = counters[follower];
        }
      }
      for (int e = reversed.offsets()[v]; e < reversed.offsets()[v + 1]; e++) {
        int u = reversed.targets().get(e);
        int label = labels[u];
        if (label < 0) {
          if (labels[v] < 0 && wanted[u] != MET && stamp[wanted[u]] != v) {
            wanted[u] = MET;
          }
        } else if ((labels[v] < 0 || labels[v] > label)
            && (stamp[label] != v || lowest[label] >= counters[u])) {
          return false;
        }
      }
    }
    for (int v = 0; v < vertices; v++) {
      if (labels[v] < 0 && wanted[v] != MET) {
        return false;
      }
    }
    return true;
  }

  /** Whether the finite vertices have the counters 0, 1, 2, ..., in the order of their labels. */
  private boolean countersGrow() {
    int vertices = labels.length;
    int[] byCounter = new int[vertices];
    Arrays.fill(byCounter, -1);
    int finite = 0;
    for (int v = 0; v < vertices; v++) {
      if (labels[v] >= 0) {
        int counter = counters[v];
        if (counter < 0 || counter >= vertices || byCounter[counter] >= 0) {
          return false;
        }
        byCounter[counter] = labels[v];
        finite++;
      }
    }
    for (int i = 1; i < finite; i++) {
      if (byCounter[i] < byCounter[i - 1]) {
        return false;
      }
    }
    return finite == 0 || byCounter[0] >= 0;
  }

  /** Condition A; and what C wants of the infinite vertices. */
  private boolean finiteAreMex() {
    int[] offsets = graph.offsets();
    Mex mex = new Mex();
    for (int v = 0; v < labels.length; v++) {
      for (int e = offsets[v]; e < offsets[v + 1]; e++) {
        int label = labels[graph.targets().get(e)];
        if (label >= 0) {
          mex.mark(label);
        }
      }
      int value = mex.valueAndClear();
      if (labels[v] >= 0 && labels[v] != value) {
        return false;
      }
      wanted[v] = value;
    }
    return true;
  }
}
