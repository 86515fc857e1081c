package org.grundy.internal;

/** Plain loops. */
final class ScalarOrKernel implements OrKernel {
  @Override
  public void orRows(long[] rows, int origin, EntryGroup group, long[] target, int words, int end) {
    for (int lane = 0; lane < EntryGroup.LANES; lane++) {
      for (int e = 0; e < group.sizes[lane]; e++) {
        int now = origin - group.offsets[lane][e];
        int xor = group.xors[lane][e];
        addRow(rows, now, xor, group.shifts[lane][e], target, words, end);
      }
    }
  }

  private static void addRow(
      long[] rows, int now, int xor, int shift, long[] target, int words, int end) {
    int before = now - words;
    // In two steps, because a shift by 64 is one by 0.
    for (int u = 0; u < end; u++) {
      int v = u ^ xor;
      target[u] |= (rows[now + v] << shift) | (rows[before + v] >>> 1 >>> (63 - shift));
    }
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
    for (int part = 0; part < PLANE_WORDS; part += 8) {
      long t0 = 0;
      long t1 = 0;
      long t2 = 0;
      long t3 = 0;
      long t4 = 0;
      long t5 = 0;
      long t6 = 0;
      long t7 = 0;
      for (int e = from; e < to; e++) {
        int begin = (plane ^ offsets[e]) + origin + part;
        t0 |= planes[begin];
        t1 |= planes[begin + 1];
        t2 |= planes[begin + 2];
        t3 |= planes[begin + 3];
        t4 |= planes[begin + 4];
        t5 |= planes[begin + 5];
        t6 |= planes[begin + 6];
        t7 |= planes[begin + 7];
      }
      add(target, at + part, shift, t0);
      add(target, at + part + 1, shift, t1);
      add(target, at + part + 2, shift, t2);
      add(target, at + part + 3, shift, t3);
      add(target, at + part + 4, shift, t4);
      add(target, at + part + 5, shift, t5);
      add(target, at + part + 6, shift, t6);
      add(target, at + part + 7, shift, t7);
    }
  }

  @Override
  public void orMoved(long[] planes, int origin, int[] entries, int from, int to, long[] target) {
    for (int part = 0; part < PLANE_WORDS; part += 4) {
      int high = PLANE_WORDS + part;
      long a0 = target[part];
      long a1 = target[part + 1];
      long a2 = target[part + 2];
      long a3 = target[part + 3];
      long b0 = target[high];
      long b1 = target[high + 1];
      long b2 = target[high + 2];
      long b3 = target[high + 3];
      for (int e = from; e < to; e++) {
        int entry = entries[e];
        int begin = (entry >> 6) + origin + part;
        long w0 = planes[begin];
        a0 |= w0 << entry;
        b0 |= w0 >>> -entry;
        long w1 = planes[begin + 1];
        a1 |= w1 << entry;
        b1 |= w1 >>> -entry;
        long w2 = planes[begin + 2];
        a2 |= w2 << entry;
        b2 |= w2 >>> -entry;
        long w3 = planes[begin + 3];
        a3 |= w3 << entry;
        b3 |= w3 >>> -entry;
      }
      target[part] = a0;
      target[part + 1] = a1;
      target[part + 2] = a2;
      target[part + 3] = a3;
      target[high] = b0;
      target[high + 1] = b1;
      target[high + 2] = b2;
      target[high + 3] = b3;
    }
  }

  private static void add(long[] target, int at, int shift, long word) {
    target[at] |= word << shift;
    target[at + PLANE_WORDS] |= word >>> 1 >>> (63 - shift);
  }

  @Override
  public int firstPair(byte[] values, int from, byte[] reversed, int at, int count, byte x) {
    for (int i = 0; i < count; i++) {
      if ((byte) (values[from + i] ^ reversed[at + i]) == x) {
        return i;
      }
    }
    return count;
  }

  @Override
  public int firstPair(short[] values, int from, short[] reversed, int at, int count, short x) {
    for (int i = 0; i < count; i++) {
      if ((short) (values[from + i] ^ reversed[at + i]) == x) {
        return i;
      }
    }
    return count;
  }
}
