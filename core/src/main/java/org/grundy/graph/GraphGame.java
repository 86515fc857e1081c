package org.grundy.graph;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * A solved graph under a title, whose vertices are positions that can stand in sums. Immutable, and
 * safe to share between threads.
 *
 * <pre>{@code
 * GraphGame game = GraphGame.of("maze", EdgeList.parse("hall cellar\ncellar hall\ncellar exit\n"));
 * game.position("hall").value()      // 0
 * game.position("hall").toString()   // "graph:maze@hall"
 * }</pre>
 */
public final class GraphGame {
  private final String title;
  private final NamedDigraph graph;
  private final LoopyValues values;

  private GraphGame(String title, NamedDigraph graph, LoopyValues values) {
    this.title = title;
    this.graph = graph;
    this.values = values;
  }

  /**
   * Solves a graph.
   *
   * @param title what positions call it: for the workbench, the name of its file
   * @param graph the graph
   * @return the game
   */
  public static GraphGame of(String title, NamedDigraph graph) {
    Objects.requireNonNull(title, "title");
    return new GraphGame(title, graph, LoopyValues.solve(graph.graph()));
  }

  /**
   * What positions call the graph.
   *
   * @return the title
   */
  public String title() {
    return title;
  }

  /**
   * The graph.
   *
   * @return the graph with the names of its vertices
   */
  public NamedDigraph graph() {
    return graph;
  }

  /**
   * The values of its vertices.
   *
   * @return the values
   */
  public LoopyValues values() {
    return values;
  }

  /**
   * The position at a vertex.
   *
   * @param vertex the vertex
   * @return the position
   * @throws IllegalArgumentException if there is no such vertex
   */
  public GraphPosition position(int vertex) {
    return new GraphPosition(this, graph.graph().checkVertex(vertex));
  }

  /**
   * The position at a vertex.
   *
   * @param name the name of the vertex
   * @return the position
   * @throws IllegalArgumentException if there is no such vertex
   */
  public GraphPosition position(String name) {
    OptionalInt vertex = graph.vertex(name);
    if (vertex.isEmpty()) {
      throw new IllegalArgumentException("vertex '" + name + "' is not in graph " + title);
    }
    return new GraphPosition(this, vertex.getAsInt());
  }
}
