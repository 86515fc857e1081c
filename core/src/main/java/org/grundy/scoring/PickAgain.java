package org.grundy.scoring;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * Numbers that are picked in turn, as often as one likes, and added up; whoever brings the sum to
 * one of the targets wins. No pick may pass the last target; who cannot pick ends the game, and
 * nobody wins.
 *
 * <p>No Grundy value is needed, and none would do: there are three outcomes. The sums are solved
 * from the last target down, as a pick only raises them.
 *
 * <p>Immutable.
 *
 * <pre>{@code
 * PickAgain game = PickAgain.of(new int[] {1, 2, 3}, new int[] {21}, Budget.unlimited());
 * game.outcome(0);       // FIRST
 * game.bestPicks(0);     // 1
 * }</pre>
 */
public final class PickAgain {
  private final int[] numbers;
  private final int[] targets;
  private final int last;
  // The sums won and lost for the player to move; a target is lost, as the game was won by the pick
  // that led to it.
  private final long[] won;
  private final long[] lost;

  private PickAgain(int[] numbers, int[] targets, Budget budget) {
    this.numbers = Arrays.stream(numbers).sorted().distinct().toArray();
    this.targets = Arrays.stream(targets).sorted().distinct().toArray();
    last = targets.length == 0 ? 0 : this.targets[this.targets.length - 1];
    Meter meter = Meter.start(budget);
    int words = (last >>> 6) + 1;
    meter.beforeBytes(2L * Long.BYTES * words, 0);
    won = new long[words];
    lost = new long[words];
    for (int sum : targets) {
      set(lost, sum);
    }
    for (int sum = last - 1; sum >= 0; sum--) {
      meter.tick(last - 1L - sum);
      if (!get(lost, sum)) {
        solve(sum);
      }
    }
  }

  /**
   * Solves a game. Time in proportion to the last target times the count of numbers; two bits a
   * sum.
   *
   * @param numbers the numbers to pick from, each at least 1, in any order, repeats ignored
   * @param targets the winning sums, each at least 1, in any order, repeats ignored
   * @param budget the time and memory it may take
   * @return the solved game
   * @throws IllegalArgumentException if a number or target is below 1
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static PickAgain of(int[] numbers, int[] targets, Budget budget) {
    for (int i = 0; i < numbers.length; i++) {
      Checks.positive("numbers[" + i + "]", numbers[i]);
    }
    for (int i = 0; i < targets.length; i++) {
      Checks.positive("targets[" + i + "]", targets[i]);
    }
    return new PickAgain(numbers, targets, Objects.requireNonNull(budget, "budget"));
  }

  private static void set(long[] bits, int i) {
    bits[i >>> 6] |= 1L << i;
  }

  private static boolean get(long[] bits, int i) {
    return (bits[i >>> 6] >>> i & 1) != 0;
  }

  private void solve(int sum) {
    boolean all = true;
    int picks = picks(sum);
    for (int i = 0; i < picks; i++) {
      int next = sum + numbers[i];
      if (get(lost, next)) {
        set(won, sum);
        return;
      }
      all &= get(won, next);
    }
    if (picks > 0 && all) {
      set(lost, sum);
    }
  }

  /** How many of the numbers, which ascend, do not pass the last target. */
  private int picks(int sum) {
    int picks = 0;
    while (picks < numbers.length && numbers[picks] <= last - sum) {
      picks++;
    }
    return picks;
  }

  /**
   * Who wins from a sum on.
   *
   * @param sum the sum so far, 0 to the last target
   * @return the outcome, the player to move being the first; {@link ScoreOutcome#SECOND} for a
   *     target
   * @throws IllegalArgumentException if the sum is out of range
   */
  public ScoreOutcome outcome(int sum) {
    Checks.inRange("sum", sum, 0, last);
    return get(won, sum)
        ? ScoreOutcome.FIRST
        : get(lost, sum) ? ScoreOutcome.SECOND : ScoreOutcome.TIE;
  }

  /**
   * The picks that keep the outcome, ascending.
   *
   * @param sum the sum so far, 0 to the last target
   * @return the numbers to pick; none where there is no pick, as for a target
   * @throws IllegalArgumentException if the sum is out of range
   */
  public IntStream bestPicks(int sum) {
    ScoreOutcome outcome = outcome(sum);
    if (Arrays.binarySearch(targets, sum) >= 0) {
      return IntStream.empty();
    }
    return Arrays.stream(numbers, 0, picks(sum))
        .filter(number -> outcome(sum + number) == opposite(outcome));
  }

  private static ScoreOutcome opposite(ScoreOutcome outcome) {
    return switch (outcome) {
      case FIRST -> ScoreOutcome.SECOND;
      case SECOND -> ScoreOutcome.FIRST;
      case TIE -> ScoreOutcome.TIE;
    };
  }
}
