package org.grundy.internal;

/**
 * The inner loops of the heap games' bit-planes. A row of {@code words} longs says of 64
 * consecutive heaps which have which value: bit i of word u is set where heap i has value u.
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

  /**
   * The least i below {@code count} with {@code values[from + i] ^ reversed[at + i] == x}, or
   * count.
   */
  int firstPair(byte[] values, int from, byte[] reversed, int at, int count, byte x);

  /** The same for values of two bytes. */
  int firstPair(short[] values, int from, short[] reversed, int at, int count, short x);
}
