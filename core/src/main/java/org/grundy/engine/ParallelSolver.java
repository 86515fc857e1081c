package org.grundy.engine;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.internal.Checks;

/**
 * Grundy values with several threads on one table. Every thread solves the same position, each with
 * its own order of options, and takes what it finds solved; who is ready first ends the search. The
 * first two go through the options from both ends and seldom meet before the middle.
 *
 * <p>The answers are those of {@link GrundySolver}, which is to be preferred for fewer than some
 * 10^6 positions. The counts in {@link #statistics} differ from run to run.
 *
 * <pre>{@code
 * MemoTable table = MemoTable.shared(10_000_000);
 * SolverOptions options = SolverOptions.defaults().withTable(table);
 * ParallelSolver.of(game, 2, options).grundy(state);
 * GrundySolver.of(game, options).winningMoves(state);        // finds everything solved
 * }</pre>
 *
 * <p>Not to be called by two threads at once; usable again after a limit, a cycle or an
 * interruption, keeping what was solved.
 */
public final class ParallelSolver {
  private final List<GrundySolver> workers = new ArrayList<>();
  private final List<SharedTable> views = new ArrayList<>();
  private final SharedTable table;
  private final Budget budget;

  private ParallelSolver(Game game, int threads, SolverOptions options) {
    if (!(options.table() instanceof SharedTable shared)) {
      throw new IllegalArgumentException("table is for one thread, expected MemoTable.shared");
    }
    Checks.inRange("threads", threads, 1, SharedTable.MAX_THREADS);
    table = shared;
    budget = options.budget();
    for (int i = 0; i < threads; i++) {
      SharedTable view = table.view();
      views.add(view);
      SolverOptions own = options.withTable(view);
      workers.add(GrundySolver.of(game, i == 0 ? own : own.withOrder(order(i))));
    }
  }

  /**
   * A solver.
   *
   * @param game the rules, which several threads ask at once: a pure function of the state
   * @param threads how many, 1 to 256; as many as there are processors is best
   * @param options table, budget and symmetry; the order of options is the first thread's only
   * @return the solver
   * @throws IllegalArgumentException if {@code threads} is out of range or the table is not a
   *     {@link MemoTable#shared} one
   */
  public static ParallelSolver of(Game game, int threads, SolverOptions options) {
    return new ParallelSolver(game, threads, Objects.requireNonNull(options, "options"));
  }

  /** Backwards for the second thread, at random for the others. */
  private static OptionOrder order(int thread) {
    return (state, options, count) -> {
      long random = state + thread;
      for (int i = 0; i < (thread == 1 ? count / 2 : count); i++) {
        random = Mixing.scattered(random + 1);
        int other = thread == 1 ? count - 1 - i : i + (int) ((random >>> 1) % (count - i));
        long option = options[i];
        options[i] = options[other];
        options[other] = option;
      }
    };
  }

  /**
   * The Grundy value of a position.
   *
   * @param state the position
   * @return the value
   * @throws org.grundy.LimitExceededException if the budget runs out, or the table is full
   * @throws CancelledException if the calling thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a position
   */
  public int grundy(long state) {
    return grundy(state, budget);
  }

  /**
   * The Grundy value of a position, within a budget for this call.
   *
   * @param state the position
   * @param limits what this call may spend; new states are counted in batches of up to 256 a thread
   * @return the value
   * @throws org.grundy.LimitExceededException if the budget runs out, or the table is full
   * @throws CancelledException if the calling thread is interrupted
   * @throws org.grundy.CycleException if a line of play returns to a position
   */
  public int grundy(long state, Budget limits) {
    Objects.requireNonNull(limits, "limits");
    int known = table.get(workers.get(0).canonical(state));
    return known != MemoTable.ABSENT ? known : race(state, limits);
  }

  private int race(long state, Budget limits) {
    ExecutorService pool =
        Executors.newFixedThreadPool(
            workers.size(),
            task -> {
              Thread thread = new Thread(task, "grundy-solver");
              thread.setDaemon(true);
              return thread;
            });
    try {
      CompletionService<Integer> ready = new ExecutorCompletionService<>(pool);
      for (GrundySolver worker : workers) {
        ready.submit(() -> worker.grundy(state, limits));
      }
      return ready.take().get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException(table.size());
    } catch (ExecutionException e) {
      Throwable failure = Objects.requireNonNull(e.getCause());
      if (failure instanceof Error error) {
        throw error;
      }
      if (failure instanceof RuntimeException exception) {
        throw exception;
      }
      throw new UndeclaredThrowableException(failure);
    } finally {
      pool.shutdownNow();
      awaitEnd(pool);
      views.forEach(SharedTable::addUp);
    }
  }

  /** The threads must be gone before anybody uses their solvers again. */
  private static void awaitEnd(ExecutorService pool) {
    boolean interrupted = Thread.interrupted();
    boolean ended = false;
    while (!ended) {
      try {
        ended = pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * The table with the results.
   *
   * @return the table this solver was given
   */
  public MemoTable table() {
    return table;
  }

  /**
   * What all threads have done together.
   *
   * @return the sums of their counts, and the longest of their lines of play
   */
  public Statistics statistics() {
    Statistics sum = new Statistics(0, 0, 0, 0, 0);
    for (GrundySolver worker : workers) {
      Statistics own = worker.statistics();
      sum =
          new Statistics(
              sum.expanded() + own.expanded(),
              sum.options() + own.options(),
              sum.probes() + own.probes(),
              table.size(),
              Math.max(sum.peakDepth(), own.peakDepth()));
    }
    return sum;
  }
}
