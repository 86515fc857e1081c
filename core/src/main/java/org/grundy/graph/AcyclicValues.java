package org.grundy.graph;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.Mex;
import org.grundy.Progress;
import org.grundy.internal.Meter;

/**
 * The Grundy values of all vertices of a graph without cycles, in one depth-first pass over the
 * edges. O(vertices + edges); 12 bytes a vertex while solving, 4 bytes afterwards.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * AcyclicValues values = AcyclicValues.solve(Digraph.of(new int[][] {{1, 2}, {2}, {}}));
 * values.grundy(0)   // 2
 * }</pre>
 */
public final class AcyclicValues {
  private static final int NEW = -1;
  private static final int OPEN = -2;

  private final Digraph graph;
  private final int[] values;

  private AcyclicValues(Digraph graph, int[] values) {
    this.graph = graph;
    this.values = values;
  }

  /**
   * Solves a graph.
   *
   * @param graph a graph without cycles
   * @return the values
   * @throws CycleException if there is a cycle, which it holds
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static AcyclicValues solve(Digraph graph) {
    return solve(graph, Budget.unlimited(), (done, total) -> {});
  }

  /**
   * Solves a graph within limits.
   *
   * @param graph a graph without cycles
   * @param budget limits on time and on the memory used beside the graph
   * @param progress told how many vertices are solved
   * @return the values
   * @throws CycleException if there is a cycle, which it holds
   * @throws org.grundy.LimitExceededException if the budget does not suffice
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static AcyclicValues solve(Digraph graph, Budget budget, Progress progress) {
    Objects.requireNonNull(progress, "progress");
    Meter meter = Meter.start(budget);
    int vertices = graph.vertices();
    meter.beforeBytes(12L * vertices, 0);
    int[] offsets = graph.offsets();
    Ints targets = graph.targets();
    int[] values = new int[vertices];
    Arrays.fill(values, NEW);
    int[] path = new int[vertices];
    int[] edge = new int[vertices];
    Mex mex = new Mex();
    int solved = 0;
    for (int root = 0; root < vertices; root++) {
      if (values[root] != NEW) {
        continue;
      }
      int depth = 0;
      path[0] = root;
      edge[0] = offsets[root];
      values[root] = OPEN;
      while (depth >= 0) {
        int v = path[depth];
        int e = edge[depth];
        int end = offsets[v + 1];
        while (e < end && values[targets.get(e)] >= 0) {
          e++;
        }
        if (e < end) {
          int follower = targets.get(e);
          if (values[follower] == OPEN) {
            throw cycle(path, depth, follower);
          }
          edge[depth] = e + 1;
          depth++;
          path[depth] = follower;
          edge[depth] = offsets[follower];
          values[follower] = OPEN;
          continue;
        }
        for (e = offsets[v]; e < end; e++) {
          mex.mark(values[targets.get(e)]);
        }
        values[v] = mex.valueAndClear();
        depth--;
        if ((++solved & 0xfff) == 0) {
          meter.check(solved);
          progress.advanced(solved, vertices);
        }
      }
    }
    progress.advanced(vertices, vertices);
    return new AcyclicValues(graph, values);
  }

  private static CycleException cycle(int[] path, int depth, int first) {
    int start = depth;
    while (path[start] != first) {
      start--;
    }
    return new CycleException(Arrays.stream(path, start, depth + 1).asLongStream().toArray());
  }

  /**
   * The graph that was solved.
   *
   * @return the graph
   */
  public Digraph graph() {
    return graph;
  }

  /**
   * The Grundy value of a vertex.
   *
   * @param vertex the vertex
   * @return the value, at most the number of its followers
   * @throws IllegalArgumentException if there is no such vertex
   */
  public int grundy(int vertex) {
    return values[graph.checkVertex(vertex)];
  }

  /**
   * The moves to followers of a value.
   *
   * @param vertex where the player to move stands
   * @param grundy the value
   * @return the followers of that value, ascending
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream movesTo(int vertex, long grundy) {
    graph.checkVertex(vertex);
    return graph.followers(vertex).filter(follower -> values[follower] == grundy);
  }
}
