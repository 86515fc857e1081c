package org.grundy.games;

import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.engine.DecomposingGame;
import org.grundy.engine.NimberSolver;
import org.grundy.engine.SumOptions;
import org.grundy.internal.Checks;

/**
 * Arc Kayles on a graph of at most 64 vertices: a move takes an edge away, with both its ends and
 * every other edge there (Schaefer 1978); Cram is Arc Kayles on a grid.
 *
 * <p>Connected parts are components of a sum. Text: edges and lone vertices, {@code
 * arckayles:0-1,1-2,4}. Moves ascend by the smaller end, then the larger. Immutable; all positions
 * reached from one graph share what was solved.
 *
 * <pre>{@code
 * ArcKayles.of(3, new int[][] {{0, 1}, {1, 2}}).grundy();   // 1
 * }</pre>
 */
public final class ArcKayles implements Position {
  private final Rules rules;
  private final long left;

  private ArcKayles(Rules rules, long left) {
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
  public static ArcKayles of(int vertices, int[][] edges) {
    SmallGraph graph = SmallGraph.of(vertices, edges);
    return new ArcKayles(new Rules(graph), graph.all());
  }

  /**
   * The position on a graph given by its edges, whose vertices need not be numbered without gaps.
   *
   * @param lone further vertices without edges, as bits
   * @param edges pairs of different vertices 0 to 63; repeats count once
   * @return the position
   * @throws IllegalArgumentException if a vertex is out of range or an edge is not a pair
   */
  public static ArcKayles on(long lone, int[][] edges) {
    SmallGraph graph = SmallGraph.of(Long.SIZE, edges);
    return new ArcKayles(new Rules(graph), lone | SmallGraph.ends(edges));
  }

  /**
   * The position after a move.
   *
   * @param from an end of the edge to take
   * @param to its other end
   * @return the position
   * @throws IllegalArgumentException if there is no such edge, or it is gone
   */
  public ArcKayles take(int from, int to) {
    Checks.inRange("from", from, 0, rules.graph.vertices - 1);
    Checks.inRange("to", to, 0, rules.graph.vertices - 1);
    long ends = (1L << from) | (1L << to);
    if ((left & ends) != ends || ((rules.graph.neighbours(from) >>> to) & 1) == 0) {
      throw new IllegalArgumentException("there is no edge " + from + "-" + to);
    }
    return new ArcKayles(rules, left & ~ends);
  }

  @Override
  public long grundy() {
    return rules.grundy(left);
  }

  @Override
  public Stream<Move> moves() {
    return SmallGraph.vertices(left)
        .boxed()
        .flatMap(
            from ->
                rules
                    .graph
                    .laterNeighbours(left, from)
                    .mapToObj(to -> new Move("take " + from + "-" + to, take(from, to))));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof ArcKayles other
        && SmallGraph.sameInduced(rules.graph, left, other.rules.graph, other.left);
  }

  @Override
  public int hashCode() {
    return rules.graph.hash(left);
  }

  @Override
  public String toString() {
    return "arckayles:" + rules.graph.text(left);
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
        int from = Long.numberOfTrailingZeros(rest);
        long others = part & ~(1L << from);
        for (long ends = graph.neighbours(from) & rest; ends != 0; ends &= ends - 1) {
          split(others & ~(ends & -ends), options);
        }
      }
    }

    private void split(long set, SumOptions options) {
      for (long rest = set; rest != 0; ) {
        long part = graph.component(rest, rest & -rest);
        if (Long.bitCount(part) > 1) {
          options.component(part);
        }
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
