package org.grundy.graph;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.NimValue;
import org.grundy.Position;

/**
 * A vertex of a graph as a position: a component of a sum, loops allowed. Moves go to the followers
 * in ascending order; parallel edges are one move.
 */
public final class GraphPosition implements Position {
  private final GraphGame game;
  private final int vertex;

  GraphPosition(GraphGame game, int vertex) {
    this.game = game;
    this.vertex = vertex;
  }

  /**
   * The graph it is on.
   *
   * @return the game
   */
  public GraphGame game() {
    return game;
  }

  /**
   * Where it is.
   *
   * @return the vertex
   */
  public int vertex() {
    return vertex;
  }

  @Override
  public long grundy() {
    return game.values().nimber(vertex);
  }

  @Override
  public NimValue value() {
    return game.values().value(vertex);
  }

  @Override
  public long counter() {
    LoopyValues values = game.values();
    return values.isFinite(vertex) ? values.counter(vertex) : 0;
  }

  @Override
  public Stream<Move> moves() {
    return moves(game.graph().graph().followers(vertex));
  }

  @Override
  public Stream<Move> movesTo(long grundy) {
    return moves(game.values().movesTo(vertex, grundy));
  }

  @Override
  public long countMovesTo(long grundy) {
    return game.values().movesTo(vertex, grundy).count();
  }

  private Stream<Move> moves(IntStream followers) {
    return followers.mapToObj(this::move);
  }

  private Move move(int follower) {
    NamedDigraph graph = game.graph();
    return new Move(
        graph.name(vertex) + " -> " + graph.name(follower), new GraphPosition(game, follower));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GraphPosition other && vertex == other.vertex && game == other.game;
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(game) + vertex;
  }

  @Override
  public String toString() {
    return "graph:" + game.title() + "@" + game.graph().name(vertex);
  }
}
