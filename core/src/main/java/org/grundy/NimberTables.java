package org.grundy;

/** The field of 2^16 nimbers by logarithms. */
final class NimberTables {
  /** A generator of the multiplicative group, of order 65535. */
  private static final int GENERATOR = 258;

  private static final int ORDER = 65_535;

  /** The logarithm of 0: large enough that a sum with it lands among the zeros of EXP. */
  private static final int LOG_ZERO = 2 * ORDER;

  private static final int[] LOG = new int[65_536];
  private static final char[] EXP = new char[2 * LOG_ZERO + 1];

  static {
    int[] low = new int[256];
    int[] high = new int[256];
    for (int i = 0; i < 256; i++) {
      low[i] = define(GENERATOR, i, 8);
      high[i] = define(GENERATOR, i << 8, 8);
    }
    int power = 1;
    for (int i = 0; i < ORDER; i++) {
      EXP[i] = EXP[i + ORDER] = (char) power;
      LOG[power] = i;
      power = low[power & 255] ^ high[power >>> 8];
    }
    LOG[0] = LOG_ZERO;
  }

  private NimberTables() {}

  /** The product by halving, down to bits; half is the number of bits of a half. */
  private static int define(int a, int b, int half) {
    if (a < 2 || b < 2) {
      return a * b;
    }
    int mask = (1 << half) - 1;
    int low = define(a & mask, b & mask, half >> 1);
    int high = define(a >>> half, b >>> half, half >> 1);
    int all = define((a ^ (a >>> half)) & mask, (b ^ (b >>> half)) & mask, half >> 1);
    return ((all ^ low) << half) | (low ^ define(high, 1 << (half - 1), half >> 1));
  }

  static int multiply(int a, int b) {
    return EXP[LOG[a] + LOG[b]];
  }

  static int square(int a) {
    return EXP[2 * LOG[a]];
  }

  static int inverse(int a) {
    return EXP[ORDER - LOG[a]];
  }

  /** The root's logarithm doubled is the number's, modulo an odd order. */
  static int sqrt(int a) {
    if (a == 0) {
      return 0;
    }
    int log = LOG[a];
    return EXP[(log & 1) == 0 ? log >> 1 : (log + ORDER) >> 1];
  }
}
