package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NimValueTest {
  @Test
  void nimbersAddByExclusiveOr() {
    assertThat(NimValue.of(5).plus(NimValue.of(3))).isEqualTo(NimValue.of(6));
    assertThat(NimValue.of(-1).plus(NimValue.of(1)).nimber()).isEqualTo(-2);
  }

  @Test
  void anInfinityTakesTheNimberIntoItsSet() {
    NimValue k = NimValue.infinite(0, 2);
    assertThat(k.plus(NimValue.of(2))).isEqualTo(NimValue.infinite(2, 0));
    assertThat(NimValue.of(1).plus(k)).hasToString("inf{1,3}");
    assertThat(k.plus(k)).isEqualTo(NimValue.infinite());
  }

  @Test
  void setsAreSortedAsUnsignedNumbersWithoutRepeats() {
    assertThat(NimValue.infinite(-1, 3, 3, Long.MIN_VALUE, 0))
        .hasToString("inf{0,3,9223372036854775808,18446744073709551615}");
    assertThat(NimValue.infinite(7, 1).finiteOptions().toArray()).containsExactly(1, 7);
    assertThat(NimValue.of(7).finiteOptions().toArray()).isEmpty();
    assertThat(NimValue.of(-1)).hasToString("18446744073709551615");
  }

  @Test
  void outcomesFollowSmith() {
    assertThat(NimValue.of(0).outcome()).isEqualTo(Outcome.P);
    assertThat(NimValue.of(-1).outcome()).isEqualTo(Outcome.N);
    assertThat(NimValue.infinite(3, 0).outcome()).isEqualTo(Outcome.N);
    assertThat(NimValue.infinite(3).outcome()).isEqualTo(Outcome.DRAW);
    assertThat(NimValue.infinite().outcome()).isEqualTo(Outcome.DRAW);
  }

  @Test
  void anInfinityHasNoNimber() {
    assertThat(NimValue.infinite().isFinite()).isFalse();
    assertThatThrownBy(() -> NimValue.infinite(4).nimber())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the value is inf{4}, not a nimber");
  }

  @Test
  void additionIsCommutativeAndAssociative() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 2000; i++) {
      NimValue a = random(random);
      NimValue b = random(random);
      NimValue c = random(random);
      assertThat(a.plus(b)).isEqualTo(b.plus(a)).hasSameHashCodeAs(b.plus(a));
      assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
      assertThat(a.plus(NimValue.of(0))).isEqualTo(a);
    }
  }

  @Test
  void nimbersAndInfinitiesDiffer() {
    assertThat(NimValue.of(0)).isNotEqualTo(NimValue.infinite()).isNotEqualTo(NimValue.of(1));
    assertThat(NimValue.infinite(1)).isNotEqualTo(NimValue.infinite(2));
    assertThat(NimValue.of(1000)).isEqualTo(NimValue.of(1000)).isNotEqualTo("1000");
  }

  private static NimValue random(SplittableRandom random) {
    return random.nextInt(3) > 0
        ? NimValue.of(random.nextLong())
        : NimValue.infinite(random.longs(random.nextInt(4), 0, 8).toArray());
  }
}
