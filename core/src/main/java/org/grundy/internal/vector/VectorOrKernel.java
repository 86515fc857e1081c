package org.grundy.internal.vector;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.internal.EntryGroup;
import org.grundy.internal.OrKernel;
import org.grundy.internal.OrKernels;

/**
 * The bit-plane loops on vectors. A tile of the result stays in registers while all rows of a lane
 * class are combined; the permutation within a vector is done once for the class.
 */
public final class VectorOrKernel implements OrKernel {
  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;
  private static final int LANES = LONGS.length();
  private static final int SHIFT = Integer.numberOfTrailingZeros(LANES);

  private final VectorShuffle<Long>[] byLane;
  private final OrKernel scalar = OrKernels.scalar();

  /** Refuses machines whose vectors are too short or too long for a row. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  public VectorOrKernel() {
    if (LANES < 2 || LANES > 8) {
      throw new LinkageError("vectors of " + LANES + " longs");
    }
    byLane = new VectorShuffle[LANES];
    for (int lane = 0; lane < LANES; lane++) {
      int x = lane;
      byLane[lane] = VectorShuffle.fromOp(LONGS, i -> i ^ x);
    }
  }

  @Override
  public int lanes() {
    return LANES;
  }

  @Override
  public void orRows(long[] rows, int origin, EntryGroup group, long[] target, int words) {
    int vectors = words >>> SHIFT;
    if (vectors >= 8) {
      for (int tile = 0; tile < vectors; tile += 8) {
        tileOf8(rows, origin, group, target, tile);
      }
    } else {
      for (int tile = 0; tile < vectors; tile += 2) {
        tileOf2(rows, origin, group, target, tile);
      }
    }
  }

  private void tileOf8(long[] rows, int origin, EntryGroup group, long[] target, int tile) {
    LongVector t0 = LongVector.zero(LONGS);
    LongVector t1 = t0;
    LongVector t2 = t0;
    LongVector t3 = t0;
    LongVector t4 = t0;
    LongVector t5 = t0;
    LongVector t6 = t0;
    LongVector t7 = t0;
    for (int lane = 0; lane < LANES; lane++) {
      int size = group.sizes[lane];
      if (size == 0) {
        continue;
      }
      int[] offsets = group.offsets[lane];
      int[] xors = group.xors[lane];
      LongVector a0 = LongVector.zero(LONGS);
      LongVector a1 = a0;
      LongVector a2 = a0;
      LongVector a3 = a0;
      LongVector a4 = a0;
      LongVector a5 = a0;
      LongVector a6 = a0;
      LongVector a7 = a0;
      for (int e = 0; e < size; e++) {
        int vector = (xors[e] >>> SHIFT) ^ tile;
        int from = origin - offsets[e] + ((vector & -8) << SHIFT);
        int low = vector & 7;
        a0 = a0.or(LongVector.fromArray(LONGS, rows, from + (low << SHIFT)));
        a1 = a1.or(LongVector.fromArray(LONGS, rows, from + ((low ^ 1) << SHIFT)));
        a2 = a2.or(LongVector.fromArray(LONGS, rows, from + ((low ^ 2) << SHIFT)));
        a3 = a3.or(LongVector.fromArray(LONGS, rows, from + ((low ^ 3) << SHIFT)));
        a4 = a4.or(LongVector.fromArray(LONGS, rows, from + ((low ^ 4) << SHIFT)));
        a5 = a5.or(LongVector.fromArray(LONGS, rows, from + ((low ^ 5) << SHIFT)));
        a6 = a6.or(LongVector.fromArray(LONGS, rows, from + ((low ^ 6) << SHIFT)));
        a7 = a7.or(LongVector.fromArray(LONGS, rows, from + ((low ^ 7) << SHIFT)));
      }
      VectorShuffle<Long> shuffle = byLane[lane];
      t0 = t0.or(a0.rearrange(shuffle));
      t1 = t1.or(a1.rearrange(shuffle));
      t2 = t2.or(a2.rearrange(shuffle));
      t3 = t3.or(a3.rearrange(shuffle));
      t4 = t4.or(a4.rearrange(shuffle));
      t5 = t5.or(a5.rearrange(shuffle));
      t6 = t6.or(a6.rearrange(shuffle));
      t7 = t7.or(a7.rearrange(shuffle));
    }
    int to = tile << SHIFT;
    t0.intoArray(target, to);
    t1.intoArray(target, to + LANES);
    t2.intoArray(target, to + 2 * LANES);
    t3.intoArray(target, to + 3 * LANES);
    t4.intoArray(target, to + 4 * LANES);
    t5.intoArray(target, to + 5 * LANES);
    t6.intoArray(target, to + 6 * LANES);
    t7.intoArray(target, to + 7 * LANES);
  }

  private void tileOf2(long[] rows, int origin, EntryGroup group, long[] target, int tile) {
    LongVector t0 = LongVector.zero(LONGS);
    LongVector t1 = t0;
    for (int lane = 0; lane < LANES; lane++) {
      int size = group.sizes[lane];
      if (size == 0) {
        continue;
      }
      int[] offsets = group.offsets[lane];
      int[] xors = group.xors[lane];
      LongVector a0 = LongVector.zero(LONGS);
      LongVector a1 = a0;
      for (int e = 0; e < size; e++) {
        int vector = (xors[e] >>> SHIFT) ^ tile;
        int from = origin - offsets[e];
        a0 = a0.or(LongVector.fromArray(LONGS, rows, from + (vector << SHIFT)));
        a1 = a1.or(LongVector.fromArray(LONGS, rows, from + ((vector ^ 1) << SHIFT)));
      }
      VectorShuffle<Long> shuffle = byLane[lane];
      t0 = t0.or(a0.rearrange(shuffle));
      t1 = t1.or(a1.rearrange(shuffle));
    }
    int to = tile << SHIFT;
    t0.intoArray(target, to);
    t1.intoArray(target, to + LANES);
  }

  @Override
  public void orShiftedRows(long[] rows, int origin, EntryGroup group, long[] target, int words) {
    int vectors = words >>> SHIFT;
    if (vectors >= 8) {
      for (int tile = 0; tile < vectors; tile += 8) {
        shiftedTileOf8(rows, origin, group, target, tile, words);
      }
    } else {
      for (int tile = 0; tile < vectors; tile += 2) {
        shiftedTileOf2(rows, origin, group, target, tile, words);
      }
    }
  }

  private void shiftedTileOf8(
      long[] rows, int origin, EntryGroup group, long[] target, int tile, int words) {
    for (int lane = 0; lane < LANES; lane++) {
      int size = group.sizes[lane];
      if (size == 0) {
        continue;
      }
      int[] offsets = group.offsets[lane];
      int[] xors = group.xors[lane];
      int[] shifts = group.shifts[lane];
      LongVector a0 = LongVector.zero(LONGS);
      LongVector a1 = a0;
      LongVector a2 = a0;
      LongVector a3 = a0;
      LongVector a4 = a0;
      LongVector a5 = a0;
      LongVector a6 = a0;
      LongVector a7 = a0;
      for (int e = 0; e < size; e++) {
        int vector = (xors[e] >>> SHIFT) ^ tile;
        int now = origin - offsets[e] + ((vector & -8) << SHIFT);
        int low = vector & 7;
        int up = shifts[e];
        int down = 64 - up;
        a0 =
            a0.or(
                LongVector.fromArray(LONGS, rows, now + (low << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + (low << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a1 =
            a1.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 1) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 1) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a2 =
            a2.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 2) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 2) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a3 =
            a3.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 3) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 3) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a4 =
            a4.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 4) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 4) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a5 =
            a5.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 5) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 5) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a6 =
            a6.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 6) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 6) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a7 =
            a7.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 7) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 7) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
      }
      VectorShuffle<Long> shuffle = byLane[lane];
      int to = tile << SHIFT;
      add(target, to, a0.rearrange(shuffle));
      add(target, to + LANES, a1.rearrange(shuffle));
      add(target, to + 2 * LANES, a2.rearrange(shuffle));
      add(target, to + 3 * LANES, a3.rearrange(shuffle));
      add(target, to + 4 * LANES, a4.rearrange(shuffle));
      add(target, to + 5 * LANES, a5.rearrange(shuffle));
      add(target, to + 6 * LANES, a6.rearrange(shuffle));
      add(target, to + 7 * LANES, a7.rearrange(shuffle));
    }
  }

  private void shiftedTileOf2(
      long[] rows, int origin, EntryGroup group, long[] target, int tile, int words) {
    for (int lane = 0; lane < LANES; lane++) {
      int size = group.sizes[lane];
      if (size == 0) {
        continue;
      }
      int[] offsets = group.offsets[lane];
      int[] xors = group.xors[lane];
      int[] shifts = group.shifts[lane];
      LongVector a0 = LongVector.zero(LONGS);
      LongVector a1 = a0;
      for (int e = 0; e < size; e++) {
        int vector = (xors[e] >>> SHIFT) ^ tile;
        int now = origin - offsets[e] + ((vector & -2) << SHIFT);
        int low = vector & 1;
        int up = shifts[e];
        int down = 64 - up;
        a0 =
            a0.or(
                LongVector.fromArray(LONGS, rows, now + (low << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + (low << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
        a1 =
            a1.or(
                LongVector.fromArray(LONGS, rows, now + ((low ^ 1) << SHIFT))
                    .lanewise(VectorOperators.LSHL, up)
                    .or(
                        LongVector.fromArray(LONGS, rows, now - words + ((low ^ 1) << SHIFT))
                            .lanewise(VectorOperators.LSHR, down)));
      }
      VectorShuffle<Long> shuffle = byLane[lane];
      int to = tile << SHIFT;
      add(target, to, a0.rearrange(shuffle));
      add(target, to + LANES, a1.rearrange(shuffle));
    }
  }

  private static void add(long[] target, int at, LongVector more) {
    LongVector.fromArray(LONGS, target, at).or(more).intoArray(target, at);
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
    for (int first = 0; first < 64; first += 16) {
      int before = looked;
      for (int shift = first; shift < first + 16; shift++) {
        int size = byShift.sizes[shift];
        if (size > 0) {
          looked += size;
          int to = (shift - first) * PLANE_WORDS;
          combine(planes, plane, origin - 1, byShift.offsets[shift], size, scratch, to);
        }
      }
      if (looked > before && addShifted(byShift, first, scratch, target, at)) {
        break;
      }
    }
    return looked;
  }

  /** All entries of one shift, with one word more in front. */
  private static void combine(
      long[] planes, int plane, int origin, int[] offsets, int size, long[] target, int to) {
    for (int part = 0; part < PLANE_WORDS; part += 2 * LANES) {
      LongVector a = LongVector.zero(LONGS);
      LongVector b = a;
      int from = origin + part;
      int e = 0;
      for (; e + 1 < size; e += 2) {
        int one = (plane ^ offsets[e]) + from;
        int two = (plane ^ offsets[e + 1]) + from;
        a = a.or(LongVector.fromArray(LONGS, planes, one));
        b = b.or(LongVector.fromArray(LONGS, planes, one + LANES));
        a = a.or(LongVector.fromArray(LONGS, planes, two));
        b = b.or(LongVector.fromArray(LONGS, planes, two + LANES));
      }
      if (e < size) {
        int one = (plane ^ offsets[e]) + from;
        a = a.or(LongVector.fromArray(LONGS, planes, one));
        b = b.or(LongVector.fromArray(LONGS, planes, one + LANES));
      }
      a.intoArray(target, to + part);
      b.intoArray(target, to + part + LANES);
    }
  }

  /** Moves up the combinations of sixteen shifts; whether all bits are set then. */
  private static boolean addShifted(
      EntryGroup byShift, int first, long[] combined, long[] target, int at) {
    for (int part = 0; part < PLANE_WORDS; part += LANES) {
      LongVector all = LongVector.fromArray(LONGS, target, at + part);
      for (int i = 0; i < 16; i++) {
        int shift = first + i;
        if (byShift.sizes[shift] > 0) {
          int from = i * PLANE_WORDS + part;
          LongVector now = LongVector.fromArray(LONGS, combined, from + 1);
          LongVector before = LongVector.fromArray(LONGS, combined, from);
          all = all.or(now.lanewise(VectorOperators.LSHL, shift));
          // In two steps, because a shift by 64 is one by 0.
          all =
              all.or(
                  before
                      .lanewise(VectorOperators.LSHR, 1)
                      .lanewise(VectorOperators.LSHR, 63 - shift));
        }
      }
      all.intoArray(target, at + part);
    }
    long both = -1;
    for (int i = 0; i < PLANE_WORDS - 1; i++) {
      both &= target[at + i];
    }
    return both == -1;
  }

  @Override
  public void orPlane(long[] planes, int origin, int[] distances, int from, int to, long[] target) {
    for (int part = 0; part < PLANE_WORDS; part += 2 * LANES) {
      LongVector a = LongVector.fromArray(LONGS, target, part);
      LongVector b = LongVector.fromArray(LONGS, target, part + LANES);
      int start = origin + part;
      for (int e = from; e < to; e++) {
        int base = start - (distances[e] >> 6);
        int up = distances[e] & 63;
        int down = 64 - up;
        a = a.or(LongVector.fromArray(LONGS, planes, base).lanewise(VectorOperators.LSHL, up));
        b =
            b.or(
                LongVector.fromArray(LONGS, planes, base + LANES)
                    .lanewise(VectorOperators.LSHL, up));
        a =
            a.or(
                LongVector.fromArray(LONGS, planes, base - 1).lanewise(VectorOperators.LSHR, down));
        b =
            b.or(
                LongVector.fromArray(LONGS, planes, base + LANES - 1)
                    .lanewise(VectorOperators.LSHR, down));
      }
      a.intoArray(target, part);
      b.intoArray(target, part + LANES);
    }
  }

  @Override
  public int firstPair(byte[] values, int from, byte[] reversed, int at, int count, byte x) {
    int step = BYTES.length();
    if (count < step) {
      return scalar.firstPair(values, from, reversed, at, count, x);
    }
    for (int i = 0; i < count; i += step) {
      // The last step may overlap the one before, which had no hit.
      int begin = Math.min(i, count - step);
      long equal =
          ByteVector.fromArray(BYTES, values, from + begin)
              .lanewise(VectorOperators.XOR, ByteVector.fromArray(BYTES, reversed, at + begin))
              .compare(VectorOperators.EQ, x)
              .toLong();
      if (equal != 0) {
        return begin + Long.numberOfTrailingZeros(equal);
      }
    }
    return count;
  }

  @Override
  public int firstPair(short[] values, int from, short[] reversed, int at, int count, short x) {
    int step = SHORTS.length();
    if (count < step) {
      return scalar.firstPair(values, from, reversed, at, count, x);
    }
    for (int i = 0; i < count; i += step) {
      // The last step may overlap the one before, which had no hit.
      int begin = Math.min(i, count - step);
      long equal =
          ShortVector.fromArray(SHORTS, values, from + begin)
              .lanewise(VectorOperators.XOR, ShortVector.fromArray(SHORTS, reversed, at + begin))
              .compare(VectorOperators.EQ, x)
              .toLong();
      if (equal != 0) {
        return begin + Long.numberOfTrailingZeros(equal);
      }
    }
    return count;
  }
}
