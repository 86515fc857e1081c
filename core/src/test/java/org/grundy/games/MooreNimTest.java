package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.Solved;
import org.junit.jupiter.api.Test;

class MooreNimTest {
  private static Minimax<List<Long>> oracle(int most) {
    return new Minimax<>(
        piles -> options(most, piles), piles -> MooreNim.of(most, Rules.array(piles)));
  }

  private static List<List<Long>> options(int most, List<Long> piles) {
    List<List<Long>> lists = List.of(List.of());
    for (long pile : piles) {
      List<List<Long>> longer = new ArrayList<>();
      for (List<Long> list : lists) {
        for (long size = 0; size <= pile; size++) {
          List<Long> next = new ArrayList<>(list);
          next.add(size);
          longer.add(next);
        }
      }
      lists = longer;
    }
    return lists.stream()
        .filter(
            next -> {
              int changed = 0;
              for (int i = 0; i < piles.size(); i++) {
                changed += next.get(i).equals(piles.get(i)) ? 0 : 1;
              }
              return changed >= 1 && changed <= most;
            })
        .toList();
  }

  @Test
  void smallPositionsAgainstMinimax() {
    for (int most = 1; most <= 3; most++) {
      Minimax<List<Long>> oracle = oracle(most);
      for (int n = 0; n <= 4; n++) {
        for (List<Long> piles : Rules.all(n, n <= 2 ? 7 : n == 3 ? 4 : 2)) {
          oracle.checkSolved(piles, NORMAL, MISERE);
        }
      }
      Rules.all(6, 1).forEach(piles -> oracle.checkSolved(piles, NORMAL, MISERE));
    }
  }

  @Test
  void withOnePileAMoveItIsNim() {
    for (List<Long> state : Rules.all(3, 6)) {
      long[] piles = Rules.array(state);
      MooreNim position = MooreNim.of(1, piles);
      assertThat(position.outcome(NORMAL)).isEqualTo(Nim.outcome(piles, NORMAL));
      assertThat(position.outcome(MISERE)).isEqualTo(Nim.outcome(piles, MISERE));
      assertThat(position.winningMoves(MISERE).map(Move::text).toList())
          .hasSameElementsAs(Nim.winningMoves(piles, MISERE).map(PileMove::text).toList());
    }
  }

  @Test
  void winningMovesOfHugePositionsComeOneByOne() {
    SplittableRandom random = new SplittableRandom(1910);
    long[] piles = random.longs(2000, 0, Long.MAX_VALUE).toArray();
    MooreNim position = MooreNim.of(5, piles);
    List<Move> moves = position.winningMoves(NORMAL).limit(50).toList();
    assertThat(moves).hasSize(50).doesNotHaveDuplicates();
    for (Move move : moves) {
      assertThat(((Solved) move.result()).outcome(NORMAL)).isEqualTo(Outcome.P);
    }
    assertThat(position.moves().limit(3)).hasSize(3);
  }

  @Test
  void textsAndErrors() {
    assertThat(MooreNim.of(2, 1, 2, 3)).hasToString("moore=2:1,2,3");
    assertThat(MooreNim.of(2, 1, 2, 3).winningMoves(NORMAL).map(Move::text))
        .contains("pile 1: 2 -> 1; pile 2: 3 -> 1");
    assertThatThrownBy(() -> MooreNim.of(2, 1).grundy())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> MooreNim.of(0, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("most is 0");
    assertThatThrownBy(() -> MooreNim.of(1, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(MooreNim.of(Integer.MAX_VALUE - 1, 5, 5).outcome(NORMAL)).isEqualTo(Outcome.N);
  }
}
