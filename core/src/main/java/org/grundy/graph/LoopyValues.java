package org.grundy.graph;

import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.NimValue;
import org.grundy.Progress;
import org.grundy.internal.Meter;

/**
 * The nim-values of all vertices of a graph that may have cycles, under normal play: a nimber, or
 * infinity with the set K of the followers' nimbers (Smith 1966; Fraenkel and Perl 1975; Fraenkel
 * and Yesha 1986). On a graph without cycles they are the Grundy values. They add up over sums of
 * games as {@link NimValue} says.
 *
 * <p>With the values comes a <em>counter</em> for every vertex with a nimber. It is what makes a
 * winner win: in a sum, of the moves to value 0, the one that lowers the total of the counters most
 * makes progress against any defence, while others may go round in circles for ever.
 *
 * <p>Labels are given out one nimber after the other. In round m, the vertices still unlabelled
 * have followers of all lower nimbers. One of them gets m as soon as each of its followers that is
 * not of a lower nimber has a follower labelled m - a move the opponent could be made to regret -
 * and it has none itself; whoever ends the round without m and without a follower labelled m is
 * infinite. A round only visits the followers and predecessors of what it labels: O(vertices +
 * edges) for each nimber at worst. Memory: 4 bytes an edge and 20 a vertex while solving, 8 bytes a
 * vertex afterwards.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * LoopyValues values = LoopyValues.solve(Digraph.of(new int[][] {{0, 1}, {}}));
 * values.value(0)   // inf{0}
 * values.value(1)   // 0
 * }</pre>
 */
public final class LoopyValues {
  /** The label of an infinite vertex. */
  static final int INFINITE = Integer.MIN_VALUE;

  private final Digraph graph;
  private final int[] labels;
  private final int[] counters;

  /** For the checker's tests, which need wrong labels too. */
  LoopyValues(Digraph graph, int[] labels, int[] counters) {
    this.graph = graph;
    this.labels = labels;
    this.counters = counters;
  }

  /**
   * Solves a graph.
   *
   * @param graph the graph
   * @return the values
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static LoopyValues solve(Digraph graph) {
    return solve(graph, Budget.unlimited(), (done, total) -> {});
  }

  /**
   * Solves a graph within limits.
   *
   * @param graph the graph
   * @param budget limits on time and on the memory used beside the graph
   * @param progress told how many vertices have got their nimber
   * @return the values
   * @throws org.grundy.LimitExceededException if the budget does not suffice
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static LoopyValues solve(Digraph graph, Budget budget, Progress progress) {
    Objects.requireNonNull(progress, "progress");
    Meter meter = Meter.start(budget);
    meter.beforeBytes(20L * graph.vertices() + 4L * graph.edges(), 0);
    return new LoopyLabelling(graph, meter, progress).run();
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
   * Whether the value of a vertex is a nimber.
   *
   * @param vertex the vertex
   * @return false if it is infinite
   * @throws IllegalArgumentException if there is no such vertex
   */
  public boolean isFinite(int vertex) {
    return labels[graph.checkVertex(vertex)] >= 0;
  }

  /**
   * The value of a vertex. O(out-degree) where it is infinite.
   *
   * @param vertex the vertex
   * @return a nimber, or infinity with the nimbers of the followers
   * @throws IllegalArgumentException if there is no such vertex
   */
  public NimValue value(int vertex) {
    int label = labels[graph.checkVertex(vertex)];
    return label >= 0
        ? NimValue.of(label)
        : NimValue.infinite(
            graph
                .followers(vertex)
                .map(v -> labels[v])
                .filter(v -> v >= 0)
                .asLongStream()
                .toArray());
  }

  /**
   * The nimber of a vertex.
   *
   * @param vertex the vertex
   * @return the nimber
   * @throws IllegalArgumentException if there is no such vertex
   * @throws IllegalStateException if its value is infinite
   */
  public int nimber(int vertex) {
    return labels[finite(vertex)];
  }

  /**
   * The counter of a vertex with a nimber: the number of vertices labelled before it. It is higher
   * for higher nimbers, and whenever a player moves from this vertex to a higher value or to
   * infinity, there is a reply back to its nimber with a lower counter.
   *
   * @param vertex the vertex
   * @return 0 or more, different for different vertices
   * @throws IllegalArgumentException if there is no such vertex
   * @throws IllegalStateException if its value is infinite
   */
  public int counter(int vertex) {
    return counters[finite(vertex)];
  }

  private int finite(int vertex) {
    if (labels[graph.checkVertex(vertex)] < 0) {
      throw new IllegalStateException("vertex " + vertex + " has the value " + value(vertex));
    }
    return vertex;
  }

  /**
   * The moves to followers of a nimber.
   *
   * @param vertex where the player to move stands
   * @param nimber the nimber
   * @return the followers of that value, ascending
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream movesTo(int vertex, long nimber) {
    graph.checkVertex(vertex);
    return nimber < 0
        ? IntStream.empty()
        : graph.followers(vertex).filter(follower -> labels[follower] == nimber);
  }

  /**
   * Proves the values and counters from scratch, by the definition and its uniqueness theorem
   * (Fraenkel and Yesha 1986), without regard to how they were found. O(vertices + edges); 4 bytes
   * an edge and 20 a vertex.
   *
   * @return whether every value is right
   */
  public boolean verify() {
    return new LabellingCheck(graph, labels, counters).holds();
  }
}
