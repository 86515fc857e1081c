package org.grundy.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ChecksTest {
  @Test
  void messagesNameArgumentValueAndBound() {
    refused(() -> Checks.nonNegative("n", -1), "n is -1, expected 0 or more");
    refused(() -> Checks.nonNegative("n", -1L), "n is -1, expected 0 or more");
    refused(
        () -> Checks.nonNegative("piles", new int[] {1, -7}), "piles[1] is -7, expected 0 or more");
    refused(
        () -> Checks.nonNegative("piles", new long[] {Long.MIN_VALUE}),
        "piles[0] is -9223372036854775808, expected 0 or more");
    refused(() -> Checks.positive("k", 0), "k is 0, expected 1 or more");
    refused(() -> Checks.inRange("k", 11, 1, 10), "k is 11, expected 1 to 10");
    refused(() -> Checks.inRange("k", 0L, 1, 10), "k is 0, expected 1 to 10");
  }

  @Test
  void goodArgumentsComeBack() {
    Checks.nonNegative("piles", new int[] {0, Integer.MAX_VALUE});
    Checks.nonNegative("piles", new long[] {0, Long.MAX_VALUE});
    assertThat(Checks.nonNegative("n", 0)).isZero();
    assertThat(Checks.nonNegative("n", Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
    assertThat(Checks.positive("k", 1)).isEqualTo(1);
    assertThat(Checks.inRange("k", 10, 1, 10)).isEqualTo(10);
    assertThat(Checks.inRange("k", 1L, 1, 10)).isEqualTo(1);
  }

  private static void refused(Runnable call, String message) {
    assertThatThrownBy(call::run).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }
}
