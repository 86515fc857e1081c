package org.grundy.engine;

import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.PlayConvention;

/**
 * Who wins, under normal or misere play, and by which moves; nothing about Grundy values.
 *
 * <p>A position is decided by the first winning option that is found, so far fewer positions are
 * searched than for Grundy values, the more so the better the {@link SolverOptions#withOrder order}
 * of the options.
 *
 * <p>For one thread; usable again after a limit, a cycle or an interruption, keeping what was
 * solved.
 */
public final class OutcomeSolver extends DepthFirst {
  private static final int P = 0;
  private static final int N = 1;

  /** The accumulator of a position with a winning option; the sign says that it is decided. */
  private static final long WON = -1;

  private final PlayConvention convention;

  private OutcomeSolver(Game game, PlayConvention convention, SolverOptions options) {
    super(game, options);
    this.convention = Objects.requireNonNull(convention, "convention");
  }

  /**
   * A solver with default options.
   *
   * @param game the rules
   * @param convention who wins when there is no move
   * @return the solver
   */
  public static OutcomeSolver of(Game game, PlayConvention convention) {
    return of(game, convention, SolverOptions.defaults());
  }

  /**
   * A solver.
   *
   * @param game the rules
   * @param convention who wins when there is no move
   * @param options table, budget, symmetry and order of options
   * @return the solver
   */
  public static OutcomeSolver of(Game game, PlayConvention convention, SolverOptions options) {
    return new OutcomeSolver(game, convention, Objects.requireNonNull(options, "options"));
  }

  /**
   * The convention that outcomes are for.
   *
   * @return normal or misere
   */
  public PlayConvention convention() {
    return convention;
  }

  /**
   * Who wins.
   *
   * @param state the position
   * @return {@link Outcome#P} or {@link Outcome#N}
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if the search meets a line of play that returns to a position
   */
  public Outcome outcome(long state) {
    return solve(state) == P ? Outcome.P : Outcome.N;
  }

  /**
   * Who wins, within a budget for this call.
   *
   * @param state the position
   * @param budget what this call may spend
   * @return {@link Outcome#P} or {@link Outcome#N}
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if the search meets a line of play that returns to a position
   */
  public Outcome outcome(long state, Budget budget) {
    return solve(state, Objects.requireNonNull(budget, "budget")) == P ? Outcome.P : Outcome.N;
  }

  /**
   * The options that win, in the game's order. A terminal state under misere play is won without
   * one.
   *
   * @param state the position
   * @return the options that are P-positions, as the game generates them
   */
  public LongStream winningMoves(long state) {
    return optionsWith(state, P);
  }

  /**
   * Writes the options that win; allocates nothing where they are solved.
   *
   * @param state the position
   * @param out where to write; options past its end are only counted
   * @return how many winning options there are
   */
  public int winningMoves(long state, long[] out) {
    return optionsWith(state, P, out);
  }

  /**
   * The first option that wins, in the game's order; allocates nothing once the position is solved.
   *
   * @param state the position
   * @param none what to answer if there is none
   * @return the option, as the game generates it, or {@code none}
   */
  public long winningMove(long state, long none) {
    return firstLost(state, none);
  }

  @Override
  long begin(int count) {
    return count == 0 && convention == PlayConvention.MISERE ? WON : 0;
  }

  @Override
  long fold(long accumulator, int[] values, int count) {
    for (int i = 0; i < count; i++) {
      if (values[i] == P) {
        return WON;
      }
    }
    return accumulator;
  }

  @Override
  long fold(long accumulator, int value) {
    return value == P ? WON : accumulator;
  }

  @Override
  int finish(long accumulator) {
    return accumulator == WON ? N : P;
  }
}
