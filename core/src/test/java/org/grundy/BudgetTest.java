package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.grundy.LimitExceededException.Limit;
import org.grundy.internal.Meter;
import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void limitsAreSetOneByOne() {
    Budget budget =
        Budget.unlimited().withStates(10).withTime(Duration.ofMillis(3)).withBytes(1 << 20);
    assertThat(budget).isEqualTo(new Budget(10, 3_000_000, 1 << 20));
    assertThat(Budget.unlimited().withTime(Duration.ofSeconds(Long.MAX_VALUE)).nanos())
        .isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void limitsBelowOneAreRefused() {
    assertThatThrownBy(() -> Budget.unlimited().withStates(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("states is 0, expected 1 or more");
    assertThatThrownBy(() -> Budget.unlimited().withBytes(-5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("bytes is -5");
    assertThatThrownBy(() -> Budget.unlimited().withTime(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Budget.unlimited().withTime(Duration.ofSeconds(Long.MIN_VALUE)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theMeterStopsAtEachLimit() {
    Meter meter = Meter.start(new Budget(5, 1, 100));
    meter.beforeState(4);
    meter.beforeBytes(100, 0);
    assertThatThrownBy(() -> meter.beforeState(5))
        .isInstanceOfSatisfying(
            LimitExceededException.class,
            e -> {
              assertThat(e.limit()).isEqualTo(Limit.STATES);
              assertThat(e.bound()).isEqualTo(5);
              assertThat(e.progress()).isEqualTo(5);
              assertThat(e).hasMessage("limit of 5 positions reached with 5 positions solved");
            });
    assertThatThrownBy(() -> meter.beforeBytes(101, 7))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.MEMORY));
    assertThatThrownBy(
            () -> {
              while (true) {
                meter.tick(3);
              }
            })
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.TIME));
  }

  @Test
  void anInterruptCancelsAndStaysSet() {
    Meter meter = Meter.start(Budget.unlimited());
    meter.check(0);
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> meter.check(12))
          .isInstanceOfSatisfying(
              CancelledException.class, e -> assertThat(e.progress()).isEqualTo(12))
          .hasMessage("interrupted with 12 positions solved");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aCycleIsItsOwnWitness() {
    CycleException loop = new CycleException(5, -1);
    assertThat(loop).hasMessage("the game has a cycle of length 2: 5 -> -1 -> 5");
    assertThat(loop.cycle().toArray()).containsExactly(5, -1);
    assertThat(new CycleException(new long[1000]).getMessage())
        .endsWith("-> ...")
        .hasSizeLessThan(200);
  }
}
