package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.engine.BitFields;
import org.grundy.engine.BottomUpSolver;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.OutcomeSolver;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

/**
 * Rulesets that have a formula here, as packed states: the generic engine, the boxed reference and
 * the formula agree on every small instance.
 */
class RulesetsByEngineTest {
  /** Checks value and outcomes of states, the hardest first, and returns the solver. */
  private static GrundySolver check(Game game, long... states) {
    GrundySolver values = GrundySolver.of(game);
    OutcomeSolver normal = OutcomeSolver.of(game, PlayConvention.NORMAL);
    OutcomeSolver misere = OutcomeSolver.of(game, PlayConvention.MISERE);
    NaiveSolver<Long> naive = NaiveSolver.of(game);
    for (int i = states.length - 1; i >= 0; i--) {
      long state = states[i];
      assertThat(values.grundy(state)).as("value of %d", state).isEqualTo(naive.grundy(state));
      assertThat(normal.outcome(state) == Outcome.N).isEqualTo(naive.winsNormal(state));
      assertThat(misere.outcome(state) == Outcome.N).isEqualTo(naive.winsMisere(state));
    }
    return values;
  }

  private static long[] upTo(int most) {
    long[] states = new long[most + 1];
    for (int i = 0; i <= most; i++) {
      states[i] = i;
    }
    return states;
  }

  @Test
  void subtractASquare() {
    Game game =
        Game.of(
            32,
            (left, options) -> {
              int count = 0;
              for (long root = 1; root * root <= left; root++) {
                options[count++] = left - root * root;
              }
              return count;
            });
    GrundySolver values = check(game, upTo(1000));
    BottomUpSolver bottomUp = BottomUpSolver.of(game, 1001);
    int[] expected = SubtractSquares.values(1000);
    for (int n = 0; n <= 1000; n++) {
      assertThat(values.grundy(n)).isEqualTo(expected[n]).isEqualTo(bottomUp.grundy(n));
    }
  }

  @Test
  void divisorGame() {
    Game game =
        Game.of(
            64,
            (n, options) -> {
              int count = 0;
              for (long divisor = 1; 2 * divisor <= n; divisor++) {
                if (n % divisor == 0) {
                  options[count++] = n - divisor;
                }
              }
              return count;
            });
    GrundySolver values = check(game, upTo(1000));
    for (int n = 1; n <= 1000; n++) {
      assertThat(values.grundy(n)).isEqualTo((int) DivisorGame.of(n).grundy());
    }
  }

  @Test
  void euclid() {
    BitFields fields = new BitFields();
    BitFields.Field low = fields.add("low", 80);
    BitFields.Field high = fields.add("high", 80);
    Game game =
        Game.of(
            80,
            (state, options) -> {
              long small = Math.min(low.get(state), high.get(state));
              long large = Math.max(low.get(state), high.get(state));
              int count = 0;
              for (long left = large - small; small > 0 && left >= 0; left -= small) {
                options[count++] = low.set(high.set(state, left), small);
              }
              return count;
            });
    long[] states = new long[81 * 81];
    for (int i = 0; i < states.length; i++) {
      states[i] = low.set(high.set(0, i / 81), i % 81);
    }
    GrundySolver values = check(game, states);
    for (long state : states) {
      Euclid position = new Euclid(low.get(state), high.get(state));
      assertThat(values.grundy(state)).as("%s", position).isEqualTo((int) position.grundy());
    }
  }

  @Test
  void fibonacciNim() {
    BitFields fields = new BitFields();
    BitFields.Field heap = fields.add("heap", 60);
    BitFields.Field most = fields.add("most", 120);
    Game game =
        Game.of(
            60,
            (state, options) -> {
              int count = 0;
              for (long take = 1; take <= Math.min(heap.get(state), most.get(state)); take++) {
                options[count++] = heap.set(most.set(state, 2 * take), heap.get(state) - take);
              }
              return count;
            });
    long[] states = new long[61 * 61];
    for (int i = 0; i < states.length; i++) {
      states[i] = heap.set(most.set(0, i % 61), i / 61);
    }
    check(game, states);
    OutcomeSolver outcomes = OutcomeSolver.of(game, PlayConvention.NORMAL);
    for (long state : states) {
      FibonacciNim position = new FibonacciNim(heap.get(state), most.get(state));
      assertThat(outcomes.outcome(state))
          .as("%s", position)
          .isEqualTo(position.outcome(PlayConvention.NORMAL));
      assertThat(
              outcomes.winningMoves(state).map(o -> heap.get(state) - heap.get(o)).sorted().boxed())
          .containsExactlyElementsOf(position.winningTakes().sorted().boxed().toList());
    }
  }

  /** Every goal with the numbers 1 to 7, and every set of the numbers 1 to 5 with every goal. */
  @Test
  void pickANumber() {
    for (int most = 0; most <= 7; most++) {
      for (int goal = -1; goal <= most * (most + 1) / 2 + 1; goal++) {
        boolean reachable = goal <= most * (most + 1) / 2;
        assertThat(PickNumber.canWin(most, goal))
            .as("1 to %d, goal %d", most, goal)
            .isEqualTo(
                goal <= 0
                    || (reachable
                        && NaiveSolver.of(picking(goal, most * (most + 1) / 2))
                            .winsNormal((1L << most) - 1)));
      }
    }
    for (int set = 0; set < 1 << 5; set++) {
      for (int missing = 0; missing <= sum(set); missing++) {
        int[] numbers = numbers(set);
        Game game = picking(missing, sum(set));
        GrundySolver values = check(game, set);
        assertThat(PickNumber.of(missing, numbers).grundy())
            .as("%d of %s", missing, numbers)
            .isEqualTo(values.grundy(set));
      }
    }
  }

  /** The numbers left, number n as bit n - 1; so much of what they are together must be picked. */
  private static Game picking(int missing, int total) {
    return Game.of(
        7,
        (left, options) -> {
          int count = 0;
          for (int n = 1; total - sum(left) < missing && n <= 7; n++) {
            if ((left >>> (n - 1) & 1) != 0) {
              options[count++] = left & ~(1L << (n - 1));
            }
          }
          return count;
        });
  }

  private static int sum(long set) {
    int sum = 0;
    for (int n : numbers(set)) {
      sum += n;
    }
    return sum;
  }

  private static int[] numbers(long set) {
    return IntStream.rangeClosed(1, 7).filter(n -> (set >>> (n - 1) & 1) != 0).toArray();
  }
}
