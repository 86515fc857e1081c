package org.grundy.internal.vector;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.internal.IntervalKernel;
import org.grundy.internal.ScalarIntervals;

/**
 * Widening with the widest vectors of the machine. The length in between is worked out twice, at i
 * and at i + 1, which is cheaper than another pass over the arrays: those are larger than the first
 * cache. Loaded by name; see {@link org.grundy.internal.Intervals}.
 */
public final class VectorIntervals implements IntervalKernel {
  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;

  /** The kernel; it has no state. */
  public VectorIntervals() {}

  @Override
  public void widen(long[] values, long[] best, int length, int count) {
    int i = 0;
    for (int bound = count - LONGS.length(); i <= bound; i += LONGS.length()) {
      LongVector inner = at(best, i + 1);
      LongVector right = at(values, i + 1 + length);
      LongVector first = at(values, i);
      LongVector left = first.sub(inner).max(at(values, i + length).sub(at(best, i)));
      LongVector next = at(values, i + 1).sub(at(best, i + 2)).max(right.sub(inner));
      first.sub(next).max(right.sub(left)).intoArray(best, i);
    }
    ScalarIntervals.widenFrom(i, values, best, length, count);
  }

  private static LongVector at(long[] array, int i) {
    return LongVector.fromArray(LONGS, array, i);
  }
}
