package org.grundy;

/** The field of 2^16 nimbers by logarithms. */
final class NimberTables {
  /** A generator of the multiplicative group, of order 65535. */
  private static final int GENERATOR = 258;

  private static final int ORDER = 65_535;

  /** Past the sums of two logarithms and a constant; what all larger sums are taken for. */
  private static final int ZERO = 3 * ORDER;

  /** The logarithm of 0: a sum with it is at least {@link #ZERO}. */
  private static final int LOG_ZERO = ZERO;

  private static final int[] LOG = new int[65_536];
  private static final char[] EXP = new char[ZERO + 1];

  /** The logarithms of F/2 and of its square for F = 2^16: F * F = F ^ F/2. */
  static final int LOG_HALF;

  static final int LOG_HALF_SQUARED;

  static {
    int[] low = new int[256];
    int[] high = new int[256];
    for (int i = 0; i < 256; i++) {
      low[i] = define(GENERATOR, i, 8);
      high[i] = define(GENERATOR, i << 8, 8);
    }
    int power = 1;
    for (int i = 0; i < ORDER; i++) {
      EXP[i] = EXP[i + ORDER] = EXP[i + 2 * ORDER] = (char) power;
      LOG[power] = i;
      power = low[power & 255] ^ high[power >>> 8];
    }
    LOG[0] = LOG_ZERO;
    LOG_HALF = LOG[1 << 15];
    LOG_HALF_SQUARED = 2 * LOG_HALF % ORDER;
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

  /** The logarithm of an element, to be added to others and given to {@link #exp}. */
  static int log(int a) {
    return LOG[a];
  }

  /** The element whose logarithm is a sum of up to two logarithms and a constant one. */
  static int exp(int logarithm) {
    return EXP[Math.min(logarithm, ZERO)];
  }

  static int multiply(int a, int b) {
    return exp(LOG[a] + LOG[b]);
  }

  /** F/2 times an element, for F = 2^16. */
  static int timesHalf(int a) {
    return exp(LOG[a] + LOG_HALF);
  }

  static int square(int a) {
    return exp(2 * LOG[a]);
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
