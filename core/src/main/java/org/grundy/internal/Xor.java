package org.grundy.internal;

/**
 * Folding by exclusive or, with the best kernel there is: chosen once, when this class is
 * initialised, by whether the JVM runs with the module jdk.incubator.vector.
 */
public final class Xor {
  /** The kernel in use. */
  public static final XorKernel KERNEL = choose();

  /** Below this length starting the vector loop costs more than it saves. */
  private static final int SHORT = 32;

  private Xor() {}

  private static XorKernel choose() {
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
      return ScalarXor.INSTANCE;
    }
    return load("org.grundy.internal.vector.VectorXor");
  }

  /** The kernel of that name, or the scalar one where it cannot be loaded. */
  static XorKernel load(String name) {
    try {
      return Class.forName(name).asSubclass(XorKernel.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return ScalarXor.INSTANCE;
    }
  }

  /** The exclusive or of all elements; if any element is negative, some negative number. */
  public static long fold(int[] values) {
    return values.length < SHORT ? ScalarXor.INSTANCE.xor(values) : KERNEL.xor(values);
  }

  /** The exclusive or of all elements; if any element is negative, some negative number. */
  public static long fold(long[] values) {
    return values.length < SHORT ? ScalarXor.INSTANCE.xor(values) : KERNEL.xor(values);
  }
}
