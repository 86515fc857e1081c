package org.grundy.misere;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.engine.Game;
import org.grundy.internal.LazyConcatenation;
import org.grundy.internal.Meter;

/**
 * Sums of states of an engine game under misere play, exactly, within a budget. A single state is
 * quicker with {@link org.grundy.engine.OutcomeSolver}; this one simplifies every state it reaches,
 * so that sums can be decided by theorem, or searched as multisets of what is different.
 *
 * <p>For one thread; usable again after a limit, a cycle or an interruption, keeping what was
 * solved.
 *
 * <pre>{@code
 * MisereGameSolver solver = MisereGameSolver.of(nim);   // the state is the number of stones
 * solver.outcome(1, 1, 1);                              // P
 * }</pre>
 */
public final class MisereGameSolver {
  private static final Budget DEFAULT = Budgets.ofStates(5_000_000);

  private final Budget budget;
  private final States states;
  private final MisereSearch search;

  private MisereGameSolver(Game game, Budget budget) {
    this.budget = Objects.requireNonNull(budget, "budget");
    this.states = new States(Objects.requireNonNull(game, "game"));
    this.search = new MisereSearch(new Forms(states));
  }

  /**
   * A solver that may remember 5,000,000 states and as many sums, in at most 1 GiB and a quarter of
   * the memory.
   *
   * @param game the rules
   * @return the solver
   */
  public static MisereGameSolver of(Game game) {
    return of(game, DEFAULT);
  }

  /**
   * A solver with a budget.
   *
   * @param game the rules
   * @param budget the states and the sums to remember, the bytes for sums, and the time of one call
   * @return the solver
   */
  public static MisereGameSolver of(Game game, Budget budget) {
    return new MisereGameSolver(game, budget);
  }

  /** States of the game, numbered as they are met. */
  private static final class States implements Components {
    private final Game game;
    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    private final LongArrayList states = new LongArrayList();
    private long[] buffer;

    States(Game game) {
      this.game = game;
      this.buffer = new long[game.maxOptions()];
      numbers.defaultReturnValue(-1);
    }

    int number(long state) {
      int number = numbers.get(state);
      if (number < 0) {
        number = states.size();
        states.add(state);
        numbers.put(state, number);
      }
      return number;
    }

    int[] numbers(long[] sum) {
      return LongStream.of(sum).mapToInt(this::number).toArray();
    }

    long[] optionsOf(long state) {
      int count = game.options(state, buffer);
      if (count > buffer.length) {
        buffer = new long[count];
        count = game.options(state, buffer);
      }
      return java.util.Arrays.copyOf(buffer, count);
    }

    @Override
    public int[][] options(int component) {
      return LongStream.of(optionsOf(states.getLong(component)))
          .mapToObj(option -> new int[] {number(option)})
          .toArray(int[][]::new);
    }

    @Override
    public long state(int component) {
      return states.getLong(component);
    }
  }

  /**
   * How the outcome of a sum is known.
   *
   * @param sum the states
   * @return {@link MisereMethod#GENUS} or {@link MisereMethod#SEARCH}
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a state
   */
  public MisereMethod method(long... sum) {
    return search.decided(search.forms().simplify(states.numbers(sum), Meter.start(budget)))
        ? MisereMethod.GENUS
        : MisereMethod.SEARCH;
  }

  /**
   * Who wins. The empty sum, and a sum of terminal states, is won without a move.
   *
   * @param sum the states
   * @return {@link Outcome#P} or {@link Outcome#N}
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a state
   */
  public Outcome outcome(long... sum) {
    Meter meter = Meter.start(budget);
    return isP(states.numbers(sum), meter) ? Outcome.P : Outcome.N;
  }

  private boolean isP(int[] sum, Meter meter) {
    return search.isP(search.forms().simplify(sum, meter), meter);
  }

  /**
   * Every winning move, by component and within one in the order of the game.
   *
   * @param sum the states
   * @return a lazy, ordered stream; searching happens as it is consumed
   * @throws org.grundy.LimitExceededException (when consumed) if the budget runs out
   * @throws org.grundy.CancelledException (when consumed) if the thread is interrupted
   * @throws org.grundy.CycleException (when consumed) if a line of play returns to a state
   */
  public Stream<StateMove> winningMoves(long... sum) {
    long[] from = sum.clone();
    int[] numbers = states.numbers(from);
    Meter meter = Meter.start(budget);
    return LazyConcatenation.of(
        from.length,
        i ->
            LongStream.of(states.optionsOf(from[i]))
                .filter(to -> isP(Sums.replace(numbers, i, new int[] {states.number(to)}), meter))
                .mapToObj(to -> new StateMove(i, from[i], to)));
  }

  /**
   * The number of sums that were searched; those that a theorem decided are not counted.
   *
   * @return the count
   */
  public long solved() {
    return search.solved();
  }
}
