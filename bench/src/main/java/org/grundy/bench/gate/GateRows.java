package org.grundy.bench.gate;

import java.util.List;
import org.grundy.bench.results.Key;

/**
 * Every row of the gate: one line each. A good row takes a microsecond to some milliseconds a call,
 * fits the caches, and stands for a promise of the library.
 */
final class GateRows {
  static final List<Key> ALL =
      List.of(
          Row.of("mex.LeastExcluded.value", "strategy=mex", "n=16"),
          Row.of("mex.LeastExcluded.value", "strategy=mex", "n=4096"));

  private GateRows() {}
}
