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
  public void orRows(long[] rows, int origin, EntryGroup group, long[] target, int words, int end) {
    int vectors = (end + LANES - 1) >>> SHIFT;
    int tile = 0;
    for (; tile + 4 <= (words >>> SHIFT) && tile < vectors; tile += 4) {
      tileOf4(rows, origin, group, target, tile, words);
    }
    for (; tile < vectors; tile += 2) {
      tileOf2(rows, origin, group, target, tile, words);
    }
  }

  private void tileOf4(
      long[] rows, int origin, EntryGroup group, long[] target, int tile, int words) {
    for (int lane = 0; lane < EntryGroup.LANES; lane++) {
      int size = group.sizes[lane];
      int[] offsets = group.offsets[lane];
      int[] xors = group.xors[lane];
      int[] shifts = group.shifts[lane];
      LongVector a0 = LongVector.zero(LONGS);
      LongVector a1 = a0;
      LongVector a2 = a0;
      LongVector a3 = a0;
      for (int e = 0; e < size; e++) {
        int vector = (xors[e] >>> SHIFT) ^ tile;
        int now = origin - offsets[e] + ((vector & -4) << SHIFT);
        int low = vector & 3;
        int up = shifts[e];
        a0 = a0.or(moved(rows, now + (low << SHIFT), words, up));
        a1 = a1.or(moved(rows, now + ((low ^ 1) << SHIFT), words, up));
        a2 = a2.or(moved(rows, now + ((low ^ 2) << SHIFT), words, up));
        a3 = a3.or(moved(rows, now + ((low ^ 3) << SHIFT), words, up));
      }
      VectorShuffle<Long> shuffle = byLane[lane & (LANES - 1)];
      int to = tile << SHIFT;
      add(target, to, a0.rearrange(shuffle));
      add(target, to + LANES, a1.rearrange(shuffle));
      add(target, to + 2 * LANES, a2.rearrange(shuffle));
      add(target, to + 3 * LANES, a3.rearrange(shuffle));
    }
  }

  private void tileOf2(
      long[] rows, int origin, EntryGroup group, long[] target, int tile, int words) {
    for (int lane = 0; lane < EntryGroup.LANES; lane++) {
      int size = group.sizes[lane];
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
        a0 = a0.or(moved(rows, now + (low << SHIFT), words, up));
        a1 = a1.or(moved(rows, now + ((low ^ 1) << SHIFT), words, up));
      }
      VectorShuffle<Long> shuffle = byLane[lane & (LANES - 1)];
      int to = tile << SHIFT;
      add(target, to, a0.rearrange(shuffle));
      add(target, to + LANES, a1.rearrange(shuffle));
    }
  }

  /** Part of a row, moved up. */
  private static LongVector moved(long[] rows, int at, int words, int up) {
    // In two steps, because a shift by 64 is one by 0.
    return LongVector.fromArray(LONGS, rows, at)
        .lanewise(VectorOperators.LSHL, up)
        .or(
            LongVector.fromArray(LONGS, rows, at - words)
                .lanewise(VectorOperators.LSHR, 1)
                .lanewise(VectorOperators.LSHR, 63 - up));
  }

  private static void add(long[] target, int at, LongVector more) {
    LongVector.fromArray(LONGS, target, at).or(more).intoArray(target, at);
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
    for (int part = 0; part < PLANE_WORDS; part += 2 * LANES) {
      LongVector a = LongVector.zero(LONGS);
      LongVector b = a;
      int start = origin + part;
      for (int e = from; e < to; e++) {
        int begin = (plane ^ offsets[e]) + start;
        a = a.or(LongVector.fromArray(LONGS, planes, begin));
        b = b.or(LongVector.fromArray(LONGS, planes, begin + LANES));
      }
      int low = at + part;
      add(target, low, a.lanewise(VectorOperators.LSHL, shift));
      add(target, low + LANES, b.lanewise(VectorOperators.LSHL, shift));
      int high = low + PLANE_WORDS;
      int down = 63 - shift;
      add(target, high, a.lanewise(VectorOperators.LSHR, 1).lanewise(VectorOperators.LSHR, down));
      add(
          target,
          high + LANES,
          b.lanewise(VectorOperators.LSHR, 1).lanewise(VectorOperators.LSHR, down));
    }
  }

  @Override
  public void orMoved(long[] planes, int origin, int[] entries, int from, int to, long[] target) {
    for (int part = 0; part < PLANE_WORDS; part += 2 * LANES) {
      int high = part + PLANE_WORDS;
      LongVector a = LongVector.fromArray(LONGS, target, part);
      LongVector b = LongVector.fromArray(LONGS, target, part + LANES);
      LongVector c = LongVector.fromArray(LONGS, target, high);
      LongVector d = LongVector.fromArray(LONGS, target, high + LANES);
      int start = origin + part;
      for (int e = from; e < to; e++) {
        int begin = (entries[e] >> 6) + start;
        int up = entries[e] & 63;
        int down = 64 - up;
        LongVector v = LongVector.fromArray(LONGS, planes, begin);
        LongVector w = LongVector.fromArray(LONGS, planes, begin + LANES);
        a = a.or(v.lanewise(VectorOperators.LSHL, up));
        b = b.or(w.lanewise(VectorOperators.LSHL, up));
        c = c.or(v.lanewise(VectorOperators.LSHR, down));
        d = d.or(w.lanewise(VectorOperators.LSHR, down));
      }
      a.intoArray(target, part);
      b.intoArray(target, part + LANES);
      c.intoArray(target, high);
      d.intoArray(target, high + LANES);
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
