package org.grundy.internal;

/**
 * Folding with plain instructions: C2 leaves an XOR reduction as one chain of dependent
 * instructions, so four chains are written out, enough to keep both load ports busy. The signs are
 * gathered along the way, on ports that are idle.
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
    int signs = 0;
    int i = 0;
    for (int bound = values.length - 7; i < bound; i += 8) {
      int a = values[i];
      int b = values[i + 1];
      int c = values[i + 2];
      int d = values[i + 3];
      int e = values[i + 4];
      int f = values[i + 5];
      int g = values[i + 6];
      int h = values[i + 7];
      x0 ^= a ^ e;
      x1 ^= b ^ f;
      x2 ^= c ^ g;
      x3 ^= d ^ h;
      signs |= (a | b) | (c | d) | (e | f) | (g | h);
    }
    for (; i < values.length; i++) {
      x0 ^= values[i];
      signs |= values[i];
    }
    return signed(x0 ^ x1 ^ x2 ^ x3, signs);
  }

  @Override
  public long xor(long[] values) {
    long x0 = 0;
    long x1 = 0;
    long x2 = 0;
    long x3 = 0;
    long signs = 0;
    int i = 0;
    for (int bound = values.length - 7; i < bound; i += 8) {
      long a = values[i];
      long b = values[i + 1];
      long c = values[i + 2];
      long d = values[i + 3];
      long e = values[i + 4];
      long f = values[i + 5];
      long g = values[i + 6];
      long h = values[i + 7];
      x0 ^= a ^ e;
      x1 ^= b ^ f;
      x2 ^= c ^ g;
      x3 ^= d ^ h;
      signs |= (a | b) | (c | d) | (e | f) | (g | h);
    }
    for (; i < values.length; i++) {
      x0 ^= values[i];
      signs |= values[i];
    }
    return signed(x0 ^ x1 ^ x2 ^ x3, signs);
  }

  /** The result with the sign that the elements' signs, or-ed, demand. */
  public static long signed(long xor, long signs) {
    return signs < 0 ? xor | Long.MIN_VALUE : xor;
  }
}
