package org.grundy.internal;

/**
 * The inner loops of the heap games' bit-planes. A row of {@code words} longs says of 64
 * consecutive heaps which have which value: bit i of word u is set where heap i has value u. A
 * plane has the words of one value, of consecutive blocks of 64 heaps.
 */
public interface OrKernel {
  /**
   * For every u below {@code end}: adds to {@code target[u]} the OR of {@code rows[origin - offset
   * + (u ^ xor)]} over the entries of a group, each row moved up by its shift, 0 to 63, the lowest
   * bits coming from the row before.
   *
   * @param words the length of a row, a power of two, at least 16
   * @param end at most words; more may be added to up to the next multiple of 16
   */
  void orRows(long[] rows, int origin, EntryGroup group, long[] target, int words, int end);

  /** How many words of a plane are combined at once: those of as many blocks. */
  int PLANE_WORDS = 16;

  /**
   * Combines the {@code PLANE_WORDS} words at {@code (plane ^ offset) + origin} over some offsets,
   * moves them up, and adds them to the target's words from {@code at} on; what leaves them at the
   * top goes to the next {@code PLANE_WORDS} words of the target. So the words of one place and of
   * the place before it are what {@link #moved} puts together.
   *
   * @param plane where a value's plane begins; planes are a power of two long, so that an offset
   *     both permutes the planes and moves within them
   * @param shift 0 to 63
   */
  void orPieces(
      long[] planes,
      int plane,
      int origin,
      int[] offsets,
      int from,
      int to,
      int shift,
      long[] target,
      int at);

  /**
   * The same for pieces that are moved up each by its own shift.
   *
   * @param entries 64 times the offset, plus the shift, 1 to 63
   */
  void orMoved(long[] planes, int origin, int[] entries, int from, int to, long[] target);

  /**
   * Word i, below {@code PLANE_WORDS - 1}, of pieces that begin one word before what is looked at.
   */
  static long moved(long[] target, int at, int i) {
    return target[at + i + 1] | target[at + PLANE_WORDS + i];
  }

  /**
   * The least i below {@code count} with {@code values[from + i] ^ reversed[at + i] == x}, or
   * count.
   */
  int firstPair(byte[] values, int from, byte[] reversed, int at, int count, byte x);

  /** The same for values of two bytes. */
  int firstPair(short[] values, int from, short[] reversed, int at, int count, short x);
}
