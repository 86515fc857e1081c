package org.grundy.engine;

import java.util.Arrays;
import java.util.Objects;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.internal.Checks;

/**
 * Outcomes of games that fall apart, without the values of all components: a sum is lost if and
 * only if the value of its hardest component equals the exclusive or of the others, so the search
 * asks of a component only whether its value is a given one, and stops at the first option that has
 * it ("nimbers are inevitable", Lemoine and Viennot 2012).
 *
 * <p>What is remembered of a component is its value, or which numbers it is not. Whether it is v is
 * asked of the options first: one that is v says no at once, whatever the smaller numbers. A value
 * is found by asking for 0, 1, 2, ... in turn (compare Beling and Rogalski 2020), usually in far
 * fewer positions than {@link DecomposingSolver} needs.
 *
 * <p>For one thread; usable again after a limit, a cycle or an interruption, keeping what was
 * solved.
 */
public final class NimberSolver extends Search {
  /** Asks for the value itself. */
  private static final int ANY = Integer.MAX_VALUE;

  /** No number was sought in vain yet. */
  private static final int NONE = -1;

  /**
   * Words before the options of a position: what is asked, what is known, the number sought among
   * the options, the option we are at, and the number that no option has.
   */
  private static final int HEADER = 5;

  private final DecomposingGame game;
  private final SumOptions options = new SumOptions();

  private NimberSolver(DecomposingGame game, SolverOptions options) {
    super(options);
    this.game = Objects.requireNonNull(game, "game");
    if (!table.isLossless()) {
      throw new IllegalArgumentException("table may forget, expected one that keeps everything");
    }
  }

  /**
   * A solver with default options.
   *
   * @param game the rules
   * @return the solver
   */
  public static NimberSolver of(DecomposingGame game) {
    return of(game, SolverOptions.defaults());
  }

  /**
   * A solver.
   *
   * @param game the rules
   * @param options table, budget and symmetry of components
   * @return the solver
   * @throws IllegalArgumentException if the table is not {@linkplain MemoTable#isLossless lossless}
   */
  public static NimberSolver of(DecomposingGame game, SolverOptions options) {
    return new NimberSolver(game, options);
  }

  /**
   * The Grundy value of a sum.
   *
   * @param components its components
   * @return the value
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a component can become a part of itself
   */
  public int grundy(long... components) {
    int sum = 0;
    for (long component : components) {
      sum ^= NimberFact.bound(ask(canonical(component), ANY, budget));
    }
    return sum;
  }

  /**
   * Whether a component has a given Grundy value, within a budget for this call.
   *
   * @param component the component
   * @param value the value in question, at least 0
   * @param limits what this call may spend
   * @return true if it has
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a component can become a part of itself
   */
  public boolean hasGrundy(long component, int value, Budget limits) {
    Checks.inRange("value", value, 0, ANY - 1);
    int fact = ask(canonical(component), value, Objects.requireNonNull(limits, "limits"));
    return NimberFact.is(fact, value);
  }

  /**
   * Who wins a sum under normal play.
   *
   * @param components its components
   * @return {@link Outcome#P} or {@link Outcome#N}
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   * @throws org.grundy.CycleException if a component can become a part of itself
   */
  public Outcome outcome(long... components) {
    if (components.length == 0) {
      return Outcome.P;
    }
    int hardest = 0;
    for (int i = 1; i < components.length; i++) {
      if (game.effort(components[i]) > game.effort(components[hardest])) {
        hardest = i;
      }
    }
    int others = 0;
    for (int i = 0; i < components.length; i++) {
      others ^= i == hardest ? 0 : NimberFact.bound(ask(canonical(components[i]), ANY, budget));
    }
    return hasGrundy(components[hardest], others, budget) ? Outcome.P : Outcome.N;
  }

  private int known(long component) {
    probes++;
    return Math.max(0, table.get(component));
  }

  private int ask(long component, int asked, Budget limits) {
    int fact = known(component);
    if (NimberFact.answers(fact, asked)) {
      return fact;
    }
    this.asked = asked;
    return search(component, limits);
  }

  /** What the search is asked about its root. */
  private int asked;

  @Override
  int run(long root) {
    open(root, asked);
    while (true) {
      int frame = depth - 1;
      int fact = advance(frame);
      if (fact >= 0) {
        top = starts[frame];
        depth = frame;
        if (frame == 0) {
          return fact;
        }
      }
    }
  }

  /**
   * Looks for an option with the number sought, opening the first component that must be known
   * better; returns a fact that answers the question about the position, or -1 if it opened one.
   */
  private int advance(int frame) {
    int header = starts[frame];
    int question = (int) pending[header];
    int fact = (int) pending[header + 1];
    int sought = (int) pending[header + 2];
    int at = (int) pending[header + 3];
    int missing = (int) pending[header + 4];
    int first = header + HEADER;
    while (true) {
      boolean found = at == first && isAtHand(first, sought);
      while (!found && at < top) {
        int verdict = examine(at, sought);
        if (verdict < 0) {
          pending[header + 1] = fact;
          pending[header + 2] = sought;
          pending[header + 3] = at;
          pending[header + 4] = missing;
          open(pendingComponent, pendingQuestion);
          return -1;
        }
        found = verdict == 1;
        at += (int) pending[at] + 1;
      }
      at = first;
      if (found) {
        fact = NimberFact.excluding(fact, sought);
      } else {
        missing = sought;
      }
      // Options have every number below the bound: if none has the bound, it is the mex.
      if (NimberFact.bound(fact) == missing) {
        fact = NimberFact.exact(missing);
      }
      store(states[frame], fact);
      if (NimberFact.answers(fact, question)) {
        return fact;
      }
      sought = missing == NONE ? next(question, fact) : NimberFact.bound(fact);
    }
  }

  /**
   * The number to look for among the options: the one in question itself if that may settle it,
   * otherwise the least that the value may be.
   */
  private static int next(int question, int fact) {
    return NimberFact.reaches(fact, question) ? question : NimberFact.bound(fact);
  }

  /** Whether an option is known already to have the value. */
  private boolean isAtHand(int first, int sought) {
    for (int at = first; at < top; at += (int) pending[at] + 1) {
      if (examine(at, sought) == 1) {
        return true;
      }
    }
    return false;
  }

  private long pendingComponent;
  private int pendingQuestion;

  /**
   * 1 if the option at this place has the value, 0 if not, -1 if a component must be asked first.
   */
  private int examine(int at, int sought) {
    int count = (int) pending[at];
    int sum = sought;
    for (int i = 1; i < count; i++) {
      int fact = known(pending[at + i]);
      if (!NimberFact.isExact(fact)) {
        pendingComponent = pending[at + i];
        pendingQuestion = ANY;
        return -1;
      }
      sum ^= NimberFact.bound(fact);
    }
    if (count == 0) {
      return sum == 0 ? 1 : 0;
    }
    int fact = known(pending[at + count]);
    if (!NimberFact.answers(fact, sum)) {
      pendingComponent = pending[at + count];
      pendingQuestion = sum;
      return -1;
    }
    return NimberFact.is(fact, sum) ? 1 : 0;
  }

  private void open(long component, int question) {
    push(component);
    options.clear();
    game.options(component, options);
    expanded++;
    generated += options.count;
    reserve(HEADER + options.size + options.count);
    int fact = known(component);
    pending[top] = question;
    pending[top + 1] = fact;
    pending[top + 2] = next(question, fact);
    pending[top + 3] = (long) top + HEADER;
    pending[top + 4] = NONE;
    top += HEADER;
    order();
    for (int i = 0; i < options.count; i++) {
      int option = (int) order[i];
      int start = options.start(option);
      int header = top++;
      for (int j = start; j < options.ends[option]; j++) {
        toggle(header + 1, canonical(options.components[j]));
      }
      pending[header] = (long) top - header - 1;
      hardestLast(header + 1, top - 1);
    }
  }

  /** Options in the order they are tried: in the upper half the effort, in the lower the index. */
  private long[] order = new long[32];

  /** The options that leave the least to solve come first: they are the cheapest to ask. */
  private void order() {
    if (order.length < options.count) {
      order = new long[options.ends.length];
    }
    for (int option = 0; option < options.count; option++) {
      long hardest = 0;
      for (int i = options.start(option); i < options.ends[option]; i++) {
        hardest = Math.max(hardest, game.effort(options.components[i]));
      }
      order[option] = Math.min(hardest, Integer.MAX_VALUE) << Integer.SIZE | option;
    }
    Arrays.sort(order, 0, options.count);
  }

  /** Appends a component to the option that starts here, or cancels an equal one. */
  private void toggle(int first, long component) {
    for (int at = first; at < top; at++) {
      if (pending[at] == component) {
        pending[at] = pending[--top];
        return;
      }
    }
    pending[top++] = component;
  }

  private void hardestLast(int first, int last) {
    for (int i = first; i < last; i++) {
      if (game.effort(pending[i]) > game.effort(pending[last])) {
        long harder = pending[i];
        pending[i] = pending[last];
        pending[last] = harder;
      }
    }
  }

  @Override
  void reset() {}
}
