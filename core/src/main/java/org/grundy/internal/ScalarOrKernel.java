package org.grundy.internal;

import java.util.Arrays;

/** Plain loops. */
final class ScalarOrKernel implements OrKernel {
  private static final int LANES = 8;

  @Override
  public int lanes() {
    return LANES;
  }

  @Override
  public void orRows(long[] rows, int origin, EntryGroup group, long[] target, int words) {
    Arrays.fill(target, 0, words, 0);
    for (int lane = 0; lane < LANES; lane++) {
      int[] offsets = group.offsets[lane];
      int[] xors = group.xors[lane];
      for (int e = 0; e < group.sizes[lane]; e++) {
        int base = origin - offsets[e];
        int high = xors[e] & -LANES;
        for (int chunk = 0; chunk < words; chunk += LANES) {
          int from = base + (chunk ^ high);
          target[chunk] |= rows[from + lane];
          target[chunk + 1] |= rows[from + (1 ^ lane)];
          target[chunk + 2] |= rows[from + (2 ^ lane)];
          target[chunk + 3] |= rows[from + (3 ^ lane)];
          target[chunk + 4] |= rows[from + (4 ^ lane)];
          target[chunk + 5] |= rows[from + (5 ^ lane)];
          target[chunk + 6] |= rows[from + (6 ^ lane)];
          target[chunk + 7] |= rows[from + (7 ^ lane)];
        }
      }
    }
  }

  @Override
  public void orShiftedRows(long[] rows, int origin, EntryGroup group, long[] target, int words) {
    for (int lane = 0; lane < LANES; lane++) {
      for (int e = 0; e < group.sizes[lane]; e++) {
        int now = origin - group.offsets[lane][e];
        int before = now - words;
        int xor = group.xors[lane][e];
        int shift = group.shifts[lane][e];
        for (int u = 0; u < words; u++) {
          int v = u ^ xor;
          target[u] |= (rows[now + v] << shift) | (rows[before + v] >>> -shift);
        }
      }
    }
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
