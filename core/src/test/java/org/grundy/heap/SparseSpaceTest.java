package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SparseSpaceTest {
  @Test
  void theBestSpaceHasTheFewestRareHeaps() {
    // Values 0 to 31 so often that exactly those of odd parity under 0b10010 are frequent.
    long[] counts = new long[128];
    for (int value = 0; value < 32; value++) {
      boolean common = (Integer.bitCount(value & 0b10010) & 1) == 1;
      counts[value] = common ? 100 : 1;
      counts[value + 64] = common ? 80 : 2;
    }
    SparseSpace space = SparseSpace.best(counts, new int[] {0});
    assertThat(space.mask).isEqualTo(0b10010);
    assertThat(space.heapParity).isZero();
  }

  @Test
  void theParityOfTheHeapCountsWhereItSeparates() {
    long[] counts = new long[128];
    for (int value = 0; value < 32; value++) {
      boolean odd = (Integer.bitCount(value & 0b101) & 1) == 1;
      counts[value] = odd ? 1 : 100;
      counts[value + 64] = odd ? 100 : 1;
    }
    SparseSpace space = SparseSpace.best(counts.clone(), new int[] {1, 3});
    assertThat(space.mask).isEqualTo(0b101);
    assertThat(space.heapParity).isEqualTo(1);
    for (int heap = 0; heap < 4; heap++) {
      for (int index = 0; index < space.words; index++) {
        int phase = space.phase(heap);
        int common = space.commonValue(phase, index);
        assertThat(space.isCommon(heap, common)).isTrue();
        assertThat(space.isCommon(heap, space.rareValue(phase, index))).isFalse();
        assertThat(space.index(common)).isEqualTo(index);
        int below = 0;
        for (int u = 0; u < space.words; u++) {
          below += space.rareValue(phase, u) < common ? 1 : 0;
        }
        assertThat(space.rareBelow(phase, index)).isEqualTo(below);
      }
    }
    // With takes of both parities the heap's parity cannot count.
    assertThat(SparseSpace.best(counts, new int[] {1, 2}).heapParity).isZero();
  }
}
