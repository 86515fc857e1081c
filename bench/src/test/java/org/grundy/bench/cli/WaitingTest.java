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

  private static List<String> threadsAfterAWhile() {
    try {
      Thread.sleep(500);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return threads();
  }

  @Test
  void longWorkShowsAClockUntilItsAnswer() {
    assertThat(Waiting.during("thinking", Duration.ZERO, WaitingTest::threadsAfterAWhile))
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
                      throw new IllegalArgumentException("no " + threadsAfterAWhile().size());
                    }))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no ");
  }
}
