package org.grundy.engine;

import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.Outcome;

/**
 * Grundy values of any position, and the moves that win under normal play.
 *
 * <p>Solving costs O(1) a position and option reached, and happens once: later questions about the
 * same positions are lookups that allocate nothing. After a limit was reached, a cycle was met or
 * the thread was interrupted, the solver can be used again; what was solved is kept.
 *
 * <p>For one thread.
 */
public final class GrundySolver extends DepthFirst {
  private final MexFold mex = new MexFold();

  private GrundySolver(Game game, SolverOptions options) {
    super(game, options);
  }

  /**
   * A solver with default options.
   *
   * @param game the rules
   * @return the solver
   */
  public static GrundySolver of(Game game) {
    return of(game, SolverOptions.defaults());
  }

  /**
   * A solver.
   *
   * @param game the rules
   * @param options table, budget and symmetry
   * @return the solver
   */
  public static GrundySolver of(Game game, SolverOptions options) {
    return new GrundySolver(game, Objects.requireNonNull(options, "options"));
  }

  /**
   * The Grundy value of a position.
   *
   * @param state the position
   * @return the value
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a position
   */
  public int grundy(long state) {
    return solve(state);
  }

  /**
   * The Grundy value of a position, within a budget of its own.
   *
   * @param state the position
   * @param budget what this call may spend
   * @return the value
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a position
   */
  public int grundy(long state, Budget budget) {
    return solve(state, Objects.requireNonNull(budget, "budget"));
  }

  /**
   * Who wins under normal play.
   *
   * @param state the position
   * @return {@link Outcome#P} or {@link Outcome#N}
   */
  public Outcome outcome(long state) {
    return Outcome.ofGrundy(grundy(state));
  }

  /**
   * The options of a position that have a given Grundy value, in the game's order.
   *
   * @param state the position
   * @param grundy the wanted value
   * @return the options, as the game generates them
   */
  public LongStream optionsTo(long state, int grundy) {
    return optionsWith(state, grundy);
  }

  /**
   * Writes the options of a position that have a given Grundy value; allocates nothing once the
   * position is solved.
   *
   * @param state the position
   * @param grundy the wanted value
   * @param out where to write; options past its end are only counted
   * @return how many such options there are
   */
  public int optionsTo(long state, int grundy, long[] out) {
    return optionsWith(state, grundy, out);
  }

  /**
   * The options that win under normal play, in the game's order.
   *
   * @param state the position
   * @return the options of Grundy value 0; none in a P-position
   */
  public LongStream winningMoves(long state) {
    return optionsTo(state, 0);
  }

  /**
   * The first option that wins under normal play, in the game's order; allocates nothing once the
   * position is solved.
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
    return 0;
  }

  @Override
  long fold(long accumulator, int[] values, int count) {
    return mex.fold(accumulator, values, count, depth);
  }

  @Override
  long fold(long accumulator, int value) {
    return mex.fold(accumulator, value, depth);
  }

  @Override
  int finish(long accumulator) {
    return mex.finish(accumulator, depth);
  }

  @Override
  void reset() {
    mex.reset();
  }
}
