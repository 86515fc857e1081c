package org.grundy.engine;

/**
 * Where states belong in a hash table: sixty-four neighbours share a block, and the blocks are
 * spread by Fibonacci hashing (Knuth 6.4), whatever bits the states differ in.
 *
 * <p>Options of a packed state often differ from it by little in the lowest field, and depth-first
 * search visits neighbours one after the other, so keeping neighbours together saves most of the
 * cache misses. Blocks that follow each other are spread evenly: a multiple of the golden ratio
 * falls into one of the largest gaps that the ones before it left. A state whose slot is taken
 * moves on to another block, each on its own.
 */
final class Mixing {
  /** No state of a sane game; the state whose key is 0, the mark of an empty slot. */
  static final long SALT = 0x9FB21C651E98DF25L;

  /** The fewest bits a table's slots may be numbered with: one block. */
  static final int BLOCK_BITS = 6;

  private static final int BLOCK_MASK = (1 << BLOCK_BITS) - 1;

  /** 2^64 over the golden ratio, odd. */
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  /** Another odd number without a pattern. */
  private static final long SECOND_FACTOR = 0xD6E8FEB86659FD93L;

  private Mixing() {}

  /** Its own inverse. */
  static long key(long state) {
    return state ^ SALT;
  }

  /** A hash of the key's block; the high bits are the good ones. */
  static long block(long key) {
    long number = key >>> BLOCK_BITS;
    return (number ^ (number >>> 32)) * FACTOR;
  }

  /**
   * A hash of which all high bits depend on all bits of the number: for tables whose blocks are
   * short, where places that are evenly spread matter less than that no pattern of states is bad.
   */
  static long scattered(long number) {
    long mixed = number * FACTOR;
    return (mixed ^ (mixed >>> 32)) * SECOND_FACTOR;
  }

  /** One of 2^bits slots, by the high bits of the block; neighbours differ in the last six bits. */
  static long slot(long key, long block, int bits) {
    return (block >>> -bits) ^ (key & BLOCK_MASK);
  }

  /** The next block, the next place in it: odd, so that every slot is reached. */
  static int next(int slot, int mask) {
    return (slot + (1 << BLOCK_BITS) + 1) & mask;
  }

  static long next(long slot, long mask) {
    return (slot + (1 << BLOCK_BITS) + 1) & mask;
  }
}
