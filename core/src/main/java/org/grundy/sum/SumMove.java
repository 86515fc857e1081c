package org.grundy.sum;

import java.util.Objects;
import org.grundy.Move;
import org.grundy.internal.Checks;

/**
 * A move in a sum.
 *
 * @param component which component it is made in, from 0
 * @param move the move made there
 */
public record SumMove(int component, Move move) {
  /**
   * Refuses nulls and negative indices.
   *
   * @param component which component it is made in, from 0
   * @param move the move made there
   * @throws IllegalArgumentException if {@code component} is negative
   */
  public SumMove {
    Checks.nonNegative("component", component);
    Objects.requireNonNull(move, "move");
  }

  /**
   * The move as text.
   *
   * @return for example {@code component 2, pile 0: 3 -> 1}
   */
  @Override
  public String toString() {
    return "component " + component + ", " + move.text();
  }
}
