package org.grundy.engine;

import java.util.Objects;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.internal.Memory;

/**
 * Grundy values of a game whose positions fall apart into components: each component is solved and
 * remembered once, and the value of a sum is the exclusive or of its components' values.
 *
 * <p>For one thread; usable again after a limit, a cycle or an interruption, keeping what was
 * solved.
 */
public final class DecomposingSolver extends Search {
  private final DecomposingGame game;
  private final SumOptions options = new SumOptions();
  private final MexFold mex = new MexFold();
  private int[] values = new int[64];

  private DecomposingSolver(DecomposingGame game, SolverOptions options) {
    super(options);
    this.game = Objects.requireNonNull(game, "game");
  }

  /**
   * A solver with default options.
   *
   * @param game the rules
   * @return the solver
   */
  public static DecomposingSolver of(DecomposingGame game) {
    return of(game, SolverOptions.defaults());
  }

  /**
   * A solver.
   *
   * @param game the rules
   * @param options table, budget and symmetry of components
   * @return the solver
   */
  public static DecomposingSolver of(DecomposingGame game, SolverOptions options) {
    return new DecomposingSolver(game, options);
  }

  /**
   * The Grundy value of a sum.
   *
   * @param components its components; none is the terminal position
   * @return the value
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a component can become a part of itself
   */
  public int grundy(long... components) {
    int sum = 0;
    for (long component : components) {
      sum ^= grundy(component, budget);
    }
    return sum;
  }

  /**
   * The Grundy value of one component, within a budget for this call.
   *
   * @param component the component
   * @param limits what this call may spend
   * @return the value
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a component can become a part of itself
   */
  public int grundy(long component, Budget limits) {
    long root = canonical(component);
    int known = table.get(root);
    return known != MemoTable.ABSENT ? known : search(root, limits);
  }

  /**
   * Who wins a sum under normal play.
   *
   * @param components its components
   * @return {@link Outcome#P} or {@link Outcome#N}
   */
  public Outcome outcome(long... components) {
    return Outcome.ofGrundy(grundy(components));
  }

  /**
   * Pending words, from the top of the stack: the number of unknown components of an option, the
   * exclusive or of the known ones, and the unknown ones.
   */
  @Override
  int run(long root) {
    open(root);
    while (true) {
      int frame = depth - 1;
      long mask = accumulators[frame];
      long unknown = 0;
      int value = 0;
      while (top > starts[frame]) {
        long count = pending[top - 1];
        if (count == 0) {
          mask = mex.fold(mask, (int) pending[top - 2], depth);
          top -= 2;
          continue;
        }
        unknown = pending[top - 3];
        probes++;
        value = table.get(unknown);
        if (value == MemoTable.ABSENT) {
          break;
        }
        settle(value);
      }
      if (value == MemoTable.ABSENT) {
        accumulators[frame] = mask;
        open(unknown);
        continue;
      }
      value = mex.finish(mask, depth);
      store(states[frame], value);
      depth = frame;
      if (frame == 0) {
        return value;
      }
      settle(value);
    }
  }

  /** Puts the value of the first unknown component into the option on top. */
  private void settle(int value) {
    long count = pending[top - 1];
    long sum = pending[top - 2];
    top--;
    pending[top - 1] = count - 1;
    pending[top - 2] = sum ^ value;
  }

  private void open(long component) {
    push(component);
    options.clear();
    game.options(component, options);
    int size = options.size;
    values = Memory.withRoom(values, size, table.size());
    if (canonical != null) {
      for (int i = 0; i < size; i++) {
        options.components[i] = canonical.applyAsLong(options.components[i]);
      }
    }
    expanded++;
    generated += options.count;
    probes += size;
    table.getAll(options.components, size, values);
    reserve(size + 2L * options.count);
    long mask = 0;
    for (int option = options.count - 1; option >= 0; option--) {
      int sum = 0;
      int unknown = 0;
      for (int i = options.start(option); i < options.ends[option]; i++) {
        if (values[i] == MemoTable.ABSENT) {
          pending[top + unknown++] = options.components[i];
        } else {
          sum ^= values[i];
        }
      }
      if (unknown == 0) {
        mask = mex.fold(mask, sum, depth);
      } else {
        top += unknown + 2;
        pending[top - 2] = sum;
        pending[top - 1] = unknown;
      }
    }
    accumulators[depth - 1] = mask;
  }

  @Override
  void reset() {
    mex.reset();
  }
}
