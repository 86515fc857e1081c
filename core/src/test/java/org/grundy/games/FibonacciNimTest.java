package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.junit.jupiter.api.Test;

class FibonacciNimTest {
  /** A state is the heap and the most that may be taken. */
  private static final Minimax<List<Long>> ORACLE =
      new Minimax<>(
          FibonacciNimTest::options, state -> new FibonacciNim(state.get(0), state.get(1)));

  private static List<List<Long>> options(List<Long> state) {
    List<List<Long>> options = new ArrayList<>();
    for (long take = Math.min(state.get(0), state.get(1)); take > 0; take--) {
      long left = state.get(0) - take;
      options.add(List.of(left, Math.min(left, 2 * take)));
    }
    return options;
  }

  @Test
  void allHeapsToSixtyWithEveryLimitAgainstMinimax() {
    for (long heap = 0; heap <= 60; heap++) {
      for (long most = 0; most <= heap; most++) {
        ORACLE.checkSolved(List.of(heap, most), NORMAL);
      }
    }
  }

  @Test
  void theLosingHeapsAreTheFibonacciNumbers() {
    assertThat(
            LongStream.rangeClosed(1, 1000)
                .filter(n -> FibonacciNim.of(n).outcome(NORMAL) == Outcome.P))
        .containsExactly(1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L, 89L, 144L, 233L, 377L, 610L, 987L);
  }

  /** Project Euler 692: with no limit, H(n) is the least winning first take; sums up to F(k). */
  @Test
  void leastWinningTakesAsPublished() {
    long[][] published = {{1, 1}, {4, 1}, {17, 1}, {8, 8}, {18, 5}};
    for (long[] row : published) {
      assertThat(leastTake(row[0])).isEqualTo(row[1]);
    }
    assertThat(LongStream.rangeClosed(1, 13).map(FibonacciNimTest::leastTake).sum()).isEqualTo(43);
  }

  private static long leastTake(long heap) {
    return new FibonacciNim(heap, heap).winningTakes().findFirst().orElseThrow();
  }

  @Test
  void hugeHeaps() {
    long fibonacci = 7_540_113_804_746_346_429L;
    assertThat(FibonacciNim.of(fibonacci).outcome(NORMAL)).isEqualTo(Outcome.P);
    assertThat(FibonacciNim.of(fibonacci).winningTakes()).isEmpty();
    FibonacciNim largest = FibonacciNim.of(Long.MAX_VALUE);
    assertThat(largest.winningMoves(NORMAL))
        .isNotEmpty()
        .allSatisfy(
            move ->
                assertThat(((FibonacciNim) move.result()).outcome(NORMAL)).isEqualTo(Outcome.P));
    assertThat(FibonacciNim.of(Long.MAX_VALUE).moves().findFirst().map(Move::result))
        .contains(new FibonacciNim(1, 1));
  }

  @Test
  void textsAndErrors() {
    assertThat(FibonacciNim.of(12)).hasToString("fibonacci:12");
    assertThat(new FibonacciNim(9, 6)).hasToString("fibonacci=6:9");
    assertThat(FibonacciNim.of(12).winningMoves(NORMAL).map(Move::text)).containsExactly("take 1");
    // 27 = 21 + 5 + 1.
    assertThat(FibonacciNim.of(27).winningMoves(NORMAL).map(Move::text))
        .containsExactly("take 6", "take 1");
    assertThat(FibonacciNim.of(0)).hasToString("fibonacci:0");
    assertThatThrownBy(() -> FibonacciNim.of(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new FibonacciNim(1, -1)).isInstanceOf(IllegalArgumentException.class);
    FibonacciNim twelve = FibonacciNim.of(12);
    assertThat(twelve.decides(MISERE)).isFalse();
    assertThatThrownBy(twelve::grundy).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> twelve.outcome(MISERE))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> twelve.winningMoves(MISERE))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
