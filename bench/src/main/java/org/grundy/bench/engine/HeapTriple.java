package org.grundy.bench.engine;

import org.grundy.engine.Game;
import org.grundy.engine.VectorSubtraction;
import org.grundy.reference.NaiveSolver;

/**
 * Three heaps below a size, packed into one number; take 1 to 3 from one, or one from each of two:
 * up to 12 options a state.
 *
 * @param game the rules
 * @param full the state with three heaps of the largest size
 * @param states how many states there are
 */
record HeapTriple(Game game, long full, int states) {
  private static final int FIELD_BITS = 20;

  /** States are the numbers below size^3. */
  static HeapTriple ranked(int size) {
    int square = size * size;
    Game game =
        Game.of(
            12,
            (state, options) -> {
              int rank = (int) state;
              int a = rank / square;
              int rest = rank - a * square;
              int b = rest / size;
              return options(state, square, size, a, b, rest - b * size, options);
            });
    return new HeapTriple(game, square * (long) size - 1, square * size);
  }

  /** The same states, the moves as vectors. */
  static HeapTriple vectors(int size) {
    int[][] moves = {
      {1, 0, 0}, {0, 1, 0}, {0, 0, 1},
      {2, 0, 0}, {0, 2, 0}, {0, 0, 2},
      {3, 0, 0}, {0, 3, 0}, {0, 0, 3},
      {1, 1, 0}, {1, 0, 1}, {0, 1, 1},
    };
    int most = size - 1;
    VectorSubtraction game = VectorSubtraction.of(new int[] {most, most, most}, moves);
    return new HeapTriple(game, game.state(most, most, most), size * size * size);
  }

  /** Every heap has its own bits, most of which are never used. */
  static HeapTriple packed(int size) {
    long mask = (1L << FIELD_BITS) - 1;
    Game game =
        Game.of(
            12,
            (state, options) ->
                options(
                    state,
                    1L << (2 * FIELD_BITS),
                    1L << FIELD_BITS,
                    (int) (state >>> (2 * FIELD_BITS)),
                    (int) (state >>> FIELD_BITS & mask),
                    (int) (state & mask),
                    options));
    long most = size - 1L;
    long full = most << (2 * FIELD_BITS) | most << FIELD_BITS | most;
    return new HeapTriple(game, full, size * size * size);
  }

  /** The first heap is worth so much in the state, the second so much, and the third 1. */
  private static int options(
      long state, long first, long second, int a, int b, int c, long[] options) {
    int count = 0;
    for (int t = 1; t <= 3; t++) {
      if (t <= a) {
        options[count++] = state - t * first;
      }
      if (t <= b) {
        options[count++] = state - t * second;
      }
      if (t <= c) {
        options[count++] = state - t;
      }
    }
    if (a > 0 && b > 0) {
      options[count++] = state - first - second;
    }
    if (a > 0 && c > 0) {
      options[count++] = state - first - 1;
    }
    if (b > 0 && c > 0) {
      options[count++] = state - second - 1;
    }
    return count;
  }

  /** The value of the full state by boxed recursion. */
  int naiveValue() {
    return NaiveSolver.of(game).grundy(full);
  }
}
