package org.grundy.bench.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.bench.grammar.Families;
import org.grundy.bench.grammar.Game;
import org.grundy.sum.Sum;
import org.jspecify.annotations.Nullable;

/** The positions of a game that are written as so many numbers, such as {@code 3,5}. */
final class NumberPositions {
  /** The most numbers tried when the caller does not say how many. */
  private static final int MOST = 8;

  private final Game game;
  private final int size;

  private NumberPositions(Game game, int size) {
    this.game = game;
    this.size = size;
  }

  /**
   * The positions of a ruleset.
   *
   * @param size how many numbers, or 0 for the fewest that make a position
   * @throws IllegalArgumentException if there is no such ruleset, or its positions are not numbers
   */
  static NumberPositions of(String ruleset, int size) {
    Game game = Families.game(ruleset);
    IllegalArgumentException problem = null;
    for (int n = Math.max(1, size); n <= (size == 0 ? MOST : size); n++) {
      try {
        game.position(text(new int[n]));
        return new NumberPositions(game, n);
      } catch (IllegalArgumentException e) {
        problem = problem == null ? e : problem;
      }
    }
    if (hasTable(game) && size <= 1) {
      return new NumberPositions(game, 1);
    }
    throw new IllegalArgumentException(
        "positions of '" + game.name() + "' are not " + (size == 0 ? "" : size + " ") + "numbers",
        problem);
  }

  private static boolean hasTable(Game game) {
    return table(game, 1) != null;
  }

  private static long @Nullable [] table(Game game, int to) {
    try {
      return game.values(0, to);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static String text(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(","));
  }

  Game game() {
    return game;
  }

  /** How many numbers a position has. */
  int size() {
    return size;
  }

  /** The values of the heaps 0 to {@code to}; where there is no table each position is asked. */
  long[] values(int to) {
    long[] known = table(game, to);
    if (known == null) {
      known = new long[to + 1];
      for (int n = 0; n <= to; n++) {
        known[n] = value(n);
      }
    }
    return known;
  }

  /** The Grundy value of a position. */
  long value(int... numbers) {
    return game.position(text(numbers)).grundy();
  }

  /** Who wins a position. */
  Outcome outcome(PlayConvention convention, int... numbers) {
    return Sum.of(game.position(text(numbers))).outcome(convention);
  }
}
