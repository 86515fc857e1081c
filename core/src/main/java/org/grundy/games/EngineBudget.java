package org.grundy.games;

import org.grundy.Budget;
import org.grundy.engine.SolverOptions;

/** What the solvers behind the named games may spend: a typed limit instead of a full heap. */
final class EngineBudget {
  private EngineBudget() {}

  static SolverOptions options() {
    long bytes = Math.max(1, Runtime.getRuntime().maxMemory() / 4 * 3);
    return SolverOptions.defaults().withBudget(Budget.unlimited().withBytes(bytes));
  }
}
