package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.util.ArrayList;
import java.util.List;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.games.StaircaseNim.StepMove;
import org.junit.jupiter.api.Test;

class StaircaseNimTest {
  private static final Minimax<List<Long>> ORACLE =
      new Minimax<>(StaircaseNimTest::options, steps -> StaircaseNim.of(Rules.array(steps)));

  private static List<List<Long>> options(List<Long> steps) {
    List<List<Long>> options = new ArrayList<>();
    for (int i = 1; i < steps.size(); i++) {
      for (long left = 0; left < steps.get(i); left++) {
        List<Long> next = new ArrayList<>(steps);
        next.set(i, left);
        next.set(i - 1, steps.get(i - 1) + steps.get(i) - left);
        options.add(next);
      }
    }
    return options;
  }

  @Test
  void smallStaircasesAgainstMinimax() {
    for (int n = 0; n <= 5; n++) {
      for (List<Long> steps : Rules.all(n, n <= 3 ? 4 : 2)) {
        ORACLE.check(steps);
        for (PlayConvention convention : PlayConvention.values()) {
          StaircaseNim position = StaircaseNim.of(Rules.array(steps));
          assertThat(position.outcome(convention)).isEqualTo(ORACLE.outcome(steps, convention));
          assertThat(position.winningMoves(convention).map(move -> after(steps, move)).toList())
              .isEqualTo(ORACLE.winning(steps, convention));
        }
      }
    }
  }

  private static List<Long> after(List<Long> steps, StepMove move) {
    List<Long> next = new ArrayList<>(steps);
    next.set(move.step(), next.get(move.step()) - move.coins());
    next.set(move.step() - 1, next.get(move.step() - 1) + move.coins());
    return next;
  }

  @Test
  void winningMovesFromEvenStepsToo() {
    StaircaseNim position = StaircaseNim.of(0, 1, 4, 3);
    assertThat(position.winningMoves(NORMAL))
        .containsExactly(new StepMove(2, 2), new StepMove(3, 2));
    assertThat(position.firstMove(NORMAL)).contains(new StepMove(2, 2));
    assertThat(position).hasToString("staircase:0,1,4,3");
    assertThat(position.firstMoveTo(0).orElseThrow().text()).isEqualTo("step 2: move 2 down");
  }

  @Test
  void hugeSteps() {
    StaircaseNim position = StaircaseNim.of(Long.MAX_VALUE, Long.MAX_VALUE, 5, 1);
    assertThat(position.outcome(NORMAL)).isEqualTo(Outcome.N);
    assertThat(position.winningMoves(NORMAL)).containsExactly(new StepMove(1, Long.MAX_VALUE - 1));
    assertThat(position.winningMoves(MISERE)).containsExactly(new StepMove(1, Long.MAX_VALUE));
    assertThatThrownBy(() -> position.moves().findFirst()).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> StaircaseNim.of(0, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("steps[1] is -1, expected 0 or more");
  }
}
