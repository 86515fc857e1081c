package org.grundy.internal;

/**
 * Minimax over the intervals of a row from which stones are taken at either end, with the best
 * kernel there is: chosen once, when this class is initialised.
 */
public final class Intervals {
  /** The kernel in use for long rows. */
  public static final IntervalKernel KERNEL =
      Kernels.load(IntervalKernel.class, "VectorIntervals", ScalarIntervals.INSTANCE);

  /**
   * Below this length a row is done in milliseconds either way, while the first calls of the vector
   * kernel take far longer: until the compiler gets to it every vector is an object.
   */
  private static final int LONG = 4096;

  private Intervals() {}

  /** The kernel to use for a row of that length. */
  public static IntervalKernel kernelFor(int length) {
    return length < LONG ? ScalarIntervals.INSTANCE : KERNEL;
  }
}
