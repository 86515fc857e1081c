package org.grundy.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.reference.NaiveGraph;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

class WinLoseDrawTest {
  private static final Outcome P = Outcome.P;
  private static final Outcome N = Outcome.N;
  private static final Outcome DRAW = Outcome.DRAW;

  private static Outcome[] outcomes(WinLoseDraw solved) {
    return IntStream.range(0, solved.graph().vertices())
        .mapToObj(solved::outcome)
        .toArray(Outcome[]::new);
  }

  private static int[] remoteness(WinLoseDraw solved) {
    return IntStream.range(0, solved.graph().vertices())
        .map(v -> solved.remoteness(v).orElse(-1))
        .toArray();
  }

  @Test
  void aPathBesideARing() {
    WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(new int[][] {{1}, {2}, {}, {4}, {3}}));
    assertThat(outcomes(solved)).containsExactly(P, N, P, DRAW, DRAW);
    assertThat(remoteness(solved)).containsExactly(2, 1, 0, -1, -1);
    assertThat(solved.convention()).isEqualTo(PlayConvention.NORMAL);
    assertThat(solved.count(P)).isEqualTo(2);
    assertThat(solved.count(DRAW)).isEqualTo(2);
  }

  @Test
  void parallelEdgesAreCountedConsistently() {
    WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(new int[][] {{1, 1, 2}, {3}, {2}, {}}));
    assertThat(outcomes(solved)).containsExactly(DRAW, N, DRAW, P);
    assertThat(solved.drawingMoves(0)).containsExactly(2);
    solved = WinLoseDraw.solve(Digraph.of(new int[][] {{1, 1}, {3, 3, 3}, {2}, {}}));
    assertThat(outcomes(solved)).containsExactly(P, N, DRAW, P);
    assertThat(solved.winningMoves(1)).containsExactly(3);
  }

  @Test
  void aSelfLoopAloneIsADraw() {
    WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(new int[][] {{0}}));
    assertThat(solved.outcome(0)).isEqualTo(DRAW);
    assertThat(solved.remoteness(0)).isEmpty();
    assertThat(solved.bestMove(0)).hasValue(0);
  }

  @Test
  void graphsWithoutEdgesOrVertices() {
    assertThat(WinLoseDraw.solve(Digraph.of(new int[][] {})).count(P)).isZero();
    Digraph terminal = Digraph.of(new int[][] {{}});
    WinLoseDraw normal = WinLoseDraw.solve(terminal);
    assertThat(normal.outcome(0)).isEqualTo(P);
    WinLoseDraw misere = WinLoseDraw.solve(terminal, PlayConvention.MISERE);
    assertThat(misere.outcome(0)).isEqualTo(N);
    assertThat(misere.remoteness(0)).hasValue(0);
    for (WinLoseDraw solved : new WinLoseDraw[] {normal, misere}) {
      assertThat(solved.bestMove(0)).isEmpty();
      assertThat(solved.winningMoves(0)).isEmpty();
      assertThat(solved.quickestMoves(0)).isEmpty();
      assertThat(solved.delayingMoves(0)).isEmpty();
      assertThat(solved.drawingMoves(0)).isEmpty();
    }
  }

  @Test
  void everyGraphOfUpToThreeVerticesAndManyOfFourFollowTheDefinition() {
    for (int n = 1; n <= 4; n++) {
      for (long bits = 0; bits < 1L << (n * n); bits += n < 4 ? 1 : 13) {
        int[][] rows = RandomGraphs.ofBits(bits, n);
        followsTheDefinition(rows, PlayConvention.NORMAL, bits);
        followsTheDefinition(rows, PlayConvention.MISERE, bits);
      }
    }
  }

  @Test
  void randomGraphsFollowTheDefinitionAndTheReference() {
    for (long seed = 0; seed < 2000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[][] rows = RandomGraphs.loopy(random, 1 + random.nextInt(60), 1 + random.nextInt(6));
      for (PlayConvention convention : PlayConvention.values()) {
        WinLoseDraw solved = followsTheDefinition(rows, convention, seed);
        NaiveGraph.Result naive = new NaiveGraph(rows).solve(convention == PlayConvention.MISERE);
        assertThat(outcomes(solved))
            .as("seed %d", seed)
            .containsExactlyElementsOf(naive.outcomes());
        assertThat(remoteness(solved))
            .as("seed %d", seed)
            .containsExactly(naive.remoteness().stream().mapToInt(d -> d).toArray());
      }
    }
  }

  /**
   * Remoteness by rounds, straight from the definition: in round d the vertices that end in d plies
   * are those with a lost follower, or whose followers are all won, as far as known in round d - 1.
   */
  private static WinLoseDraw followsTheDefinition(
      int[][] rows, PlayConvention convention, long seed) {
    int n = rows.length;
    int[] remoteness = new int[n];
    Outcome[] outcomes = new Outcome[n];
    Arrays.fill(remoteness, -1);
    Arrays.fill(outcomes, DRAW);
    for (int d = 0; d <= n; d++) {
      for (int v = 0; v < n; v++) {
        if (remoteness[v] >= 0) {
          continue;
        }
        int before = d;
        boolean lost =
            Arrays.stream(rows[v])
                .allMatch(w -> outcomes[w] == N && remoteness[w] < before && remoteness[w] >= 0);
        boolean won =
            Arrays.stream(rows[v]).anyMatch(w -> outcomes[w] == P && remoteness[w] < before);
        if (rows[v].length == 0 && convention == PlayConvention.MISERE) {
          won = true;
          lost = false;
        }
        if (won || lost) {
          outcomes[v] = won ? N : P;
          remoteness[v] = d;
        }
      }
    }
    WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(rows), convention);
    for (int v = 0; v < n; v++) {
      if (solved.outcome(v) != outcomes[v] || solved.remoteness(v).orElse(-1) != remoteness[v]) {
        throw new AssertionError(
            "vertex "
                + v
                + " of "
                + Arrays.deepToString(rows)
                + ", "
                + convention
                + ", seed "
                + seed);
      }
      checkMoves(solved, rows, v);
    }
    return solved;
  }

  private static void checkMoves(WinLoseDraw solved, int[][] rows, int v) {
    int[] row = Arrays.stream(rows[v]).sorted().distinct().toArray();
    int mine = solved.remoteness(v).orElse(-1);
    int[] winning = filter(row, w -> solved.outcome(w) == P);
    int[] drawing = filter(row, w -> solved.outcome(w) == DRAW);
    int[] quickest =
        solved.outcome(v) == N
            ? filter(winning, w -> solved.remoteness(w).orElseThrow() == mine - 1)
            : new int[0];
    int[] delaying =
        solved.outcome(v) == P
            ? filter(row, w -> solved.remoteness(w).orElseThrow() == mine - 1)
            : new int[0];
    int[] best = solved.outcome(v) == N ? quickest : solved.outcome(v) == P ? delaying : drawing;
    boolean right =
        Arrays.equals(solved.winningMoves(v).toArray(), winning)
            && Arrays.equals(solved.drawingMoves(v).toArray(), drawing)
            && Arrays.equals(solved.quickestMoves(v).toArray(), quickest)
            && Arrays.equals(solved.delayingMoves(v).toArray(), delaying)
            && solved.bestMove(v).equals(Arrays.stream(best).findFirst())
            && (row.length == 0 || best.length > 0);
    if (!right) {
      throw new AssertionError("moves from " + v + " of " + Arrays.deepToString(rows));
    }
  }

  private static int[] filter(int[] row, java.util.function.IntPredicate wanted) {
    return Arrays.stream(row).filter(wanted).toArray();
  }

  @Test
  void withoutCyclesTheEngineReferenceAgrees() {
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[][] rows = RandomGraphs.acyclic(random, 1 + random.nextInt(80), 5);
      NaiveSolver<Integer> naive = new NaiveSolver<>(v -> Arrays.stream(rows[v]).boxed().toList());
      Digraph graph = Digraph.of(rows);
      WinLoseDraw normal = WinLoseDraw.solve(graph);
      WinLoseDraw misere = WinLoseDraw.solve(graph, PlayConvention.MISERE);
      for (int v = 0; v < rows.length; v++) {
        assertThat(normal.outcome(v)).as("seed %d", seed).isEqualTo(naive.winsNormal(v) ? N : P);
        assertThat(misere.outcome(v)).as("seed %d", seed).isEqualTo(naive.winsMisere(v) ? N : P);
      }
    }
  }

  @Test
  void aPathAndARingOfAMillion() {
    int n = 1_000_000;
    int[] from = IntStream.range(0, n).toArray();
    int[] to = IntStream.range(0, n).map(v -> (v + 1) % n).toArray();
    WinLoseDraw ring = WinLoseDraw.solve(Digraph.of(n, from, to));
    assertThat(ring.count(DRAW)).isEqualTo(n);
    WinLoseDraw path =
        WinLoseDraw.solve(Digraph.of(n, Arrays.copyOf(from, n - 1), Arrays.copyOf(to, n - 1)));
    assertThat(path.remoteness(0)).hasValue(n - 1);
    assertThat(path.count(P)).isEqualTo(n / 2);
    assertThat(path.bestMove(0)).isEqualTo(OptionalInt.of(1));
    assertThat(LoopyValues.solve(path.graph()).nimber(0)).isEqualTo((n - 1) % 2);
    assertThat(AcyclicValues.solve(path.graph()).grundy(0)).isEqualTo((n - 1) % 2);
    assertThat(LoopyValues.solve(ring.graph()).value(0)).hasToString("inf{}");
  }

  @Test
  void aLargeGraphTurnedByTwoCoresAgreesWithTheReference() {
    SplittableRandom random = new SplittableRandom(11);
    int[][] rows = RandomGraphs.loopy(random, 60_000, 12);
    WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(rows));
    NaiveGraph.Result naive = new NaiveGraph(rows).solve(false);
    for (int v = 0; v < rows.length; v++) {
      assertThat(solved.remoteness(v).orElse(-1)).isEqualTo(naive.remoteness().get(v));
      assertThat(solved.outcome(v)).isEqualTo(naive.outcomes().get(v));
    }
  }

  @Test
  void limitsAndInterruptionEndTheWork() {
    Digraph graph = Digraph.of(RandomGraphs.loopy(new SplittableRandom(3), 60_000, 12));
    Budget small = Budget.unlimited().withBytes(1000);
    assertThatThrownBy(() -> WinLoseDraw.solve(graph, PlayConvention.NORMAL, small, (d, t) -> {}))
        .isInstanceOf(LimitExceededException.class);
    assertThatThrownBy(() -> LoopyValues.solve(graph, small, (d, t) -> {}))
        .isInstanceOf(LimitExceededException.class);
    Budget instant = Budget.unlimited().withTime(Duration.ofNanos(1));
    assertThatThrownBy(() -> WinLoseDraw.solve(graph, PlayConvention.NORMAL, instant, (d, t) -> {}))
        .isInstanceOf(LimitExceededException.class);
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> WinLoseDraw.solve(graph)).isInstanceOf(CancelledException.class);
      assertThatThrownBy(() -> LoopyValues.solve(graph)).isInstanceOf(CancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(WinLoseDraw.solve(graph).count(N)).isPositive();
  }

  @Test
  void progressGrowsToTheEndAndAnExceptionFromItEndsTheWork() {
    Digraph graph = Digraph.of(RandomGraphs.loopy(new SplittableRandom(4), 60_000, 3));
    AtomicLong last = new AtomicLong(-1);
    WinLoseDraw.solve(
        graph,
        PlayConvention.NORMAL,
        Budget.unlimited(),
        (done, total) -> {
          assertThat(total).isEqualTo(60_000);
          assertThat(last.getAndSet(done)).isLessThanOrEqualTo(done);
        });
    assertThat(last.get()).isEqualTo(60_000);
    assertThatThrownBy(
            () ->
                WinLoseDraw.solve(
                    graph,
                    PlayConvention.NORMAL,
                    Budget.unlimited(),
                    (done, total) -> {
                      throw new IllegalStateException("enough");
                    }))
        .hasMessage("enough");
  }

  @Test
  void refusesWhatIsNotAVertex() {
    WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(new int[][] {{}}));
    for (int v : new int[] {-1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThatThrownBy(() -> solved.outcome(v))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("vertex is " + v + ", expected one of the 1 vertices, from 0");
      assertThatThrownBy(() -> solved.remoteness(v)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> solved.bestMove(v)).isInstanceOf(IllegalArgumentException.class);
    }
  }
}
