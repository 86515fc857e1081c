package org.grundy.bench.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.graph.Digraph;
import org.grundy.graph.WinLoseDraw;

/**
 * Where vertices go: those that end in d plies in row d from the bottom, draws above them by
 * distance from the first of each component. Within a row, sweeps put each vertex near the average
 * of its neighbours, which uncrosses most edges (Sugiyama's barycentre heuristic).
 */
final class Layers {
  private static final int SWEEPS = 12;

  private final Digraph graph;
  private final int[] row;
  private final double[] column;
  private final List<List<Integer>> rows = new ArrayList<>();

  private Layers(Digraph graph, int[] row) {
    this.graph = graph;
    this.row = row;
    this.column = new double[row.length];
    for (int v = 0; v < row.length; v++) {
      while (rows.size() <= row[v]) {
        rows.add(new ArrayList<>());
      }
      rows.get(row[v]).add(v);
    }
  }

  static Layers of(WinLoseDraw solved) {
    Digraph graph = solved.graph();
    int[] row = new int[graph.vertices()];
    Arrays.setAll(row, v -> solved.remoteness(v).orElse(-1));
    placeDraws(graph, row, Arrays.stream(row).max().orElse(-1) + 1);
    Layers layers = new Layers(graph, row);
    layers.arrange();
    return layers;
  }

  /** Breadth first over the vertices without a row, along edges in both directions. */
  private static void placeDraws(Digraph graph, int[] row, int lowest) {
    Digraph reversed = graph.reversed();
    int[] queue = new int[row.length];
    for (int root = 0; root < row.length; root++) {
      if (row[root] >= 0) {
        continue;
      }
      int tail = 0;
      queue[tail++] = root;
      row[root] = lowest;
      for (int head = 0; head < tail; head++) {
        int v = queue[head];
        int[] near = neighbours(graph, reversed, v);
        for (int w : near) {
          if (row[w] < 0) {
            row[w] = row[v] + 1;
            queue[tail++] = w;
          }
        }
      }
    }
  }

  private static int[] neighbours(Digraph graph, Digraph reversed, int vertex) {
    return IntStream.concat(graph.followers(vertex), reversed.followers(vertex)).toArray();
  }

  private void arrange() {
    Digraph reversed = graph.reversed();
    rows.forEach(this::spread);
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (int i = 0; i < rows.size(); i++) {
        List<Integer> members = rows.get(sweep % 2 == 0 ? i : rows.size() - 1 - i);
        double[] wanted = new double[row.length];
        for (int v : members) {
          wanted[v] =
              Arrays.stream(neighbours(graph, reversed, v))
                  .filter(w -> row[w] != row[v])
                  .mapToDouble(w -> column[w])
                  .average()
                  .orElse(column[v]);
        }
        members.sort(Comparator.comparingDouble(v -> wanted[v]));
        spread(members);
      }
    }
  }

  /** Columns one apart, centred on 0. */
  private void spread(List<Integer> members) {
    for (int i = 0; i < members.size(); i++) {
      column[members.get(i)] = i - (members.size() - 1) / 2.0;
    }
  }

  /** The row of a vertex, from 0 at the bottom. */
  int row(int vertex) {
    return row[vertex];
  }

  /** The column of a vertex, 0 in the middle. */
  double column(int vertex) {
    return column[vertex];
  }

  int rows() {
    return rows.size();
  }

  /** The size of the longest row. */
  int columns() {
    return rows.stream().mapToInt(List::size).max().orElse(0);
  }
}
