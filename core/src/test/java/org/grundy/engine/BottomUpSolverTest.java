package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.junit.jupiter.api.Test;

class BottomUpSolverTest {
  @Test
  void valuesFromNarrowToWide() {
    BottomUpSolver solver = BottomUpSolver.of(TestGames.nimHeap(1000), 1001);
    for (int n = 0; n <= 1000; n++) {
      assertThat(solver.grundy(n)).isEqualTo(n);
    }
  }

  @Test
  void anOptionThatIsNotBelowTheStateIsNamed() {
    for (long option :
        new long[] {
          5, 6, 99, 100, Integer.MAX_VALUE, (1L << 32) + 2, Long.MAX_VALUE, -1, Long.MIN_VALUE
        }) {
      Game game =
          Game.of(
              2,
              (state, options) -> {
                options[0] = state == 5 ? 2 : 0;
                options[1] = option;
                return state == 0 ? 0 : state == 5 ? 2 : 1;
              });
      BottomUpSolver solver = BottomUpSolver.of(game, 100);
      assertThatThrownBy(() -> solver.grundy(50))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("state 5 the option " + option + ",");
      assertThat(solver.statistics().entries()).isEqualTo(5);
      assertThat(solver.grundy(4)).isEqualTo(1);
    }
    BottomUpSolver wide =
        BottomUpSolver.of(
            Game.of(
                100,
                (state, options) -> {
                  for (int i = 0; i < state; i++) {
                    options[i] = state == 80 && i == 7 ? 80 : i;
                  }
                  return (int) state;
                }),
            100);
    assertThatThrownBy(() -> wide.grundy(99)).hasMessageContaining("state 80 the option 80,");
    assertThat(wide.grundy(79)).isEqualTo(79);
  }

  @Test
  void stopsAtAnyNumberOfStatesAndGoesOn() {
    Game game = TestGames.takeUpTo(3);
    for (int limit : new int[] {1, 1023, 1024, 1025, 4999}) {
      BottomUpSolver solver = BottomUpSolver.of(game, 5000, Budget.unlimited().withStates(limit));
      assertThatThrownBy(() -> solver.grundy(4999))
          .isInstanceOfSatisfying(
              LimitExceededException.class,
              e -> {
                assertThat(e.limit()).isEqualTo(Limit.STATES);
                assertThat(e.bound()).isEqualTo(limit);
              });
      assertThat(solver.statistics().entries()).isEqualTo(limit);
      for (int n = 0; n < limit; n++) {
        assertThat(solver.grundy(n)).isEqualTo(n % 4);
      }
    }
  }

  @Test
  void interruptionKeepsWhatWasSolved() {
    Thread runner = Thread.currentThread();
    boolean[] once = {true};
    Game game =
        Game.of(
            1,
            (state, options) -> {
              if (state == 5000 && once[0]) {
                once[0] = false;
                runner.interrupt();
              }
              options[0] = state - 1;
              return state == 0 ? 0 : 1;
            });
    BottomUpSolver solver = BottomUpSolver.of(game, 100_000);
    assertThatThrownBy(() -> solver.grundy(99_999)).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(solver.statistics().entries()).isBetween(5000L, 6100L);
    assertThat(solver.grundy(99_999)).isEqualTo(1);
  }
}
