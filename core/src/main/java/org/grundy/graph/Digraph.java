package org.grundy.graph;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * A finite directed graph in compressed rows: 4 bytes an edge and 4 a vertex. Vertices are 0 to
 * {@code vertices() - 1}. Self-loops, parallel edges and isolated vertices are allowed; the edges
 * of a row are in ascending order.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * Digraph graph = Digraph.of(new int[][] {{1}, {2}, {}, {4}, {3}});
 * graph.followers(0)   // 1
 * }</pre>
 */
public final class Digraph {
  /** The most vertices a graph may have: {@value}. */
  public static final int MAX_VERTICES = (1 << 30) - 1;

  private final int[] offsets;
  private final Ints targets;
  private final Storage storage;

  /** Takes the arrays as they are: offsets has one element more than there are vertices. */
  Digraph(int[] offsets, Ints targets, Storage storage) {
    this.offsets = offsets;
    this.targets = targets;
    this.storage = storage;
  }

  /**
   * The graph with the given rows.
   *
   * @param followers for each vertex the vertices its edges lead to, in any order, repeats allowed
   * @return the graph
   * @throws IllegalArgumentException if an edge leads to no vertex
   */
  public static Digraph of(int[][] followers) {
    Builder builder = builder(followers.length);
    for (int v = 0; v < followers.length; v++) {
      for (int follower : followers[v]) {
        builder.addEdge(v, follower);
      }
    }
    return builder.build();
  }

  /**
   * The graph with the given edges, {@code from[i]} to {@code to[i]} for every i.
   *
   * @param vertices the number of vertices, 0 to {@link #MAX_VERTICES}
   * @param from where each edge starts
   * @param to where each edge ends, as many
   * @return the graph
   * @throws IllegalArgumentException if the lengths differ or a vertex is out of range
   */
  public static Digraph of(int vertices, int[] from, int[] to) {
    checkVertices(vertices);
    if (from.length != to.length) {
      throw new IllegalArgumentException(
          "to has " + to.length + " elements, expected as many as from: " + from.length);
    }
    for (int i = 0; i < from.length; i++) {
      if (from[i] < 0 || from[i] >= vertices || to[i] < 0 || to[i] >= vertices) {
        checkVertex("from[" + i + "]", from[i], vertices);
        checkVertex("to[" + i + "]", to[i], vertices);
      }
    }
    return Rows.fromEdges(
        vertices, List.of(Ints.of(from)), List.of(Ints.of(to)), from.length, Storage.heap());
  }

  /**
   * A builder that keeps its edges on the heap.
   *
   * @param vertices the number of vertices, 0 to {@link #MAX_VERTICES}
   * @return an empty builder
   */
  public static Builder builder(int vertices) {
    return builder(vertices, Storage.heap());
  }

  /**
   * A builder that keeps its edges, and those of the graph it builds, where it is told.
   *
   * @param vertices the number of vertices, 0 to {@link #MAX_VERTICES}
   * @param storage where to keep edges
   * @return an empty builder
   */
  public static Builder builder(int vertices, Storage storage) {
    return new Builder(checkVertices(vertices), Objects.requireNonNull(storage, "storage"));
  }

  private static int checkVertices(int vertices) {
    return Checks.inRange("vertices", vertices, 0, MAX_VERTICES);
  }

  /** Refuses what is not a vertex; returns it otherwise. */
  static int checkVertex(String name, int vertex, int vertices) {
    if (vertex < 0 || vertex >= vertices) {
      throw new IllegalArgumentException(
          name + " is " + vertex + ", expected one of the " + vertices + " vertices, from 0");
    }
    return vertex;
  }

  /**
   * The number of vertices.
   *
   * @return 0 or more
   */
  public int vertices() {
    return offsets.length - 1;
  }

  /**
   * The number of edges, parallel ones counted each.
   *
   * @return 0 or more
   */
  public int edges() {
    return offsets[offsets.length - 1];
  }

  /**
   * The number of edges from a vertex, parallel ones counted each.
   *
   * @param vertex the vertex
   * @return 0 or more
   * @throws IllegalArgumentException if there is no such vertex
   */
  public int outDegree(int vertex) {
    checkVertex(vertex);
    return offsets[vertex + 1] - offsets[vertex];
  }

  /**
   * The distinct vertices that edges from a vertex lead to: its options.
   *
   * @param vertex the vertex
   * @return the followers, ascending, without repeats
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream followers(int vertex) {
    checkVertex(vertex);
    int start = offsets[vertex];
    return IntStream.range(start, offsets[vertex + 1])
        .filter(edge -> edge == start || targets.get(edge) != targets.get(edge - 1))
        .map(targets::get);
  }

  /**
   * The graph with every edge turned round. O(vertices + edges).
   *
   * @return a new graph in the same storage
   */
  public Digraph reversed() {
    return Reversal.of(this, Meter.start(Budget.unlimited()));
  }

  /** Row v is at offsets()[v] to offsets()[v + 1] of targets(). Not to be written to. */
  int[] offsets() {
    return offsets;
  }

  /** The ends of all edges, row by row. Not to be written to. */
  Ints targets() {
    return targets;
  }

  /** Where the edges are. */
  Storage storage() {
    return storage;
  }

  int checkVertex(int vertex) {
    return checkVertex("vertex", vertex, vertices());
  }

  /**
   * The size.
   *
   * @return a text such as {@code Digraph[5 vertices, 4 edges]}
   */
  @Override
  public String toString() {
    return "Digraph[" + vertices() + " vertices, " + edges() + " edges]";
  }

  /** Collects edges in any order. For one thread. */
  public static final class Builder {
    private final int vertices;
    private final EdgeBuffer edges;

    private Builder(int vertices, Storage storage) {
      this.vertices = vertices;
      this.edges = new EdgeBuffer(storage);
    }

    /**
     * Adds an edge.
     *
     * @param from where it starts
     * @param to where it ends; the same vertex for a self-loop
     * @return this builder
     * @throws IllegalArgumentException if one is not a vertex
     */
    public Builder addEdge(int from, int to) {
      edges.add(checkVertex("from", from, vertices), checkVertex("to", to, vertices));
      return this;
    }

    /**
     * The graph of the edges so far.
     *
     * @return an immutable graph
     * @throws IllegalArgumentException if there are more edges than an array may hold
     */
    public Digraph build() {
      return edges.toGraph(vertices);
    }
  }
}
