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
    for (int part = 0; part < PLANE_WORDS; part += 8) {
      long t0 = 0;
      long t1 = 0;
      long t2 = 0;
      long t3 = 0;
      long t4 = 0;
      long t5 = 0;
      long t6 = 0;
      long t7 = 0;
      for (int e = 0; e < size; e++) {
        int from = (plane ^ offsets[e]) + origin + part;
        t0 |= planes[from];
        t1 |= planes[from + 1];
        t2 |= planes[from + 2];
        t3 |= planes[from + 3];
        t4 |= planes[from + 4];
        t5 |= planes[from + 5];
        t6 |= planes[from + 6];
        t7 |= planes[from + 7];
      }
      target[part] = t0;
      target[part + 1] = t1;
      target[part + 2] = t2;
      target[part + 3] = t3;
      target[part + 4] = t4;
      target[part + 5] = t5;
      target[part + 6] = t6;
      target[part + 7] = t7;
    }
  }

  @Override
  public void orPlane(long[] planes, int origin, int[] distances, int from, int to, long[] target) {
    for (int part = 0; part < PLANE_WORDS; part += 8) {
      long t0 = target[part];
      long t1 = target[part + 1];
      long t2 = target[part + 2];
      long t3 = target[part + 3];
      long t4 = target[part + 4];
      long t5 = target[part + 5];
      long t6 = target[part + 6];
      long t7 = target[part + 7];
      for (int e = from; e < to; e++) {
        int base = origin + part - (distances[e] >> 6);
        int up = distances[e] & 63;
        long before = planes[base - 1];
        long w0 = planes[base];
        t0 |= (w0 << up) | (before >>> -up);
        long w1 = planes[base + 1];
        t1 |= (w1 << up) | (w0 >>> -up);
        long w2 = planes[base + 2];
        t2 |= (w2 << up) | (w1 >>> -up);
        long w3 = planes[base + 3];
        t3 |= (w3 << up) | (w2 >>> -up);
        long w4 = planes[base + 4];
        t4 |= (w4 << up) | (w3 >>> -up);
        long w5 = planes[base + 5];
        t5 |= (w5 << up) | (w4 >>> -up);
        long w6 = planes[base + 6];
        t6 |= (w6 << up) | (w5 >>> -up);
        long w7 = planes[base + 7];
        t7 |= (w7 << up) | (w6 >>> -up);
      }
      target[part] = t0;
      target[part + 1] = t1;
      target[part + 2] = t2;
      target[part + 3] = t3;
      target[part + 4] = t4;
      target[part + 5] = t5;
      target[part + 6] = t6;
      target[part + 7] = t7;
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
