package org.grundy.internal;

/**
 * Folding with plain instructions: C2 leaves an XOR reduction as one chain of dependent
 * instructions, so four chains are written out, and four more that gather the signs. C2 makes less
 * of longer bodies.
 */
public final class ScalarXor implements XorKernel {
  /** The kernel; it has no state. */
  public static final ScalarXor INSTANCE = new ScalarXor();

  private ScalarXor() {}

  @Override
  public long xor(int[] values) {
    int x0 = 0;
    int x1 = 0;
    int x2 = 0;
    int x3 = 0;
    int s0 = 0;
    int s1 = 0;
    int s2 = 0;
    int s3 = 0;
    int i = 0;
    for (int bound = values.length - 3; i < bound; i += 4) {
      int a = values[i];
      int b = values[i + 1];
      int c = values[i + 2];
      int d = values[i + 3];
      x0 ^= a;
      x1 ^= b;
      x2 ^= c;
      x3 ^= d;
      s0 |= a;
      s1 |= b;
      s2 |= c;
      s3 |= d;
    }
    for (; i < values.length; i++) {
      x0 ^= values[i];
      s0 |= values[i];
    }
    return signed(x0 ^ x1 ^ x2 ^ x3, s0 | s1 | s2 | s3);
  }

  @Override
  public long xor(long[] values) {
    long x0 = 0;
    long x1 = 0;
    long x2 = 0;
    long x3 = 0;
    long s0 = 0;
    long s1 = 0;
    long s2 = 0;
    long s3 = 0;
    int i = 0;
    for (int bound = values.length - 3; i < bound; i += 4) {
      long a = values[i];
      long b = values[i + 1];
      long c = values[i + 2];
      long d = values[i + 3];
      x0 ^= a;
      x1 ^= b;
      x2 ^= c;
      x3 ^= d;
      s0 |= a;
      s1 |= b;
      s2 |= c;
      s3 |= d;
    }
    for (; i < values.length; i++) {
      x0 ^= values[i];
      s0 |= values[i];
    }
    return signed(x0 ^ x1 ^ x2 ^ x3, s0 | s1 | s2 | s3);
  }

  /** The result with the sign that the elements' signs, or-ed, demand. */
  public static long signed(long xor, long signs) {
    return signs < 0 ? xor | Long.MIN_VALUE : xor;
  }
}
