package org.grundy.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.PlayConvention;
import org.junit.jupiter.api.Test;

class PartizanSolverTest {
  private static final long SEED = 20261130;

  private static List<Long> options(PartizanGame game, long state, Player mover) {
    List<Long> options = new ArrayList<>();
    game.moves(state, mover, options::add);
    return options;
  }

  private static boolean naiveWins(
      PartizanGame game, PlayConvention convention, long state, Player mover) {
    List<Long> options = options(game, state, mover);
    if (options.isEmpty()) {
      return convention == PlayConvention.MISERE;
    }
    return options.stream().anyMatch(option -> !naiveWins(game, convention, option, mover.other()));
  }

  /** Domineering: Left places vertical dominoes, Right horizontal ones; a bit a filled square. */
  private static PartizanGame domineering(int rows, int columns) {
    return (board, mover, options) -> {
      int down = mover == Player.LEFT ? 1 : 0;
      for (int row = 0; row + down < rows; row++) {
        for (int column = 0; column + 1 - down < columns; column++) {
          int at = row * columns + column;
          long domino = 1L << at | 1L << (down == 1 ? at + columns : at + 1);
          if ((board & domino) == 0) {
            options.accept(board | domino);
          }
        }
      }
    };
  }

  private static PartizanOutcome outcomeOfDomineering(int rows, int columns) {
    return PartizanSolver.of(domineering(rows, columns), PlayConvention.NORMAL, Budget.unlimited())
        .outcome(0);
  }

  /**
   * Outcomes of Domineering boards as published (Breuker, Uiterwijk and van den Herik, <i>Solving
   * 8x8 Domineering</i>, 2000; Conway, <i>On Numbers and Games</i>); Left is Vertical.
   */
  @Test
  void domineeringBoardsHaveTheirPublishedOutcomes() {
    assertThat(outcomeOfDomineering(1, 1)).isEqualTo(PartizanOutcome.SECOND);
    assertThat(outcomeOfDomineering(2, 1)).isEqualTo(PartizanOutcome.LEFT);
    assertThat(outcomeOfDomineering(1, 2)).isEqualTo(PartizanOutcome.RIGHT);
    assertThat(outcomeOfDomineering(2, 2)).isEqualTo(PartizanOutcome.FIRST);
    assertThat(outcomeOfDomineering(3, 3)).isEqualTo(PartizanOutcome.FIRST);
    assertThat(outcomeOfDomineering(4, 4)).isEqualTo(PartizanOutcome.FIRST);
    assertThat(outcomeOfDomineering(5, 5)).isEqualTo(PartizanOutcome.SECOND);
    assertThat(outcomeOfDomineering(2, 4)).isEqualTo(PartizanOutcome.RIGHT);
    assertThat(outcomeOfDomineering(4, 2)).isEqualTo(PartizanOutcome.LEFT);
  }

  @Test
  void randomGamesAgreeWithRecursion() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 1500; round++) {
      long gameSeed = random.nextLong();
      PartizanGame game =
          (state, mover, options) -> {
            SplittableRandom choices =
                new SplittableRandom(gameSeed + 2 * state + (mover == Player.LEFT ? 0 : 1));
            for (int move = choices.nextInt(4); move > 0 && state > 0; move--) {
              options.accept(choices.nextLong(state));
            }
          };
      for (PlayConvention convention : PlayConvention.values()) {
        PartizanSolver solver = PartizanSolver.of(game, convention, Budget.unlimited());
        assertThat(solver.convention()).isEqualTo(convention);
        long state = random.nextInt(14);
        String place = "seed " + SEED + ", round " + round + ", state " + state;
        for (Player mover : Player.values()) {
          assertThat(solver.wins(state, mover))
              .as(place)
              .isEqualTo(naiveWins(game, convention, state, mover));
          List<Long> winning =
              options(game, state, mover).stream()
                  .filter(option -> !naiveWins(game, convention, option, mover.other()))
                  .toList();
          assertThat(solver.winningMoves(state, mover).boxed())
              .as(place)
              .containsExactlyElementsOf(winning);
          assertThat(solver.countWinningMoves(state, mover)).isEqualTo(winning.size());
          assertThat(solver.firstWinningMove(state, mover).isPresent())
              .isEqualTo(!winning.isEmpty());
        }
        boolean left = solver.wins(state, Player.LEFT);
        boolean right = solver.wins(state, Player.RIGHT);
        PartizanOutcome expected =
            left && right
                ? PartizanOutcome.FIRST
                : left
                    ? PartizanOutcome.LEFT
                    : right ? PartizanOutcome.RIGHT : PartizanOutcome.SECOND;
        assertThat(solver.outcome(state)).as(place).isEqualTo(expected);
      }
    }
  }

  @Test
  void theSidesAreKeptApart() {
    // Left can go on for ever with moves of her own, Right never has one.
    PartizanGame game =
        (state, mover, options) -> {
          if (mover == Player.LEFT && state > 0) {
            options.accept(state - 1);
          }
        };
    PartizanSolver solver = PartizanSolver.of(game, PlayConvention.NORMAL, Budget.unlimited());
    assertThat(solver.outcome(3)).isEqualTo(PartizanOutcome.LEFT);
    assertThat(solver.outcome(0)).isEqualTo(PartizanOutcome.SECOND);
    assertThat(PartizanSolver.of(game, PlayConvention.MISERE, Budget.unlimited()).outcome(3))
        .isEqualTo(PartizanOutcome.RIGHT);
  }

  @Test
  void deepPlayNeedsNoStack() {
    PartizanGame game =
        (state, mover, options) -> {
          if (state > 0) {
            options.accept(state - 1);
          }
        };
    PartizanSolver solver = PartizanSolver.of(game, PlayConvention.NORMAL, Budget.unlimited());
    assertThat(solver.wins(1_000_000, Player.LEFT)).isFalse();
    assertThat(solver.solvedStates()).isEqualTo(1_000_001);
  }

  @Test
  void onlyAReturnToTheSameSideIsACycle() {
    // Left moves 0 -> 1 and Right 1 -> 0: after two plies Left moves from 0 again.
    PartizanGame game = (state, mover, options) -> options.accept(1 - state);
    PartizanSolver solver = PartizanSolver.of(game, PlayConvention.NORMAL, Budget.unlimited());
    assertThatThrownBy(() -> solver.wins(0, Player.LEFT))
        .isInstanceOfSatisfying(
            CycleException.class, e -> assertThat(e.cycle().toArray()).containsExactly(0, 1));
    // A pass by each side returns to the state: a cycle of two plies.
    PartizanGame pass = (state, mover, options) -> options.accept(state);
    assertThatThrownBy(
            () ->
                PartizanSolver.of(pass, PlayConvention.NORMAL, Budget.unlimited())
                    .wins(7, Player.RIGHT))
        .isInstanceOfSatisfying(
            CycleException.class, e -> assertThat(e.cycle().toArray()).containsExactly(7, 7));
    // A pass by one side only is none.
    PartizanGame leftPasses =
        (state, mover, options) -> {
          if (mover == Player.LEFT) {
            options.accept(state);
          } else if (state > 0) {
            options.accept(state - 1);
          }
        };
    assertThat(PartizanSolver.of(leftPasses, PlayConvention.NORMAL, Budget.unlimited()).outcome(5))
        .isEqualTo(PartizanOutcome.LEFT);
  }

  @Test
  void limitsEndTheSearchAndLeaveTheSolverUsable() {
    PartizanSolver solver =
        PartizanSolver.of(
            domineering(4, 4), PlayConvention.NORMAL, Budget.unlimited().withStates(100));
    assertThatThrownBy(() -> solver.outcome(0)).isInstanceOf(LimitExceededException.class);
    assertThat(solver.wins(0xffff, Player.LEFT)).isFalse();
  }
}
