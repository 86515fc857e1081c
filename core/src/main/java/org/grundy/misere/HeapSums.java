package org.grundy.misere;

import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.Outcome;
import org.grundy.heap.HeapRuleset;

/**
 * Answers for sums of heaps of one ruleset under misere play: who wins, and by which moves.
 *
 * <p>A sum without a move is won by the player to move, who has no winning move. Heaps are sizes, 0
 * or more, in any order, repeats allowed.
 */
public sealed interface HeapSums permits MisereQuotient, MisereSolver {
  /**
   * The rules of the heaps.
   *
   * @return the ruleset
   */
  HeapRuleset ruleset();

  /**
   * How the outcome of a sum is known.
   *
   * @param heaps the sizes
   * @return the method
   * @throws IllegalArgumentException if a heap is negative or beyond what can be answered
   */
  MisereMethod method(long... heaps);

  /**
   * Who wins.
   *
   * @param heaps the sizes
   * @return {@link Outcome#P} or {@link Outcome#N}
   * @throws IllegalArgumentException if a heap is negative or beyond what can be answered
   */
  Outcome outcome(long... heaps);

  /**
   * Every winning move: by heap, and within one in the order of {@link HeapRuleset#options}. A move
   * in each of several equal heaps counts for each.
   *
   * @param heaps the sizes
   * @return a lazy, ordered stream
   * @throws IllegalArgumentException if a heap is negative or beyond what can be answered
   */
  Stream<HeapMove> winningMoves(long... heaps);

  /**
   * The number of winning moves.
   *
   * @param heaps the sizes
   * @return the count
   * @throws IllegalArgumentException if a heap is negative or beyond what can be answered
   */
  default long countWinningMoves(long... heaps) {
    return winningMoves(heaps).count();
  }

  /**
   * The first winning move.
   *
   * @param heaps the sizes
   * @return the move, or empty where there is none
   * @throws IllegalArgumentException if a heap is negative or beyond what can be answered
   */
  default Optional<HeapMove> firstWinningMove(long... heaps) {
    return winningMoves(heaps).findFirst();
  }
}
