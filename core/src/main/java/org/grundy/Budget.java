package org.grundy;

import java.time.Duration;
import org.grundy.internal.Checks;

/**
 * What a computation may spend before it ends in a {@link LimitExceededException}.
 *
 * <pre>{@code
 * Budget.unlimited().withStates(1_000_000).withTime(Duration.ofSeconds(2))
 * }</pre>
 *
 * @param states the most positions to hold, at least 1; {@code Long.MAX_VALUE} for no limit
 * @param nanos the most time, in nanoseconds, from the start of a call, at least 1; {@code
 *     Long.MAX_VALUE} for no limit
 * @param bytes the most memory for tables, in bytes, at least 1; {@code Long.MAX_VALUE} for no
 *     limit
 */
public record Budget(long states, long nanos, long bytes) {
  private static final Budget UNLIMITED =
      new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

  /**
   * Refuses limits below 1.
   *
   * @param states the most positions
   * @param nanos the most nanoseconds
   * @param bytes the most bytes
   */
  public Budget {
    Checks.positive("states", states);
    Checks.positive("nanos", nanos);
    Checks.positive("bytes", bytes);
  }

  /**
   * No limit but the machine's: {@link LimitExceededException.Limit#HEAP}.
   *
   * @return the budget
   */
  public static Budget unlimited() {
    return UNLIMITED;
  }

  /**
   * This budget with another limit on positions.
   *
   * @param states the most positions to hold, at least 1
   * @return the budget
   */
  public Budget withStates(long states) {
    return new Budget(states, nanos, bytes);
  }

  /**
   * This budget with another limit on time.
   *
   * @param time the most time for one call, more than zero
   * @return the budget
   */
  public Budget withTime(Duration time) {
    long most;
    try {
      most = time.toNanos();
    } catch (ArithmeticException e) {
      most = time.isNegative() ? -1 : Long.MAX_VALUE;
    }
    return new Budget(states, Checks.positive("time in nanoseconds", most), bytes);
  }

  /**
   * This budget with another limit on memory.
   *
   * @param bytes the most bytes for tables, at least 1
   * @return the budget
   */
  public Budget withBytes(long bytes) {
    return new Budget(states, nanos, bytes);
  }
}
