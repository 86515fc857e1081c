package org.grundy;

import java.util.Objects;

/**
 * A legal move: what a person would call it, and the position it leads to.
 *
 * @param text the move in words, such as {@code pile 0: 3 -> 1}
 * @param result the position after the move
 */
public record Move(String text, Position result) {
  /**
   * Refuses nulls.
   *
   * @param text the move in words
   * @param result the position after it
   */
  public Move {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(result, "result");
  }
}
