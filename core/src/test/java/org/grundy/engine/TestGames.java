package org.grundy.engine;

import java.util.SplittableRandom;

/** Games that the engine's tests share. */
final class TestGames {
  private TestGames() {}

  /** One heap, take 1 to the given number. */
  static Game takeUpTo(int most) {
    return Game.of(
        most,
        (stones, options) -> {
          int count = (int) Math.min(most, stones);
          for (int i = 0; i < count; i++) {
            options[i] = stones - i - 1;
          }
          return count;
        });
  }

  /** One heap of Nim. */
  static Game nimHeap(int most) {
    return Game.of(
        most,
        (stones, options) -> {
          for (int left = 0; left < stones; left++) {
            options[left] = left;
          }
          return (int) stones;
        });
  }

  /** Three heaps below the radix, mixed-radix packed; take 1..3 of one or one of each of two. */
  static Game threeHeaps(int radix) {
    long square = (long) radix * radix;
    return Game.of(
        12,
        (rank, options) -> {
          long c = rank % radix;
          long b = rank / radix % radix;
          long a = rank / square;
          int count = 0;
          for (int t = 1; t <= 3 && t <= a; t++) {
            options[count++] = rank - t * square;
          }
          for (int t = 1; t <= 3 && t <= b; t++) {
            options[count++] = rank - (long) t * radix;
          }
          for (int t = 1; t <= 3 && t <= c; t++) {
            options[count++] = rank - t;
          }
          if (a > 0 && b > 0) {
            options[count++] = rank - square - radix;
          }
          if (a > 0 && c > 0) {
            options[count++] = rank - square - 1;
          }
          if (b > 0 && c > 0) {
            options[count++] = rank - radix - 1;
          }
          return count;
        });
  }

  /** The line 0 <- 1 <- 2 <- ... */
  static Game chain() {
    return Game.of(
        1,
        (state, options) -> {
          options[0] = state - 1;
          return state == 0 ? 0 : 1;
        });
  }

  /** A game from its list of options: state i has the options table[i]. */
  static Game explicit(long[][] table) {
    return new Game() {
      @Override
      public int options(long state, long[] buffer) {
        long[] options = table[(int) state];
        if (options.length <= buffer.length) {
          System.arraycopy(options, 0, buffer, 0, options.length);
        }
        return options.length;
      }

      @Override
      public int maxOptions() {
        return 1;
      }
    };
  }

  /** A random game whose options have smaller numbers; some states have many options. */
  static long[][] randomAcyclic(SplittableRandom random, int states, int reach) {
    long[][] table = new long[states][];
    for (int i = 0; i < states; i++) {
      int count = i == 0 ? 0 : random.nextInt(random.nextInt(50) == 0 ? 100 : 8);
      table[i] = new long[count];
      for (int j = 0; j < count; j++) {
        table[i][j] = i - 1L - random.nextInt(Math.min(i, reach));
      }
    }
    return table;
  }
}
