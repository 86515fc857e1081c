package org.grundy.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.reference.NaiveScoring;
import org.grundy.reference.NaiveScoring.Scored;
import org.junit.jupiter.api.Test;

class RowGamesTest {
  private static final long SEED = 20261130;
  private static final Budget NO_LIMIT = Budget.unlimited();

  /** Replays a line: every move is legal, scores what it says, and keeps the difference. */
  private static <S> void replay(
      ScoreResult result,
      NaiveScoring<S> naive,
      S start,
      BiFunction<S, Long, Scored<S>> play,
      String row) {
    assertThat(result.difference()).as(row).isEqualTo(naive.difference(start));
    S state = start;
    long[] moves = result.moves().toArray();
    long[] gains = result.gains().toArray();
    long[] totals = new long[2];
    for (int turn = 0; turn < moves.length; turn++) {
      Scored<S> move = play.apply(state, moves[turn]);
      assertThat(naive.moves(state).contains(move)).as("%s, turn %d", row, turn).isTrue();
      assertThat(gains[turn]).as(row).isEqualTo(move.gain());
      assertThat(move.gain() - naive.difference(move.option()))
          .as("%s, turn %d", row, turn)
          .isEqualTo(naive.difference(state));
      totals[turn % 2] += move.gain();
      state = move.option();
    }
    assertThat(naive.moves(state)).as("%s: the line goes to the end", row).isEmpty();
    assertThat(result.first()).as(row).isEqualTo(totals[0]);
    assertThat(result.second()).as(row).isEqualTo(totals[1]);
    assertThat(result.outcome()).as(row).isEqualTo(ScoreOutcome.of(totals[0] - totals[1]));
  }

  private static long sum(long[] values, int from, int to) {
    return Arrays.stream(values, from, to).sum();
  }

  private static void checkFront(int most, long... values) {
    replay(
        FrontTake.solve(most, values),
        NaiveScoring.frontTake(most, values),
        0,
        (gone, taken) ->
            new Scored<>(gone + taken.intValue(), sum(values, gone, gone + taken.intValue())),
        most + " of " + Arrays.toString(values));
  }

  private static void checkDoubling(long... values) {
    replay(
        FrontDoubling.solve(values, NO_LIMIT),
        NaiveScoring.frontDoubling(values),
        List.of(0, 1),
        (state, taken) -> {
          int x = taken.intValue();
          int gone = state.get(0);
          return new Scored<>(
              List.of(gone + x, Math.max(state.get(1), x)), sum(values, gone, gone + x));
        },
        Arrays.toString(values));
  }

  private static void checkSplit(long... values) {
    replay(
        SplitRow.solve(values, NO_LIMIT),
        NaiveScoring.splitRow(values),
        List.of(0, values.length),
        (state, kept) -> {
          int x = kept.intValue();
          int from = x > 0 ? state.get(0) : state.get(1) + x;
          int to = x > 0 ? state.get(0) + x : state.get(1);
          return new Scored<>(List.of(from, to), sum(values, from, to));
        },
        Arrays.toString(values));
    assertThat(SplitRow.mostAlone(values, NO_LIMIT))
        .as(Arrays.toString(values))
        .isEqualTo(alone(values, 0, values.length));
  }

  private static long alone(long[] values, int i, int j) {
    if (j - i < 2) {
      return 0;
    }
    long best = Long.MIN_VALUE;
    for (int cut = i + 1; cut < j; cut++) {
      long left = sum(values, i, cut);
      long right = sum(values, cut, j);
      if (left <= right) {
        best = Math.max(best, left + alone(values, i, cut));
      }
      if (right <= left) {
        best = Math.max(best, right + alone(values, cut, j));
      }
    }
    return best;
  }

  private static void checkTwoValues(long[] first, long[] second) {
    replay(
        TwoValues.solve(first, second),
        NaiveScoring.twoValues(first, second),
        0,
        (taken, i) ->
            new Scored<>(
                taken | 1 << i, (Integer.bitCount(taken) % 2 == 0 ? first : second)[i.intValue()]),
        Arrays.toString(first) + Arrays.toString(second));
  }

  @Test
  void publishedFrontExamples() {
    assertThat(FrontTake.solve(3, -1, -2, -3).difference()).isZero();
    assertThat(FrontTake.solve(3, -5).difference()).isEqualTo(-5);
    assertThat(FrontTake.solve(3, -1, -2).difference()).isEqualTo(1);
    assertThat(FrontTake.solve(3, -2, -1).difference()).isEqualTo(-1);
    assertThat(FrontTake.solve(3, 1, 2, 3, -9).difference()).isEqualTo(15);
    assertThat(FrontTake.solve(3, 1, 2, 3, 7).outcome()).isEqualTo(ScoreOutcome.SECOND);
    assertThat(FrontTake.solve(3, 1, 2, 3, 6).outcome()).isEqualTo(ScoreOutcome.TIE);
  }

  @Test
  void frontRowsAgreeWithRecursion() {
    for (int most = 1; most <= 4; most++) {
      int limit = most;
      Rows.all(6, -2, 2, values -> checkFront(limit, values));
    }
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 2000; round++) {
      checkFront(random.nextInt(1, 12), Rows.random(random, 40));
    }
    checkFront(Integer.MAX_VALUE, 1, -2, 3);
    checkFront(Integer.MAX_VALUE);
  }

  @Test
  void frontTakesAMillionStones() {
    long[] values = new SplittableRandom(SEED).longs(1_000_000, -1000, 1000).toArray();
    for (int most : new int[] {1, 3, 1000, Integer.MAX_VALUE}) {
      ScoreResult result = FrontTake.solve(most, values);
      assertThat(result.first() + result.second()).isEqualTo(Arrays.stream(values).sum());
    }
  }

  @Test
  void publishedDoublingExamples() {
    assertThat(
            FrontDoubling.solve(new long[] {77, 12, 64, 35, 28, 4, 87, 21, 20}, NO_LIMIT).first())
        .isEqualTo(217);
    assertThat(FrontDoubling.solve(new long[] {1, 1, 1}, NO_LIMIT).first()).isEqualTo(2);
    assertThat(FrontDoubling.solve(new long[] {2, 7, 9, 4, 4}, NO_LIMIT).first()).isEqualTo(10);
    assertThat(FrontDoubling.solve(new long[] {1, 2, 3, 4, 5, 100}, NO_LIMIT).first())
        .isEqualTo(104);
  }

  @Test
  void doublingRowsAgreeWithRecursion() {
    Rows.all(6, -2, 2, RowGamesTest::checkDoubling);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 1000; round++) {
      checkDoubling(Rows.random(random, 60));
    }
    for (int round = 0; round < 5; round++) {
      checkDoubling(Rows.random(random, 250));
    }
  }

  @Test
  void publishedSplitExamples() {
    assertThat(SplitRow.mostAlone(new long[] {6, 2, 3, 4, 5, 5}, NO_LIMIT)).isEqualTo(18);
    assertThat(SplitRow.mostAlone(new long[] {7, 7, 7, 7, 7, 7, 7}, NO_LIMIT)).isEqualTo(28);
    assertThat(SplitRow.mostAlone(new long[] {4}, NO_LIMIT)).isZero();
  }

  @Test
  void splitRowsAgreeWithRecursion() {
    Rows.all(6, -2, 2, RowGamesTest::checkSplit);
    Rows.all(6, 0, 4, RowGamesTest::checkSplit);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 1000; round++) {
      checkSplit(Rows.random(random, 14));
    }
  }

  @Test
  void longSplitRowsAgreeWithTheCubicWay() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 4; round++) {
      long[] values = random.longs(90, 0, 1000).toArray();
      assertThat(SplitRow.solve(values, NO_LIMIT).difference())
          .isEqualTo(NaiveScoring.splitRow(values).difference(List.of(0, values.length)));
    }
  }

  @Test
  void twoValuationsAgreeWithRecursion() {
    assertThat(TwoValues.solve(new long[] {1, 3}, new long[] {2, 1}).outcome())
        .isEqualTo(ScoreOutcome.FIRST);
    assertThat(TwoValues.solve(new long[] {1, 2}, new long[] {3, 1}).outcome())
        .isEqualTo(ScoreOutcome.TIE);
    assertThat(TwoValues.solve(new long[] {2, 4, 3}, new long[] {1, 6, 7}).outcome())
        .isEqualTo(ScoreOutcome.SECOND);
    Rows.all(
        3,
        -2,
        2,
        first ->
            Rows.all(
                3,
                -2,
                2,
                second -> {
                  if (first.length == second.length) {
                    checkTwoValues(first, second);
                  }
                }));
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 600; round++) {
      long[] first = Rows.random(random, 9);
      checkTwoValues(first, random.longs(first.length, -50, 50).toArray());
    }
  }

  @Test
  void badInputIsRefusedByName() {
    assertThatThrownBy(() -> FrontTake.solve(0, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("most is 0, expected 1 or more");
    assertThatThrownBy(() -> TwoValues.solve(new long[] {1}, new long[] {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("second has length 0, expected that of first, 1");
    assertThatThrownBy(() -> TwoValues.solve(new long[] {Long.MAX_VALUE}, new long[] {1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("second[0] is 1, expected");
    assertThatThrownBy(() -> FrontTake.solve(1, Long.MIN_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> FrontDoubling.solve(new long[10_001], NO_LIMIT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("number of stones is 10001, expected 0 to 10000");
    assertThatThrownBy(() -> SplitRow.solve(new long[2001], NO_LIMIT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("number of stones is 2001, expected 0 to 2000");
  }

  @Test
  void aSplitTotalThatOverflowsIsReported() {
    // Alone, the whole negative weight is scored again and again: -2/3 of the range at each cut.
    long[] values = new long[6];
    values[0] = -Long.MAX_VALUE;
    assertThatThrownBy(() -> SplitRow.mostAlone(values, NO_LIMIT))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void budgetsAndInterruptionEndTheTables() {
    long[] values = new SplittableRandom(SEED).longs(1500, -9, 9).toArray();
    Budget fewBytes = NO_LIMIT.withBytes(1000);
    Budget noTime = NO_LIMIT.withTime(Duration.ofNanos(1));
    assertThatThrownBy(() -> FrontDoubling.solve(values, fewBytes))
        .isInstanceOf(LimitExceededException.class);
    assertThatThrownBy(() -> SplitRow.solve(values, fewBytes))
        .isInstanceOf(LimitExceededException.class);
    assertThatThrownBy(() -> FrontDoubling.solve(values, noTime))
        .isInstanceOf(LimitExceededException.class);
    assertThatThrownBy(() -> SplitRow.solve(values, noTime))
        .isInstanceOf(LimitExceededException.class);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> SplitRow.solve(values, NO_LIMIT))
        .isInstanceOf(CancelledException.class);
    assertThatThrownBy(() -> FrontDoubling.solve(values, NO_LIMIT))
        .isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
