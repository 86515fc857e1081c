package org.grundy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what the running thread allocates: the tests' proof that hot paths allocate nothing. */
public final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocation() {}

  /**
   * The bytes allocated by one warm run: the least of several runs, since class loading and the
   * compiler's deoptimisations allocate now and then.
   */
  public static long bytes(Runnable work) {
    for (int i = 0; i < 20; i++) {
      work.run();
    }
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 10 && least > 0; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      work.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }
}
