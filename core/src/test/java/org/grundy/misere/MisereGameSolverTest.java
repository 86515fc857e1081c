package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.Outcome;
import org.grundy.engine.Game;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

class MisereGameSolverTest {
  private static Game table(long[][] options) {
    return Game.of(
        1, // too small on purpose: the solver must come back with a longer buffer
        (state, buffer) -> {
          long[] of = options[(int) state];
          if (of.length <= buffer.length) {
            System.arraycopy(of, 0, buffer, 0, of.length);
          }
          return of.length;
        });
  }

  private static NaiveSolver<List<Long>> naive(long[][] options) {
    return new NaiveSolver<>(
        sum -> {
          Set<List<Long>> all = new LinkedHashSet<>();
          for (int i = 0; i < sum.size(); i++) {
            for (long to : options[(int) (long) sum.get(i)]) {
              all.add(replaced(sum, i, to));
            }
          }
          return all;
        });
  }

  private static List<Long> replaced(List<Long> sum, int at, long to) {
    List<Long> next = new ArrayList<>(sum);
    next.set(at, to);
    return next;
  }

  @Test
  void outcomesAndMovesAreThoseOfTheDefinition() {
    long seed = 7;
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 60; round++) {
      int states = 12;
      long[][] options = new long[states][];
      for (int s = 0; s < states; s++) {
        int below = s;
        options[s] =
            random
                .ints(s == 0 ? 0 : random.nextInt(4), 0, Math.max(1, below))
                .asLongStream()
                .distinct()
                .sorted()
                .toArray();
      }
      MisereGameSolver solver = MisereGameSolver.of(table(options));
      NaiveSolver<List<Long>> naive = naive(options);
      for (int sums = 0; sums < 40; sums++) {
        long[] sum = random.longs(random.nextInt(4), 0, states).toArray();
        List<Long> boxed = Arrays.stream(sum).boxed().toList();
        String where = "seed " + seed + " round " + round + " " + boxed;
        assertThat(solver.outcome(sum))
            .as(where)
            .isEqualTo(naive.winsMisere(boxed) ? Outcome.N : Outcome.P);
        List<StateMove> expected = new ArrayList<>();
        for (int i = 0; i < sum.length; i++) {
          for (long to : options[(int) sum[i]]) {
            if (!naive.winsMisere(replaced(boxed, i, to))) {
              expected.add(new StateMove(i, sum[i], to));
            }
          }
        }
        assertThat(solver.winningMoves(sum)).as(where).containsExactlyElementsOf(expected);
      }
    }
  }

  private static Game takeOneOrTwo() {
    return Game.of(
        2,
        (stones, options) -> {
          int count = (int) Math.min(2, stones);
          for (int take = 1; take <= count; take++) {
            options[take - 1] = stones - take;
          }
          return count;
        });
  }

  @Test
  void deepStatesNeedNoStack() {
    MisereGameSolver solver = MisereGameSolver.of(takeOneOrTwo());
    assertThat(solver.method(300_000, 1)).isEqualTo(MisereMethod.GENUS);
    // Tame: value 300_000 mod 3 = 0, and 1: fickle, of sum 1.
    assertThat(solver.outcome(300_000, 1)).isEqualTo(Outcome.P);
    assertThat(solver.outcome(1, 1, 1)).isEqualTo(Outcome.P);
    assertThat(solver.outcome()).isEqualTo(Outcome.N);
    assertThat(solver.solved()).isZero();
  }

  @Test
  void cyclesAreReportedWithAWitness() {
    MisereGameSolver solver =
        MisereGameSolver.of(table(new long[][] {{}, {0, 2}, {3}, {1, 0}, {0}}));
    for (int twice = 0; twice < 2; twice++) {
      assertThatThrownBy(() -> solver.outcome(1))
          .isInstanceOfSatisfying(
              CycleException.class, e -> assertThat(e.cycle()).containsExactly(1L, 2L, 3L));
    }
    assertThat(solver.outcome(4)).isEqualTo(Outcome.P);
    MisereGameSolver loop = MisereGameSolver.of(table(new long[][] {{0}}));
    assertThatThrownBy(() -> loop.outcome(0)).isInstanceOf(CycleException.class);
  }

  @Test
  void theBudgetIsHonouredAndTheSolverStaysUsable() {
    MisereGameSolver solver =
        MisereGameSolver.of(takeOneOrTwo(), Budget.unlimited().withStates(100));
    assertThatThrownBy(() -> solver.outcome(1000)).isInstanceOf(LimitExceededException.class);
    assertThat(solver.outcome(10)).isEqualTo(Outcome.P);
  }
}
