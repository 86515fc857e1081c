package org.grundy.bench.gate;

/** Pseudo-random numbers for the reference kernels; as frozen as they are. */
final class ReferenceTable {
  private ReferenceTable() {}

  /** 1024 numbers, which fit the first-level cache. */
  static int[] make() {
    int[] table = new int[1024];
    long x = 0x9E3779B97F4A7C15L;
    for (int i = 0; i < table.length; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
      table[i] = (int) x;
    }
    return table;
  }
}
