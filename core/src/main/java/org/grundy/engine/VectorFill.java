package org.grundy.engine;

import java.util.Arrays;
import org.grundy.internal.Checks;
import org.jspecify.annotations.Nullable;

/**
 * The values of a {@link VectorSubtraction}, state after state. Along a row, where only the last
 * heap changes, states have the same vectors. Of those that lead to states before the row, one at a
 * time is gone through for the whole row, with nothing to wait for; the others are gone through for
 * each state in turn.
 *
 * <p>The values of the last states are kept as powers of two, so that a set of values is their or,
 * and its mex the lowest bit that is not in it.
 */
final class VectorFill {
  /** Values are at most the number of vectors, and bits of a word. */
  private static final int MOST_VECTORS = Integer.SIZE - 1;

  /** The window slides after so many states, or more. */
  private static final int STRIDE = 1 << 12;

  /** A shorter stretch of a row is not worth a pass for each vector. */
  private static final int SHORT = 8;

  private final VectorSubtraction game;
  private final int reach;
  private final long[] options;
  private final int[] below;

  /** Two to the values of the states from {@link #base} on. */
  private final int[] bits;

  private int base;

  private VectorFill(VectorSubtraction game, int reach) {
    this.game = game;
    this.reach = reach;
    options = new long[game.maxOptions()];
    below = new int[options.length];
    bits = new int[reach + Math.max(reach / 4, STRIDE)];
  }

  /** Null where there are too many vectors, or some reach further than half of the states. */
  static @Nullable VectorFill of(VectorSubtraction game, int states) {
    long reach = game.reach();
    return game.maxOptions() <= MOST_VECTORS && reach <= Math.max(STRIDE, states / 2)
        ? new VectorFill(game, (int) reach)
        : null;
  }

  /** The memory it takes beside the stored values. */
  long bytes() {
    return (long) Integer.BYTES * bits.length;
  }

  /**
   * Stores the values, plus one, of the states from one up to another. Calls go upwards without a
   * gap, from state 0 on.
   *
   * @return the number of options looked at
   * @throws IllegalArgumentException if the game has not so many states
   */
  long fill(byte[] stored, int from, int to) {
    Checks.inRange("state", to - 1, 0, game.ranking().size() - 1);
    long generated = 0;
    int state = from;
    while (state < to) {
      if (state - base == bits.length) {
        base = state - reach;
        System.arraycopy(bits, bits.length - reach, bits, 0, reach);
      }
      int count = game.options(state, options);
      for (int i = 0; i < count; i++) {
        below[i] = (int) (state - options[i]);
      }
      int end = (int) Math.min(Math.min(to, (long) base + bits.length), state + game.alike(state));
      fillAlike(stored, state, end, count);
      generated += (long) count * (end - state);
      state = end;
    }
    return generated;
  }

  /** States that have the same vectors. */
  private void fillAlike(byte[] stored, int from, int to, int count) {
    int first = from - base;
    int states = to - from;
    Arrays.fill(bits, first, first + states, 0);
    int near = 0;
    int chained = 0;
    for (int i = 0; i < count; i++) {
      if (below[i] == 1) {
        chained = -1;
      } else if (states < SHORT || below[i] < states) {
        below[near++] = below[i];
      } else {
        or(first, first - below[i], states);
      }
    }
    int previous = chained == 0 ? 0 : bits[first - 1];
    for (int at = first; at < first + states; at++) {
      int mask = bits[at] | (previous & chained);
      for (int i = 0; i < near; i++) {
        mask |= bits[at - below[i]];
      }
      previous = ~mask & (mask + 1);
      bits[at] = previous;
      stored[base + at] = (byte) (Integer.numberOfTrailingZeros(previous) + 1);
    }
  }

  private void or(int target, int source, int states) {
    int[] all = bits;
    for (int i = 0; i < states; i++) {
      all[target + i] |= all[source + i];
    }
  }
}
