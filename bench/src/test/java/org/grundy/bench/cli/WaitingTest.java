package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaitingTest {
  private static final String CLOCK = "ProgressBar";

  private static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream().map(Thread::getName).toList();
  }

  /** The threads as soon as the clock is among them, or after half a minute. */
  private static List<String> threadsWithClock() {
    try {
      for (int i = 0; i < 300 && !threads().contains(CLOCK); i++) {
        Thread.sleep(100);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return threads();
  }

  @Test
  void longWorkShowsAClockUntilItsAnswer() {
    assertThat(Waiting.during("thinking", Duration.ZERO, WaitingTest::threadsWithClock))
        .contains(CLOCK);
  }

  @Test
  void answersAndFailuresPass() {
    Duration patience = Duration.ofMinutes(1);
    assertThat(Waiting.during("thinking", patience, () -> 7)).isEqualTo(7);
    assertThatThrownBy(
            () ->
                Waiting.during(
                    "thinking",
                    Duration.ZERO,
                    () -> {
                      throw new IllegalArgumentException("no " + threadsWithClock().size());
                    }))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no ");
  }
}
