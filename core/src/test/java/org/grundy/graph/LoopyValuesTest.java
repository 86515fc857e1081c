package org.grundy.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.NimValue;
import org.grundy.reference.NaiveGraph;
import org.junit.jupiter.api.Test;

class LoopyValuesTest {
  private static NimValue[] values(int[][] rows) {
    LoopyValues solved = LoopyValues.solve(Digraph.of(rows));
    assertThat(solved.verify()).as("proof for %s", Arrays.deepToString(rows)).isTrue();
    return IntStream.range(0, rows.length).mapToObj(solved::value).toArray(NimValue[]::new);
  }

  @Test
  void aSelfLoopWithAWayOut() {
    assertThat(values(new int[][] {{0, 1}, {}}))
        .containsExactly(NimValue.infinite(0), NimValue.of(0));
  }

  @Test
  void everyGraphOfUpToThreeVerticesAgreesWithSumsSolvedAsGraphs() {
    for (int n = 0; n <= 3; n++) {
      for (long bits = 0; bits < 1L << (n * n); bits++) {
        int[][] rows = RandomGraphs.ofBits(bits, n);
        assertThat(values(rows))
            .as("graph %s", Arrays.deepToString(rows))
            .isEqualTo(NaiveGraph.valuesBySums(rows));
      }
    }
  }

  @Test
  void manyGraphsOfFourVerticesAgreeWithTheFixpoint() {
    for (long bits = 0; bits < 1L << 16; bits += 5) {
      int[][] rows = RandomGraphs.ofBits(bits, 4);
      agreesWithTheFixpoint(rows, bits);
    }
  }

  private static void agreesWithTheFixpoint(int[][] rows, long seed) {
    List<NimValue> expected = new NaiveGraph(rows).loopyValues();
    NimValue[] actual = values(rows);
    for (int v = 0; v < rows.length; v++) {
      if (!actual[v].equals(expected.get(v))) {
        assertThat(actual[v])
            .as("vertex %d of %s, seed %d", v, Arrays.deepToString(rows), seed)
            .isEqualTo(expected.get(v));
      }
    }
  }

  @Test
  void randomGraphsAgreeWithTheFixpointAndWithSumsSolvedAsGraphs() {
    for (long seed = 0; seed < 4000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[][] rows = RandomGraphs.loopy(random, 1 + random.nextInt(9), 1 + random.nextInt(6));
      agreesWithTheFixpoint(rows, seed);
      assertThat(values(rows)).as("seed %d", seed).isEqualTo(NaiveGraph.valuesBySums(rows));
    }
  }

  @Test
  void largerRandomGraphsAgreeWithTheFixpoint() {
    for (long seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int n = 50 + random.nextInt(150);
      agreesWithTheFixpoint(RandomGraphs.loopy(random, n, 2 + random.nextInt(12)), seed);
      // Few edges back: many nimbers, some of them high.
      int[][] rows = RandomGraphs.acyclic(random, n, 40);
      for (int i = 0; i < 8; i++) {
        int v = random.nextInt(n);
        rows[v] = Arrays.copyOf(rows[v], rows[v].length + 1);
        rows[v][rows[v].length - 1] = random.nextInt(n);
      }
      agreesWithTheFixpoint(rows, seed);
    }
  }

  @Test
  void withoutCyclesTheValuesAreGrundyValues() {
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Digraph graph = Digraph.of(RandomGraphs.acyclic(random, 1 + random.nextInt(300), 20));
      LoopyValues loopy = LoopyValues.solve(graph);
      AcyclicValues acyclic = AcyclicValues.solve(graph);
      for (int v = 0; v < graph.vertices(); v++) {
        assertThat(loopy.nimber(v)).as("seed %d", seed).isEqualTo(acyclic.grundy(v));
      }
      assertThat(loopy.verify()).as("seed %d", seed).isTrue();
    }
  }

  @Test
  void theCheckerAcceptsNoOtherLabelling() {
    // All labellings of all graphs of two vertices, and of random ones of three and four, with
    // every
    // order of the counters that goes with the labels.
    for (long bits = 0; bits < 16; bits++) {
      onlyTheRightLabelling(RandomGraphs.ofBits(bits, 2));
    }
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 150; i++) {
      onlyTheRightLabelling(RandomGraphs.ofBits(random.nextLong() & 0x1ff, 3));
    }
    for (int i = 0; i < 10; i++) {
      onlyTheRightLabelling(RandomGraphs.ofBits(random.nextLong(1 << 16), 4));
    }
  }

  private static void onlyTheRightLabelling(int[][] rows) {
    int n = rows.length;
    Digraph graph = Digraph.of(rows);
    NimValue[] right = NaiveGraph.valuesBySums(rows);
    int[] labels = new int[n];
    int labellings = (int) Math.pow(n + 1, n);
    int accepted = 0;
    for (int code = 0; code < labellings; code++) {
      int rest = code;
      boolean correct = true;
      for (int v = 0; v < n; v++) {
        int label = rest % (n + 1);
        labels[v] = label == n ? LoopyValues.INFINITE : label;
        correct &= right[v].isFinite() ? label == right[v].nimber() : label == n;
        rest /= n + 1;
      }
      boolean provable = false;
      for (int[] counters : permutations(n)) {
        provable |= new LoopyValues(graph, labels, counters).verify();
      }
      assertThat(provable)
          .as("labels %s of %s", Arrays.toString(labels), Arrays.deepToString(rows))
          .isEqualTo(correct);
      accepted += provable ? 1 : 0;
    }
    assertThat(accepted).isOne();
  }

  /** The ways to give the numbers 0 to n - 1 to n vertices. */
  private static int[][] permutations(int n) {
    if (n == 0) {
      return new int[][] {{}};
    }
    return Arrays.stream(permutations(n - 1))
        .flatMap(
            shorter ->
                IntStream.range(0, n)
                    .mapToObj(
                        at ->
                            IntStream.range(0, n)
                                .map(i -> i < at ? shorter[i] : i == at ? n - 1 : shorter[i - 1])
                                .toArray()))
        .toArray(int[][]::new);
  }

  @Test
  void theCheckerRefusesCountersThatDoNotCount() {
    Digraph graph = Digraph.of(new int[][] {{}, {0}});
    int[] labels = {0, 1};
    assertThat(new LoopyValues(graph, labels, new int[] {0, 1}).verify()).isTrue();
    for (int[] counters : new int[][] {{1, 0}, {0, 0}, {-1, 1}, {0, 2}}) {
      assertThat(new LoopyValues(graph, labels, counters).verify()).isFalse();
    }
    Digraph loop = Digraph.of(new int[][] {{}, {1}});
    int[] infinite = {0, LoopyValues.INFINITE};
    assertThat(new LoopyValues(loop, infinite, new int[] {0, 0}).verify()).isTrue();
    assertThat(new LoopyValues(loop, infinite, new int[] {1, 0}).verify()).isFalse();
  }

  @Test
  void valuesHaveNoNimberWhereInfinite() {
    LoopyValues solved = LoopyValues.solve(Digraph.of(new int[][] {{0, 1}, {}}));
    assertThat(solved.isFinite(0)).isFalse();
    assertThat(solved.nimber(1)).isZero();
    assertThat(solved.counter(1)).isZero();
    assertThatThrownBy(() -> solved.nimber(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("vertex 0 has the value inf{0}");
    assertThatThrownBy(() -> solved.counter(0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> solved.value(2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("vertex is 2, expected one of the 2 vertices, from 0");
    assertThat(solved.movesTo(0, 0)).containsExactly(1);
    assertThat(solved.movesTo(0, Long.MIN_VALUE)).isEmpty();
    assertThat(solved.movesTo(0, LoopyValues.INFINITE)).isEmpty();
    assertThat(solved.movesTo(0, 1L << 32)).isEmpty();
  }
}
