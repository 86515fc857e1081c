package org.grundy.engine;

import java.util.Arrays;
import java.util.Objects;
import org.grundy.Budget;
import org.grundy.Mex;
import org.grundy.Outcome;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

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
 * <p>Which option to ask next is decided by proof numbers (Allis 1994), depth first (Nagai 2002):
 * the option that seems to be nearest to a yes is searched until another seems nearer. When more
 * positions were opened without an answer than there are proof numbers to remember, each is
 * searched to its end, so the search cannot go round for ever.
 *
 * <p>An answer holds if the game is finite. A cycle is reported if the search meets it; it does not
 * look into options after the one that answers a question, nor into two equal components of an
 * option, whose sum is 0 in every finite game. {@link DecomposingSolver} looks into all.
 *
 * <p>For one thread; usable again after a limit, a cycle or an interruption, keeping what was
 * solved. Proof numbers take up to a mebibyte that is not charged to the budget.
 */
public final class NimberSolver extends Search {
  /** Asks for the value itself. */
  private static final int ANY = Integer.MAX_VALUE;

  /** No number was sought in vain yet. */
  private static final int NONE = -1;

  /** A limit that no proof number reaches, nor a sum of them. */
  private static final long UNLIMITED = Long.MAX_VALUE >> 1;

  /** The search for a yes goes on until another option is better by more than an eighth. */
  private static final int PATIENCE = 3;

  /**
   * With so many numbers out of question, those that options are known to have are left out too.
   */
  private static final int MANY = 8;

  // Words of a position, before its options.
  private static final int QUESTION = 0;
  private static final int FACT = 1;

  /** The number that an option is sought to have: the one in question, or the least possible. */
  private static final int SOUGHT = 2;

  /** The number that no option has. */
  private static final int MISSING = 3;

  /** The search is left for now when this is the least effort to a no, or to a yes. */
  private static final int NO_LIMIT = 4;

  private static final int YES_LIMIT = 5;

  /** The option that was opened. */
  private static final int CURRENT = 6;

  private static final int HEADER = 7;

  // Words of an option, before its components: how many there are, and its proof numbers, which
  // are about the number sought; it is refuted if no work is left to a no.
  private static final int NO = 1;
  private static final int YES = 2;
  private static final int OPTION = 3;

  private final DecomposingGame game;

  /** Positions that were opened since a question was answered. */
  private int unanswered;

  private final SumOptions options = new SumOptions();
  private final ProofNumbers numbers = new ProofNumbers();
  private final Mex mex = new Mex();

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
   * @throws org.grundy.CycleException if the search meets a component that can become a part of
   *     itself
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
   * @throws org.grundy.CycleException if the search meets a component that can become a part of
   *     itself
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
   * @throws org.grundy.CycleException if the search meets a component that can become a part of
   *     itself
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

  /** The fact that answered the last question that was. */
  private int answer;

  @Override
  int run(long root) {
    boolean found = open(root, asked, UNLIMITED, UNLIMITED);
    while (true) {
      int frame = depth - 1;
      if (advance(frame, found)) {
        top = starts[frame];
        depth = frame;
        if (frame == 0) {
          return answer;
        }
        int header = starts[frame - 1];
        found = look((int) pending[header + CURRENT], (int) pending[header + SOUGHT]);
      } else {
        found = open(pendingComponent, pendingQuestion, noLimit, yesLimit);
      }
    }
  }

  /**
   * Goes on with a position; true if its search ends, false if a component is to be opened.
   *
   * @param found whether an option is known to have the number sought
   */
  private boolean advance(int frame, boolean found) {
    int header = starts[frame];
    int first = header + HEADER;
    int question = (int) pending[header + QUESTION];
    boolean isFound = found;
    while (true) {
      int sought = (int) pending[header + SOUGHT];
      if (!isFound) {
        choose(first);
      }
      if (isFound || least == UNLIMITED) {
        int fact = learn(header, isFound);
        store(states[frame], fact);
        tick();
        if (NimberFact.answers(fact, question)) {
          answer = fact;
          unanswered = 0;
          return true;
        }
        isFound = lookAtAll(first, (int) pending[header + SOUGHT]);
        continue;
      }
      boolean isDirect = sought == question;
      long limit = pending[header + (isDirect ? NO_LIMIT : YES_LIMIT)];
      long limitOfAll = pending[header + (isDirect ? YES_LIMIT : NO_LIMIT)];
      if (least >= limit || all >= limitOfAll) {
        numbers.put(states[frame], question, isDirect ? least : all, isDirect ? all : least);
        return true;
      }
      int verdict = examine(best, sought);
      if (verdict < 0) {
        pending[header + CURRENT] = best;
        long patient = Math.min(limit, second + (second >> PATIENCE) + 1);
        long rest = limitOfAll - (all - pending[best + NO]);
        noLimit = rest;
        yesLimit = patient;
        return false;
      }
      isFound = settle(best, verdict);
    }
  }

  /** Notes that an option has the number sought, or that none has, and what to seek next. */
  private int learn(int header, boolean found) {
    int fact = (int) pending[header + FACT];
    int sought = (int) pending[header + SOUGHT];
    int missing = found ? (int) pending[header + MISSING] : sought;
    if (found) {
      fact = NimberFact.excluding(fact, sought);
      if (NimberFact.bound(fact) >= MANY) {
        fact = NimberFact.raised(fact, leastOpen(header + HEADER));
      }
    }
    // Options have every number below the bound: if none has the bound, it is the mex.
    if (NimberFact.bound(fact) == missing) {
      fact = NimberFact.exact(missing);
    }
    pending[header + FACT] = fact;
    pending[header + MISSING] = missing;
    pending[header + SOUGHT] =
        missing == NONE ? first((int) pending[header + QUESTION], fact) : NimberFact.bound(fact);
    return fact;
  }

  /** The least number that no option is known to have. */
  private int leastOpen(int first) {
    for (int at = first; at < top; at += (int) pending[at] + OPTION) {
      int value = 0;
      for (int i = 0; i < pending[at] && value >= 0; i++) {
        int fact = known(pending[at + OPTION + i]);
        value = NimberFact.isExact(fact) ? value ^ NimberFact.bound(fact) : -1;
      }
      if (value >= 0) {
        mex.mark(value);
      }
    }
    return mex.valueAndClear();
  }

  /** The number in question itself, if that may settle it; otherwise the least possible. */
  private static int first(int question, int fact) {
    return NimberFact.reaches(fact, question) ? question : NimberFact.bound(fact);
  }

  /** The option nearest to a yes, how near it and the next are, and how far all are from a no. */
  private int best;

  private long least;
  private long second;
  private long all;

  private void choose(int first) {
    least = UNLIMITED;
    second = UNLIMITED;
    all = 0;
    for (int at = first; at < top; at += (int) pending[at] + OPTION) {
      long yes = pending[at + YES];
      all += pending[at + NO];
      if (yes < least) {
        second = least;
        least = yes;
        best = at;
      } else if (yes < second) {
        second = yes;
      }
    }
  }

  /** Looks at all options, until one is known to have the number. */
  private boolean lookAtAll(int first, int sought) {
    boolean found = false;
    for (int at = first; at < top && !found; at += (int) pending[at] + OPTION) {
      found = look(at, sought);
    }
    return found;
  }

  /** Whether an option is known to have the number; notes its proof numbers. */
  private boolean look(int at, int sought) {
    int verdict = examine(at, sought);
    if (verdict >= 0) {
      return settle(at, verdict);
    }
    int known = pendingQuestion == ANY ? 0 : numbers.get(pendingComponent, pendingQuestion);
    if (known != 0) {
      pending[at + NO] = ProofNumbers.no(known);
      pending[at + YES] = ProofNumbers.yes(known);
      return false;
    }
    // One option of it with the number would say no, and all must be refuted for a yes.
    long effort = 1;
    for (int i = 0; i < pending[at]; i++) {
      effort += game.effort(pending[at + OPTION + i]);
    }
    pending[at + NO] = 1;
    pending[at + YES] = Math.max(1, Math.min(effort, ProofNumbers.MOST));
    return false;
  }

  private boolean settle(int at, int verdict) {
    pending[at + NO] = 0;
    pending[at + YES] = UNLIMITED;
    return verdict == 1;
  }

  /** What is to be opened, if an option could not be examined to the end, and its limits. */
  private long pendingComponent;

  private int pendingQuestion;
  private long noLimit;
  private long yesLimit;

  /**
   * 1 if the option at this place has the value, 0 if not, -1 if a component must be asked first.
   */
  private int examine(int at, int sought) {
    int count = (int) pending[at];
    if (count == 0) {
      return sought == 0 ? 1 : 0;
    }
    int last = at + OPTION + count - 1;
    int sum = sought;
    for (int i = at + OPTION; i < last; i++) {
      int fact = known(pending[i]);
      if (!NimberFact.isExact(fact)) {
        pendingComponent = pending[i];
        pendingQuestion = ANY;
        return -1;
      }
      sum ^= NimberFact.bound(fact);
    }
    int fact = known(pending[last]);
    if (!NimberFact.answers(fact, sum)) {
      pendingComponent = pending[last];
      pendingQuestion = sum;
      return -1;
    }
    return NimberFact.is(fact, sum) ? 1 : 0;
  }

  /**
   * Opens a position; whether an option is known to have the number sought. If that answers the
   * question, the other options are left out.
   */
  private boolean open(long component, int question, long noLimit, long yesLimit) {
    push(component);
    options.clear();
    game.options(component, options);
    expanded++;
    generated += options.count;
    reserve(HEADER + options.size + (long) OPTION * options.count);
    int fact = known(component);
    int sought = first(question, fact);
    pending[top + QUESTION] = question;
    pending[top + FACT] = fact;
    pending[top + SOUGHT] = sought;
    pending[top + MISSING] = NONE;
    boolean isLimited = question != ANY && unanswered < ProofNumbers.KEPT;
    unanswered += isLimited ? 1 : 0;
    pending[top + NO_LIMIT] = isLimited && noLimit <= ProofNumbers.MOST ? noLimit : UNLIMITED;
    pending[top + YES_LIMIT] = isLimited && yesLimit <= ProofNumbers.MOST ? yesLimit : UNLIMITED;
    top += HEADER;
    order();
    boolean found = false;
    for (int i = 0; i < options.count && !(found && sought == question); i++) {
      int at = top;
      append((int) order[i]);
      found |= look(at, sought);
    }
    return found;
  }

  private void append(int option) {
    int at = top;
    top += OPTION;
    for (int i = options.start(option); i < options.ends[option]; i++) {
      toggle(at + OPTION, canonical(options.components[i]));
    }
    pending[at] = (long) top - at - OPTION;
    hardestLast(at + OPTION, top - 1);
  }

  /** Options in the order they are tried: in the upper half the effort, in the lower the index. */
  private long[] order = new long[32];

  /** The options that leave the least to solve come first: they are the cheapest to ask. */
  private void order() {
    order = Memory.withRoom(order, options.count, table.size());
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
  void reset() {
    unanswered = 0;
  }
}
