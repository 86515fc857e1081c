package org.grundy.internal;

import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;

/**
 * Watches the time, the interrupt flag and the other limits of one call. {@link #tick} is cheap
 * enough for a hot loop: it looks at the clock once in 1024 calls.
 */
public final class Meter {
  private static final int MASK = 1023;

  private final Budget budget;
  private final long start;
  private int ticks;

  private Meter(Budget budget) {
    this.budget = budget;
    this.start = budget.nanos() == Long.MAX_VALUE ? 0 : System.nanoTime();
  }

  /** Starts the clock of one call. */
  public static Meter start(Budget budget) {
    return new Meter(budget);
  }

  /** Counts one step; now and then checks the time and the interrupt flag. */
  public void tick(long solved) {
    if ((++ticks & MASK) == 0) {
      check(solved);
    }
  }

  /** Checks the time and the interrupt flag now. */
  public void check(long solved) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancelledException(solved);
    }
    long nanos = budget.nanos();
    if (nanos != Long.MAX_VALUE && System.nanoTime() - start > nanos) {
      throw new LimitExceededException(Limit.TIME, nanos, solved);
    }
  }

  /** Checks that one more position may be held beside those there are. */
  public void beforeState(long held) {
    if (held >= budget.states()) {
      throw new LimitExceededException(Limit.STATES, budget.states(), held);
    }
  }

  /** Checks that a table of the given number of positions may be held. */
  public void beforeStates(long wanted, long solved) {
    if (wanted > budget.states()) {
      throw new LimitExceededException(Limit.STATES, budget.states(), solved);
    }
  }

  /** Checks that tables of the given size may be allocated. */
  public void beforeBytes(long bytes, long solved) {
    if (bytes > budget.bytes()) {
      throw new LimitExceededException(Limit.MEMORY, budget.bytes(), solved);
    }
  }
}
