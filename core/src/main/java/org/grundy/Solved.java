package org.grundy;

import java.util.stream.Stream;

/**
 * A position whose winner and winning moves are known directly, whether or not its Grundy value is.
 *
 * <p>Where the value is not known, {@link #grundy()} throws an {@link
 * UnsupportedOperationException} that says so, and the position can be asked by itself but not
 * stand in a sum with others.
 */
public interface Solved extends Position {
  /**
   * Whether {@link #outcome} and {@link #winningMoves} are to be asked rather than values and
   * tameness.
   *
   * @param convention normal or misere play
   * @return whether they answer for this convention
   */
  boolean decides(PlayConvention convention);

  /**
   * Who wins.
   *
   * @param convention normal or misere play
   * @return the outcome
   * @throws UnsupportedOperationException if this is not decided for the convention
   */
  Outcome outcome(PlayConvention convention);

  /**
   * Every move after which the opponent loses.
   *
   * @param convention normal or misere play
   * @return a lazy stream
   * @throws UnsupportedOperationException if this is not decided for the convention
   */
  Stream<Move> winningMoves(PlayConvention convention);
}
