package org.grundy.bench.nim;

import org.grundy.Nimber;

/**
 * Nim products as contest programs in C++ usually have them: logarithms in the field of 2^16 (two
 * tables of 65536 numbers), and from there to 64 bits twice Karatsuba's three products.
 */
final class LogTables {
  private static final int ORDER = 65535;

  private final char[] log = new char[ORDER + 1];
  private final char[] power = new char[2 * ORDER];

  LogTables() {
    long generator = 2;
    while (!fill(generator)) {
      generator++;
    }
  }

  /** Fills the tables with powers of a number, if all but 0 are powers of it. */
  private boolean fill(long generator) {
    long x = 1;
    for (int i = 0; i < ORDER; i++) {
      if (x == 1 && i > 0) {
        return false;
      }
      power[i] = (char) x;
      power[i + ORDER] = (char) x;
      log[(int) x] = (char) i;
      x = Nimber.multiply(x, generator);
    }
    return true;
  }

  private int multiply16(int a, int b) {
    return a == 0 || b == 0 ? 0 : power[log[a] + log[b]];
  }

  private int multiply32(int a, int b) {
    int low = multiply16(a & 0xFFFF, b & 0xFFFF);
    int high = multiply16(a >>> 16, b >>> 16);
    int both = multiply16((a ^ (a >>> 16)) & 0xFFFF, (b ^ (b >>> 16)) & 0xFFFF);
    return ((both ^ low) << 16) | (low ^ multiply16(high, 1 << 15));
  }

  long multiply(long a, long b) {
    int low = multiply32((int) a, (int) b);
    int high = multiply32((int) (a >>> 32), (int) (b >>> 32));
    int both = multiply32((int) (a ^ (a >>> 32)), (int) (b ^ (b >>> 32)));
    return ((long) (both ^ low) << 32) | ((low ^ multiply32(high, 1 << 31)) & 0xFFFF_FFFFL);
  }
}
