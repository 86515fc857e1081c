package org.grundy.graph;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * A graph whose vertices have names. Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * NamedDigraph maze = EdgeList.parse("hall cellar\ncellar hall\ncellar exit\n");
 * maze.name(1)           // "cellar"
 * maze.vertex("exit")    // 2
 * }</pre>
 */
public final class NamedDigraph {
  private final Digraph graph;
  private final Names names;

  NamedDigraph(Digraph graph, Names names) {
    this.graph = graph;
    this.names = names;
  }

  /**
   * A graph with the numbers of its vertices as names.
   *
   * @param graph the graph
   * @return the named graph
   */
  public static NamedDigraph of(Digraph graph) {
    return new NamedDigraph(graph, Names.upTo(graph.vertices()));
  }

  /**
   * The graph.
   *
   * @return the graph
   */
  public Digraph graph() {
    return graph;
  }

  /**
   * The name of a vertex.
   *
   * @param vertex the vertex
   * @return its name
   * @throws IllegalArgumentException if there is no such vertex
   */
  public String name(int vertex) {
    return names.name(graph.checkVertex(vertex));
  }

  /**
   * The vertex of a name.
   *
   * @param name the name
   * @return the vertex; empty if none has that name
   */
  public OptionalInt vertex(String name) {
    int vertex = names.vertex(Objects.requireNonNull(name, "name"));
    return vertex == Names.NONE ? OptionalInt.empty() : OptionalInt.of(vertex);
  }
}
