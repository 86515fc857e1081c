package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.NORMAL;

import java.util.ArrayList;
import java.util.List;
import org.grundy.PlayConvention;
import org.junit.jupiter.api.Test;

class PokerNimTest {
  /** The first number of a state is the bank. */
  private static final Minimax<List<Long>> ORACLE =
      new Minimax<>(PokerNimTest::options, PokerNimTest::position);

  private static PokerNim position(List<Long> state) {
    return PokerNim.of(state.get(0), Rules.array(state.subList(1, state.size())));
  }

  private static List<List<Long>> options(List<Long> state) {
    List<List<Long>> options = new ArrayList<>();
    long bank = state.get(0);
    for (int i = 1; i < state.size(); i++) {
      for (long size = 0; size <= state.get(i) + bank; size++) {
        if (size != state.get(i)) {
          List<Long> next = new ArrayList<>(state);
          next.set(i, size);
          next.set(0, bank - Math.max(0, size - state.get(i)));
          options.add(next);
        }
      }
    }
    return options;
  }

  @Test
  void smallPositionsAgainstMinimax() {
    for (int n = 0; n <= 3; n++) {
      for (List<Long> state : Rules.all(n + 1, n <= 2 ? 4 : 3)) {
        ORACLE.check(state);
        for (PlayConvention convention : PlayConvention.values()) {
          PokerNim position = position(state);
          assertThat(position.outcome(convention)).isEqualTo(ORACLE.outcome(state, convention));
          assertThat(position.winningMoves(convention).map(PileMove::to).toList())
              .hasSize(ORACLE.winning(state, convention).size());
        }
      }
    }
  }

  @Test
  void addingChipsCanWin() {
    assertThat(PokerNim.of(10, 3, 4, 5).winningMoves(NORMAL))
        .containsExactly(new PileMove(0, 3, 1), new PileMove(1, 4, 6), new PileMove(2, 5, 7));
    assertThat(PokerNim.of(10, 3, 4)).hasToString("poker=10:3,4");
    assertThat(PokerNim.of(Long.MAX_VALUE, Long.MAX_VALUE, 0).moves().limit(1)).hasSize(1);
    assertThatThrownBy(() -> PokerNim.of(-1, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bank is -1, expected 0 or more");
    assertThatThrownBy(() -> PokerNim.of(1, -3)).isInstanceOf(IllegalArgumentException.class);
  }
}
