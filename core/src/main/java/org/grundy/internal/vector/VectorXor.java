package org.grundy.internal.vector;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Placeholder. */
public final class VectorXor {
  private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;

  private VectorXor() {}

  /** Exclusive or. */
  public static long xor(long[] a) {
    LongVector acc = LongVector.zero(SPECIES);
    int i = 0;
    for (int bound = SPECIES.loopBound(a.length); i < bound; i += SPECIES.length()) {
      acc = acc.lanewise(VectorOperators.XOR, LongVector.fromArray(SPECIES, a, i));
    }
    long x = acc.reduceLanes(VectorOperators.XOR);
    for (; i < a.length; i++) {
      x ^= a[i];
    }
    return x;
  }
}
