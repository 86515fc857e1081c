package org.grundy.internal;

/** Chooses the kernel once: vectors where the module is there, plain loops otherwise. */
public final class OrKernels {
  private static final OrKernel SCALAR = new ScalarOrKernel();
  private static final OrKernel BEST = load();

  private OrKernels() {}

  public static OrKernel best() {
    return BEST;
  }

  public static OrKernel scalar() {
    return SCALAR;
  }

  private static OrKernel load() {
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
      return SCALAR;
    }
    try {
      Object kernel =
          Class.forName("org.grundy.internal.vector.VectorOrKernel")
              .getDeclaredConstructor()
              .newInstance();
      return (OrKernel) kernel;
    } catch (ReflectiveOperationException | LinkageError e) {
      return SCALAR;
    }
  }
}
