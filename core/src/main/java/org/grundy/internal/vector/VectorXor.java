package org.grundy.internal.vector;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.internal.ScalarXor;
import org.grundy.internal.XorKernel;

/**
 * Folding with the widest vectors of the machine, four accumulators at a time. Loaded by name, and
 * only where the module jdk.incubator.vector is present; see {@link org.grundy.internal.Xor}.
 */
public final class VectorXor implements XorKernel {
  private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;

  /** The kernel; it has no state. */
  public VectorXor() {}

  @Override
  public long xor(int[] values) {
    int lanes = INTS.length();
    IntVector x0 = IntVector.zero(INTS);
    IntVector x1 = x0;
    IntVector x2 = x0;
    IntVector x3 = x0;
    IntVector s0 = x0;
    IntVector s1 = x0;
    int i = 0;
    for (int bound = values.length - 4 * lanes; i <= bound; i += 4 * lanes) {
      IntVector a = IntVector.fromArray(INTS, values, i);
      IntVector b = IntVector.fromArray(INTS, values, i + lanes);
      IntVector c = IntVector.fromArray(INTS, values, i + 2 * lanes);
      IntVector d = IntVector.fromArray(INTS, values, i + 3 * lanes);
      x0 = x0.lanewise(VectorOperators.XOR, a);
      x1 = x1.lanewise(VectorOperators.XOR, b);
      x2 = x2.lanewise(VectorOperators.XOR, c);
      x3 = x3.lanewise(VectorOperators.XOR, d);
      s0 = s0.lanewise(VectorOperators.OR, a.lanewise(VectorOperators.OR, b));
      s1 = s1.lanewise(VectorOperators.OR, c.lanewise(VectorOperators.OR, d));
    }
    x0 =
        x0.lanewise(VectorOperators.XOR, x1)
            .lanewise(VectorOperators.XOR, x2.lanewise(VectorOperators.XOR, x3));
    int xor = x0.reduceLanes(VectorOperators.XOR);
    int signs = s0.lanewise(VectorOperators.OR, s1).reduceLanes(VectorOperators.OR);
    for (; i < values.length; i++) {
      xor ^= values[i];
      signs |= values[i];
    }
    return ScalarXor.signed(xor, signs);
  }

  @Override
  public long xor(long[] values) {
    int lanes = LONGS.length();
    LongVector x0 = LongVector.zero(LONGS);
    LongVector x1 = x0;
    LongVector x2 = x0;
    LongVector x3 = x0;
    LongVector s0 = x0;
    LongVector s1 = x0;
    int i = 0;
    for (int bound = values.length - 4 * lanes; i <= bound; i += 4 * lanes) {
      LongVector a = LongVector.fromArray(LONGS, values, i);
      LongVector b = LongVector.fromArray(LONGS, values, i + lanes);
      LongVector c = LongVector.fromArray(LONGS, values, i + 2 * lanes);
      LongVector d = LongVector.fromArray(LONGS, values, i + 3 * lanes);
      x0 = x0.lanewise(VectorOperators.XOR, a);
      x1 = x1.lanewise(VectorOperators.XOR, b);
      x2 = x2.lanewise(VectorOperators.XOR, c);
      x3 = x3.lanewise(VectorOperators.XOR, d);
      s0 = s0.lanewise(VectorOperators.OR, a.lanewise(VectorOperators.OR, b));
      s1 = s1.lanewise(VectorOperators.OR, c.lanewise(VectorOperators.OR, d));
    }
    x0 =
        x0.lanewise(VectorOperators.XOR, x1)
            .lanewise(VectorOperators.XOR, x2.lanewise(VectorOperators.XOR, x3));
    long xor = x0.reduceLanes(VectorOperators.XOR);
    long signs = s0.lanewise(VectorOperators.OR, s1).reduceLanes(VectorOperators.OR);
    for (; i < values.length; i++) {
      xor ^= values[i];
      signs |= values[i];
    }
    return ScalarXor.signed(xor, signs);
  }
}
