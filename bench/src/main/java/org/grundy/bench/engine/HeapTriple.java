package org.grundy.bench.engine;

import java.util.ArrayList;
import java.util.List;
import org.grundy.engine.Game;

/**
 * Three heaps below a radix, packed as one number; take 1 to 3 from one, or one from each of two:
 * up to 12 options a state.
 */
final class HeapTriple {
  private final int radix;

  HeapTriple(int radix) {
    this.radix = radix;
  }

  int states() {
    return radix * radix * radix;
  }

  Game game() {
    int square = radix * radix;
    return Game.of(
        12,
        (state, options) -> {
          int rank = (int) state;
          int c = rank % radix;
          int b = rank / radix % radix;
          int a = rank / square;
          int count = 0;
          for (int t = 1; t <= 3; t++) {
            if (t <= a) {
              options[count++] = rank - (long) t * square;
            }
            if (t <= b) {
              options[count++] = rank - (long) t * radix;
            }
            if (t <= c) {
              options[count++] = rank - (long) t;
            }
          }
          if (a > 0 && b > 0) {
            options[count++] = (long) rank - square - radix;
          }
          if (a > 0 && c > 0) {
            options[count++] = (long) rank - square - 1;
          }
          if (b > 0 && c > 0) {
            options[count++] = (long) rank - radix - 1;
          }
          return count;
        });
  }

  /** The same rules for the boxed reference. */
  static List<Long> boxed(Game game, long state) {
    long[] buffer = new long[game.maxOptions()];
    int count = game.options(state, buffer);
    List<Long> options = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      options.add(buffer[i]);
    }
    return options;
  }
}
