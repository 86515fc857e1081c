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
  public int orPlanes(
      long[] planes,
      int plane,
      int origin,
      EntryGroup byShift,
      long[] scratch,
      long[] target,
      int at) {
    int looked = 0;
    for (int shift = 0; shift < 64; shift++) {
      int size = byShift.sizes[shift];
      if (size == 0) {
        continue;
      }
      looked += size;
      combine(planes, plane, origin - 1, byShift.offsets[shift], size, scratch);
      long open = 0;
      for (int i = 0; i < PLANE_WORDS - 1; i++) {
        target[at + i] |= (scratch[i + 1] << shift) | (shift == 0 ? 0 : scratch[i] >>> -shift);
        open |= ~target[at + i];
      }
      if (open == 0) {
        break;
      }
    }
    return looked;
  }

  private static void combine(
      long[] planes, int plane, int origin, int[] offsets, int size, long[] target) {
    Arrays.fill(target, 0, PLANE_WORDS, 0);
    for (int e = 0; e < size; e++) {
      int from = (plane ^ offsets[e]) + origin;
      for (int i = 0; i < PLANE_WORDS; i++) {
        target[i] |= planes[from + i];
      }
    }
  }

  @Override
  public void orPlane(long[] planes, int origin, int[] distances, int from, int to, long[] target) {
    for (int e = from; e < to; e++) {
      int base = origin - (distances[e] >> 6);
      int shift = distances[e] & 63;
      for (int i = 0; i < PLANE_WORDS; i++) {
        target[i] |= (planes[base + i] << shift) | (planes[base + i - 1] >>> -shift);
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
