package org.grundy.games;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.OutcomeSolver;
import org.grundy.internal.Checks;

/**
 * Pick a number: each number may be picked once, and whoever brings the total to the goal wins.
 *
 * <p>Text: what is missing to the goal, and the numbers left, {@code pick:11:1,2,3,4,5}. Moves
 * ascend by the number picked. Immutable; all positions reached from one share what was solved. Up
 * to 2<sup>n</sup> positions with n numbers.
 *
 * <pre>{@code
 * PickNumber.canWin(10, 11);                // false: 1 to 10, goal 11
 * }</pre>
 */
public final class PickNumber implements Position {
  /** The largest number, and the most of them. */
  public static final int MOST = 63;

  private final Rules rules;
  private final long left;

  private PickNumber(Rules rules, long left) {
    this.rules = rules;
    this.left = left;
  }

  /**
   * A position.
   *
   * @param missing what is missing to the goal; 0 where the last pick has reached it
   * @param numbers the numbers left, different, each 1 to {@value #MOST}; together at least {@code
   *     missing}
   * @return the position
   * @throws IllegalArgumentException if a number is out of range or repeated, or the goal is out of
   *     reach
   */
  public static PickNumber of(int missing, int... numbers) {
    Checks.nonNegative("missing", missing);
    long set = 0;
    for (int i = 0; i < numbers.length; i++) {
      Checks.inRange("numbers[" + i + "]", numbers[i], 1, MOST);
      if (((set >>> numbers[i]) & 1) != 0) {
        throw new IllegalArgumentException("numbers[" + i + "] is " + numbers[i] + " once more");
      }
      set |= 1L << numbers[i];
    }
    Checks.inRange("missing", missing, 0, sum(set));
    return new PickNumber(new Rules(set, missing), set);
  }

  private static int sum(long set) {
    int sum = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      sum += Long.numberOfTrailingZeros(rest);
    }
    return sum;
  }

  /**
   * Whether the first player can force a win with the numbers 1 to {@code most}; false where nobody
   * can reach the goal.
   *
   * @param most the largest number, 0 to {@value #MOST}
   * @param goal the total that wins; nothing need be picked for 0 or less
   * @return true if the first player wins
   * @throws IllegalArgumentException if {@code most} is out of range
   */
  public static boolean canWin(int most, int goal) {
    Checks.inRange("most", most, 0, MOST);
    if (goal <= 0) {
      return true;
    }
    if (goal > most * (most + 1) / 2) {
      return false;
    }
    long all = ((1L << most) - 1) << 1;
    return OutcomeSolver.of(
                new Rules(all, goal).game(), PlayConvention.NORMAL, EngineBudget.options())
            .outcome(all)
        == Outcome.N;
  }

  /**
   * The position after a pick.
   *
   * @param number the number
   * @return the position
   * @throws IllegalArgumentException if it is not left, or the goal is reached
   */
  public PickNumber pick(int number) {
    Checks.inRange("number", number, 1, MOST);
    if (((left >>> number) & 1) == 0 || rules.missing(left) == 0) {
      throw new IllegalArgumentException("number is " + number + ", which cannot be picked");
    }
    return new PickNumber(rules, left & ~(1L << number));
  }

  private IntStream numbers() {
    return IntStream.rangeClosed(1, MOST).filter(n -> ((left >>> n) & 1) != 0);
  }

  @Override
  public long grundy() {
    return rules.grundy(left);
  }

  @Override
  public Stream<Move> moves() {
    return rules.missing(left) == 0
        ? Stream.empty()
        : numbers().mapToObj(n -> new Move("pick " + n, pick(n)));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof PickNumber other
        && left == other.left
        && rules.missing(left) == other.rules.missing(left);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(left) + rules.missing(left);
  }

  @Override
  public String toString() {
    return numbers()
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(",", "pick:" + rules.missing(left) + ":", ""));
  }

  /** The goal, and what was solved; a state is the set of numbers left. */
  private static final class Rules {
    private final int slack;
    private final GrundySolver solver = GrundySolver.of(game(), EngineBudget.options());

    Rules(long all, int goal) {
      slack = sum(all) - goal;
    }

    /** What is missing to the goal: the numbers left are worth that much more than at the end. */
    int missing(long left) {
      return Math.max(0, sum(left) - slack);
    }

    /** The smallest numbers first: the outcome solver then decides most positions early. */
    Game game() {
      return Game.of(
          MOST,
          (left, options) -> {
            int count = 0;
            if (missing(left) > 0) {
              for (long rest = left; rest != 0; rest &= rest - 1) {
                options[count++] = left & ~(rest & -rest);
              }
            }
            return count;
          });
    }

    synchronized long grundy(long left) {
      return solver.grundy(left);
    }
  }
}
