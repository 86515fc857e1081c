package org.grundy.bench.gate;

/**
 * The yardstick that every kernel's time is divided by: a chain of dependent multiplications and
 * look-ups in a table that fits the first-level cache, so that it takes what the processor's clock
 * gives and hardly depends on what the compiler does.
 *
 * <p>Frozen: any change, however small, makes every recorded ratio meaningless. If it must change,
 * change {@link #ID} too; the gate then refuses the old baselines.
 */
final class ReferenceKernel {
  /** Names this kernel in baselines. */
  static final String ID = "chain-1";

  private final int[] table = new int[1024];

  ReferenceKernel() {
    long x = 0x9E3779B97F4A7C15L;
    for (int i = 0; i < table.length; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
      table[i] = (int) x;
    }
  }

  /** Runs the given number of steps, about 3 ns each. */
  long run(long steps) {
    long x = 1;
    for (long i = 0; i < steps; i++) {
      x = x * 0x5851F42D4C957F2DL + table[(int) (x >>> 54)];
    }
    return x;
  }
}
