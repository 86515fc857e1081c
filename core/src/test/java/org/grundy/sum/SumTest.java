package org.grundy.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import org.grundy.NimValue;
import org.grundy.Outcome;
import org.junit.jupiter.api.Test;

class SumTest {
  @Test
  void theEmptySumIsLostInNormalAndWonInMiserePlayWithNoMove() {
    Sum empty = Sum.of();
    assertThat(empty.value()).isEqualTo(NimValue.of(0));
    assertThat(empty.outcome(NORMAL)).isEqualTo(Outcome.P);
    assertThat(empty.outcome(MISERE)).isEqualTo(Outcome.N);
    assertThat(empty.winningMoves(MISERE)).isEmpty();
    assertThat(empty.firstWinningMove(NORMAL)).isEmpty();
    assertThat(empty).hasToString("0");
  }
}
