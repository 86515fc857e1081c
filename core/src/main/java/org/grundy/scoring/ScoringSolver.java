package org.grundy.scoring;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.Budget;

/**
 * Solves a {@link ScoringGame} exactly: the best score difference of any state, the moves that
 * reach it, and a line of perfect play.
 *
 * <p>Depth-first with a memo, without recursion. What has been solved stays solved, and a later
 * call goes on from there, also after a budget ran out, an interruption, or an exception thrown by
 * the game. For one thread.
 *
 * <p>A position of such a game has no Grundy value: the nim-sum says who moves last in a sum of
 * games, not who scores more.
 *
 * <pre>{@code
 * // A heap of n: take 1 or 2 for as many points, but the last one costs 3.
 * ScoringSolver solver = ScoringSolver.of((n, moves) -> {
 *   for (long taken = 1; taken <= Math.min(2, n); taken++) {
 *     moves.add(n - taken, taken - (taken == n ? 3 : 0));
 *   }
 * });
 * solver.difference(4);   // -1
 * }</pre>
 */
public final class ScoringSolver {
  private final Search search;

  private ScoringSolver(ScoringGame game, Budget budget) {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(budget, "budget");
    search =
        new Search(
            (state, side, moves) -> game.moves(state, moves), false, 0, Long.MAX_VALUE, budget);
  }

  /**
   * A solver without limits.
   *
   * @param game the game
   * @return the solver
   */
  public static ScoringSolver of(ScoringGame game) {
    return of(game, Budget.unlimited());
  }

  /**
   * A solver with limits.
   *
   * @param game the game
   * @param budget what the solver may hold, and what one call may take
   * @return the solver
   */
  public static ScoringSolver of(ScoringGame game, Budget budget) {
    return new ScoringSolver(game, budget);
  }

  /**
   * What the player to move gets more than the other from here on. Time in proportion to the states
   * that can be reached and their moves, less what is solved already.
   *
   * @param state the state
   * @return the difference; 0 for a state without moves
   * @throws ArithmeticException if the difference of a state overflows
   * @throws org.grundy.CycleException if play can return to a state
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public long difference(long state) {
    return search.value(state, 0);
  }

  /**
   * Who ends with more, counted from here on.
   *
   * @param state the state
   * @return the outcome; the first player is the one to move
   */
  public ScoreOutcome outcome(long state) {
    return ScoreOutcome.of(difference(state));
  }

  /**
   * The moves that keep the difference, in the order of the game.
   *
   * @param state the state
   * @return the states after them; none for a state without moves
   */
  public LongStream bestMoves(long state) {
    long difference = difference(state);
    long[][] moves = search.moves(state, 0);
    LongStream.Builder kept = LongStream.builder();
    for (int i = 0; i < moves[0].length; i++) {
      if (Math.subtractExact(moves[1][i], difference(moves[0][i])) == difference) {
        kept.add(moves[0][i]);
      }
    }
    return kept.build();
  }

  /**
   * The difference, both totals and a line of perfect play: at every state the first best move.
   *
   * @param state the state
   * @return the result; a move is the state it leads to
   * @throws ArithmeticException if a difference or a total overflows
   * @throws org.grundy.CycleException if play can return to a state
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public ScoreResult solve(long state) {
    LongArrayList line = new LongArrayList();
    LongArrayList gains = new LongArrayList();
    long difference = difference(state);
    long[][] moves = search.moves(state, 0);
    while (moves[0].length > 0) {
      int i = 0;
      while (Math.subtractExact(moves[1][i], difference(moves[0][i])) != difference) {
        i++;
      }
      line.add(moves[0][i]);
      gains.add(moves[1][i]);
      difference = difference(moves[0][i]);
      moves = search.moves(moves[0][i], 0);
    }
    return ScoreResult.ofLine(line.toLongArray(), gains.toLongArray());
  }

  /**
   * How many states are solved.
   *
   * @return the count
   */
  public long solvedStates() {
    return search.solved();
  }
}
