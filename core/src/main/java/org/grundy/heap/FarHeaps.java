package org.grundy.heap;

import java.util.Arrays;
import org.grundy.internal.EntryGroup;
import org.grundy.internal.OrKernel;

/**
 * What rare heaps far back exclude at a span of blocks, combined in the {@link Planes} before the
 * span begins, for each index separately. For one thread.
 */
final class FarHeaps {
  private static final int WORDS = OrKernel.PLANE_WORDS;

  private final OrKernel kernel;
  private final Planes planes;

  /** The heaps, by (r + k) mod 64. */
  private final EntryGroup heaps = EntryGroup.byShift();

  /** What they exclude: by index, then by block. */
  private long[] excluded = {};

  /** The same for one index, as pieces of planes. */
  private final long[] pieces = new long[2 * WORDS];

  FarHeaps(OrKernel kernel, Planes planes) {
    this.kernel = kernel;
    this.planes = planes;
  }

  void reset(int words) {
    heaps.clear();
    excluded = new long[words * WORDS];
  }

  void add(int distance, int index) {
    heaps.addByShift(planes.entry(distance, index), distance & 63);
  }

  /** Copies what is excluded at a block of the span, a word an index. */
  void copy(int blockOfSpan, int limit, long[] target) {
    for (int u = 0; u < limit; u++) {
      target[u] = excluded[u * WORDS + blockOfSpan];
    }
  }

  /**
   * Combines them for the indexes from one on.
   *
   * @return how many words of planes were combined
   */
  long combine(int span, int from, int limit) {
    int origin = planes.entryOrigin(span) - 1;
    long looked = 0;
    for (int u = from; u < limit; u++) {
      Arrays.fill(pieces, 0);
      looked += combine(planes.plane(u), origin);
      for (int j = 0; j < Planes.SPAN; j++) {
        excluded[u * WORDS + j] = OrKernel.moved(pieces, 0, j);
      }
    }
    return looked * Planes.SPAN;
  }

  /** Combines them for one index, until it is excluded at all heaps of the span. */
  private int combine(int plane, int origin) {
    int looked = 0;
    for (int shift = 0; shift < 64; shift++) {
      int size = heaps.sizes[shift];
      if (size > 0) {
        int[] offsets = heaps.offsets[shift];
        kernel.orPieces(planes.bits, plane, origin, offsets, 0, size, shift, pieces, 0);
        looked += size;
      }
      if ((shift & 15) == 15 && allExcluded()) {
        break;
      }
    }
    return looked;
  }

  private boolean allExcluded() {
    long all = -1;
    for (int j = 0; j < Planes.SPAN; j++) {
      all &= OrKernel.moved(pieces, 0, j);
    }
    return all == -1;
  }
}
