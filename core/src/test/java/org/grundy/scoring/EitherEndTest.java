package org.grundy.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.reference.NaiveScoring;
import org.junit.jupiter.api.Test;

class EitherEndTest {
  private static final long SEED = 20261130;

  @Test
  void publishedExamples() {
    assertThat(EitherEnd.difference(3, 2, 7, 4, 3)).isEqualTo(-1);
    assertThat(EitherEnd.difference(98, 100, 99, 2)).isEqualTo(95);
    assertThat(EitherEnd.difference(3, 9, 1, 2)).isEqualTo(7);
    assertThat(EitherEnd.difference(100, 499, 200, 50)).isEqualTo(249);
    assertThat(EitherEnd.difference(4, 7, 4, 4)).isEqualTo(3);
    assertThat(EitherEnd.difference(0, 0, 1, 0, 0, 2, 2)).isEqualTo(-1);
    assertThat(EitherEnd.difference(1, 0, 1, 2, 1)).isEqualTo(1);
    assertThat(EitherEnd.outcome(5, 3, 4, 5)).isEqualTo(ScoreOutcome.FIRST);
    assertThat(EitherEnd.outcome(1, 5, 2)).isEqualTo(ScoreOutcome.SECOND);
    assertThat(EitherEnd.outcome(1, 5, 233, 7)).isEqualTo(ScoreOutcome.FIRST);
  }

  @Test
  void noStonesAreATie() {
    check();
    assertThat(EitherEnd.solve().outcome()).isEqualTo(ScoreOutcome.TIE);
    assertThat(EitherEnd.solve().moves()).isEmpty();
  }

  @Test
  void everySmallRowAgreesWithRecursion() {
    Rows.all(7, -2, 2, EitherEndTest::check);
    Rows.all(11, 0, 1, EitherEndTest::check);
    Rows.all(6, -1, 4, EitherEndTest::check);
  }

  @Test
  void randomRowsAgreeWithRecursion() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 3000; round++) {
      check(Rows.random(random, 30));
    }
  }

  @Test
  void longRowsAgreeWithTheIntervals() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 40; round++) {
      long[] values =
          round == 0 ? random.longs(6001, -99, 100).toArray() : Rows.random(random, 2000);
      long difference = EitherEnd.differenceByIntervals(values, Budget.unlimited());
      assertThat(EitherEnd.difference(values)).as("seed %d", SEED).isEqualTo(difference);
      assertThat(EitherEnd.solve(values).difference()).isEqualTo(difference);
    }
  }

  /** All ways to ask, against recursion; and every move of the line keeps the difference. */
  private static void check(long... values) {
    NaiveScoring<List<Integer>> naive = NaiveScoring.eitherEnd(values);
    long difference = naive.difference(List.of(0, values.length));
    String row = Arrays.toString(values);
    assertThat(EitherEnd.difference(values)).as(row).isEqualTo(difference);
    assertThat(EitherEnd.outcome(values)).as(row).isEqualTo(ScoreOutcome.of(difference));
    assertThat(EitherEnd.differenceByIntervals(values, Budget.unlimited()))
        .as(row)
        .isEqualTo(difference);
    ScoreResult result = EitherEnd.solve(values);
    assertThat(result.difference()).as(row).isEqualTo(difference);
    assertThat(result.first() + result.second()).as(row).isEqualTo(Arrays.stream(values).sum());
    int left = 0;
    int right = values.length;
    long[] gains = result.gains().toArray();
    long[] moves = result.moves().toArray();
    assertThat(moves).hasSize(values.length);
    for (int turn = 0; turn < moves.length; turn++) {
      long before = naive.difference(List.of(left, right));
      assertThat(moves[turn]).as(row).isIn((long) left, right - 1L);
      if (moves[turn] == left) {
        left++;
      } else {
        right--;
      }
      assertThat(gains[turn]).as(row).isEqualTo(values[(int) moves[turn]]);
      assertThat(gains[turn] - naive.difference(List.of(left, right)))
          .as("%s, turn %d", row, turn)
          .isEqualTo(before);
    }
  }

  @Test
  void sumsUpToTheLargestLongAreExact() {
    assertThat(EitherEnd.solve(Long.MAX_VALUE).first()).isEqualTo(Long.MAX_VALUE);
    assertThat(EitherEnd.solve(-Long.MAX_VALUE).difference()).isEqualTo(-Long.MAX_VALUE);
    long half = Long.MAX_VALUE / 2;
    assertThat(EitherEnd.difference(half, -half)).isEqualTo(2 * half);
    assertThat(EitherEnd.differenceByIntervals(new long[] {half, -half}, Budget.unlimited()))
        .isEqualTo(2 * half);
  }

  @Test
  void largerSumsAreRefused() {
    assertThatThrownBy(() -> EitherEnd.solve(Long.MAX_VALUE, 0, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "values[2] is -1, expected absolute values that add up to at most"
                + " 9223372036854775807");
    assertThatThrownBy(() -> EitherEnd.difference(Long.MIN_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> EitherEnd.outcome(Long.MAX_VALUE, Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                EitherEnd.differenceByIntervals(new long[] {Long.MAX_VALUE, 1}, Budget.unlimited()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aMillionStonesTakeLinearTime() {
    long[] values = new SplittableRandom(SEED).longs(1_000_000, -1000, 1000).toArray();
    ScoreResult result = EitherEnd.solve(values);
    assertThat(result.difference()).isEqualTo(EitherEnd.difference(values));
    assertThat(result.first() + result.second()).isEqualTo(Arrays.stream(values).sum());
  }

  @Test
  void theIntervalsEndWithTheTimeOrTheThread() {
    long[] values = new long[1_000_000];
    assertThatThrownBy(
            () ->
                EitherEnd.differenceByIntervals(
                    values, Budget.unlimited().withTime(Duration.ofMillis(20))))
        .isInstanceOf(LimitExceededException.class);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> EitherEnd.differenceByIntervals(values, Budget.unlimited()))
        .isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
