package org.grundy.internal;

/**
 * Folding with plain instructions, in the plainest loop there is: C2 turns two reductions of one
 * array into vector code, which it does not for one alone (not found worth it) and not for a loop
 * that was unrolled by hand. From JDK 21 on, which combines the lanes after the loop instead of in
 * every turn, this is as fast as the vectors of {@code jdk.incubator.vector}.
 */
public final class ScalarXor implements XorKernel {
  /** The kernel; it has no state. */
  public static final ScalarXor INSTANCE = new ScalarXor();

  private ScalarXor() {}

  @Override
  public long xor(int[] values) {
    int xor = 0;
    int signs = 0;
    for (int i = 0; i < values.length; i++) {
      xor ^= values[i];
      signs |= values[i];
    }
    return signed(xor, signs);
  }

  @Override
  public long xor(long[] values) {
    long xor = 0;
    long signs = 0;
    for (int i = 0; i < values.length; i++) {
      xor ^= values[i];
      signs |= values[i];
    }
    return signed(xor, signs);
  }

  /** The result with the sign that the elements' signs, or-ed, demand. */
  public static long signed(long xor, long signs) {
    return signs < 0 ? xor | Long.MIN_VALUE : xor;
  }
}
