package org.grundy.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.grundy.games.CoinTurning;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

class ConjectureTest {
  private static List<String> texts(List<Conjecture> found) {
    return found.stream().map(Conjecture::toString).toList();
  }

  private static LongUnaryOperator subtraction(int... amounts) {
    NaiveSolver<Integer> oracle =
        new NaiveSolver<>(
            n -> {
              List<Integer> options = new ArrayList<>();
              for (int amount : amounts) {
                if (amount <= n) {
                  options.add(n - amount);
                }
              }
              return options;
            });
    return n -> oracle.grundy((int) n);
  }

  @Test
  void fitsPeriodsRemaindersAndOutcomes() {
    assertThat(texts(Conjecture.fitValues(subtraction(1, 2, 3), 40)))
        .containsExactly(
            "g(n + 4) = g(n) for n >= 0: verified to 120, not proved",
            "g(n) = n mod 4: verified to 120, not proved",
            "P iff n mod 4 is 0: verified to 120, not proved");
    assertThat(texts(Conjecture.fitValues(subtraction(2), 30)))
        .contains("g(n) = floor(n / 2) mod 2: verified to 90, not proved");
    assertThat(texts(Conjecture.fitValues(subtraction(1, 3, 5), 30)))
        .contains(
            "g(n) = n mod 2: verified to 90, not proved",
            "P iff n is even: verified to 90, not proved");
  }

  @Test
  void findsAPreperiodAndASaltus() {
    assertThat(texts(Conjecture.fitValues(n -> n < 5 ? 9 : n % 3, 40)))
        .containsExactly("g(n + 3) = g(n) for n >= 5: verified to 120, not proved");
    // All but 1 and 2: values grow by 3 every 9... whatever they are, a staircase has a saltus.
    assertThat(texts(Conjecture.fitValues(n -> 4 * (n / 6) + n % 6 / 2, 60)))
        .containsExactly("g(n + 6) = g(n) + 4 for n >= 0: verified to 180, not proved");
  }

  @Test
  void fitsPowersOfTwoAndExclusiveOr() {
    CoinTurning ruler = CoinTurning.of("ruler");
    assertThat(texts(Conjecture.fitValues(n -> ruler.value((int) n), 50)))
        .containsExactly(
            "g(n) = the largest power of 2 that divides n + 1: verified to 150, not proved");
    CoinTurning mock = CoinTurning.of("mock-turtles");
    assertThat(texts(Conjecture.fitValues(n -> mock.value((int) n), 50)))
        .containsExactly(
            "g(n) = 2n + 1 or 2n, whichever has an odd number of ones (odious): verified to 150, not"
                + " proved");
    assertThat(texts(Conjecture.fitValues(n -> n ^ 5, 50)))
        .contains("g(n) = n xor 5: verified to 150, not proved");
    assertThat(texts(Conjecture.fitValues(n -> Long.bitCount(n) == 1 ? 0 : 1 + n, 40)))
        .contains("P iff n is a power of 2: verified to 120, not proved");
  }

  @Test
  void fitsBeattySequences() {
    double phi = (1 + Math.sqrt(5)) / 2;
    List<Long> lower = new ArrayList<>();
    for (int k = 0; k < 300; k++) {
      lower.add((long) Math.floor(k * phi));
    }
    assertThat(texts(Conjecture.fitValues(n -> lower.contains(n) ? 0 : 1, 60)))
        .containsExactly(
            "P iff n = floor(k phi) for some k >= 0: verified to 180, not proved",
            "g(n + 13) = g(n) for n >= 22: fits to 60, fails at n = 67"); // 13 is a Fibonacci
    // number
    assertThat(texts(Conjecture.fitValues(n -> lower.contains(n - 3) ? 0 : 1, 60)))
        .contains("P iff n = floor(k phi) + 3 for some k >= 0: verified to 180, not proved");
  }

  @Test
  void aFormThatFitsTheBeginningOnlyIsShownWithItsCounterexample() {
    List<Conjecture> found = Conjecture.fitValues(n -> n < 100 ? n % 4 : 7, 40);
    assertThat(found).isNotEmpty().noneMatch(Conjecture::holds);
    assertThat(found.get(0))
        .hasToString("g(n + 4) = g(n) for n >= 0: fits to 40, fails at n = 100")
        .extracting(Conjecture::testedTo)
        .isEqualTo(99);
  }

  @Test
  void fitsPairs() {
    assertThat(texts(Conjecture.fitPairs((a, b) -> a ^ b, 12)))
        .containsExactly(
            "g(a, b) = a xor b: verified to 36, not proved",
            "P iff a = b: verified to 36, not proved");
    NaiveSolver<List<Integer>> wythoff =
        new NaiveSolver<>(
            pair -> {
              List<List<Integer>> options = new ArrayList<>();
              int a = pair.get(0);
              int b = pair.get(1);
              for (int k = 1; k <= Math.max(a, b); k++) {
                if (k <= a) {
                  options.add(List.of(a - k, b));
                }
                if (k <= b) {
                  options.add(List.of(a, b - k));
                }
                if (k <= Math.min(a, b)) {
                  options.add(List.of(a - k, b - k));
                }
              }
              return options;
            });
    assertThat(texts(Conjecture.fitPairs((a, b) -> wythoff.grundy(List.of((int) a, (int) b)), 12)))
        .containsExactly(
            "P iff {a, b} = {floor(k phi), floor(k phi) + k} for some k >= 0: verified to 36, not"
                + " proved");
    assertThat(texts(Conjecture.fitPairs((a, b) -> (a + b) % 3, 12)))
        .containsExactly(
            "g(a, b) = (a + b) mod 3: verified to 36, not proved",
            "P iff a + b = 0 modulo 3: verified to 36, not proved");
    assertThat(Conjecture.fitPairs((a, b) -> Math.max(a, b) > 30 ? 9 : a ^ b, 12))
        .extracting(Conjecture::counterexample)
        .contains("(a, b) = (31, 0)");
  }

  @Test
  void zeroTablesAndHostileRangesAreHandled() {
    assertThat(texts(Conjecture.fitValues(n -> 0, 1))).isNotNull();
    assertThat(texts(Conjecture.fitValues(n -> 0, 20)))
        .containsExactly("g(n + 1) = g(n) for n >= 0: verified to 60, not proved");
    assertThat(Conjecture.fitPairs((a, b) -> 0, 1)).isNotNull();
    assertThatThrownBy(() -> Conjecture.fitValues(n -> n, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("to is 0");
    assertThatThrownBy(() -> Conjecture.fitValues(n -> n, Integer.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Conjecture.fitPairs((a, b) -> a, 3001))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
