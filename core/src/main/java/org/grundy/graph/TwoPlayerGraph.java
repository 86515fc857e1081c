package org.grundy.graph;

import java.util.Objects;
import org.grundy.Budget;
import org.grundy.PlayConvention;
import org.grundy.Progress;
import org.grundy.internal.Checks;

/**
 * A graph for two sides who move in turn, each along edges of its own, and win at vertices of their
 * own: pursuit, and any win-lose-draw game whose moves depend on who moves.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * TwoPlayerGraph pursuit =
 *     TwoPlayerGraph.builder(3)
 *         .addMove(Side.LEFT, 0, 1)
 *         .addMove(Side.RIGHT, 1, 2)
 *         .winner(2, Side.RIGHT)
 *         .build();
 * pursuit.solve(PlayConvention.NORMAL).winner(0, Side.LEFT)   // RIGHT
 * }</pre>
 */
public final class TwoPlayerGraph {
  /** Twice the vertex, plus one if the right side is to move. */
  private final Digraph nodes;

  private final byte[] endings;

  private TwoPlayerGraph(Digraph nodes, byte[] endings) {
    this.nodes = nodes;
    this.endings = endings;
  }

  static int node(int vertex, Side mover) {
    return vertex << 1 | (mover == Side.RIGHT ? 1 : 0);
  }

  /**
   * A builder.
   *
   * @param vertices the number of vertices, 0 to half of {@link Digraph#MAX_VERTICES}
   * @return an empty builder
   */
  public static Builder builder(int vertices) {
    return builder(vertices, Storage.heap());
  }

  /**
   * A builder that keeps its moves, and those of the graph it builds, where it is told.
   *
   * @param vertices the number of vertices, 0 to half of {@link Digraph#MAX_VERTICES}
   * @param storage where to keep moves
   * @return an empty builder
   */
  public static Builder builder(int vertices, Storage storage) {
    return new Builder(vertices, storage);
  }

  /**
   * The number of vertices.
   *
   * @return 0 or more
   */
  public int vertices() {
    return endings.length >> 1;
  }

  /**
   * The number of moves of both sides, parallel ones counted each.
   *
   * @return 0 or more
   */
  public int moves() {
    return nodes.edges();
  }

  /**
   * Who wins every vertex, whoever is to move. O(vertices + moves).
   *
   * @param stuck what happens to a side that cannot move where play is not over
   * @return the outcomes
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public TwoPlayerOutcomes solve(PlayConvention stuck) {
    return solve(stuck, Budget.unlimited(), (done, total) -> {});
  }

  /**
   * Who wins every vertex, whoever is to move, within limits.
   *
   * @param stuck what happens to a side that cannot move where play is not over
   * @param budget limits on time and on the memory used beside the graph
   * @param progress told how many pairs of a vertex and a side are decided
   * @return the outcomes
   * @throws org.grundy.LimitExceededException if the budget does not suffice
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public TwoPlayerOutcomes solve(PlayConvention stuck, Budget budget, Progress progress) {
    Objects.requireNonNull(stuck, "stuck");
    Objects.requireNonNull(progress, "progress");
    byte ending = stuck == PlayConvention.NORMAL ? Retrograde.LOST : Retrograde.WON;
    return new TwoPlayerOutcomes(
        vertices(), Retrograde.solve(nodes, endings, ending, budget, progress));
  }

  /** Collects moves and endings in any order. For one thread. */
  public static final class Builder {
    private final int vertices;
    private final Digraph.Builder moves;
    private final byte[] endings;

    private Builder(int vertices, Storage storage) {
      this.vertices = Checks.inRange("vertices", vertices, 0, Digraph.MAX_VERTICES >> 1);
      moves = Digraph.builder(vertices << 1, storage);
      endings = new byte[vertices << 1];
    }

    /**
     * Adds a move. At a vertex where play is over, moves are without effect.
     *
     * @param mover whose move it is
     * @param from where it starts
     * @param to where it leads; the other side is to move there
     * @return this builder
     * @throws IllegalArgumentException if one is not a vertex
     */
    public Builder addMove(Side mover, int from, int to) {
      Digraph.checkVertex("from", from, vertices);
      Digraph.checkVertex("to", to, vertices);
      moves.addEdge(node(from, mover), node(to, mover.other()));
      return this;
    }

    /**
     * Says that play is over at a vertex, whoever is to move, and who has won.
     *
     * @param vertex the vertex
     * @param winner the winner
     * @return this builder
     * @throws IllegalArgumentException if there is no such vertex
     */
    public Builder winner(int vertex, Side winner) {
      return winner(vertex, Side.LEFT, winner).winner(vertex, Side.RIGHT, winner);
    }

    /**
     * Says that play is over at a vertex when one side is to move there, and who has won.
     *
     * @param vertex the vertex
     * @param mover the side to move
     * @param winner the winner
     * @return this builder
     * @throws IllegalArgumentException if there is no such vertex
     */
    public Builder winner(int vertex, Side mover, Side winner) {
      Digraph.checkVertex("vertex", vertex, vertices);
      Objects.requireNonNull(winner, "winner");
      endings[node(vertex, mover)] = mover == winner ? Retrograde.WON : Retrograde.LOST;
      return this;
    }

    /**
     * Says that play is over at a vertex when one side is to move there, and nobody has won.
     *
     * @param vertex the vertex
     * @param mover the side to move
     * @return this builder
     * @throws IllegalArgumentException if there is no such vertex
     */
    public Builder draw(int vertex, Side mover) {
      Digraph.checkVertex("vertex", vertex, vertices);
      endings[node(vertex, mover)] = Retrograde.DRAWN;
      return this;
    }

    /**
     * The graph of the moves and endings so far.
     *
     * @return an immutable graph
     */
    public TwoPlayerGraph build() {
      return new TwoPlayerGraph(moves.build(), endings.clone());
    }
  }
}
