package org.grundy.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.CycleException;
import org.grundy.NimValue;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.reference.NaiveGraph;
import org.grundy.sum.Sum;
import org.grundy.sum.SumMove;
import org.junit.jupiter.api.Test;

/** Sums of loopy games against retrograde analysis of the product of their graphs. */
class LoopySumTest {
  private static final int[][] LOOP_AND_EXIT = {{0, 1}, {}};
  private static final int[][] PILE = {{}, {0}, {0, 1}};

  private static GraphGame game(int[][] rows) {
    return GraphGame.of("test", NamedDigraph.of(Digraph.of(rows)));
  }

  private static Outcome outcome(Position... components) {
    return Sum.of(components).outcome(PlayConvention.NORMAL);
  }

  @Test
  void aLoopWithAnExitIsWonAloneAndDrawnWithAPileOrItself() {
    Position loop = game(LOOP_AND_EXIT).position(0);
    Position one = game(PILE).position(1);
    Position two = game(PILE).position(2);
    assertThat(outcome(loop)).isEqualTo(Outcome.N);
    assertThat(outcome(loop, one)).isEqualTo(Outcome.DRAW);
    assertThat(outcome(loop, two)).isEqualTo(Outcome.DRAW);
    assertThat(outcome(loop, loop)).isEqualTo(Outcome.DRAW);
    assertThat(outcome(loop, two, two)).isEqualTo(Outcome.N);
    assertThat(Sum.of(loop, one).value()).hasToString("inf{1}");
    assertThat(Sum.of(loop, loop).value()).hasToString("inf{}");
    assertThat(Sum.of(loop).progressMove().orElseThrow().move().text()).isEqualTo("0 -> 1");
  }

  @Test
  void publishedGraphsHaveTheirValuesAndOutcomes() throws IOException {
    int graphs = 0;
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(LoopySumTest.class.getResourceAsStream("loopy.csv")),
                StandardCharsets.UTF_8))) {
      for (String line : lines.lines().toList()) {
        if (line.startsWith("#") || line.startsWith("name|")) {
          continue;
        }
        List<String> fields = Arrays.asList(line.split("\\|"));
        List<String> vertices = Arrays.asList(fields.get(1).split(";"));
        int[][] rows = new int[vertices.size()][];
        for (String vertex : vertices) {
          List<String> both = Arrays.asList(vertex.split(":"));
          rows[Integer.parseInt(both.get(0))] =
              both.size() == 1
                  ? new int[0]
                  : Arrays.stream(both.get(1).split(",")).mapToInt(Integer::parseInt).toArray();
        }
        Digraph graph = Digraph.of(rows);
        WinLoseDraw outcomes = WinLoseDraw.solve(graph);
        LoopyValues values = LoopyValues.solve(graph);
        List<String> expectedOutcomes = Arrays.asList(fields.get(2).split(" "));
        List<String> expectedValues = Arrays.asList(fields.get(3).split(" ; "));
        for (int v = 0; v < rows.length; v++) {
          String outcome = outcomes.outcome(v) == Outcome.DRAW ? "D" : outcomes.outcome(v).name();
          assertThat(outcome).as(line).isEqualTo(expectedOutcomes.get(v));
          assertThat(values.value(v)).as(line).hasToString(expectedValues.get(v));
          assertThat(values.value(v).outcome()).as(line).isEqualTo(outcomes.outcome(v));
        }
        graphs++;
      }
    }
    assertThat(graphs).isEqualTo(26);
  }

  @Test
  void sumsOfTwoAgreeWithTheProductGraphEverywhere() {
    for (long seed = 0; seed < 400; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      agreesWithTheProduct(
          seed,
          RandomGraphs.loopy(random, 1 + random.nextInt(9), 1 + random.nextInt(4)),
          RandomGraphs.loopy(random, 1 + random.nextInt(9), 1 + random.nextInt(4)));
    }
  }

  @Test
  void sumsOfThreeAgreeWithTheProductGraphEverywhere() {
    for (long seed = 0; seed < 120; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      agreesWithTheProduct(
          seed,
          RandomGraphs.loopy(random, 1 + random.nextInt(6), 1 + random.nextInt(4)),
          RandomGraphs.loopy(random, 1 + random.nextInt(6), 1 + random.nextInt(4)),
          RandomGraphs.acyclic(random, 1 + random.nextInt(5), 3));
    }
  }

  /**
   * Outcome, value and every winning move of each vertex of the product; and that who always makes
   * the progress move cannot be kept from winning: with the other moves of the winner struck out,
   * what is left of the won and lost vertices has no cycle.
   */
  private static void agreesWithTheProduct(long seed, int[][]... graphs) {
    int[][] product = {{}};
    for (int[][] graph : graphs) {
      product = NaiveGraph.sum(product, graph);
    }
    NaiveGraph.Result expected = new NaiveGraph(product).solve(false);
    LoopyValues values = LoopyValues.solve(Digraph.of(product));
    List<GraphGame> games = Arrays.stream(graphs).map(LoopySumTest::game).toList();
    int[][] struck = new int[product.length][];
    for (int v = 0; v < product.length; v++) {
      Sum sum = Sum.of(components(games, v));
      Outcome outcome = expected.outcomes().get(v);
      if (sum.outcome(PlayConvention.NORMAL) != outcome || !sum.value().equals(values.value(v))) {
        throw new AssertionError(sum + " is " + sum.value() + ", seed " + seed);
      }
      int[] winning =
          sum.winningMoves(PlayConvention.NORMAL)
              .mapToInt(move -> index(games, sum.after(move)))
              .sorted()
              .toArray();
      int[] wanted =
          Arrays.stream(product[v])
              .filter(w -> expected.outcomes().get(w) == Outcome.P)
              .sorted()
              .distinct()
              .toArray();
      if (outcome != Outcome.N) {
        assertThat(winning).as("%s, seed %d", sum, seed).isEmpty();
        assertThat(sum.progressMove()).isEmpty();
      } else {
        assertThat(winning).as("%s, seed %d", sum, seed).containsExactly(wanted);
      }
      struck[v] =
          switch (outcome) {
            case P -> product[v];
            case N -> new int[] {index(games, sum.after(sum.progressMove().orElseThrow()))};
            case DRAW -> new int[0];
          };
    }
    AcyclicValues.solve(Digraph.of(struck));
  }

  private static List<Position> components(List<GraphGame> games, int vertex) {
    List<Position> components = new ArrayList<>();
    int rest = vertex;
    for (int i = games.size() - 1; i >= 0; i--) {
      int n = games.get(i).graph().graph().vertices();
      components.add(0, games.get(i).position(rest % n));
      rest /= n;
    }
    return components;
  }

  private static int index(List<GraphGame> games, Sum sum) {
    int index = 0;
    for (int i = 0; i < games.size(); i++) {
      int n = games.get(i).graph().graph().vertices();
      index = index * n + ((GraphPosition) sum.components().get(i)).vertex();
    }
    return index;
  }

  @Test
  void merelyMovingToALostPositionMayGoRoundForEver() {
    // Under first-winning-move play some sum returns to where it was; the progress move never does
    // (above). So the difference is real.
    boolean cycled = false;
    for (long seed = 0; seed < 400 && !cycled; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[][] rows = RandomGraphs.loopy(random, 9, 4);
      NaiveGraph.Result outcomes = new NaiveGraph(rows).solve(false);
      WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(rows));
      int[][] struck =
          IntStream.range(0, rows.length)
              .mapToObj(
                  v ->
                      switch (outcomes.outcomes().get(v)) {
                        case P -> rows[v];
                        case N -> solved.winningMoves(v).limit(1).toArray();
                        case DRAW -> new int[0];
                      })
              .toArray(int[][]::new);
      try {
        AcyclicValues.solve(Digraph.of(struck));
      } catch (CycleException e) {
        cycled = true;
      }
    }
    assertThat(cycled).isTrue();
  }

  @Test
  void positionsAreComponents() {
    GraphGame game =
        GraphGame.of("maze", EdgeList.parse("hall cellar\ncellar hall\ncellar exit\n"));
    GraphPosition hall = game.position("hall");
    assertThat(hall).hasToString("graph:maze@hall").isEqualTo(game.position(0));
    assertThat(hall.hashCode()).isEqualTo(game.position(0).hashCode());
    assertThat(hall).isNotEqualTo(game.position(1)).isNotEqualTo(null);
    assertThat(hall.value()).isEqualTo(NimValue.of(0));
    assertThat(hall.grundy()).isZero();
    GraphPosition cellar = game.position("cellar");
    assertThat(cellar.moves().map(move -> move.text()))
        .containsExactly("cellar -> hall", "cellar -> exit");
    assertThat(cellar.countMovesTo(0)).isEqualTo(2);
    Sum sum = Sum.of(cellar, game.position("exit"));
    SumMove right = sum.progressMove().orElseThrow();
    assertThat(right.move().result()).hasToString("graph:maze@exit");
    assertThat(cellar.game().title()).isEqualTo("maze");
    assertThat(cellar.vertex()).isEqualTo(1);
    GraphPosition loop = game(LOOP_AND_EXIT).position(0);
    assertThat(loop.counter()).isZero();
    assertThatThrownBy(() -> game.position("attic"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("vertex 'attic' is not in graph maze");
    assertThatThrownBy(loop::grundy).isInstanceOf(IllegalStateException.class);
  }
}
