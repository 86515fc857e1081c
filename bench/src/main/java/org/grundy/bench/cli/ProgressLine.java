package org.grundy.bench.cli;

import java.time.Duration;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.grundy.Progress;
import org.jspecify.annotations.Nullable;

/** A progress bar on the error stream, shown once the work has taken a second; for one thread. */
public final class ProgressLine implements Progress, AutoCloseable {
  private static final long PATIENCE = Duration.ofSeconds(1).toNanos();
  private static final int WATCHED_MILLIS = 500;

  /** In a log every update is a line of its own. */
  private static final int LOGGED_MILLIS = 5000;

  private final String task;
  private final long start = System.nanoTime();
  private @Nullable ProgressBar bar;

  /**
   * A bar for one piece of work.
   *
   * @param task what is being done, in a word or two
   */
  public ProgressLine(String task) {
    this.task = task;
  }

  @Override
  @SuppressWarnings(
      "SystemConsoleNull") // From JDK 22 on a log may be taken for a console: no harm.
  public void advanced(long done, long total) {
    if (bar == null) {
      if (System.nanoTime() - start < PATIENCE) {
        return;
      }
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(total == Long.MAX_VALUE ? -1 : total)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(System.console() == null ? LOGGED_MILLIS : WATCHED_MILLIS)
              .build();
    }
    if (total != Long.MAX_VALUE && total != bar.getMax()) {
      bar.maxHint(total);
    }
    bar.stepTo(done);
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
