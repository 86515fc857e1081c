package org.grundy.engine;

import java.util.Objects;
import java.util.function.LongUnaryOperator;
import org.grundy.internal.Memory;
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
    buffer = Memory.copyOf(new long[0], Math.max(1, game.maxOptions()), 0);
    values = Memory.copyOf(new int[0], buffer.length, 0);
  }

  /** Fills the buffer with the options as the game has them. */
  int options(long state) {
    int count = game.options(state, buffer);
    while (count > buffer.length) {
      buffer = Memory.withRoom(buffer, count, 0);
      count = game.options(state, buffer);
    }
    if (count < 0) {
      throw new IllegalStateException(
          "the game says that state " + state + " has " + count + " options");
    }
    if (values.length < buffer.length) {
      values = Memory.withRoom(values, buffer.length, 0);
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
