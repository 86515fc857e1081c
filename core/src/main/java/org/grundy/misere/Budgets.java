package org.grundy.misere;

import org.grundy.Budget;

/** Budgets where none is given: they end within minutes, and well inside the memory there is. */
final class Budgets {
  private static final long MOST_BYTES = 1L << 30;

  private Budgets() {}

  static Budget ofStates(long states) {
    long bytes = Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / 4);
    return Budget.unlimited().withStates(states).withBytes(bytes);
  }
}
