package org.grundy.scoring;

import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.PlayConvention;

/**
 * Who wins a {@link PartizanGame}, by exact minimax on state and player to move.
 *
 * <p>Such a position has no Grundy value: those exist only where both players have the same moves
 * from every state (Sprague 1935, Grundy 1939). The outcomes of the parts of a sum do not determine
 * that of the sum either, so put the whole sum into the state.
 *
 * <p>Depth-first with a memo, without recursion, stopping at the first winning move of a state.
 * What has been solved stays solved, and a later call goes on from there, also after a budget ran
 * out, an interruption, or an exception thrown by the game. For one thread.
 *
 * <pre>{@code
 * PartizanSolver solver =
 *     PartizanSolver.of(game, PlayConvention.NORMAL, Budget.unlimited());
 * solver.outcome(1);   // for the game at PartizanGame: LEFT
 * }</pre>
 */
public final class PartizanSolver {
  private static final long WIN = 1;
  private static final long LOSS = -1;
  private static final int LEFT_SIDE = 0;
  private static final int RIGHT_SIDE = 1;

  private final Search search;
  private final PlayConvention convention;

  private PartizanSolver(PartizanGame game, PlayConvention convention, Budget budget) {
    Objects.requireNonNull(game, "game");
    this.convention = Objects.requireNonNull(convention, "convention");
    Objects.requireNonNull(budget, "budget");
    search =
        new Search(
            (state, side, moves) ->
                game.moves(
                    state,
                    side == LEFT_SIDE ? Player.LEFT : Player.RIGHT,
                    option -> moves.add(option, 0)),
            true,
            convention == PlayConvention.NORMAL ? LOSS : WIN,
            WIN,
            budget);
  }

  /**
   * A solver.
   *
   * @param game the game
   * @param convention whether the player who cannot move loses or wins
   * @param budget what the solver may hold, counting each state for each player to move, and what
   *     one call may take
   * @return the solver
   */
  public static PartizanSolver of(PartizanGame game, PlayConvention convention, Budget budget) {
    return new PartizanSolver(game, convention, budget);
  }

  private static int side(Player player) {
    return player == Player.LEFT ? LEFT_SIDE : RIGHT_SIDE;
  }

  /**
   * Who wins without a move.
   *
   * @return the convention this solver was made for
   */
  public PlayConvention convention() {
    return convention;
  }

  /**
   * Whether the player to move wins.
   *
   * @param state the state
   * @param mover who moves
   * @return true for a win
   * @throws org.grundy.CycleException if play can return to a state with the same player to move
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public boolean wins(long state, Player mover) {
    return search.value(state, side(mover)) == WIN;
  }

  /**
   * Who wins, for each player to move.
   *
   * @param state the state
   * @return the outcome class
   */
  public PartizanOutcome outcome(long state) {
    boolean left = wins(state, Player.LEFT);
    boolean right = wins(state, Player.RIGHT);
    if (left == right) {
      return left ? PartizanOutcome.FIRST : PartizanOutcome.SECOND;
    }
    return left ? PartizanOutcome.LEFT : PartizanOutcome.RIGHT;
  }

  /**
   * All winning moves, in the order of the game.
   *
   * @param state the state
   * @param mover who moves
   * @return the states after them; none if the state is lost, or won without a move
   */
  public LongStream winningMoves(long state, Player mover) {
    return LongStream.of(search.moves(state, side(mover))[0])
        .filter(option -> !wins(option, mover.other()));
  }

  /**
   * The first winning move, in the order of the game.
   *
   * @param state the state
   * @param mover who moves
   * @return the state after it, or empty where there is none
   */
  public OptionalLong firstWinningMove(long state, Player mover) {
    return winningMoves(state, mover).findFirst();
  }

  /**
   * The number of winning moves.
   *
   * @param state the state
   * @param mover who moves
   * @return the count
   */
  public long countWinningMoves(long state, Player mover) {
    return winningMoves(state, mover).count();
  }

  /**
   * How many states are solved, counting each player to move.
   *
   * @return the count
   */
  public long solvedStates() {
    return search.solved();
  }
}
