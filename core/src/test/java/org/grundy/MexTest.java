package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MexTest {
  @Test
  void smallExamples() {
    assertThat(Mex.of()).isZero();
    assertThat(Mex.of(1, 2)).isZero();
    assertThat(Mex.of(0, 1, 3)).isEqualTo(2);
    assertThat(Mex.of(0, 0, 0)).isEqualTo(1);
    assertThat(Mex.of(Integer.MAX_VALUE, 0)).isEqualTo(1);
  }

  @Test
  void wholeRangesAcrossWordBorders() {
    for (int n = 0; n <= 1000; n++) {
      assertThat(Mex.of(IntStream.range(0, n).toArray())).isEqualTo(n);
      int count = n;
      assertThat(Mex.of(IntStream.range(0, n).map(i -> count - 1 - i).toArray())).isEqualTo(n);
    }
  }

  @Test
  void refusesNegativeNumbers() {
    assertThatThrownBy(() -> Mex.of(0, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("value is -1, expected 0 or more");
    assertThatThrownBy(() -> new Mex().mark(Integer.MIN_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void reusedRoundsAgreeWithASet() {
    SplittableRandom random = new SplittableRandom(20261130);
    Mex mex = new Mex();
    for (int round = 0; round < 20_000; round++) {
      int count = random.nextInt(300);
      int bound = 1 + random.nextInt(random.nextBoolean() ? 80 : 100_000);
      Set<Integer> marked = new HashSet<>();
      for (int i = 0; i < count; i++) {
        int value = random.nextInt(4) == 0 ? random.nextInt(bound) : i;
        mex.mark(value);
        marked.add(value);
        if (random.nextInt(50) == 0) {
          assertThat(mex.value()).isEqualTo(reference(marked));
        }
      }
      assertThat(mex.valueAndClear()).as("round %d", round).isEqualTo(reference(marked));
    }
  }

  private static int reference(Set<Integer> marked) {
    int value = 0;
    while (marked.contains(value)) {
      value++;
    }
    return value;
  }
}
