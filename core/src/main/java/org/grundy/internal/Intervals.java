package org.grundy.internal;

/**
 * Minimax over the intervals of a row from which stones are taken at either end, with the best
 * kernel there is: chosen once, when this class is initialised.
 */
public final class Intervals {
  /** The kernel in use. */
  public static final IntervalKernel KERNEL =
      Kernels.load(IntervalKernel.class, "VectorIntervals", ScalarIntervals.INSTANCE);

  private Intervals() {}
}
