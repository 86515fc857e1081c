package org.grundy.internal;

/**
 * Folding by exclusive or, with the best kernel there is: chosen once, when this class is
 * initialised, by whether the JVM runs with the module jdk.incubator.vector.
 */
public final class Xor {
  /** The kernel in use. */
  public static final XorKernel KERNEL =
      Kernels.load(XorKernel.class, "VectorXor", ScalarXor.INSTANCE);

  /** Below this length starting the vector loop costs more than it saves. */
  private static final int SHORT = 32;

  private Xor() {}

  /** The exclusive or of all elements; if any element is negative, some negative number. */
  public static long fold(int[] values) {
    return values.length < SHORT ? ScalarXor.INSTANCE.xor(values) : KERNEL.xor(values);
  }

  /** The exclusive or of all elements; if any element is negative, some negative number. */
  public static long fold(long[] values) {
    return values.length < SHORT ? ScalarXor.INSTANCE.xor(values) : KERNEL.xor(values);
  }
}
