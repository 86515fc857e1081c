package org.grundy.bench.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.openjdk.jmh.runner.RunnerException;

/**
 * JMH's machine-wide lock, held over several runs of it: two measurements at a time would spoil
 * each other.
 */
public final class BenchmarkLock {
  /** The property that tells JMH not to take the lock itself. */
  private static final String IGNORE = "jmh.ignoreLock";

  private BenchmarkLock() {}

  /** Work to do under the lock. */
  @FunctionalInterface
  public interface Work {
    /** Does it. */
    void run() throws IOException, RunnerException;
  }

  /**
   * Takes the lock, works, and gives it back.
   *
   * @param work what to do
   * @throws IllegalStateException if somebody else has the lock
   * @throws IOException if the lock file cannot be opened, or from the work
   * @throws RunnerException from the work
   */
  public static void holding(Work work) throws IOException, RunnerException {
    // The file is JMH's, so that each keeps out the other.
    Path file = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      if (!locked(channel)) {
        throw new IllegalStateException(
            "another benchmark run holds " + file + "; wait until it has ended, then start again");
      }
      System.setProperty(IGNORE, "true");
      try {
        work.run();
      } finally {
        System.clearProperty(IGNORE);
      }
    }
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // this JVM has it
    }
  }
}
