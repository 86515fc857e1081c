package org.grundy.graph;

import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Seeded graphs of different kinds. */
final class RandomGraphs {
  private RandomGraphs() {}

  /** Rows of 0 to most followers, repeats and loops as they come. */
  static int[][] loopy(SplittableRandom random, int vertices, int most) {
    int[][] rows = new int[vertices][];
    for (int v = 0; v < vertices; v++) {
      rows[v] = random.ints(random.nextInt(most + 1), 0, vertices).toArray();
    }
    return rows;
  }

  /** The same with edges to lower vertices only, vertices then shuffled. */
  static int[][] acyclic(SplittableRandom random, int vertices, int most) {
    int[] names = new int[vertices];
    for (int v = 0; v < vertices; v++) {
      int other = random.nextInt(v + 1);
      names[v] = names[other];
      names[other] = v;
    }
    int[][] rows = new int[vertices][];
    for (int v = 0; v < vertices; v++) {
      int degree = v == 0 ? 0 : random.nextInt(most + 1);
      rows[names[v]] = new int[degree];
      for (int i = 0; i < degree; i++) {
        rows[names[v]][i] = names[random.nextInt(v)];
      }
    }
    return rows;
  }

  /** The graph whose edges are the bits of a number, row by row. */
  static int[][] ofBits(long bits, int vertices) {
    int[][] rows = new int[vertices][];
    for (int v = 0; v < vertices; v++) {
      long row = bits >>> (v * vertices);
      rows[v] = IntStream.range(0, vertices).filter(w -> (row >>> w & 1) != 0).toArray();
    }
    return rows;
  }
}
