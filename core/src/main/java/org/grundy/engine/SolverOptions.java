package org.grundy.engine;

import java.util.Objects;
import java.util.function.LongUnaryOperator;
import org.grundy.Budget;
import org.jspecify.annotations.Nullable;

/**
 * What a solver works with, besides the rules: its memo table, its budget and the symmetry of the
 * game. Immutable; each method returns a changed copy.
 *
 * <pre>{@code
 * SolverOptions.defaults()
 *     .withTable(MemoTable.hashed(1_000_000))
 *     .withBudget(Budget.unlimited().withTime(Duration.ofSeconds(2)))
 * }</pre>
 */
public final class SolverOptions {
  private static final SolverOptions DEFAULTS =
      new SolverOptions(null, Budget.unlimited(), null, null);

  private final @Nullable MemoTable table;
  private final Budget budget;
  private final @Nullable LongUnaryOperator canonical;
  private final @Nullable OptionOrder order;

  private SolverOptions(
      @Nullable MemoTable table,
      Budget budget,
      @Nullable LongUnaryOperator canonical,
      @Nullable OptionOrder order) {
    this.table = table;
    this.budget = budget;
    this.canonical = canonical;
    this.order = order;
  }

  /**
   * A new {@link MemoTable#hashed()} table, no limits, no symmetry, options in the game's order.
   *
   * @return the options
   */
  public static SolverOptions defaults() {
    return DEFAULTS;
  }

  /**
   * The table to remember results in. It belongs to one solver: what the numbers in it mean depends
   * on the kind of solver.
   *
   * @param table the table
   * @return the options
   */
  public SolverOptions withTable(MemoTable table) {
    return new SolverOptions(Objects.requireNonNull(table, "table"), budget, canonical, order);
  }

  /**
   * What one call may spend: states are the entries of the table and the positions on the stack,
   * bytes their memory.
   *
   * @param budget the budget of each call that does not bring its own
   * @return the options
   */
  public SolverOptions withBudget(Budget budget) {
    return new SolverOptions(table, Objects.requireNonNull(budget, "budget"), canonical, order);
  }

  /**
   * A canonical form: states with the same form share one entry. The solver applies it to every
   * state it looks up; the game itself is asked for options of canonical states only, except for
   * moves.
   *
   * @param canonical a function with {@code f(f(s)) == f(s)} such that s and f(s) have the same
   *     value
   * @return the options
   */
  public SolverOptions withCanonical(LongUnaryOperator canonical) {
    return new SolverOptions(table, budget, Objects.requireNonNull(canonical, "canonical"), order);
  }

  /**
   * In which order to search the options; matters to the solvers that stop at the first winning
   * one.
   *
   * @param order rearranges the options
   * @return the options
   */
  public SolverOptions withOrder(OptionOrder order) {
    return new SolverOptions(table, budget, canonical, Objects.requireNonNull(order, "order"));
  }

  MemoTable table() {
    return table == null ? MemoTable.hashed() : table;
  }

  Budget budget() {
    return budget;
  }

  @Nullable LongUnaryOperator canonical() {
    return canonical;
  }

  @Nullable OptionOrder order() {
    return order;
  }
}
