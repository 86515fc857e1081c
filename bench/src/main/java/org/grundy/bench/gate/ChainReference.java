package org.grundy.bench.gate;

/** Each step needs the result of the one before: a multiplication and a look-up. Frozen. */
final class ChainReference implements ReferenceKernel {
  private final int[] table = ReferenceTable.make();

  @Override
  public String id() {
    return "chain-1";
  }

  @Override
  public long run(long steps) {
    long x = 1;
    for (long i = 0; i < steps; i++) {
      x = x * 0x5851F42D4C957F2DL + table[(int) (x >>> 54)];
    }
    return x;
  }
}
