package org.grundy.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.reference.NaiveScoring;
import org.grundy.reference.NaiveScoring.Scored;
import org.junit.jupiter.api.Test;

class ScoringSolverTest {
  private static final long SEED = 20261130;

  @Test
  void randomGamesAgreeWithRecursion() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 1000; round++) {
      int n = 1 + random.nextInt(60);
      long scramble = random.nextLong() | 1;
      long inverse = inverse(scramble);
      long shift = random.nextLong();
      long gameSeed = random.nextLong();
      ScoringGame game =
          (state, moves) -> {
            long i = (state - shift) * inverse;
            SplittableRandom choices = new SplittableRandom(gameSeed + i);
            for (int move = choices.nextInt(5); move > 0 && i > 0; move--) {
              moves.add(choices.nextLong(i) * scramble + shift, choices.nextLong(-3, 4));
            }
          };
      NaiveScoring<Long> naive =
          new NaiveScoring<>(
              state -> {
                List<Scored<Long>> list = new ArrayList<>();
                game.moves(state, (option, gain) -> list.add(new Scored<>(option, gain)));
                return list;
              });
      ScoringSolver solver = ScoringSolver.of(game);
      for (int k = 0; k < 3; k++) {
        long state = random.nextInt(n) * scramble + shift;
        String place = "seed " + SEED + ", round " + round + ", state " + state;
        long difference = naive.difference(state);
        assertThat(solver.difference(state)).as(place).isEqualTo(difference);
        assertThat(solver.outcome(state)).isEqualTo(ScoreOutcome.of(difference));
        assertThat(solver.bestMoves(state).boxed())
            .as(place)
            .containsExactlyElementsOf(
                naive.moves(state).stream()
                    .filter(move -> move.gain() - naive.difference(move.option()) == difference)
                    .map(Scored::option)
                    .toList());
        replay(solver.solve(state), naive, state, place);
      }
    }
  }

  private static void replay(
      ScoreResult result, NaiveScoring<Long> naive, long start, String place) {
    assertThat(result.difference()).as(place).isEqualTo(naive.difference(start));
    long state = start;
    long[] moves = result.moves().toArray();
    long[] gains = result.gains().toArray();
    for (int turn = 0; turn < moves.length; turn++) {
      assertThat(naive.moves(state)).as(place).contains(new Scored<>(moves[turn], gains[turn]));
      assertThat(gains[turn] - naive.difference(moves[turn]))
          .as(place)
          .isEqualTo(naive.difference(state));
      state = moves[turn];
    }
    assertThat(naive.moves(state)).as(place).isEmpty();
  }

  /** The inverse of an odd number modulo 2^64, by Newton's iteration. */
  private static long inverse(long odd) {
    long x = odd;
    for (int i = 0; i < 6; i++) {
      x *= 2 - odd * x;
    }
    return x;
  }

  /** Stone game VII: remove the stone at either end, score the sum of the others. */
  private static ScoringGame stonesSeven(long... values) {
    long[] sums = Row.prefixSums(values);
    return (state, moves) -> {
      int i = (int) (state >> 32);
      int j = (int) state;
      if (i < j) {
        moves.add((long) (i + 1) << 32 | j, sums[j] - sums[i + 1]);
        moves.add((long) i << 32 | (j - 1), sums[j - 1] - sums[i]);
      }
    };
  }

  /** Stone game VIII: replace two or more stones at the front by their sum, and score it. */
  private static ScoringGame stonesEight(long... values) {
    long[] sums = Row.prefixSums(values);
    return (merged, moves) -> {
      for (long i = Math.max(merged + 1, 2); i <= values.length; i++) {
        moves.add(i, sums[(int) i]);
      }
    };
  }

  @Test
  void publishedExamplesOfOtherStoneGames() {
    assertThat(ScoringSolver.of(stonesSeven(5, 3, 1, 4, 2)).difference(5)).isEqualTo(6);
    assertThat(ScoringSolver.of(stonesSeven(7, 90, 5, 1, 100, 10, 10, 2)).difference(8))
        .isEqualTo(122);
    assertThat(ScoringSolver.of(stonesEight(-1, 2, -3, 4, -5)).difference(0)).isEqualTo(5);
    assertThat(ScoringSolver.of(stonesEight(7, -6, 5, 10, 5, -2, -6)).difference(0)).isEqualTo(13);
    assertThat(ScoringSolver.of(stonesEight(-10, -12)).difference(0)).isEqualTo(-22);
  }

  @Test
  void aMillionDeepChainNeedsNoStack() {
    ScoringSolver solver =
        ScoringSolver.of(
            (state, moves) -> {
              if (state > 0) {
                moves.add(state - 1, state % 2);
              }
            });
    assertThat(solver.difference(1_000_000)).isEqualTo(-500_000);
    assertThat(solver.solvedStates()).isEqualTo(1_000_001);
    assertThat(solver.solve(1_000_000).moves()).hasSize(1_000_000);
  }

  @Test
  void anyNumberMayBeAStateOrADifference() {
    ScoringGame game =
        (state, moves) -> {
          if (state == 0) {
            moves.add(-1, Long.MIN_VALUE);
          } else if (state == -1) {
            moves.add(Long.MIN_VALUE, 0);
          } else if (state == Long.MIN_VALUE) {
            moves.add(Long.MAX_VALUE, 0);
          }
        };
    ScoringSolver solver = ScoringSolver.of(game);
    assertThat(solver.difference(0)).isEqualTo(Long.MIN_VALUE);
    assertThat(solver.difference(0)).isEqualTo(Long.MIN_VALUE);
    assertThat(solver.solvedStates()).isEqualTo(4);
    assertThat(solver.solve(0).first()).isEqualTo(Long.MIN_VALUE);
  }

  @Test
  void anOverflowIsReportedWithItsState() {
    ScoringSolver solver =
        ScoringSolver.of(
            (state, moves) -> {
              if (state > 0) {
                moves.add(state - 1, state % 2 == 0 ? Long.MAX_VALUE : -1);
              }
            });
    assertThat(solver.difference(1)).isEqualTo(-1);
    assertThatThrownBy(() -> solver.difference(2))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("the score difference of state 2 overflows a long");
    assertThat(solver.difference(1)).isEqualTo(-1);
  }

  @Test
  void totalsThatOverflowAreReported() {
    // Both get the largest number twice: the differences fit, the totals do not.
    ScoringSolver solver =
        ScoringSolver.of(
            (state, moves) -> {
              if (state > 0) {
                moves.add(state - 1, Long.MAX_VALUE);
              }
            });
    assertThat(solver.difference(4)).isZero();
    assertThatThrownBy(() -> solver.solve(4)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aCycleIsReportedWithItself() {
    ScoringSolver solver =
        ScoringSolver.of((state, moves) -> moves.add(state == 9 ? 7 : state + 1, 1));
    assertThatThrownBy(() -> solver.difference(0))
        .isInstanceOfSatisfying(
            CycleException.class,
            e -> assertThat(e.cycle().sorted().toArray()).containsExactly(7, 8, 9));
    ScoringSolver selfLoop = ScoringSolver.of((state, moves) -> moves.add(state, 0));
    assertThatThrownBy(() -> selfLoop.difference(5))
        .isInstanceOfSatisfying(
            CycleException.class, e -> assertThat(e.cycle().toArray()).containsExactly(5));
  }

  @Test
  void aCycleIsReportedBeforeTheLimitThatItRunsInto() {
    ScoringSolver solver =
        ScoringSolver.of(
            (state, moves) -> moves.add(1 - state, 1), Budget.unlimited().withStates(100));
    assertThatThrownBy(() -> solver.difference(0)).isInstanceOf(CycleException.class);
  }

  private static ScoringGame countdown() {
    return (state, moves) -> {
      for (long next = Math.max(0, state - 3); next < state; next++) {
        moves.add(next, state ^ next);
      }
    };
  }

  @Test
  void limitsLeaveTheSolverUsable() {
    ScoringSolver solver = ScoringSolver.of(countdown(), Budget.unlimited().withStates(1000));
    assertThat(solver.difference(900)).isEqualTo(ScoringSolver.of(countdown()).difference(900));
    assertThatThrownBy(() -> solver.difference(5000))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.STATES));
    assertThat(solver.difference(990)).isEqualTo(ScoringSolver.of(countdown()).difference(990));

    ScoringSolver small = ScoringSolver.of(countdown(), Budget.unlimited().withBytes(100_000));
    assertThatThrownBy(() -> small.difference(1_000_000))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.MEMORY));
    assertThat(small.difference(100)).isEqualTo(ScoringSolver.of(countdown()).difference(100));

    ScoringSolver hasty =
        ScoringSolver.of(countdown(), Budget.unlimited().withTime(Duration.ofNanos(1)));
    assertThatThrownBy(() -> hasty.difference(10))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.TIME));
  }

  @Test
  void workGoesOnWhereABudgetEndedIt() {
    // Each call may solve what fits a few milliseconds; what is solved stays.
    ScoringSolver solver =
        ScoringSolver.of(countdown(), Budget.unlimited().withTime(Duration.ofMillis(30)));
    long before = -1;
    for (long target = 20_000; ; ) {
      try {
        assertThat(solver.difference(target))
            .isEqualTo(ScoringSolver.of(countdown()).difference(target));
        break;
      } catch (LimitExceededException e) {
        assertThat(solver.solvedStates()).isGreaterThanOrEqualTo(before);
        before = solver.solvedStates();
      }
    }
  }

  @Test
  void interruptionAndTheGamesOwnExceptionsLeaveTheSolverUsable() {
    ScoringSolver solver = ScoringSolver.of(countdown());
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> solver.difference(100)).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(solver.difference(100)).isEqualTo(ScoringSolver.of(countdown()).difference(100));

    boolean[] broken = {true};
    ScoringSolver moody =
        ScoringSolver.of(
            (state, moves) -> {
              if (state == 50 && broken[0]) {
                throw new IllegalStateException("no");
              }
              countdown().moves(state, moves);
            });
    assertThatThrownBy(() -> moody.difference(100)).hasMessage("no");
    broken[0] = false;
    assertThat(moody.difference(100)).isEqualTo(solver.difference(100));
  }

  @Test
  void aGameThatAsksItsOwnSolverIsRefused() {
    ScoringSolver[] self = new ScoringSolver[1];
    self[0] = ScoringSolver.of((state, moves) -> moves.add(state - 1, self[0].difference(0)));
    assertThatThrownBy(() -> self[0].difference(3))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("one thread");
  }

  @Test
  void theRowGamesAgreeWithTheGeneralSolver() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 300; round++) {
      long[] values = Rows.random(random, 40);
      ScoringSolver solver =
          ScoringSolver.of(
              (state, moves) -> {
                int i = (int) (state >> 32);
                int j = (int) state;
                if (i < j) {
                  moves.add((long) (i + 1) << 32 | j, values[i]);
                  moves.add((long) i << 32 | (j - 1), values[j - 1]);
                }
              });
      assertThat(EitherEnd.difference(values))
          .as(Arrays.toString(values))
          .isEqualTo(solver.difference(values.length));
    }
  }
}
