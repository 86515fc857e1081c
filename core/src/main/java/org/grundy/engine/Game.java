package org.grundy.engine;

import java.util.Objects;
import org.grundy.internal.Checks;

/**
 * The rules of an impartial game whose positions are packed into a {@code long}; every one of the
 * 2<sup>64</sup> values is a legal state.
 *
 * <p>An implementation must be a pure function of the state, and finite: no line of play returns to
 * a position it has left. Solvers report a {@link org.grundy.CycleException} where that is broken.
 *
 * <pre>{@code
 * Game nim = Game.of(100, (stones, options) -> {
 *   for (int left = 0; left < stones; left++) {
 *     options[left] = left;
 *   }
 *   return (int) stones;
 * });
 * }</pre>
 */
public interface Game {
  /**
   * Writes the options of a state: the states one legal move leads to, from index 0 on, in the
   * order that winning moves shall come back in. Repeats are allowed.
   *
   * <p>An implementation that has more options than fit returns their number without writing past
   * the end, and is called again with a longer buffer.
   *
   * @param state the state
   * @param buffer where to write; at least {@link #maxOptions()} long
   * @return the number of options; 0 for a terminal state
   */
  int options(long state, long[] buffer);

  /**
   * How many options to make room for.
   *
   * @return the most options any state has, or a guess, at least 0
   */
  int maxOptions();

  /**
   * A game from its move generator.
   *
   * @param maxOptions the most options any state has, at least 0
   * @param generator writes the options
   * @return the game
   * @throws IllegalArgumentException if {@code maxOptions} is negative
   */
  static Game of(int maxOptions, MoveGenerator generator) {
    Checks.nonNegative("maxOptions", maxOptions);
    Objects.requireNonNull(generator, "generator");
    return new Game() {
      @Override
      public int options(long state, long[] buffer) {
        return generator.options(state, buffer);
      }

      @Override
      public int maxOptions() {
        return maxOptions;
      }
    };
  }

  /** The move generator of a game, as a function. */
  @FunctionalInterface
  interface MoveGenerator {
    /**
     * Writes the options of a state; see {@link Game#options}.
     *
     * @param state the state
     * @param buffer where to write, from index 0 on
     * @return the number of options
     */
    int options(long state, long[] buffer);
  }
}
