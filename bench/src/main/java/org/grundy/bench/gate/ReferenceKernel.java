package org.grundy.bench.gate;

import java.util.List;

/**
 * The yardsticks that every kernel's time is divided by.
 *
 * <p>One waits for one result after the other, the other does many things at once. A neighbour on
 * the same core hardly slows the first and slows the second by half as much again; real kernels are
 * somewhere between, so that only what is slower against both is slower for sure.
 *
 * <p>Frozen: any change, however small, makes every recorded ratio meaningless. If one must change,
 * its {@link #id} must too; the gate then misses the ratios of old baselines and says so.
 */
interface ReferenceKernel {
  /** All of them. */
  static List<ReferenceKernel> all() {
    return List.of(new ChainReference(), new StreamReference());
  }

  /** Names this kernel in baselines. */
  String id();

  /** Runs the given number of steps, of a nanosecond or a few each. */
  long run(long steps);
}
