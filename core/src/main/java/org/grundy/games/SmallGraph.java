package org.grundy.games;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.internal.Checks;

/** An undirected graph of at most 64 vertices; sets of vertices are bits of a {@code long}. */
final class SmallGraph {
  private static final int MOST_VERTICES = Long.SIZE;

  final int vertices;
  private final long[] neighbours;

  private SmallGraph(int vertices, long[] neighbours) {
    this.vertices = vertices;
    this.neighbours = neighbours;
  }

  static SmallGraph of(int vertices, int[][] edges) {
    Checks.inRange("vertices", vertices, 0, MOST_VERTICES);
    long[] neighbours = new long[vertices];
    for (int i = 0; i < edges.length; i++) {
      if (edges[i].length != 2) {
        throw new IllegalArgumentException(
            "edges[" + i + "] has " + edges[i].length + " ends, expected 2");
      }
      int from = Checks.inRange("edges[" + i + "][0]", edges[i][0], 0, vertices - 1);
      int to = Checks.inRange("edges[" + i + "][1]", edges[i][1], 0, vertices - 1);
      if (from == to) {
        throw new IllegalArgumentException("edges[" + i + "] is a loop at " + from);
      }
      neighbours[from] |= 1L << to;
      neighbours[to] |= 1L << from;
    }
    return new SmallGraph(vertices, neighbours);
  }

  /** The vertices that are an end of an edge. */
  static long ends(int[][] edges) {
    long ends = 0;
    for (int[] edge : edges) {
      ends |= (1L << edge[0]) | (1L << edge[1]);
    }
    return ends;
  }

  long all() {
    return vertices == 0 ? 0 : -1L >>> (Long.SIZE - vertices);
  }

  long neighbours(int vertex) {
    return neighbours[vertex];
  }

  /** The connected part of a set that holds a vertex. */
  long component(long set, long vertex) {
    long reached = vertex;
    long frontier = vertex;
    while (frontier != 0) {
      long grown = reached;
      for (long rest = frontier; rest != 0; rest &= rest - 1) {
        grown |= neighbours[Long.numberOfTrailingZeros(rest)] & set;
      }
      frontier = grown & ~reached;
      reached = grown;
    }
    return reached;
  }

  /** The neighbours of a vertex in a set that come after it, ascending. */
  IntStream laterNeighbours(long set, int vertex) {
    long later = vertex == Long.SIZE - 1 ? 0 : -1L << (vertex + 1);
    return vertices(neighbours[vertex] & set & later);
  }

  static IntStream vertices(long set) {
    return IntStream.range(0, Long.SIZE).filter(v -> ((set >>> v) & 1) != 0);
  }

  /** The edges within a set and its lone vertices, such as {@code 0-1,1-2,4}. */
  String text(long set) {
    return vertices(set)
        .boxed()
        .flatMap(
            v ->
                (neighbours[v] & set) == 0
                    ? Stream.of(String.valueOf(v))
                    : laterNeighbours(set, v).mapToObj(w -> v + "-" + w))
        .collect(Collectors.joining(","));
  }

  /** Whether two sets induce the same graph on the same vertices. */
  static boolean sameInduced(SmallGraph a, long set, SmallGraph b, long other) {
    return set == other
        && vertices(set).allMatch(v -> (a.neighbours[v] & set) == (b.neighbours[v] & set));
  }

  int hash(long set) {
    return Arrays.hashCode(vertices(set).mapToLong(v -> neighbours[v] & set).toArray());
  }
}
