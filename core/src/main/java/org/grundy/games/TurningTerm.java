package org.grundy.games;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.internal.LazyConcatenation;

/**
 * One item of a coin-turning code: which coins may be turned together with the rightmost one.
 *
 * @param min the least number of coins turned, at least 1
 * @param max the most, or {@link #ANY}
 * @param shape how they must lie
 * @param span for {@link Shape#WITHIN}, the number of adjacent coins they must lie in
 * @param first whether coin 0 must be among them
 */
record TurningTerm(int min, int max, Shape shape, int span, boolean first) {
  static final int ANY = Integer.MAX_VALUE;

  enum Shape {
    FREE,
    RUN,
    WITHIN,
    SPACED,
    SYMMETRIC
  }

  /** The most coins that can be turned with coin i rightmost. */
  private int most(int i) {
    int room = shape == Shape.WITHIN ? Math.min(span, i + 1) : i + 1;
    return Math.min(max, room);
  }

  /**
   * The sets of coins that may be turned with coin i, by size, then in lexicographic order (of the
   * spacing, or of the left half).
   */
  Stream<int[]> companions(int i) {
    int most = most(i);
    return most < min
        ? Stream.empty()
        : LazyConcatenation.of(most - min + 1, n -> companions(i, min + n));
  }

  private Stream<int[]> companions(int i, int coins) {
    if (coins == 1) {
      return first && i > 0 ? Stream.empty() : Stream.of(new int[0]);
    }
    return switch (shape) {
      case FREE -> free(i, coins, 0);
      case WITHIN -> free(i, coins, Math.max(0, i - span + 1));
      case RUN ->
          first && coins != i + 1
              ? Stream.empty()
              : Stream.of(IntStream.range(i - coins + 1, i).toArray());
      case SPACED ->
          IntStream.rangeClosed(1, i / (coins - 1))
              .filter(gap -> !first || gap * (coins - 1) == i)
              .mapToObj(gap -> IntStream.range(1, coins).map(n -> i - (coins - n) * gap).toArray());
      case SYMMETRIC ->
          LazyConcatenation.of(first ? 1 : i - coins + 2, left -> symmetric(left, i, coins));
    };
  }

  private Stream<int[]> free(int i, int coins, int from) {
    if (!first) {
      return Combinations.of(coins - 1, from, i);
    }
    return from > 0
        ? Stream.empty()
        : Combinations.of(coins - 2, 1, i)
            .map(rest -> IntStream.concat(IntStream.of(0), Arrays.stream(rest)).toArray());
  }

  /** Symmetric sets with the given ends: pairs inside, and the middle if the number is odd. */
  private static Stream<int[]> symmetric(int left, int right, int coins) {
    boolean middle = coins % 2 == 1;
    if (middle && (left + right) % 2 == 1) {
      return Stream.empty();
    }
    return Combinations.of((coins - 2) / 2, left + 1, (left + right + 1) / 2)
        .map(
            half -> {
              IntArrayList set = new IntArrayList();
              set.add(left);
              set.addElements(1, half);
              if (middle) {
                set.add((left + right) / 2);
              }
              for (int n = half.length - 1; n >= 0; n--) {
                set.add(left + right - half[n]);
              }
              return set.toIntArray();
            });
  }

  /**
   * The companions of coin i whose values add up to {@code wanted}. Where any coins will do the
   * last one is looked up instead of tried.
   *
   * @param byValue the coins of each value
   */
  Stream<int[]> companionsTo(int i, long wanted, long[] g, CoinsByValue byValue) {
    if (shape != Shape.FREE || first) {
      return companions(i).filter(set -> CoinTurning.nimSum(set, g) == wanted);
    }
    int most = most(i);
    return most < min
        ? Stream.empty()
        : LazyConcatenation.of(most - min + 1, n -> lookUp(i, min + n, wanted, g, byValue));
  }

  private static Stream<int[]> lookUp(
      int i, int coins, long wanted, long[] g, CoinsByValue byValue) {
    if (coins == 1) {
      return wanted == 0 ? Stream.of(new int[0]) : Stream.empty();
    }
    return Combinations.of(coins - 2, 0, i)
        .flatMap(
            set -> {
              int after = coins == 2 ? -1 : set[coins - 3];
              return byValue
                  .between(after, i, wanted ^ CoinTurning.nimSum(set, g))
                  .mapToObj(
                      coin -> {
                        int[] all = Arrays.copyOf(set, coins - 1);
                        all[coins - 2] = coin;
                        return all;
                      });
            });
  }

  /** Whether these coins may be turned with coin i. */
  boolean accepts(int[] set, int i) {
    int coins = set.length + 1;
    int left = set.length == 0 ? i : set[0];
    if (coins < min || coins > max || (first && left != 0)) {
      return false;
    }
    return switch (shape) {
      case FREE -> true;
      case RUN -> i - left == coins - 1;
      case WITHIN -> i - left < span;
      case SPACED -> {
        int gap = coins > 2 ? set[1] - left : i - left;
        yield IntStream.range(0, coins).allMatch(n -> at(set, i, n) - left == n * gap);
      }
      case SYMMETRIC ->
          IntStream.range(0, coins - 1)
              .allMatch(n -> set[n] - left == i - at(set, i, coins - 1 - n));
    };
  }

  private static int at(int[] set, int i, int n) {
    return n == set.length ? i : set[n];
  }

  /** Collects the values of all companions of coin after coin; for one computation. */
  interface Marker {
    /** Adds the nim-sums of the companions of coin i, whose predecessors have the values g. */
    void mark(int i, long[] g, XorSet seen);
  }

  Marker marker() {
    return switch (shape) {
      case FREE -> new FreeMarker();
      case SYMMETRIC -> this::markSymmetric;
      case RUN, WITHIN, SPACED ->
          (i, g, seen) -> companions(i).forEach(set -> seen.add(CoinTurning.nimSum(set, g), i));
    };
  }

  /** By number of coins, counted to {@code min} only where more are allowed. */
  private void markSymmetric(int i, long[] g, XorSet seen) {
    if (min == 1 && (!first || i == 0)) {
      seen.add(0, i);
    }
    int top = max == ANY ? Math.max(2, min) : max;
    for (int left = 0; left < (first ? Math.min(1, i) : i); left++) {
      List<XorSet> sums = new ArrayList<>();
      for (int coins = 0; coins <= top; coins++) {
        sums.add(new XorSet());
      }
      if (top >= 2) {
        sums.get(2).add(g[left], i);
      }
      for (int a = left + 1, b = i - 1; a <= b; a++, b--) {
        int step = a == b ? 1 : 2;
        long pair = a == b ? g[a] : g[a] ^ g[b];
        for (int coins = top; coins >= 2; coins--) {
          int more = max == ANY ? Math.min(top, coins + step) : coins + step;
          if (more <= top) {
            sums.get(more).addAll(sums.get(coins), pair, i);
          }
        }
      }
      for (int coins = Math.max(2, min); coins <= top; coins++) {
        seen.addAll(sums.get(coins), 0, i);
      }
    }
  }

  /**
   * Keeps, for each number of coins, the nim-sums of all sets of so many earlier coins. The last
   * stands for any greater number too, if more are allowed.
   */
  private final class FreeMarker implements Marker {
    private final int top = max == ANY ? min - 1 : max - 1;
    private final List<XorSet> sums = new ArrayList<>();
    private int coins;

    FreeMarker() {
      for (int n = 0; n <= top; n++) {
        sums.add(new XorSet());
      }
      sums.get(0).add(0, 0);
    }

    @Override
    public void mark(int i, long[] g, XorSet seen) {
      int from = first ? 1 : 0;
      for (coins = Math.max(coins, from); coins < i; coins++) {
        if (max == ANY) {
          sums.get(top).addAll(sums.get(top), g[coins], i);
        }
        for (int n = top; n > 0; n--) {
          sums.get(n).addAll(sums.get(n - 1), g[coins], i);
        }
      }
      if (!first) {
        for (int n = min - 1; n <= top; n++) {
          seen.addAll(sums.get(n), 0, i);
        }
      } else if (i == 0) {
        if (min == 1) {
          seen.add(0, i);
        }
      } else if (max == ANY) {
        for (int n = Math.max(0, min - 2); n <= top; n++) {
          seen.addAll(sums.get(n), g[0], i);
        }
      } else {
        for (int n = Math.max(0, min - 2); n < top; n++) {
          seen.addAll(sums.get(n), g[0], i);
        }
      }
    }
  }
}
