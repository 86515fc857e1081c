package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.Allocation;
import org.grundy.CancelledException;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.reference.NaiveFlipValues;
import org.junit.jupiter.api.Test;

class FlipTest {
  private static final Minimax<String> ROWS = new Minimax<>(FlipTest::options, FlipRow::of);
  private static final Minimax<List<Long>> RUNS =
      new Minimax<>(FlipTest::runOptions, runs -> FlipRuns.of(Rules.array(runs)));

  private static List<String> options(String row) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i + 1 < row.length(); i++) {
      if (row.charAt(i) == '+' && row.charAt(i + 1) == '+') {
        options.add(row.substring(0, i) + "--" + row.substring(i + 2));
      }
    }
    return options;
  }

  private static List<List<Long>> runOptions(List<Long> runs) {
    List<List<Long>> options = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      for (long j = 0; j <= runs.get(i) - 2; j++) {
        List<Long> next = new ArrayList<>(runs.subList(0, i));
        next.add(j);
        next.add(runs.get(i) - 2 - j);
        next.addAll(runs.subList(i + 1, runs.size()));
        next.removeIf(run -> run == 0);
        options.add(next);
      }
    }
    return options;
  }

  private static String row(int length, int bits) {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < length; i++) {
      row.append(((bits >> i) & 1) == 0 ? '-' : '+');
    }
    return row.toString();
  }

  private static byte[] bytes(String row) {
    return row.getBytes(StandardCharsets.US_ASCII);
  }

  /** Every form of every answer against the given value and winning flips. */
  private static void check(String row, int grundy, int... flips) {
    assertThat(Flip.grundy(row)).as(row).isEqualTo(grundy);
    assertThat(Flip.grundy(bytes(row))).as(row).isEqualTo(grundy);
    Outcome outcome = grundy == 0 ? Outcome.P : Outcome.N;
    assertThat(Flip.outcome(row)).isEqualTo(outcome);
    assertThat(Flip.outcome(bytes(row))).isEqualTo(outcome);
    assertThat(Flip.winningFlips(row).toArray()).as(row).isEqualTo(flips);
    assertThat(Flip.winningFlips(bytes(row)).toArray()).as(row).isEqualTo(flips);
    assertThat(Flip.countWinningFlips(row)).as(row).isEqualTo(flips.length);
    assertThat(Flip.countWinningFlips(bytes(row))).as(row).isEqualTo(flips.length);
    int first = flips.length == 0 ? -1 : flips[0];
    assertThat(Flip.firstWinningFlip(row)).as(row).isEqualTo(first);
    assertThat(Flip.firstWinningFlip(bytes(row))).as(row).isEqualTo(first);
  }

  @Test
  void allRowsUpToLengthFourteenAgainstMinimaxOnTheRawRow() {
    for (int length = 0; length <= 14; length++) {
      for (int bits = 0; bits < 1 << length; bits++) {
        String row = row(length, bits);
        int[] flips =
            IntStream.range(0, Math.max(0, length - 1))
                .filter(
                    i ->
                        row.startsWith("++", i)
                            && !ROWS.wins(
                                row.substring(0, i) + "--" + row.substring(i + 2),
                                PlayConvention.NORMAL))
                .toArray();
        check(row, ROWS.grundy(row), flips);
      }
    }
  }

  @Test
  void rowsAsPositionsAgainstMinimax() {
    for (int length = 0; length <= 10; length++) {
      for (int bits = 0; bits < 1 << length; bits++) {
        ROWS.check(row(length, bits));
      }
    }
  }

  @Test
  void runsAsPositionsAgainstMinimax() {
    for (long a = 0; a <= 24; a++) {
      RUNS.check(a == 0 ? List.of() : List.of(a));
      for (long b = 1; a >= 1 && a <= 9 && b <= 9; b++) {
        RUNS.check(List.of(a, b));
      }
    }
  }

  @Test
  void publishedValuesOfRuns() {
    int[] values = {0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0};
    for (int run = 0; run < values.length; run++) {
      assertThat(FlipValues.of(run)).isEqualTo(values[run]);
    }
    assertThat(FlipValues.of(1_000_000_000)).isEqualTo(3);
    assertThat(FlipValues.of(1_000_000)).isEqualTo(2);
  }

  @Test
  void thirteenPlusesWinAtThreeAndEight() {
    check("+".repeat(13), 2, 3, 8);
  }

  /** The octal periodicity theorem, its hypothesis checked on values computed from the options. */
  @Test
  void thePeriodIsProvedAndLeast() {
    int n0 = FlipValues.PREPERIOD;
    int p = FlipValues.PERIOD;
    int mostTaken = 2;
    byte[] g = FlipValues.bitset(2 * n0 + p + mostTaken + p);
    for (int n = n0; n < 2 * n0 + p + mostTaken; n++) {
      assertThat(g[n + p]).as("%d", n).isEqualTo(g[n]);
    }
    assertThat(g[n0 - 1 + p]).isNotEqualTo(g[n0 - 1]);
    for (int shorter = 1; shorter < p; shorter++) {
      int q = shorter;
      assertThat(IntStream.range(n0, n0 + p).allMatch(n -> g[n] == g[n + q])).isFalse();
    }
  }

  @Test
  void allStrategiesAgree() {
    for (int to = 0; to <= 300; to++) {
      byte[] expected = FlipValues.bitset(to);
      assertThat(expected).hasSize(to + 1);
      assertThat(FlipValues.stamped(to)).isEqualTo(expected);
      assertThat(FlipValues.periodic(to)).isEqualTo(expected);
    }
    byte[] expected = FlipValues.bitset(5000);
    assertThat(FlipValues.periodic(5000)).isEqualTo(expected);
    assertThat(FlipValues.stamped(5000)).isEqualTo(expected);
    NaiveFlipValues naive = new NaiveFlipValues();
    for (int run = 0; run <= 600; run++) {
      assertThat(naive.grundy(run)).isEqualTo(expected[run]);
      assertThat(FlipValues.of(run)).isEqualTo(expected[run]);
    }
  }

  @Test
  void countsAndFirstFlipsOfLongRunsAgainstEnumeration() {
    for (int run = 0; run <= 400; run++) {
      for (int wanted = 0; wanted < 16; wanted++) {
        int target = wanted;
        int k = run;
        long[] flips =
            LongStream.range(0, Math.max(0, run - 1))
                .filter(i -> (FlipValues.of(i) ^ FlipValues.of(k - 2 - i)) == target)
                .toArray();
        assertThat(FlipRun.flips(run, wanted).toArray()).isEqualTo(flips);
        assertThat(FlipRun.countFlips(run, wanted)).isEqualTo(flips.length);
        assertThat(FlipRun.firstFlip(run, wanted)).isEqualTo(flips.length == 0 ? -1 : flips[0]);
      }
    }
  }

  @Test
  void runsOfHugeLength() {
    FlipRuns one = FlipRuns.of(1_000_000_000_000_000_000L);
    assertThat(one.outcome()).isEqualTo(Outcome.ofGrundy(one.grundy()));
    for (long wanted = 0; wanted < 16; wanted++) {
      long target = wanted;
      long count = one.countMovesTo(wanted);
      assertThat(one.movesTo(wanted).limit(40).count()).isEqualTo(Math.min(40, count));
      assertThat(one.movesTo(wanted).iterator().hasNext()).isEqualTo(count > 0);
      one.movesTo(wanted)
          .limit(40)
          .forEach(move -> assertThat(move.result().grundy()).isEqualTo(target));
    }
  }

  @Test
  void aRowOfTenMillion() {
    byte[] row = new byte[10_000_000];
    SplittableRandom random = new SplittableRandom(10);
    for (int i = 0; i < row.length; i++) {
      row[i] = (byte) (random.nextInt(40) == 0 ? '-' : '+');
    }
    int flip = Flip.firstWinningFlip(row);
    assertThat(Flip.grundy(row)).isNotZero();
    row[flip] = '-';
    row[flip + 1] = '-';
    assertThat(Flip.grundy(row)).isZero();
    assertThat(Flip.winningFlips(row)).isEmpty();
    Arrays.fill(row, (byte) '+');
    assertThat(Flip.grundy(row)).isEqualTo(FlipValues.of(row.length));
  }

  @Test
  void refusesOtherCharacters() {
    assertThatThrownBy(() -> Flip.grundy("++x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("row[2] is 'x', expected '+' or '-'");
    assertThatThrownBy(() -> Flip.winningFlips(new byte[] {'+', (byte) 0xE9}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("row[1] is '\u00e9', expected '+' or '-'");
    assertThatThrownBy(() -> FlipRow.of("+ +")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> FlipRuns.of(3, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("runs[1] is -1, expected 0 or more");
    assertThatThrownBy(() -> FlipValues.of(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> FlipValues.periodic(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("to is -1");
  }

  @Test
  void longWorkCanBeInterrupted() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> FlipValues.bitset(1_000_000)).isInstanceOf(CancelledException.class);
    assertThatThrownBy(() -> FlipValues.stamped(1_000_000)).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void outcomeCountAndFirstFlipAllocateNothing() {
    String row = "++-++++-+++++++++--+++";
    byte[] bytes = bytes(row);
    int[] sink = new int[1];
    assertThat(
            Allocation.bytes(
                () -> {
                  sink[0] += Flip.outcome(row) == Flip.outcome(bytes) ? 1 : 0;
                  sink[0] += Flip.firstWinningFlip(row) + Flip.firstWinningFlip(bytes);
                  sink[0] += Flip.countWinningFlips(row) + Flip.countWinningFlips(bytes);
                }))
        .isZero();
  }

  @Test
  void textsOfPositionsAndMoves() {
    FlipRow row = FlipRow.of("++-++++");
    assertThat(row).hasToString("flip:++-++++").isNotEqualTo(FlipRow.of("++++-++"));
    Move move = row.firstMoveTo(0).orElseThrow();
    assertThat(move.text()).isEqualTo("flip 3 and 4");
    assertThat(move.result()).isEqualTo(FlipRow.of("++---++"));
    FlipRuns runs = FlipRuns.of(2, 0, 4);
    assertThat(runs).hasToString("flip=runs:2,4").isEqualTo(FlipRuns.of(2, 4));
    assertThat(runs.runs()).containsExactly(2, 4);
    assertThat(runs.firstMoveTo(0).orElseThrow().text()).isEqualTo("run 1: 4 -> 0 + 2");
  }
}
