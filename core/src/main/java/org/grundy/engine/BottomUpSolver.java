package org.grundy.engine;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values of a game whose states are the numbers 0 to n - 1 and whose options are smaller
 * than the state: one pass upwards, one or two bytes a state, no hashing and no stack.
 *
 * <p>Rank tuples and multisets with {@link Ranking} to play other games this way. A {@link
 * VectorSubtraction} is solved two to four times faster than the same game given as moves.
 *
 * <pre>{@code
 * BottomUpSolver solver = BottomUpSolver.of(takeUpToThree, 1_000_001);
 * solver.grundy(1_000_000);             // 0
 * }</pre>
 *
 * <p>Values are computed up to the largest state asked for, and kept. For one thread.
 */
public final class BottomUpSolver {
  /** How many states are solved between two looks at the clock. */
  private static final int RUN = 1024;

  /** Values below this, plus one, are bits of a word. */
  private static final int MASKED = 63;

  private final Rules rules;
  private final DenseTable table;
  private final MexFold mex = new MexFold();
  private final Budget budget;
  private final int states;
  private final @Nullable VectorFill vectors;
  private int solved;
  private int largest;
  private long generated;

  private BottomUpSolver(Game game, int states, Budget budget) {
    this.states = (int) Checks.positive("states", states);
    this.budget = Objects.requireNonNull(budget, "budget");
    Meter meter = Meter.start(budget);
    meter.beforeBytes(states, 0);
    rules = new Rules(game, null);
    vectors = game instanceof VectorSubtraction known ? VectorFill.of(known, states) : null;
    meter.beforeBytes(states + (vectors == null ? 0 : vectors.bytes()), 0);
    table = new DenseTable(states);
  }

  /**
   * A solver without limits.
   *
   * @param game the rules; every option must be at least 0 and less than the state
   * @param states how many states there are, at least 1
   * @return the solver
   */
  public static BottomUpSolver of(Game game, int states) {
    return of(game, states, Budget.unlimited());
  }

  /**
   * A solver.
   *
   * @param game the rules; every option must be at least 0 and less than the state
   * @param states how many states there are, at least 1
   * @param budget what each call may spend
   * @return the solver
   * @throws org.grundy.LimitExceededException if a byte a state is more than the budget has
   */
  public static BottomUpSolver of(Game game, int states, Budget budget) {
    return new BottomUpSolver(game, states, budget);
  }

  /**
   * The Grundy value of a state.
   *
   * @param state the state
   * @return its value
   * @throws IllegalArgumentException if there is no such state
   * @throws IllegalStateException if the game gives a state an option that is not below it
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public int grundy(long state) {
    if (state >= solved) {
      Checks.inRange("state", state, 0, states - 1L);
      solveTo((int) state);
    }
    return table.get(state);
  }

  /**
   * Who wins under normal play.
   *
   * @param state the state
   * @return {@link Outcome#P} or {@link Outcome#N}
   */
  public Outcome outcome(long state) {
    return Outcome.ofGrundy(grundy(state));
  }

  /**
   * The options that win under normal play, in the game's order.
   *
   * @param state the state
   * @return the options of Grundy value 0
   */
  public LongStream winningMoves(long state) {
    grundy(state);
    long[] options = Arrays.copyOf(rules.buffer, rules.options(state));
    return Arrays.stream(options).filter(option -> table.get(option) == 0);
  }

  /**
   * Exact counts of what was done so far.
   *
   * @return the statistics; no line of play is ever on a stack
   */
  public Statistics statistics() {
    return new Statistics(solved, generated, generated, solved, 0);
  }

  /**
   * The table with the values computed so far.
   *
   * @return the table
   */
  public MemoTable table() {
    return table;
  }

  private void solveTo(int last) {
    Meter meter = Meter.start(budget);
    while (solved <= last) {
      meter.check(solved);
      meter.beforeState(solved);
      long end = Math.min(last + 1L, Math.min(budget.states(), (long) solved + RUN));
      if (!solveBefore((int) end)) {
        meter.beforeBytes(Long.MAX_VALUE, solved);
      }
    }
  }

  /** False if the table would need more memory than there is. */
  private boolean solveBefore(int end) {
    byte[] bytes = table.narrow;
    if (bytes != null && vectors != null) {
      generated += vectors.fill(bytes, solved, end);
      table.filled(end - solved);
      solved = end;
      return true;
    }
    long limit = budget.bytes();
    for (int state = solved; state < end; state++) {
      int count = rules.options(state);
      generated += count;
      byte[] narrow = table.narrow;
      int value =
          narrow != null && largest < MASKED
              ? maskedValueOf(state, rules.buffer, count, narrow)
              : wideValueOf(state, rules.buffer, count);
      if (!table.put(state, value, limit)) {
        return false;
      }
      largest = Math.max(largest, value);
      solved = state + 1;
    }
    return true;
  }

  /**
   * The table itself tells an option that is not below the state: nothing is stored there yet, and
   * what is stored elsewhere are values plus one.
   */
  private static int maskedValueOf(int state, long[] options, int count, byte[] narrow) {
    long mask = 0;
    long all = 0;
    try {
      for (int i = 0; i < count; i++) {
        long option = options[i];
        all |= option;
        mask |= 1L << narrow[(int) option];
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      throw notBelow(options, count, state);
    }
    if ((mask & 1) != 0 || all > Integer.MAX_VALUE || all < 0) {
      throw notBelow(options, count, state);
    }
    return Long.numberOfTrailingZeros(~(mask >>> 1));
  }

  private int wideValueOf(int state, long[] options, int count) {
    long mask = 0;
    for (int i = 0; i < count; i++) {
      if (Long.compareUnsigned(options[i], state) >= 0) {
        throw notBelow(options, count, state);
      }
      mask = mex.fold(mask, table.get(options[i]), 0);
    }
    return mex.finish(mask, 0);
  }

  private static IllegalStateException notBelow(long[] options, int count, int state) {
    long option =
        Arrays.stream(options, 0, count)
            .filter(o -> Long.compareUnsigned(o, state) >= 0)
            .findFirst()
            .orElseThrow();
    return new IllegalStateException(
        "the game gives state " + state + " the option " + option + ", which is not below it");
  }
}
