package org.grundy.internal;

/** Chooses the kernel: vectors where the module is there, plain loops otherwise. */
public final class OrKernels {
  private static final OrKernel SCALAR = new ScalarOrKernel();

  private OrKernels() {}

  /** Vectors if they are there, loaded at the first call. */
  public static OrKernel best() {
    return Best.KERNEL;
  }

  public static OrKernel scalar() {
    return SCALAR;
  }

  /** Plain loops, and vectors after some work. For one thread. */
  public static OrKernel late() {
    return new LateOrKernel();
  }

  private static final class Best {
    static final OrKernel KERNEL = Kernels.load(OrKernel.class, "VectorOrKernel", SCALAR);
  }
}
