package org.grundy.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.junit.jupiter.api.Test;

class TwoPlayerGraphTest {
  /**
   * A cat (left) and a mouse (right) on an undirected graph: the mouse, who moves first, wants hole
   * 0; the cat wants the mouse and may not enter the hole. A vertex is mouse * n + cat.
   */
  private static TwoPlayerOutcomes catAndMouse(int[][] graph) {
    int n = graph.length;
    TwoPlayerGraph.Builder builder = TwoPlayerGraph.builder(n * n);
    for (int mouse = 0; mouse < n; mouse++) {
      for (int cat = 0; cat < n; cat++) {
        int here = mouse * n + cat;
        if (mouse == 0) {
          builder.winner(here, Side.RIGHT);
        } else if (mouse == cat) {
          builder.winner(here, Side.LEFT);
        }
        for (int next : graph[mouse]) {
          builder.addMove(Side.RIGHT, here, next * n + cat);
        }
        for (int next : graph[cat]) {
          if (next != 0) {
            builder.addMove(Side.LEFT, here, mouse * n + next);
          }
        }
      }
    }
    return builder.build().solve(PlayConvention.NORMAL);
  }

  @Test
  void catAndMouse() {
    // Positions of a well-known puzzle: mouse on 1, cat on 2, the mouse to move.
    int[][] drawn = {{2, 5}, {3}, {0, 4, 5}, {1, 4, 5}, {2, 3}, {0, 2, 3}};
    assertThat(catAndMouse(drawn).winner(1 * 6 + 2, Side.RIGHT)).isEmpty();
    int[][] won = {{1, 3}, {0}, {3}, {0, 2}};
    assertThat(catAndMouse(won).winner(1 * 4 + 2, Side.RIGHT)).hasValue(Side.RIGHT);
    assertThat(catAndMouse(won).remoteness(1 * 4 + 2, Side.RIGHT)).hasValue(1);
    assertThat(catAndMouse(won).bestMove(1 * 4 + 2, Side.RIGHT)).hasValue(0 * 4 + 2);
  }

  @Test
  void forcedEndsMoreThanAHundredPliesAway() {
    // A corridor of 200 rooms: the runner starts at 100 and ends at 199, where it is caught.
    int n = 200;
    TwoPlayerGraph.Builder builder = TwoPlayerGraph.builder(n * n);
    for (int runner = 0; runner < n; runner++) {
      for (int hunter = 0; hunter < n; hunter++) {
        int here = runner * n + hunter;
        if (runner == hunter) {
          builder.winner(here, Side.LEFT);
        }
        for (int step = -1; step <= 1; step++) {
          if (runner + step >= 0 && runner + step < n) {
            builder.addMove(Side.RIGHT, here, (runner + step) * n + hunter);
          }
          if (hunter + step >= 0 && hunter + step < n) {
            builder.addMove(Side.LEFT, here, runner * n + hunter + step);
          }
        }
      }
    }
    TwoPlayerOutcomes solved = builder.build().solve(PlayConvention.NORMAL);
    int start = 100 * n;
    assertThat(solved.winner(start, Side.RIGHT)).hasValue(Side.LEFT);
    assertThat(solved.outcome(start, Side.RIGHT)).isEqualTo(Outcome.P);
    // The hunter needs 199 steps to the far end, the runner moves before each.
    assertThat(solved.remoteness(start, Side.RIGHT)).hasValue(398);
    assertThat(solved.remoteness(start, Side.LEFT)).hasValue(397);
    // Both play best: the game lasts exactly as long.
    int vertex = start;
    Side mover = Side.RIGHT;
    int plies = 0;
    while (solved.bestMove(vertex, mover).isPresent()) {
      assertThat(solved.winner(vertex, mover)).hasValue(Side.LEFT);
      vertex = solved.bestMove(vertex, mover).getAsInt();
      mover = mover.other();
      plies++;
    }
    assertThat(plies).isEqualTo(398);
    assertThat(solved.delayingMoves(start, Side.RIGHT)).contains(101 * n);
    assertThat(solved.quickestMoves(start, Side.LEFT)).containsExactly(100 * n + 1);
    assertThat(solved.winningMoves(start, Side.LEFT)).containsExactly(100 * n, 100 * n + 1);
    assertThat(solved.drawingMoves(start, Side.LEFT)).isEmpty();
  }

  @Test
  void stuckSidesLoseOrWinAndEndingsMayBeDraws() {
    TwoPlayerGraph graph =
        TwoPlayerGraph.builder(3)
            .addMove(Side.LEFT, 0, 1)
            .addMove(Side.LEFT, 0, 2)
            .addMove(Side.RIGHT, 2, 0)
            .draw(2, Side.RIGHT)
            .build();
    assertThat(graph.vertices()).isEqualTo(3);
    assertThat(graph.moves()).isEqualTo(3);
    TwoPlayerOutcomes normal = graph.solve(PlayConvention.NORMAL);
    assertThat(normal.winner(0, Side.LEFT)).hasValue(Side.LEFT);
    assertThat(normal.winner(2, Side.RIGHT)).isEmpty();
    assertThat(normal.drawingMoves(2, Side.RIGHT)).isEmpty();
    assertThat(normal.bestMove(2, Side.RIGHT)).isEmpty();
    assertThat(normal.winner(2, Side.LEFT)).hasValue(Side.RIGHT);
    TwoPlayerOutcomes misere = graph.solve(PlayConvention.MISERE);
    assertThat(misere.winner(0, Side.LEFT)).isEmpty();
    assertThat(misere.drawingMoves(0, Side.LEFT)).containsExactly(2);
    assertThat(misere.winner(1, Side.RIGHT)).hasValue(Side.RIGHT);
    assertThat(misere.remoteness(0, Side.LEFT)).isEmpty();
    assertThat(misere.remoteness(1, Side.RIGHT)).hasValue(0);
  }

  @Test
  void playIsOverWhereThereIsAWinnerWhateverMovesThereAre() {
    TwoPlayerOutcomes solved =
        TwoPlayerGraph.builder(2)
            .addMove(Side.LEFT, 0, 1)
            .addMove(Side.RIGHT, 1, 0)
            .winner(0, Side.LEFT, Side.RIGHT)
            .build()
            .solve(PlayConvention.NORMAL);
    assertThat(solved.winner(0, Side.LEFT)).hasValue(Side.RIGHT);
    assertThat(solved.remoteness(0, Side.LEFT)).hasValue(0);
    assertThat(solved.bestMove(0, Side.LEFT)).isEmpty();
    assertThat(solved.winningMoves(0, Side.LEFT)).isEmpty();
    assertThat(solved.winner(1, Side.RIGHT)).hasValue(Side.RIGHT);
    assertThat(solved.remoteness(1, Side.RIGHT)).hasValue(1);
  }

  @Test
  void randomGraphsFollowTheDefinition() {
    for (long seed = 0; seed < 3000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int n = 1 + random.nextInt(8);
      int[][] left = RandomGraphs.loopy(random, n, 3);
      int[][] right = RandomGraphs.loopy(random, n, 3);
      TwoPlayerGraph.Builder builder = TwoPlayerGraph.builder(n);
      // Per vertex and mover: 0 open, 1 left has won, 2 right has won, 3 drawn.
      int[][] endings = new int[n][2];
      for (int v = 0; v < n; v++) {
        for (Side mover : Side.values()) {
          int ending = random.nextInt(3) > 0 ? 0 : 1 + random.nextInt(3);
          endings[v][mover == Side.LEFT ? 0 : 1] = ending;
          if (ending == 3) {
            builder.draw(v, mover);
          } else if (ending > 0) {
            builder.winner(v, mover, ending == 1 ? Side.LEFT : Side.RIGHT);
          }
          for (int w : (mover == Side.LEFT ? left : right)[v]) {
            builder.addMove(mover, v, w);
          }
        }
      }
      PlayConvention stuck = random.nextBoolean() ? PlayConvention.NORMAL : PlayConvention.MISERE;
      int[][][] expected = byDefinition(left, right, endings, stuck == PlayConvention.NORMAL);
      TwoPlayerOutcomes solved = builder.build().solve(stuck);
      for (int v = 0; v < n; v++) {
        for (int m = 0; m < 2; m++) {
          Side mover = m == 0 ? Side.LEFT : Side.RIGHT;
          int winner = solved.winner(v, mover).map(side -> side == Side.LEFT ? 1 : 2).orElse(0);
          assertThat(new int[] {winner, solved.remoteness(v, mover).orElse(-1)})
              .as("seed %d, vertex %d, %s", seed, v, mover)
              .isEqualTo(expected[v][m]);
        }
      }
    }
  }

  /** The winner (1 left, 2 right, 0 nobody) and the plies, by rounds, for each vertex and mover. */
  private static int[][][] byDefinition(
      int[][] left, int[][] right, int[][] endings, boolean stuckLoses) {
    int n = left.length;
    int[][][] known = new int[n][2][];
    for (int[][] both : known) {
      Arrays.setAll(both, m -> new int[] {0, -1});
    }
    for (int plies = 0; plies <= 2 * n; plies++) {
      for (int v = 0; v < n; v++) {
        for (int m = 0; m < 2; m++) {
          if (known[v][m][0] != 0 || endings[v][m] == 3) {
            continue;
          }
          int me = m + 1;
          int you = 2 - m;
          int[] row = (m == 0 ? left : right)[v];
          int winner = 0;
          if (endings[v][m] != 0) {
            winner = endings[v][m];
          } else if (row.length == 0) {
            winner = stuckLoses ? you : me;
          } else {
            boolean all = true;
            for (int w : row) {
              int[] there = known[w][1 - m];
              boolean earlier = there[1] >= 0 && there[1] < plies;
              if (earlier && there[0] == me) {
                winner = me;
              }
              all &= earlier && there[0] == you;
            }
            winner = all ? you : winner;
          }
          if (winner != 0) {
            known[v][m] = new int[] {winner, plies};
          }
        }
      }
    }
    return known;
  }

  @Test
  void refusesWhatIsNotAVertex() {
    assertThatThrownBy(() -> TwoPlayerGraph.builder(-1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TwoPlayerGraph.builder(Integer.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    TwoPlayerGraph.Builder builder = TwoPlayerGraph.builder(2);
    assertThatThrownBy(() -> builder.addMove(Side.LEFT, 0, 2))
        .hasMessage("to is 2, expected one of the 2 vertices, from 0");
    assertThatThrownBy(() -> builder.addMove(Side.LEFT, -1, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.winner(2, Side.LEFT))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.draw(2, Side.LEFT))
        .isInstanceOf(IllegalArgumentException.class);
    TwoPlayerOutcomes solved = builder.build().solve(PlayConvention.NORMAL);
    assertThatThrownBy(() -> solved.outcome(2, Side.LEFT))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
