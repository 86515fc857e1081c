package org.grundy.scoring;

/**
 * A game with points, described by its moves: from a state, packed into a {@code long}, to another,
 * and what each move scores for the player who makes it.
 *
 * <p>Both players have the same moves; a state from which there are none ends the game. Whose turn
 * it is needs no place in the state. Any of the 2^64 numbers may be a state.
 *
 * <pre>{@code
 * // Two piles; take any number of stones from one and score as many, plus one for emptying it.
 * ScoringGame game = (state, moves) -> {
 *   long a = state >>> 32;
 *   long b = state & 0xffff_ffffL;
 *   for (long left = 0; left < a; left++) {
 *     moves.add(left << 32 | b, a - left + (left == 0 ? 1 : 0));
 *   }
 *   for (long left = 0; left < b; left++) {
 *     moves.add(a << 32 | left, b - left + (left == 0 ? 1 : 0));
 *   }
 * };
 * }</pre>
 */
@FunctionalInterface
public interface ScoringGame {
  /**
   * Lists the moves from a state, always the same ones in the same order.
   *
   * @param state the state
   * @param moves takes the moves
   */
  void moves(long state, Moves moves);

  /** Takes the moves from one state. */
  interface Moves {
    /**
     * Adds a move.
     *
     * @param option the state after the move
     * @param gain what the mover scores by it
     */
    void add(long option, long gain);
  }
}
