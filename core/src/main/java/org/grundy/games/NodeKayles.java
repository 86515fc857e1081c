package org.grundy.games;

import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.engine.DecomposingGame;
import org.grundy.engine.NimberSolver;
import org.grundy.engine.SumOptions;
import org.grundy.internal.Checks;

/**
 * Node Kayles on a graph of at most 64 vertices: a move takes a vertex and its neighbours away
 * (Schaefer 1978).
 *
 * <p>Connected parts are components of a sum. Text: edges and lone vertices, {@code
 * nodekayles:0-1,1-2,4}. Moves ascend by vertex. Immutable; all positions reached from one graph
 * share what was solved.
 *
 * <pre>{@code
 * NodeKayles.of(3, new int[][] {{0, 1}, {1, 2}}).grundy();   // 2
 * }</pre>
 */
public final class NodeKayles implements Position {
  private final Rules rules;
  private final long left;

  private NodeKayles(Rules rules, long left) {
    this.rules = rules;
    this.left = left;
  }

  /**
   * The position on a whole graph.
   *
   * @param vertices how many vertices, 0 to 64
   * @param edges pairs of different vertices; repeats count once
   * @return the position
   * @throws IllegalArgumentException if a number is out of range or an edge is not a pair
   */
  public static NodeKayles of(int vertices, int[][] edges) {
    SmallGraph graph = SmallGraph.of(vertices, edges);
    return new NodeKayles(new Rules(graph), graph.all());
  }

  /**
   * The position on a graph given by its edges, whose vertices need not be numbered without gaps.
   *
   * @param lone further vertices without edges, as bits
   * @param edges pairs of different vertices 0 to 63; repeats count once
   * @return the position
   * @throws IllegalArgumentException if a vertex is out of range or an edge is not a pair
   */
  public static NodeKayles on(long lone, int[][] edges) {
    SmallGraph graph = SmallGraph.of(Long.SIZE, edges);
    return new NodeKayles(new Rules(graph), lone | SmallGraph.ends(edges));
  }

  /**
   * The position after a move.
   *
   * @param vertex the vertex to take, with its neighbours
   * @return the position
   * @throws IllegalArgumentException if there is no such vertex, or it is gone
   */
  public NodeKayles take(int vertex) {
    Checks.inRange("vertex", vertex, 0, rules.graph.vertices - 1);
    if (((left >>> vertex) & 1) == 0) {
      throw new IllegalArgumentException("vertex is " + vertex + ", which is gone");
    }
    return new NodeKayles(rules, left & ~(rules.graph.neighbours(vertex) | (1L << vertex)));
  }

  @Override
  public long grundy() {
    return rules.grundy(left);
  }

  @Override
  public Stream<Move> moves() {
    return SmallGraph.vertices(left).mapToObj(vertex -> new Move("take " + vertex, take(vertex)));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NodeKayles other
        && SmallGraph.sameInduced(rules.graph, left, other.rules.graph, other.left);
  }

  @Override
  public int hashCode() {
    return rules.graph.hash(left);
  }

  @Override
  public String toString() {
    return "nodekayles:" + rules.graph.text(left);
  }

  /** A graph and what was solved on it; a component is a connected set of vertices. */
  private static final class Rules implements DecomposingGame {
    final SmallGraph graph;
    private final NimberSolver solver = NimberSolver.of(this, EngineBudget.options());

    Rules(SmallGraph graph) {
      this.graph = graph;
    }

    @Override
    public void options(long part, SumOptions options) {
      for (long rest = part; rest != 0; rest &= rest - 1) {
        int vertex = Long.numberOfTrailingZeros(rest);
        split(part & ~(graph.neighbours(vertex) | (1L << vertex)), options);
      }
    }

    private void split(long set, SumOptions options) {
      for (long rest = set; rest != 0; ) {
        long part = graph.component(rest, rest & -rest);
        options.component(part);
        rest &= ~part;
      }
      options.end();
    }

    @Override
    public long effort(long part) {
      return Long.bitCount(part);
    }

    synchronized long grundy(long set) {
      long sum = 0;
      for (long rest = set; rest != 0; ) {
        long part = graph.component(rest, rest & -rest);
        sum ^= solver.grundy(part);
        rest &= ~part;
      }
      return sum;
    }
  }
}
