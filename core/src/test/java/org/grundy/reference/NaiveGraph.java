package org.grundy.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.NimValue;
import org.grundy.Outcome;

/**
 * Games on graphs as they are usually written: adjacency lists and results of boxed numbers. What
 * the tests check against and the baseline of the benchmarks.
 */
public final class NaiveGraph {
  private static final int UNKNOWN = -1;
  private static final int INFINITE = -2;

  private final List<List<Integer>> followers = new ArrayList<>();
  private final List<List<Integer>> predecessors = new ArrayList<>();

  public NaiveGraph(int vertices) {
    for (int v = 0; v < vertices; v++) {
      followers.add(new ArrayList<>());
      predecessors.add(new ArrayList<>());
    }
  }

  public NaiveGraph(int[][] rows) {
    this(rows.length);
    for (int v = 0; v < rows.length; v++) {
      for (int w : rows[v]) {
        addEdge(v, w);
      }
    }
  }

  public void addEdge(int from, int to) {
    followers.get(from).add(to);
    predecessors.get(to).add(from);
  }

  public int vertices() {
    return followers.size();
  }

  public List<Integer> followers(int vertex) {
    return followers.get(vertex);
  }

  /** Who wins each vertex, and in how many plies; -1 for a draw. */
  public record Result(List<Outcome> outcomes, List<Integer> remoteness) {}

  /** Retrograde analysis with a queue: linear, but boxed. */
  public Result solve(boolean misere) {
    List<Outcome> outcomes = new ArrayList<>(Collections.nCopies(vertices(), Outcome.DRAW));
    List<Integer> remoteness = new ArrayList<>(Collections.nCopies(vertices(), -1));
    List<Integer> left = new ArrayList<>();
    Deque<Integer> queue = new ArrayDeque<>();
    for (int v = 0; v < vertices(); v++) {
      left.add(followers.get(v).size());
      if (followers.get(v).isEmpty()) {
        outcomes.set(v, misere ? Outcome.N : Outcome.P);
        remoteness.set(v, 0);
        queue.add(v);
      }
    }
    while (!queue.isEmpty()) {
      Integer v = queue.remove();
      for (Integer u : predecessors.get(v)) {
        if (outcomes.get(u) != Outcome.DRAW) {
          continue;
        }
        if (outcomes.get(v) == Outcome.P) {
          outcomes.set(u, Outcome.N);
        } else {
          left.set(u, left.get(u) - 1);
          if (left.get(u) > 0) {
            continue;
          }
          outcomes.set(u, Outcome.P);
        }
        remoteness.set(u, remoteness.get(v) + 1);
        queue.add(u);
      }
    }
    return new Result(outcomes, remoteness);
  }

  /**
   * The definition of the loopy nim-values as a fixpoint, swept until nothing changes: for m = 0,
   * 1, ..., a vertex without a label gets m when no follower has m and every follower without a
   * finite label has a follower with m; at the end of the sweeps for m, what has neither got m nor
   * a follower with m is infinite.
   */
  public List<NimValue> loopyValues() {
    List<Integer> labels = new ArrayList<>(Collections.nCopies(vertices(), UNKNOWN));
    for (int m = 0; labels.contains(UNKNOWN); m++) {
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int v = 0; v < vertices(); v++) {
          if (labels.get(v) == UNKNOWN && mayGet(v, m, labels)) {
            labels.set(v, m);
            changed = true;
          }
        }
      }
      for (int v = 0; v < vertices(); v++) {
        if (labels.get(v) == UNKNOWN && !hasFollower(v, m, labels)) {
          labels.set(v, INFINITE);
        }
      }
    }
    List<NimValue> values = new ArrayList<>();
    for (int v = 0; v < vertices(); v++) {
      values.add(labels.get(v) >= 0 ? NimValue.of(labels.get(v)) : infinite(v, labels));
    }
    return values;
  }

  private boolean mayGet(int vertex, int label, List<Integer> labels) {
    for (Integer w : followers.get(vertex)) {
      if (labels.get(w) == label || (labels.get(w) < 0 && !hasFollower(w, label, labels))) {
        return false;
      }
    }
    return true;
  }

  private boolean hasFollower(int vertex, int label, List<Integer> labels) {
    for (Integer w : followers.get(vertex)) {
      if (labels.get(w) == label) {
        return true;
      }
    }
    return false;
  }

  private NimValue infinite(int vertex, List<Integer> labels) {
    Set<Integer> finite = new HashSet<>();
    for (Integer w : followers.get(vertex)) {
      if (labels.get(w) >= 0) {
        finite.add(labels.get(w));
      }
    }
    return NimValue.infinite(finite.stream().mapToLong(k -> k).toArray());
  }

  /**
   * The graph whose vertices are pairs of vertices, with a move in one of them: (a, b) is a * n +
   * b.
   */
  public static int[][] sum(int[][] left, int[][] right) {
    int n = right.length;
    int[][] rows = new int[left.length * n][];
    for (int a = 0; a < left.length; a++) {
      for (int b = 0; b < n; b++) {
        List<Integer> row = new ArrayList<>();
        for (int next : left[a]) {
          row.add(next * n + b);
        }
        for (int next : right[b]) {
          row.add(a * n + next);
        }
        rows[a * n + b] = row.stream().mapToInt(v -> v).toArray();
      }
    }
    return rows;
  }

  /**
   * The loopy nim-values without their theory: v has the value m exactly if v + *m is lost, and an
   * infinite v has the finite options K = {k : v + *k is won}. The sums are solved as graphs.
   */
  public static NimValue[] valuesBySums(int[][] rows) {
    int heap = 1;
    for (int[] row : rows) {
      heap = Math.max(heap, row.length + 1);
    }
    int size = heap + 1;
    int[][] pile = new int[size][];
    for (int k = 0; k < size; k++) {
      int[] lower = new int[k];
      for (int j = 0; j < k; j++) {
        lower[j] = j;
      }
      pile[k] = lower;
    }
    List<Outcome> outcomes = new NaiveGraph(sum(rows, pile)).solve(false).outcomes();
    NimValue[] values = new NimValue[rows.length];
    for (int v = 0; v < rows.length; v++) {
      int base = v * size;
      LongStream lost =
          LongStream.range(0, size).filter(k -> outcomes.get(base + (int) k) == Outcome.P);
      long[] won =
          LongStream.range(0, size)
              .filter(k -> outcomes.get(base + (int) k) == Outcome.N)
              .toArray();
      values[v] = lost.mapToObj(NimValue::of).findFirst().orElseGet(() -> NimValue.infinite(won));
    }
    return values;
  }
}
