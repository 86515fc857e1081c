package org.grundy.internal;

/**
 * Plain loops where there is little to do, vectors from the first heavy block on, or after much
 * work: loading them, and running them before they are compiled, takes longer than most
 * computations. For one thread.
 */
final class LateOrKernel implements OrKernel {
  /** Words of planes combined before vectors are wanted: some 20 ms of work. */
  private static final long MANY = 1L << 24;

  /** Words of the rows of one block that are many: where some hundred heaps are rare. */
  private static final int HEAVY = 1 << 12;

  private OrKernel now = OrKernels.scalar();
  private long combined;

  @Override
  public void orRows(long[] rows, int origin, EntryGroup group, long[] target, int words, int end) {
    if (combined > MANY || group.size() * words > HEAVY) {
      now = OrKernels.best();
    }
    now.orRows(rows, origin, group, target, words, end);
  }

  @Override
  public void orPieces(
      long[] planes,
      int plane,
      int origin,
      int[] offsets,
      int from,
      int to,
      int shift,
      long[] target,
      int at) {
    combined += (long) PLANE_WORDS * (to - from);
    now.orPieces(planes, plane, origin, offsets, from, to, shift, target, at);
  }

  @Override
  public void orMoved(long[] planes, int origin, int[] entries, int from, int to, long[] target) {
    combined += (long) PLANE_WORDS * (to - from);
    now.orMoved(planes, origin, entries, from, to, target);
  }

  @Override
  public int firstPair(byte[] values, int from, byte[] reversed, int at, int count, byte x) {
    return now.firstPair(values, from, reversed, at, count, x);
  }

  @Override
  public int firstPair(short[] values, int from, short[] reversed, int at, int count, short x) {
    return now.firstPair(values, from, reversed, at, count, x);
  }
}
