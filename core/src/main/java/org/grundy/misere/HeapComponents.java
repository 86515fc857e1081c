package org.grundy.misere;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.HeapOptions;
import org.grundy.heap.HeapRuleset;
import org.grundy.internal.Checks;

/** Heaps as components, each numbered by its size. */
final class HeapComponents implements Components {
  /** The largest heap that is taken up; its options alone can be a few times this number. */
  static final int MAX = 1 << 20;

  private final HeapRuleset rules;

  HeapComponents(HeapRuleset rules) {
    this.rules = rules;
  }

  @Override
  public int[][] options(int heap) {
    List<int[]> all = new ArrayList<>();
    HeapOptions options = rules.options(heap);
    while (options.next()) {
      all.add(parts(options));
    }
    return all.toArray(int[][]::new);
  }

  /** What the cursor stands on, as sizes without zeros. */
  static int[] parts(HeapOptions option) {
    int small = (int) option.small();
    int middle = (int) option.middle();
    int large = (int) option.large();
    if (small > 0) {
      return new int[] {small, middle, large};
    }
    if (middle > 0) {
      return new int[] {middle, large};
    }
    return large > 0 ? new int[] {large} : new int[0];
  }

  /** The sizes as numbers of components. */
  static int[] components(long[] heaps) {
    int[] components = new int[heaps.length];
    for (int i = 0; i < heaps.length; i++) {
      if (heaps[i] < 0 || heaps[i] > MAX) {
        Checks.inRange("heaps[" + i + "]", heaps[i], 0, MAX);
      }
      components[i] = (int) heaps[i];
    }
    return components;
  }
}
