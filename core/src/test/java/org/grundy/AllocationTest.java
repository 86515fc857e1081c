package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllocationTest {
  private static volatile Object sink = "";

  @Test
  void seesWhatIsAllocatedAndNothingElse() {
    assertThat(Allocation.bytes(() -> {})).isZero();
    assertThat(Allocation.bytes(() -> sink = new long[100])).isBetween(800L, 1000L);
    assertThat(sink).isInstanceOf(long[].class);
  }
}
