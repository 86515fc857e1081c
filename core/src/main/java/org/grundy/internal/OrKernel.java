package org.grundy.internal;

/**
 * The inner loops of the heap games' bit-planes. A row of {@code words} longs says of 64
 * consecutive heaps which have which value: bit i of word u is set where heap i has value u. A
 * plane has the words of one value, of consecutive blocks of 64 heaps.
 */
public interface OrKernel {
  /**
   * The number of longs handled at once, a power of two; entries are grouped by {@code xor %
   * lanes}.
   */
  int lanes();

  /**
   * For every u below {@code words}: {@code target[u] = OR of rows[origin - offset + (u ^ xor)]}
   * over the entries of a group.
   *
   * @param words a power of two, at least 16
   */
  void orRows(long[] rows, int origin, EntryGroup group, long[] target, int words);

  /**
   * The same with each row moved up by its shift, 1 to 63, the lowest bits coming from the row
   * before; added to what the target holds.
   */
  void orShiftedRows(long[] rows, int origin, EntryGroup group, long[] target, int words);

  /** How many words of a plane are combined at once: those of as many blocks. */
  int PLANE_WORDS = 16;

  /** Longs of working space for {@link #orPlanes}. */
  int SCRATCH = 17 * PLANE_WORDS;

  /**
   * Combines pieces of planes by shift, for one value and the blocks from one on. An entry of class
   * s adds the words at {@code (plane ^ entry.offset) + origin}, moved up by s; the first {@code
   * PLANE_WORDS - 1} words of the target, which are added to, are then right. It may stop early
   * when those have all bits.
   *
   * @param plane where the value's plane begins; planes are a power of two long, so that an offset
   *     both permutes the planes and moves within them
   * @param origin added to all places; at the least one more than the least of them
   * @param at where the target begins
   * @return the entries looked at
   */
  int orPlanes(
      long[] planes,
      int plane,
      int origin,
      EntryGroup byShift,
      long[] scratch,
      long[] target,
      int at);

  /**
   * Adds to the target's {@code PLANE_WORDS} words those of one plane, moved up by each of some
   * distances, none of them divisible by 64.
   *
   * @param origin where the target's first block is in the plane
   */
  void orPlane(long[] planes, int origin, int[] distances, int from, int to, long[] target);

  /**
   * The least i below {@code count} with {@code values[from + i] ^ reversed[at + i] == x}, or
   * count.
   */
  int firstPair(byte[] values, int from, byte[] reversed, int at, int count, byte x);

  /** The same for values of two bytes. */
  int firstPair(short[] values, int from, short[] reversed, int at, int count, short x);
}
