package org.grundy.engine;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.Mex;
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
  /** Values below this are bits of the accumulator, whose sign stays free. */
  private static final int MASKED = 63;

  private static final long FULL = Long.MAX_VALUE;

  /** Larger values of options on the line of play: the depth of the position, and the value. */
  private int[] highs = new int[16];

  private int highCount;
  private final Mex mex = new Mex();

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

  @Override
  long begin(int count) {
    return 0;
  }

  @Override
  long fold(long accumulator, int[] values, int count) {
    long mask = accumulator;
    for (int i = 0; i < count; i++) {
      int value = values[i];
      if (value < MASKED) {
        // An absent option, -1, sets the sign bit, which is cleared below.
        mask |= 1L << value;
      } else {
        pushHigh(value);
      }
    }
    return mask & FULL;
  }

  @Override
  long fold(long accumulator, int value) {
    if (value < MASKED) {
      return accumulator | 1L << value;
    }
    pushHigh(value);
    return accumulator;
  }

  private void pushHigh(int value) {
    if (highCount + 2 > highs.length) {
      highs = Arrays.copyOf(highs, highs.length << 1);
    }
    highs[highCount++] = depth();
    highs[highCount++] = value;
  }

  @Override
  int finish(long mask) {
    int depth = depth();
    int end = highCount;
    while (highCount > 0 && highs[highCount - 2] == depth) {
      highCount -= 2;
    }
    return mask != FULL ? Long.numberOfTrailingZeros(~mask) : wideMex(highCount, end);
  }

  private int wideMex(int from, int to) {
    for (int i = from; i < to; i += 2) {
      mex.mark(highs[i + 1] - MASKED);
    }
    return MASKED + mex.valueAndClear();
  }

  @Override
  void reset() {
    highCount = 0;
  }
}
