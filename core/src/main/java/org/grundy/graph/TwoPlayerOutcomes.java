package org.grundy.graph;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.Outcome;

/**
 * Who wins each vertex of a {@link TwoPlayerGraph}, in how many plies, and by which moves.
 * Immutable, and safe to share between threads.
 */
public final class TwoPlayerOutcomes {
  private final int vertices;
  private final Retrograde solved;

  TwoPlayerOutcomes(int vertices, Retrograde solved) {
    this.vertices = vertices;
    this.solved = solved;
  }

  private int node(int vertex, Side mover) {
    return TwoPlayerGraph.node(
        Digraph.checkVertex("vertex", vertex, vertices), Objects.requireNonNull(mover, "mover"));
  }

  private static IntStream vertices(IntStream nodes) {
    return nodes.map(node -> node >> 1);
  }

  /**
   * Who wins.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return N if the side to move wins, P if the other does
   * @throws IllegalArgumentException if there is no such vertex
   */
  public Outcome outcome(int vertex, Side mover) {
    return solved.outcome(node(vertex, mover));
  }

  /**
   * Who wins, by name.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return the winner; empty for a draw
   * @throws IllegalArgumentException if there is no such vertex
   */
  public Optional<Side> winner(int vertex, Side mover) {
    return switch (outcome(vertex, mover)) {
      case N -> Optional.of(mover);
      case P -> Optional.of(mover.other());
      case DRAW -> Optional.empty();
    };
  }

  /**
   * The plies to the forced end when the winner hastens and the loser delays.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return 0 or more; empty for a draw
   * @throws IllegalArgumentException if there is no such vertex
   */
  public OptionalInt remoteness(int vertex, Side mover) {
    int remoteness = solved.remoteness(node(vertex, mover));
    return remoteness < 0 ? OptionalInt.empty() : OptionalInt.of(remoteness);
  }

  /**
   * The moves that win.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return the vertices to move to, ascending; none where play is over
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream winningMoves(int vertex, Side mover) {
    return vertices(solved.movesTo(node(vertex, mover), Outcome.P));
  }

  /**
   * The winning moves that end play soonest.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return the vertices to move to, ascending
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream quickestMoves(int vertex, Side mover) {
    return vertices(solved.quickestMoves(node(vertex, mover)));
  }

  /**
   * The moves that lead to a draw.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return the vertices to move to, ascending; none where play is over
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream drawingMoves(int vertex, Side mover) {
    return vertices(solved.movesTo(node(vertex, mover), Outcome.DRAW));
  }

  /**
   * The moves of a lost position that put the end off longest.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return the vertices to move to, ascending
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream delayingMoves(int vertex, Side mover) {
    return vertices(solved.delayingMoves(node(vertex, mover)));
  }

  /**
   * The least move of perfect play: a quickest win, else a draw, else a longest delay.
   *
   * @param vertex where the game stands
   * @param mover who is to move
   * @return the vertex to move to; empty if there is no move
   * @throws IllegalArgumentException if there is no such vertex
   */
  public OptionalInt bestMove(int vertex, Side mover) {
    OptionalInt node = solved.bestMove(node(vertex, mover));
    return node.isPresent() ? OptionalInt.of(node.getAsInt() >> 1) : node;
  }
}
