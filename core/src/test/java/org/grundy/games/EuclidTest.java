package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.grundy.Allocation;
import org.grundy.Outcome;
import org.junit.jupiter.api.Test;

class EuclidTest {
  private static final Minimax<List<Long>> ORACLE =
      new Minimax<>(EuclidTest::options, pair -> new Euclid(pair.get(0), pair.get(1)));

  private static List<List<Long>> options(List<Long> pair) {
    long a = pair.get(0);
    long b = pair.get(1);
    List<List<Long>> options = new ArrayList<>();
    for (long left = 0; b > 0 && left < a; left++) {
      if ((a - left) % b == 0 && a >= b) {
        options.add(List.of(left, b));
      }
    }
    for (long left = 0; a > 0 && left < b; left++) {
      if ((b - left) % a == 0 && b >= a) {
        options.add(List.of(a, left));
      }
    }
    return options;
  }

  @Test
  void allPairsToFortyAgainstMinimax() {
    Rules.all(2, 40).forEach(ORACLE::check);
  }

  @Test
  void valuesOfAllPairsToTwoHundredAgainstTheDefinition() {
    for (List<Long> pair : Rules.all(2, 200)) {
      assertThat(Euclid.grundy(pair.get(0), pair.get(1)))
          .as("%s", pair)
          .isEqualTo(ORACLE.grundy(pair));
    }
  }

  @Test
  void hugeNumbers() {
    assertThat(Euclid.grundy(Long.MAX_VALUE, 1)).isEqualTo(Long.MAX_VALUE);
    // Ratios of neighbouring Fibonacci numbers are below and above the golden ratio in turn.
    assertThat(new Euclid(7_540_113_804_746_346_429L, 4_660_046_610_375_530_309L).outcome())
        .isEqualTo(Outcome.P);
    assertThat(new Euclid(4_660_046_610_375_530_309L, 2_880_067_194_370_816_120L).outcome())
        .isEqualTo(Outcome.N);
    Euclid position = new Euclid(Long.MAX_VALUE, 2);
    assertThat(position.firstMoveTo(0).orElseThrow().result().grundy()).isZero();
    assertThat(position.movesTo(-1L)).isEmpty();
    assertThat(new Euclid(12, 7)).hasToString("euclid:12,7");
    assertThat(new Euclid(12, 7).moves().toList().get(0).text()).isEqualTo("12 -> 5");
    assertThatThrownBy(() -> new Euclid(-1, 7)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Euclid.grundy(7, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theValueAllocatesNothing() {
    long[] sink = new long[1];
    assertThat(Allocation.bytes(() -> sink[0] += Euclid.grundy(987_654_321_987L, 123_456_789L)))
        .isZero();
  }
}
