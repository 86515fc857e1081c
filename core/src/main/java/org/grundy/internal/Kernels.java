package org.grundy.internal;

/** Loads the vector kernels, which are there only where the JVM runs with their module. */
final class Kernels {
  private Kernels() {}

  /**
   * The kernel of the given name in {@code org.grundy.internal.vector}, or the scalar one where the
   * module jdk.incubator.vector is missing or the kernel cannot be loaded.
   */
  static <K> K load(Class<K> type, String name, K scalar) {
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
      return scalar;
    }
    try {
      return Class.forName("org.grundy.internal.vector." + name)
          .asSubclass(type)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return scalar;
    }
  }
}
