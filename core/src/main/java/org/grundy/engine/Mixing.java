package org.grundy.engine;

/**
 * Where states belong in a hash table: eight neighbours share a cache line, and the lines are
 * spread by a mixer, whatever bits the states differ in.
 *
 * <p>Options of a packed state often differ from it by little in the lowest field, and depth-first
 * search visits neighbours one after the other, so keeping neighbours together saves most of the
 * cache misses. A full line overflows into the one after it, each state on its own.
 */
final class Mixing {
  /** No state of a sane game; the state whose key is 0, the mark of an empty slot. */
  static final long SALT = 0x9FB21C651E98DF25L;

  /** 2^64 over the golden ratio, odd; the other factor is from Stafford's mixers (2011). */
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private static final long OTHER_FACTOR = 0xBF58476D1CE4E5B9L;
  private static final int LINE_BITS = 3;

  private Mixing() {}

  /** Its own inverse. */
  static long key(long state) {
    return state ^ SALT;
  }

  /** The same for the eight states of a line; spread in high and low bits alike. */
  static long line(long key) {
    long h = (key >>> LINE_BITS) * FACTOR;
    h = (h ^ (h >>> 32)) * OTHER_FACTOR;
    return h ^ (h >>> 32);
  }

  /** Neighbours differ in the last three bits only. */
  static int slot(long key, long line, int mask) {
    return (int) slot(key, line, (long) mask);
  }

  /** The next line, the next place in it: odd, so that every slot is reached. */
  static int next(int slot, int mask) {
    return (slot + (1 << LINE_BITS) + 1) & mask;
  }

  static long slot(long key, long line, long mask) {
    return (line ^ (key & ((1 << LINE_BITS) - 1))) & mask;
  }

  static long next(long slot, long mask) {
    return (slot + (1 << LINE_BITS) + 1) & mask;
  }
}
