package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Facts about a value against the set of the numbers that it is known not to be. */
class NimberFactTest {
  private static final long SEED = 20261130;

  @Test
  void numbersExcludedInAnyOrderAreRemembered() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 2000; round++) {
      int fact = 0;
      TreeSet<Integer> excluded = new TreeSet<>();
      for (int step = 0; step < 40; step++) {
        int bound = 0;
        while (excluded.contains(bound)) {
          bound++;
        }
        assertThat(NimberFact.bound(fact)).as("seed %d", SEED).isEqualTo(bound);
        for (int number = 0; number < bound + 20; number++) {
          assertThat(NimberFact.isNot(fact, number)).isEqualTo(excluded.contains(number));
          assertThat(NimberFact.answers(fact, number)).isEqualTo(excluded.contains(number));
          assertThat(NimberFact.is(fact, number)).isFalse();
        }
        int number = bound + random.nextInt(10);
        assertThat(NimberFact.reaches(fact, number)).isTrue();
        if (excluded.add(number)) {
          fact = NimberFact.excluding(fact, number);
          assertThat(fact).isNotNegative();
        }
      }
    }
  }

  @Test
  void anExactValueAnswersEverything() {
    for (int value : new int[] {0, 1, 9, 10, 63, 64, 70_000, 1 << 20}) {
      int fact = NimberFact.exact(value);
      assertThat(fact).isNotNegative();
      assertThat(NimberFact.isExact(fact)).isTrue();
      assertThat(NimberFact.bound(fact)).isEqualTo(value);
      for (int other :
          new int[] {0, value - 1, value, value + 1, value + 9, value + 10, value + 99}) {
        assertThat(NimberFact.is(fact, other)).isEqualTo(other == value);
        assertThat(NimberFact.isNot(fact, other)).isEqualTo(other != value);
        assertThat(NimberFact.answers(fact, other)).isTrue();
      }
    }
  }

  @Test
  void manyNumbersAreLeftOutAtOnce() {
    int fact = NimberFact.excluding(NimberFact.excluding(0, 0), 5);
    assertThat(NimberFact.raised(fact, 4)).isEqualTo((4 << 10) | (1 << 1));
    assertThat(NimberFact.bound(NimberFact.raised(fact, 5))).isEqualTo(6);
    assertThat(NimberFact.raised(fact, 100)).isEqualTo(100 << 10);
    assertThat(NimberFact.raised(fact, 1)).isEqualTo(fact);
    assertThat(NimberFact.raised(fact, (1 << 21) - 1)).isNotNegative();
    assertThatThrownBy(() -> NimberFact.raised(fact, 1 << 21))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void nothingIsKnownAtFirst() {
    assertThat(NimberFact.bound(0)).isZero();
    assertThat(NimberFact.isExact(0)).isFalse();
    assertThat(NimberFact.answers(0, 0)).isFalse();
    assertThat(NimberFact.reaches(0, Integer.MAX_VALUE)).isFalse();
  }
}
