package org.grundy.bench.cli;

import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Supplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A running clock on the error stream while work goes on of which nobody knows the length. */
final class Waiting extends TimerTask {
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final int UPDATE_MILLIS = 500;

  private final String task;
  private @Nullable ProgressBar bar;
  private boolean over;

  private Waiting(String task) {
    this.task = task;
  }

  /** Does the work; the clock is for a person at a terminal only, and only if it takes long. */
  @SuppressWarnings("SystemConsoleNull") // From JDK 22 on a log may get a clock: no harm.
  static <T> T during(String task, Supplier<T> work) {
    return System.console() == null ? work.get() : during(task, PATIENCE, work);
  }

  /** Does the work, and shows the clock once it has taken so long. */
  static <T> T during(String task, Duration patience, Supplier<T> work) {
    Timer timer = new Timer("waiting", true);
    Waiting waiting = new Waiting(task);
    timer.schedule(waiting, patience.toMillis());
    try {
      return work.get();
    } finally {
      timer.cancel();
      waiting.end();
    }
  }

  @Override
  public synchronized void run() {
    if (!over) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(-1)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(UPDATE_MILLIS)
              .build();
    }
  }

  private synchronized void end() {
    over = true;
    if (bar != null) {
      bar.close();
    }
  }
}
