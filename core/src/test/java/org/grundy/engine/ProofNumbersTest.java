package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProofNumbersTest {
  @Test
  void theLastNumbersAreKnownAndLargeOnesCutOff() {
    ProofNumbers numbers = new ProofNumbers();
    assertThat(numbers.get(0, 0)).isZero();
    for (int i = 0; i < 100_000; i++) {
      numbers.put(i, i % 7, i + 1L, 3L * i + 2);
      int packed = numbers.get(i, i % 7);
      assertThat(ProofNumbers.no(packed)).isEqualTo(Math.min(i + 1, ProofNumbers.MOST));
      assertThat(ProofNumbers.yes(packed)).isEqualTo(Math.min(3 * i + 2, ProofNumbers.MOST));
    }
    numbers.put(5, 2, Long.MAX_VALUE >> 1, 1);
    assertThat(ProofNumbers.no(numbers.get(5, 2))).isEqualTo(ProofNumbers.MOST);
    assertThat(ProofNumbers.yes(numbers.get(5, 2))).isEqualTo(1);
    assertThat(numbers.get(5, 3)).isZero();
  }
}
