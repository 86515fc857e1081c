package org.grundy.engine;

import java.util.Objects;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/** A game and its symmetry: generates options into a buffer of its own. For one thread. */
final class Rules {
  private final Game game;
  private final @Nullable LongUnaryOperator canonical;
  long[] buffer;
  int[] values;

  Rules(Game game, @Nullable LongUnaryOperator canonical) {
    this.game = Objects.requireNonNull(game, "game");
    this.canonical = canonical;
    buffer = new long[Math.max(1, game.maxOptions())];
    values = new int[buffer.length];
  }

  /** Fills the buffer with the options as the game has them. */
  int options(long state) {
    int count = game.options(state, buffer);
    while (count > buffer.length) {
      buffer = new long[Math.max(count, buffer.length << 1)];
      count = game.options(state, buffer);
    }
    if (count < 0) {
      throw new IllegalStateException(
          "the game says that state " + state + " has " + count + " options");
    }
    if (values.length < buffer.length) {
      values = new int[buffer.length];
    }
    return count;
  }

  /** Fills the buffer with the canonical forms of the options. */
  int canonicalOptions(long state) {
    int count = options(state);
    LongUnaryOperator form = canonical;
    if (form != null) {
      for (int i = 0; i < count; i++) {
        buffer[i] = form.applyAsLong(buffer[i]);
      }
    }
    return count;
  }
}
