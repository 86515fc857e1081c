package org.grundy.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.junit.jupiter.api.Test;

class WinLoseGamesTest {
  private static final long SEED = 20261130;
  private static final Budget NO_LIMIT = Budget.unlimited();

  @Test
  void squareStonesAgreeWithTheDefinition() {
    int limit = 5000;
    boolean[] wins = new boolean[limit + 1];
    SquareStones stones = SquareStones.upTo(limit, NO_LIMIT);
    for (int heap = 0; heap <= limit; heap++) {
      List<Integer> winning = new ArrayList<>();
      for (int root = 1; root * root <= heap; root++) {
        if (!wins[heap - root * root]) {
          winning.add(root * root);
        }
      }
      wins[heap] = !winning.isEmpty();
      assertThat(stones.wins(heap)).as("heap %d", heap).isEqualTo(wins[heap]);
      assertThat(stones.winningMoves(heap).boxed()).containsExactlyElementsOf(winning);
    }
    for (int small : new int[] {0, 1, 2, 63, 64, 65, 127, 128}) {
      assertThat(SquareStones.upTo(small, NO_LIMIT).wins(small)).isEqualTo(wins[small]);
    }
  }

  @Test
  void squareStonesRefuseHeapsBeyondTheTable() {
    SquareStones stones = SquareStones.upTo(10, NO_LIMIT);
    assertThatThrownBy(() -> stones.wins(11)).hasMessage("heap is 11, expected 0 to 10");
    assertThatThrownBy(() -> stones.winningMoves(-1)).hasMessage("heap is -1, expected 0 to 10");
    assertThatThrownBy(() -> SquareStones.upTo(-1, NO_LIMIT))
        .hasMessage("limit is -1, expected 0 or more");
    assertThatThrownBy(
            () -> SquareStones.upTo(Integer.MAX_VALUE, NO_LIMIT.withTime(Duration.ofMillis(50))))
        .isInstanceOf(LimitExceededException.class);
  }

  /** Stone game IX by its rules: which remainders are left, and the sum so far. */
  private static boolean threeWins(
      int[] left, int sum, int turn, Map<List<Integer>, Boolean> memo) {
    List<Integer> key = List.of(left[0], left[1], left[2], sum, turn);
    Boolean known = memo.get(key);
    if (known != null) {
      return known;
    }
    // With no stones left the second player wins, whoever would move.
    boolean wins = left[0] + left[1] + left[2] == 0 && turn == 1;
    for (int r = 0; r < 3; r++) {
      if (left[r] > 0 && (sum + r) % 3 != 0) {
        left[r]--;
        wins |= !threeWins(left, (sum + r) % 3, 1 - turn, memo);
        left[r]++;
      }
    }
    memo.put(key, wins);
    return wins;
  }

  @Test
  void stonesByThreeAgreeWithTheRules() {
    Map<List<Integer>, Boolean> memo = new HashMap<>();
    for (int zeros = 0; zeros <= 5; zeros++) {
      for (int ones = 0; ones <= 10; ones++) {
        for (int twos = 0; twos <= 10; twos++) {
          int[] left = {zeros, ones, twos};
          String place = Arrays.toString(left);
          assertThat(StonesByThree.wins(zeros, ones, twos))
              .as(place)
              .isEqualTo(threeWins(left, 0, 0, memo));
          List<Integer> openings = new ArrayList<>();
          for (int r = 1; r <= 2; r++) {
            if (left[r] > 0) {
              left[r]--;
              if (!threeWins(left, r, 1, memo)) {
                openings.add(r);
              }
              left[r]++;
            }
          }
          assertThat(StonesByThree.winningRemainders(zeros, ones, twos).boxed())
              .as(place)
              .containsExactlyElementsOf(openings);
        }
      }
    }
  }

  @Test
  void publishedStonesByThree() {
    assertThat(StonesByThree.wins(3, 1, 1, 1)).isTrue();
    assertThat(StonesByThree.wins(2, 2, 2, 3, 3, 3)).isTrue();
    assertThat(StonesByThree.wins(new long[] {2, 1})).isTrue();
    assertThat(StonesByThree.wins(new long[] {2})).isFalse();
    assertThat(StonesByThree.wins(new long[] {5, 1, 2, 4, 3})).isFalse();
    assertThat(StonesByThree.wins(new long[0])).isFalse();
    assertThat(StonesByThree.wins(new long[] {-1, -2})).isTrue();
    assertThat(StonesByThree.wins(Long.MAX_VALUE, Long.MAX_VALUE, 0)).isTrue();
    assertThatThrownBy(() -> StonesByThree.wins(0, -1, 0))
        .hasMessage("ones is -1, expected 0 or more");
  }

  @Test
  void divisorGameAgreesWithTheDefinition() {
    boolean[] wins = new boolean[2001];
    for (int n = 1; n < wins.length; n++) {
      List<Long> winning = new ArrayList<>();
      for (int d = 1; d < n; d++) {
        if (n % d == 0 && !wins[n - d]) {
          winning.add((long) d);
        }
      }
      wins[n] = !winning.isEmpty();
      assertThat(DivisorGame.wins(n)).as("n = %d", n).isEqualTo(wins[n]);
      assertThat(DivisorGame.winningMoves(n).boxed())
          .as("n = %d", n)
          .containsExactlyElementsOf(winning);
      assertThat(DivisorGame.firstWinningMove(n).isPresent()).isEqualTo(wins[n]);
    }
    assertThat(DivisorGame.wins(Long.MAX_VALUE)).isFalse();
    assertThat(DivisorGame.winningMoves(Long.MAX_VALUE - 1).limit(1)).containsExactly(1L);
    // The square of an odd number.
    long root = 999_983;
    assertThat(DivisorGame.winningMoves(2 * root * root)).containsExactly(1L, root, root * root);
    assertThatThrownBy(() -> DivisorGame.wins(0)).hasMessage("n is 0, expected 1 or more");
  }

  private static boolean chalkboardWins(List<Long> board) {
    if (board.stream().reduce(0L, (a, b) -> a ^ b) == 0) {
      return true;
    }
    for (int i = 0; i < board.size(); i++) {
      if (eraseWins(board, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean eraseWins(List<Long> board, int i) {
    List<Long> rest = new ArrayList<>(board);
    rest.remove(i);
    return rest.stream().reduce(0L, (a, b) -> a ^ b) != 0 && !chalkboardWins(rest);
  }

  @Test
  void chalkboardAgreesWithTheRules() {
    assertThat(Chalkboard.wins(1, 1, 2)).isFalse();
    assertThat(Chalkboard.wins(0, 1)).isTrue();
    assertThat(Chalkboard.wins(1, 2, 3)).isTrue();
    assertThat(Chalkboard.wins()).isTrue();
    Rows.all(
        5,
        0,
        3,
        values -> {
          List<Long> board = Arrays.stream(values).boxed().toList();
          boolean wins = chalkboardWins(board);
          assertThat(Chalkboard.wins(values)).as(board.toString()).isEqualTo(wins);
          boolean already = board.stream().reduce(0L, (a, b) -> a ^ b) == 0;
          assertThat(Chalkboard.winningMoves(values).boxed())
              .as(board.toString())
              .containsExactlyElementsOf(
                  already
                      ? List.of()
                      : IntStream.range(0, board.size())
                          .filter(i -> eraseWins(board, i))
                          .boxed()
                          .toList());
        });
  }

  /** Whether the mover wins, by the rules: a win is a pick that reaches the total. */
  private static boolean[] pickOnce(long[] numbers, long total) {
    boolean[] wins = new boolean[1 << numbers.length];
    for (int used = wins.length - 1; used >= 0; used--) {
      long sum = 0;
      for (int i = 0; i < numbers.length; i++) {
        sum += (used >> i & 1) * numbers[i];
      }
      if (used != 0 && sum >= total) {
        continue;
      }
      for (int i = 0; i < numbers.length; i++) {
        if ((used >> i & 1) == 0) {
          wins[used] |= sum + numbers[i] >= total || !wins[used | 1 << i];
        }
      }
    }
    return wins;
  }

  private static void checkPickOnce(long[] numbers, long total) {
    PickOnce game = PickOnce.of(numbers, total, NO_LIMIT);
    String place = Arrays.toString(numbers) + " to " + total;
    boolean reachable = LongStream.of(numbers).sum() >= Math.max(1, total);
    assertThat(game.outcome() == ScoreOutcome.TIE).as(place).isEqualTo(!reachable);
    boolean[] wins = reachable ? pickOnce(numbers, total) : new boolean[1 << numbers.length];
    for (int used = 0; used < wins.length; used++) {
      if (game.wins(used) != wins[used]) {
        assertThat(game.wins(used)).as("%s, used %d", place, used).isEqualTo(wins[used]);
      }
    }
    for (int used : new int[] {0, wins.length / 2, wins.length / 3}) {
      int state = used;
      List<Integer> winning =
          IntStream.range(0, numbers.length)
              .filter(i -> wins[state] && (state >> i & 1) == 0 && !wins[state | 1 << i])
              .boxed()
              .toList();
      assertThat(game.winningPicks(used).boxed())
          .as("%s, used %d", place, used)
          .containsExactlyElementsOf(winning);
    }
  }

  @Test
  void pickOnceAgreesWithTheRulesInEveryState() {
    for (int n = 0; n <= 9; n++) {
      for (long total = 0; total <= n * (n + 1) / 2 + 2; total++) {
        checkPickOnce(LongStream.rangeClosed(1, n).toArray(), total);
      }
    }
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 150; round++) {
      int n = 1 + random.nextInt(13);
      long bound = 1L << random.nextInt(1, 50);
      long[] numbers = random.longs(n, 1, bound + 1).toArray();
      checkPickOnce(numbers, random.nextLong(LongStream.of(numbers).sum() + 2));
    }
    for (int n : new int[] {18, 19, 20}) {
      checkPickOnce(LongStream.rangeClosed(1, n).toArray(), n * (n + 1) / 3);
    }
  }

  @Test
  void publishedCanIWin() {
    assertThat(PickOnce.upTo(10, 11, NO_LIMIT).outcome()).isEqualTo(ScoreOutcome.SECOND);
    assertThat(PickOnce.upTo(10, 0, NO_LIMIT).outcome()).isEqualTo(ScoreOutcome.FIRST);
    assertThat(PickOnce.upTo(10, 1, NO_LIMIT).outcome()).isEqualTo(ScoreOutcome.FIRST);
    assertThat(PickOnce.upTo(5, 50, NO_LIMIT).outcome()).isEqualTo(ScoreOutcome.TIE);
    assertThat(PickOnce.upTo(0, 0, NO_LIMIT).outcome()).isEqualTo(ScoreOutcome.TIE);
    assertThat(PickOnce.upTo(20, Long.MAX_VALUE, NO_LIMIT).outcome()).isEqualTo(ScoreOutcome.TIE);
  }

  @Test
  void pickOnceRefusesBadInput() {
    assertThatThrownBy(() -> PickOnce.upTo(31, 5, NO_LIMIT))
        .hasMessage("n is 31, expected 0 to 30");
    assertThatThrownBy(() -> PickOnce.upTo(5, -1, NO_LIMIT))
        .hasMessage("total is -1, expected 0 or more");
    assertThatThrownBy(() -> PickOnce.of(new long[] {1, 0}, 5, NO_LIMIT))
        .hasMessage("numbers[1] is 0, expected 1 or more");
    assertThatThrownBy(() -> PickOnce.of(new long[] {Long.MAX_VALUE, 1}, 5, NO_LIMIT))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PickOnce.upTo(3, 5, NO_LIMIT).wins(8))
        .hasMessage("used is 8, expected 0 to 7");
    assertThatThrownBy(() -> PickOnce.upTo(30, 200, NO_LIMIT.withBytes(1 << 20)))
        .isInstanceOf(LimitExceededException.class);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> PickOnce.upTo(24, 200, NO_LIMIT))
        .isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  private static ScoreOutcome pickAgain(int[] numbers, int[] targets, int sum) {
    int last = Arrays.stream(targets).max().orElse(0);
    ScoreOutcome best = null;
    for (int number : numbers) {
      int next = sum + number;
      if (next > last) {
        continue;
      }
      ScoreOutcome here =
          Arrays.stream(targets).anyMatch(target -> target == next)
              ? ScoreOutcome.FIRST
              : switch (pickAgain(numbers, targets, next)) {
                case FIRST -> ScoreOutcome.SECOND;
                case SECOND -> ScoreOutcome.FIRST;
                case TIE -> ScoreOutcome.TIE;
              };
      if (best == null
          || here == ScoreOutcome.FIRST
          || (here == ScoreOutcome.TIE && best == ScoreOutcome.SECOND)) {
        best = here;
      }
    }
    return best == null ? ScoreOutcome.TIE : best;
  }

  @Test
  void pickAgainAgreesWithTheRules() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 2000; round++) {
      int[] numbers = random.ints(random.nextInt(4), 1, 7).toArray();
      int[] targets = random.ints(random.nextInt(4), 1, 14).toArray();
      PickAgain game = PickAgain.of(numbers, targets, NO_LIMIT);
      int last = Arrays.stream(targets).max().orElse(0);
      for (int sum = 0; sum <= last; sum++) {
        int from = sum;
        String place = Arrays.toString(numbers) + Arrays.toString(targets) + " at " + sum;
        if (Arrays.stream(targets).anyMatch(target -> target == from)) {
          assertThat(game.outcome(sum)).as(place).isEqualTo(ScoreOutcome.SECOND);
          assertThat(game.bestPicks(sum)).as(place).isEmpty();
          continue;
        }
        ScoreOutcome outcome = pickAgain(numbers, targets, sum);
        assertThat(game.outcome(sum)).as(place).isEqualTo(outcome);
        int[] kept =
            Arrays.stream(numbers)
                .sorted()
                .distinct()
                .filter(number -> from + number <= last)
                .filter(
                    number -> {
                      ScoreOutcome after =
                          Arrays.stream(targets).anyMatch(target -> target == from + number)
                              ? ScoreOutcome.SECOND
                              : pickAgain(numbers, targets, from + number);
                      return outcome == ScoreOutcome.FIRST
                          ? after == ScoreOutcome.SECOND
                          : outcome == ScoreOutcome.SECOND
                              ? after == ScoreOutcome.FIRST
                              : after == ScoreOutcome.TIE;
                    })
                .toArray();
        assertThat(game.bestPicks(sum).toArray()).as(place).containsExactly(kept);
      }
    }
  }

  @Test
  void pickAgainIsTheBashGameForOneToK() {
    PickAgain game = PickAgain.of(new int[] {1, 2, 3}, new int[] {1000}, NO_LIMIT);
    for (int sum = 0; sum < 1000; sum++) {
      assertThat(game.outcome(sum) == ScoreOutcome.SECOND).isEqualTo((1000 - sum) % 4 == 0);
    }
  }

  @Test
  void pickAgainRefusesBadInput() {
    assertThatThrownBy(() -> PickAgain.of(new int[] {0}, new int[] {1}, NO_LIMIT))
        .hasMessage("numbers[0] is 0, expected 1 or more");
    assertThatThrownBy(() -> PickAgain.of(new int[] {1}, new int[] {3, -1}, NO_LIMIT))
        .hasMessage("targets[1] is -1, expected 1 or more");
    assertThatThrownBy(() -> PickAgain.of(new int[] {1}, new int[] {3}, NO_LIMIT).outcome(4))
        .hasMessage("sum is 4, expected 0 to 3");
    assertThatThrownBy(
            () ->
                PickAgain.of(
                    new int[] {1},
                    new int[] {Integer.MAX_VALUE},
                    NO_LIMIT.withTime(Duration.ofMillis(20))))
        .isInstanceOf(LimitExceededException.class);
  }
}
