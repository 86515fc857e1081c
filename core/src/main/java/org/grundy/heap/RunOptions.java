package org.grundy.heap;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.grundy.Budget;
import org.grundy.Progress;
import org.jspecify.annotations.Nullable;

/**
 * How a long computation of a {@link NimSequence} behaves: what it may spend, whom it tells, and
 * where it keeps its values safe.
 *
 * <pre>{@code
 * RunOptions.defaults()
 *     .withBudget(Budget.unlimited().withTime(Duration.ofHours(1)))
 *     .withCheckpoint(Path.of("0.104.values"), Duration.ofMinutes(5))
 * }</pre>
 */
public final class RunOptions {
  private static final RunOptions DEFAULTS =
      new RunOptions(Budget.unlimited(), (done, total) -> {}, null, Duration.ofMinutes(1));

  private final Budget budget;
  private final Progress progress;
  private final @Nullable Path checkpoint;
  private final Duration interval;

  private RunOptions(
      Budget budget, Progress progress, @Nullable Path checkpoint, Duration interval) {
    this.budget = budget;
    this.progress = progress;
    this.checkpoint = checkpoint;
    this.interval = interval;
  }

  /**
   * No limits, nobody told, nothing written.
   *
   * @return the options
   */
  public static RunOptions defaults() {
    return DEFAULTS;
  }

  /**
   * These options with another budget; its positions are heaps, and its bytes those of the table of
   * values. Working space comes on top: a few MiB where rare heaps are few, 64 to 128 MiB at the
   * most.
   *
   * @param budget the limits of one call
   * @return the options
   */
  public RunOptions withBudget(Budget budget) {
    return new RunOptions(Objects.requireNonNull(budget, "budget"), progress, checkpoint, interval);
  }

  /**
   * These options with a listener.
   *
   * @param progress told how many heaps are done of how many
   * @return the options
   */
  public RunOptions withProgress(Progress progress) {
    return new RunOptions(
        budget, Objects.requireNonNull(progress, "progress"), checkpoint, interval);
  }

  /**
   * These options with a checkpoint file: read first if it exists, then replaced atomically now and
   * then, and when the computation ends for whatever reason.
   *
   * @param file the file
   * @param interval how much work may be lost when the process is killed
   * @return the options
   * @throws IllegalArgumentException if the interval is negative
   */
  public RunOptions withCheckpoint(Path file, Duration interval) {
    if (interval.isNegative()) {
      throw new IllegalArgumentException("interval is " + interval + ", expected 0 or more");
    }
    return new RunOptions(budget, progress, Objects.requireNonNull(file, "file"), interval);
  }

  /**
   * The limits of one call.
   *
   * @return the budget
   */
  public Budget budget() {
    return budget;
  }

  /**
   * Who is told.
   *
   * @return the listener
   */
  public Progress progress() {
    return progress;
  }

  /**
   * The checkpoint file.
   *
   * @return the file, or empty for none
   */
  public Optional<Path> checkpoint() {
    return Optional.ofNullable(checkpoint);
  }

  /**
   * How often the checkpoint is written.
   *
   * @return the interval
   */
  public Duration interval() {
    return interval;
  }
}
