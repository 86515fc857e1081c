package org.grundy.engine;

import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.PlayConvention;

/**
 * How long a game lasts when the winner hurries and the loser delays (Steinhaus 1925; Smith 1966).
 *
 * <p>The remoteness of a terminal position is 0; of one with a winning option, 1 + the least
 * remoteness of its winning options; of a lost one, 1 + the greatest remoteness of its options. The
 * winner makes the last move under normal play and the loser does under misere play, so its parity
 * tells the outcome: even is P under normal play and N under misere play.
 *
 * <p>For one thread; usable again after a limit, a cycle or an interruption, keeping what was
 * solved.
 */
public final class RemotenessSolver extends DepthFirst {
  /**
   * The accumulator: the longest 1 + lost game, and above it the shortest 1 + won one; 0 if none.
   */
  private static final int WON_SHIFT = 31;

  private static final long LOST_MASK = (1L << WON_SHIFT) - 1;

  /** The parity of P-positions. */
  private final int parity;

  private RemotenessSolver(Game game, PlayConvention convention, SolverOptions options) {
    super(game, options);
    parity = Objects.requireNonNull(convention, "convention") == PlayConvention.NORMAL ? 0 : 1;
  }

  /**
   * A solver with default options.
   *
   * @param game the rules
   * @param convention who wins when there is no move
   * @return the solver
   */
  public static RemotenessSolver of(Game game, PlayConvention convention) {
    return of(game, convention, SolverOptions.defaults());
  }

  /**
   * A solver.
   *
   * @param game the rules
   * @param convention who wins when there is no move
   * @param options table, budget and symmetry
   * @return the solver
   */
  public static RemotenessSolver of(Game game, PlayConvention convention, SolverOptions options) {
    return new RemotenessSolver(game, convention, options);
  }

  /**
   * The number of moves until the end when the winner plays for the fastest win and the loser for
   * the longest resistance.
   *
   * @param state the position
   * @return the remoteness
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a position
   */
  public int remoteness(long state) {
    return solve(state);
  }

  /**
   * The remoteness, within a budget for this call.
   *
   * @param state the position
   * @param budget what this call may spend
   * @return the remoteness
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a position
   */
  public int remoteness(long state, Budget budget) {
    return solve(state, Objects.requireNonNull(budget, "budget"));
  }

  /**
   * Who wins, told by the parity of the remoteness.
   *
   * @param state the position
   * @return {@link Outcome#P} or {@link Outcome#N}
   */
  public Outcome outcome(long state) {
    return (solve(state) & 1) == parity ? Outcome.P : Outcome.N;
  }

  /**
   * The moves that win fastest, or in a lost position those that resist longest, in the game's
   * order.
   *
   * @param state the position
   * @return options of remoteness one less; none if the state is terminal
   */
  public LongStream bestMoves(long state) {
    return optionsWith(state, solve(state) - 1);
  }

  @Override
  long begin(int count) {
    return 0;
  }

  @Override
  long fold(long accumulator, int[] values, int count) {
    long folded = accumulator;
    for (int i = 0; i < count; i++) {
      if (values[i] != MemoTable.ABSENT) {
        folded = fold(folded, values[i]);
      }
    }
    return folded;
  }

  @Override
  long fold(long accumulator, int value) {
    long won = accumulator >>> WON_SHIFT;
    long lost = accumulator & LOST_MASK;
    long length = value + 1L;
    if ((value & 1) == parity) {
      won = won == 0 ? length : Math.min(won, length);
    } else {
      lost = Math.max(lost, length);
    }
    return (won << WON_SHIFT) | lost;
  }

  @Override
  int finish(long accumulator) {
    long won = accumulator >>> WON_SHIFT;
    return (int) (won != 0 ? won : accumulator);
  }
}
