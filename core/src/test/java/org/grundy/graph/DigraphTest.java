package org.grundy.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.PlayConvention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DigraphTest {
  @Test
  void rowsAreSortedAndKeepLoopsAndParallelEdges() {
    Digraph graph = Digraph.of(new int[][] {{2, 0, 2, 1}, {}, {0}});
    assertThat(graph.vertices()).isEqualTo(3);
    assertThat(graph.edges()).isEqualTo(5);
    assertThat(graph.outDegree(0)).isEqualTo(4);
    assertThat(graph.followers(0)).containsExactly(0, 1, 2);
    assertThat(graph.followers(1)).isEmpty();
    assertThat(graph).hasToString("Digraph[3 vertices, 5 edges]");
    Digraph reversed = graph.reversed();
    assertThat(reversed.followers(0)).containsExactly(0, 2);
    assertThat(reversed.outDegree(2)).isEqualTo(2);
  }

  @Test
  void edgeArraysAndTheBuilderMakeTheSameGraph() {
    for (long seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int n = 1 + random.nextInt(40);
      int m = random.nextInt(400);
      int[] from = random.ints(m, 0, n).toArray();
      int[] to = random.ints(m, 0, n).toArray();
      Digraph.Builder builder = Digraph.builder(n);
      for (int i = 0; i < m; i++) {
        builder.addEdge(from[i], to[i]);
      }
      int[][] rows =
          IntStream.range(0, n)
              .mapToObj(
                  v ->
                      IntStream.range(0, m)
                          .filter(i -> from[i] == v)
                          .map(i -> to[i])
                          .sorted()
                          .toArray())
              .toArray(int[][]::new);
      same(Digraph.of(n, from, to), rows, seed);
      same(builder.build(), rows, seed);
      same(Digraph.of(n, from, to).reversed().reversed(), rows, seed);
    }
  }

  private static void same(Digraph graph, int[][] rows, long seed) {
    assertThat(graph.vertices()).isEqualTo(rows.length);
    for (int v = 0; v < rows.length; v++) {
      int start = graph.offsets()[v];
      int[] row =
          IntStream.range(start, graph.offsets()[v + 1]).map(graph.targets()::get).toArray();
      assertThat(row).as("seed %d", seed).containsExactly(rows[v]);
      assertThat(graph.followers(v)).containsExactly(boxed(rows[v]));
    }
  }

  private static Integer[] boxed(int[] row) {
    return Arrays.stream(row).distinct().boxed().toArray(Integer[]::new);
  }

  @Test
  void aBuilderMayGoOnAfterBuilding() {
    Digraph.Builder builder = Digraph.builder(2).addEdge(0, 1);
    Digraph first = builder.build();
    Digraph second = builder.addEdge(1, 0).build();
    assertThat(first.edges()).isEqualTo(1);
    assertThat(second.edges()).isEqualTo(2);
  }

  @Test
  void refusesBadInput() {
    assertThatThrownBy(() -> Digraph.builder(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("vertices is -1, expected 0 to 1073741823");
    assertThatThrownBy(() -> Digraph.builder(Integer.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Digraph.of(new int[][] {{1}}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("to is 1, expected one of the 1 vertices, from 0");
    assertThatThrownBy(() -> Digraph.of(2, new int[] {0}, new int[] {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("to has 0 elements, expected as many as from: 1");
    assertThatThrownBy(() -> Digraph.of(2, new int[] {0, 2}, new int[] {1, 1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("from[1] is 2, expected one of the 2 vertices, from 0");
    assertThatThrownBy(() -> Digraph.of(2, new int[] {0}, new int[] {-1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("to[0] is -1, expected one of the 2 vertices, from 0");
    Digraph graph = Digraph.of(new int[][] {{}});
    assertThatThrownBy(() -> graph.outDegree(1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> graph.followers(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void edgesOffTheHeapAndInMappedFilesGiveTheSameAnswers(@TempDir Path directory)
      throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    int n = 50_000;
    int[][] rows = RandomGraphs.loopy(random, n, 12);
    Digraph heap = Digraph.of(rows);
    WinLoseDraw expected = WinLoseDraw.solve(heap);
    LoopyValues values = LoopyValues.solve(heap);
    for (Storage storage :
        new Storage[] {Storage.heap(), Storage.offHeap(), Storage.mapped(directory)}) {
      Digraph.Builder builder = Digraph.builder(n, storage);
      for (int v = 0; v < n; v++) {
        for (int w : rows[v]) {
          builder.addEdge(v, w);
        }
      }
      Digraph graph = builder.build();
      WinLoseDraw solved = WinLoseDraw.solve(graph);
      LoopyValues loopy = LoopyValues.solve(graph);
      for (int v = 0; v < n; v++) {
        if (!solved.remoteness(v).equals(expected.remoteness(v))
            || !loopy.value(v).equals(values.value(v))) {
          throw new AssertionError("vertex " + v);
        }
      }
      assertThat(loopy.verify()).isTrue();
    }
    try (var files = Files.list(directory)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void mappedFilesNeedADirectory(@TempDir Path directory) throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    assertThatThrownBy(() -> Storage.mapped(file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a directory");
    Path gone = Files.createDirectory(directory.resolve("gone"));
    Storage storage = Storage.mapped(gone);
    Files.delete(gone);
    Digraph.Builder builder = Digraph.builder(1, storage);
    assertThatThrownBy(() -> builder.addEdge(0, 0)).isInstanceOf(UncheckedIOException.class);
  }

  @Test
  void theCycleIsTheWitness() {
    assertThatThrownBy(() -> AcyclicValues.solve(Digraph.of(new int[][] {{1}, {2}, {3, 1}, {}})))
        .isInstanceOfSatisfying(
            CycleException.class, e -> assertThat(e.cycle()).containsExactly(1L, 2L));
    assertThatThrownBy(() -> AcyclicValues.solve(Digraph.of(new int[][] {{0}})))
        .isInstanceOfSatisfying(
            CycleException.class, e -> assertThat(e.cycle()).containsExactly(0L));
  }

  @Test
  void everyReportedCycleIsOneAndNoneIsMissed() {
    for (long seed = 0; seed < 2000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[][] rows = RandomGraphs.loopy(random, 1 + random.nextInt(12), 2);
      Digraph graph = Digraph.of(rows);
      // With every vertex deciding by depth: a graph is acyclic if and only if no walk of n steps
      // exists.
      boolean[] alive = new boolean[rows.length];
      Arrays.fill(alive, true);
      for (int step = 0; step < rows.length; step++) {
        boolean[] before = alive.clone();
        for (int v = 0; v < rows.length; v++) {
          alive[v] = Arrays.stream(rows[v]).anyMatch(w -> before[w]);
        }
      }
      boolean cyclic = IntStream.range(0, rows.length).anyMatch(v -> alive[v]);
      boolean found = false;
      try {
        AcyclicValues.solve(graph);
      } catch (CycleException e) {
        found = true;
        int[] cycle = e.cycle().mapToInt(Math::toIntExact).toArray();
        for (int i = 0; i < cycle.length; i++) {
          int next = cycle[(i + 1) % cycle.length];
          assertThat(rows[cycle[i]]).as("seed %d", seed).contains(next);
        }
      }
      assertThat(found).as("seed %d", seed).isEqualTo(cyclic);
    }
  }

  @Test
  void acyclicValuesHaveMovesAndLimits() {
    AcyclicValues values = AcyclicValues.solve(Digraph.of(new int[][] {{1, 2, 2}, {2}, {}}));
    assertThat(values.grundy(0)).isEqualTo(2);
    assertThat(values.movesTo(0, 0)).containsExactly(2);
    assertThat(values.movesTo(0, 1)).containsExactly(1);
    assertThat(values.movesTo(0, -1)).isEmpty();
    assertThat(values.graph().vertices()).isEqualTo(3);
    assertThatThrownBy(
            () ->
                AcyclicValues.solve(
                    values.graph(), Budget.unlimited().withBytes(1), (done, total) -> {}))
        .isInstanceOf(LimitExceededException.class);
    assertThat(WinLoseDraw.solve(values.graph(), PlayConvention.MISERE).graph())
        .isSameAs(values.graph());
  }
}
