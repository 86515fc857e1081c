package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllocationTest {
  private static volatile Object sink = "";

  @Test
  void seesWhatIsAllocatedAndNothingElse() {
    assertThat(Allocation.bytes(() -> {})).isZero();
    // Every run allocates the array itself, compiled or not: a tenth of a second is enough.
    assertThat(Allocation.bytes(() -> sink = new long[100], 100_000_000L)).isBetween(800L, 1000L);
    assertThat(sink).isInstanceOf(long[].class);
  }
}
