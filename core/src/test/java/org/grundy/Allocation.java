package org.grundy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what the running thread allocates: the tests' proof that hot paths allocate nothing. */
public final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final long PATIENCE = 20_000_000_000L;

  private Allocation() {}

  /**
   * The bytes allocated by one run in the steady state: the least of as many runs as twenty seconds
   * hold, stopping at the first that allocates nothing. Class loading, the interpreter (which boxes
   * vectors) and deoptimisation allocate before that.
   */
  public static long bytes(Runnable work) {
    return bytes(work, PATIENCE);
  }

  static long bytes(Runnable work, long patience) {
    long least = Long.MAX_VALUE;
    long start = System.nanoTime();
    do {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      work.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    } while (least > 0 && System.nanoTime() - start < patience);
    return least;
  }
}
