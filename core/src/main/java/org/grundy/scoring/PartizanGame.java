package org.grundy.scoring;

import java.util.function.LongConsumer;

/**
 * A game in which the players may have different moves, described by its moves on a state packed
 * into a {@code long}. Whose turn it is needs no place in the state. Any of the 2^64 numbers may be
 * a state.
 *
 * <pre>{@code
 * // A heap: Left takes 1 or 3, Right takes 2.
 * PartizanGame game = (n, mover, options) -> {
 *   for (long taken : mover == Player.LEFT ? new long[] {1, 3} : new long[] {2}) {
 *     if (taken <= n) {
 *       options.accept(n - taken);
 *     }
 *   }
 * };
 * }</pre>
 */
@FunctionalInterface
public interface PartizanGame {
  /**
   * Lists the states a player can move to, always the same ones in the same order.
   *
   * @param state the state
   * @param mover who moves
   * @param options takes the states after the moves
   */
  void moves(long state, Player mover, LongConsumer options);
}
