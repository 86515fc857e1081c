package org.grundy;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A position of an impartial game, able to stand as a component of a disjunctive sum.
 *
 * <p>Implementations are immutable; {@code equals} and {@code hashCode} go by the position, so that
 * equal positions share one memo entry, and {@code toString} gives the canonical text that the
 * workbench reads back, such as {@code nim:3,4,5}.
 *
 * <p>Moves come in a documented ascending order, and streams are lazy: taking the first element
 * must not compute them all.
 */
public interface Position {
  /**
   * The Grundy value under normal play, as an unsigned 64-bit number.
   *
   * @return the value
   * @throws IllegalStateException if the position has no finite value because the game has cycles
   */
  long grundy();

  /**
   * The value under normal play of a position that may lie on cycles.
   *
   * @return the nim-value; finite unless an implementation says otherwise
   */
  default NimValue value() {
    return NimValue.of(grundy());
  }

  /**
   * Every legal move, ascending.
   *
   * @return a lazy stream
   */
  Stream<Move> moves();

  /**
   * The moves to options of the given finite value, ascending. The winning moves of a component in
   * a sum are those to the nim-sum of the others. Moves to a larger value count too: the reply that
   * reverses them belongs to the opponent.
   *
   * @param grundy the wanted value of the option, unsigned
   * @return a lazy stream
   */
  default Stream<Move> movesTo(long grundy) {
    NimValue wanted = NimValue.of(grundy);
    return moves().filter(move -> move.result().value().equals(wanted));
  }

  /**
   * The number of moves to options of the given value.
   *
   * @param grundy the wanted value of the option, unsigned
   * @return the count
   * @throws ArithmeticException if it exceeds {@code Long.MAX_VALUE}
   */
  default long countMovesTo(long grundy) {
    return movesTo(grundy).count();
  }

  /**
   * The least move to an option of the given value.
   *
   * @param grundy the wanted value of the option, unsigned
   * @return the move, or empty where there is none
   */
  default Optional<Move> firstMoveTo(long grundy) {
    return movesTo(grundy).findFirst();
  }

  /**
   * The k-th move to an option of the given value, in the order of {@link #movesTo}.
   *
   * @param grundy the wanted value of the option, unsigned
   * @param k which one, from 0
   * @return the move, or empty where there are not that many
   */
  default Optional<Move> moveTo(long grundy, long k) {
    return movesTo(grundy).skip(k).findFirst();
  }

  /**
   * A measure of progress in games with cycles (a counter function: Smith 1966; Fraenkel and Perl
   * 1975). Where the value m is finite and cycles can be reached, every option either has a lower
   * counter and another value, or has itself an option of value m and a counter lower than this
   * one; and for each value less than m there is an option of that value and a lower counter.
   *
   * @return the counter, 0 or more; 0 unless an implementation has cycles
   */
  default long counter() {
    return 0;
  }

  /**
   * How the position behaves under misere play.
   *
   * @return {@link Tameness#UNKNOWN} unless the implementation can prove more; a result other than
   *     that holds for every position reachable from this one too (though not the same one)
   */
  default Tameness tameness() {
    return Tameness.UNKNOWN;
  }
}
