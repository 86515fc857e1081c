package org.grundy.bench.graph;

import java.util.SplittableRandom;
import org.grundy.graph.Digraph;
import org.grundy.graph.Storage;
import org.grundy.reference.NaiveGraph;

/**
 * A graph with ten edges a vertex on average: 0 to 20 from each, to any vertex, loops and parallel
 * edges as they come. About one vertex in 21 is terminal, and nearly all are won or lost.
 */
final class RandomGraph {
  private static final int MOST = 20;

  private RandomGraph() {}

  private interface Edges {
    void add(int from, int to);
  }

  private static void draw(int vertices, Edges edges) {
    SplittableRandom random = new SplittableRandom(2026);
    for (int v = 0; v < vertices; v++) {
      int degree = random.nextInt(MOST + 1);
      for (int i = 0; i < degree; i++) {
        edges.add(v, random.nextInt(vertices));
      }
    }
  }

  static Digraph compressed(int vertices, Storage storage) {
    Digraph.Builder builder = Digraph.builder(vertices, storage);
    draw(vertices, builder::addEdge);
    return builder.build();
  }

  static NaiveGraph boxed(int vertices) {
    NaiveGraph graph = new NaiveGraph(vertices);
    draw(vertices, graph::addEdge);
    return graph;
  }

  static PlainPass plain(int vertices) {
    int[][] rows = new int[vertices][];
    Digraph graph = compressed(vertices, Storage.heap());
    for (int v = 0; v < vertices; v++) {
      rows[v] = graph.followers(v).toArray();
    }
    return new PlainPass(rows);
  }
}
