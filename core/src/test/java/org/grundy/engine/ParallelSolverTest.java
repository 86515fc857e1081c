package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntToLongFunction;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.junit.jupiter.api.Test;

/** Several threads give the answers that one gives, and stop when one of them stops. */
class ParallelSolverTest {
  private static final long SEED = 20261130;

  private static SolverOptions shared(long states) {
    return SolverOptions.defaults().withTable(MemoTable.shared(states));
  }

  @Test
  void randomGamesAgreeWithOneThread() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int threads : new int[] {1, 2, 3, 4}) {
      int states = 100_000;
      Game game = TestGames.explicit(TestGames.randomAcyclic(random, states, 500));
      BottomUpSolver expected = BottomUpSolver.of(game, states);
      SolverOptions options = shared(states);
      ParallelSolver solver = ParallelSolver.of(game, threads, options);
      for (int state = states / 10; state < states; state += 9973) {
        assertThat(solver.grundy(state))
            .as("%d threads", threads)
            .isEqualTo(expected.grundy(state));
      }
      solver.table().forEach((state, value) -> assertThat(value).isEqualTo(expected.grundy(state)));
      long entries = solver.statistics().entries();
      assertThat(entries).isLessThanOrEqualTo(solver.statistics().expanded()).isPositive();
      // The table goes on in a solver for one thread.
      GrundySolver one = GrundySolver.of(game, options);
      for (int state = 0; state < states; state += 101) {
        assertThat(one.grundy(state)).isEqualTo(expected.grundy(state));
      }
      assertThat(one.table().size()).isGreaterThan(entries);
    }
  }

  @Test
  void manySmallGamesEndAtEveryMoment() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 300; round++) {
      int states = 1 + random.nextInt(60);
      Game game = TestGames.explicit(TestGames.randomAcyclic(random, states, 8));
      assertThat(ParallelSolver.of(game, 2, shared(states)).grundy(states - 1))
          .as("round %d", round)
          .isEqualTo(GrundySolver.of(game).grundy(states - 1));
    }
  }

  @Test
  void everythingReachableIsSolvedOnceAndCountedExactly() {
    Game game = TestGames.threeHeaps(40);
    ParallelSolver solver = ParallelSolver.of(game, 2, shared(64_000));
    assertThat(solver.grundy(63_999)).isEqualTo(GrundySolver.of(game).grundy(63_999));
    long[] entries = new long[1];
    solver.table().forEach((state, value) -> entries[0]++);
    assertThat(entries[0]).isEqualTo(64_000).isEqualTo(solver.table().size());
    assertThat(solver.grundy(12_345)).isEqualTo(GrundySolver.of(game).grundy(12_345));
  }

  @Test
  void symmetricStatesShareAnEntry() {
    SortedHeaps heaps = SortedHeaps.of(4, 12);
    Game game =
        Game.of(
            48,
            (state, options) -> {
              int count = 0;
              for (int heap = 0; heap < 4; heap++) {
                for (int left = heaps.get(state, heap) - 1; left >= 0; left--) {
                  options[count++] = heaps.with(state, heap, left);
                }
              }
              return count;
            });
    SolverOptions options = shared(2000).withCanonical(heaps::canonical);
    assertThat(ParallelSolver.of(game, 2, options).grundy(heaps.pack(12, 12, 12, 12))).isZero();
    assertThat(GrundySolver.of(game, options).winningMoves(heaps.pack(9, 1, 12, 0)))
        .containsExactly(heaps.pack(9, 1, 8, 0));
  }

  @Test
  void limitsCyclesAndFailuresEndAllThreads() {
    Game game = TestGames.threeHeaps(40);
    ParallelSolver solver = ParallelSolver.of(game, 2, shared(64_000));
    assertThatThrownBy(() -> solver.grundy(63_999, Budget.unlimited().withStates(10_000)))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.STATES));
    assertThat(solver.table().size()).isBetween(5_000L, 11_000L);
    assertThat(solver.grundy(63_999)).isEqualTo(GrundySolver.of(game).grundy(63_999));

    ParallelSolver full = ParallelSolver.of(game, 2, shared(3000));
    assertThatThrownBy(() -> full.grundy(63_999))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.MEMORY));

    ParallelSolver cyclic =
        ParallelSolver.of(TestGames.explicit(new long[][] {{}, {0, 2}, {1}}), 2, shared(3));
    assertThatThrownBy(() -> cyclic.grundy(2)).isInstanceOf(CycleException.class);

    ParallelSolver broken =
        ParallelSolver.of(
            Game.of(
                1,
                (state, options) -> {
                  throw new UnsupportedOperationException("no rules for " + state);
                }),
            2,
            shared(3));
    assertThatThrownBy(() -> broken.grundy(7))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("no rules for 7");
  }

  @Test
  void interruptionEndsAllThreadsAndKeepsTheFlag() throws InterruptedException {
    Thread caller = Thread.currentThread();
    // Without end, and nothing ever repeats; the first to get far interrupts the caller.
    ParallelSolver endless =
        ParallelSolver.of(
            Game.of(
                1,
                (state, options) -> {
                  if (state == 100_000) {
                    caller.interrupt();
                  }
                  options[0] = state + 1;
                  return 1;
                }),
            2,
            shared(100));
    assertThatThrownBy(() -> endless.grundy(0)).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
    // Their work has ended; the threads themselves may take a moment more.
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("grundy-solver")) {
        thread.join(30_000);
        assertThat(thread.isAlive()).isFalse();
      }
    }
  }

  @Test
  void refusesWhatCannotBeShared() {
    Game game = TestGames.chain();
    assertThatThrownBy(() -> ParallelSolver.of(game, 2, SolverOptions.defaults()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected MemoTable.shared");
    for (int threads : new int[] {0, -1, 257, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> ParallelSolver.of(game, threads, shared(10)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("threads is " + threads);
    }
    for (long expected : new long[] {-1, (3L << 28) + 1, Long.MAX_VALUE}) {
      assertThatThrownBy(() -> MemoTable.shared(expected))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("expected is " + expected);
    }
  }

  /**
   * Every thread writes every state, in its own order, whatever bits the states differ in, and
   * never reads what belongs to another state: a slot that was free may be taken before it is read.
   */
  @Test
  void threadsThatWriteTheSameStatesLoseNone() throws Exception {
    int states = 1 << 17;
    List<IntToLongFunction> kinds =
        List.of(
            i -> i,
            i -> (long) i << 40,
            i -> -i - 1L,
            i -> Mixing.SALT ^ ((long) i << 6),
            i -> Mixing.scattered(i));
    for (IntToLongFunction kind : kinds) {
      SharedTable table = SharedTable.of(states);
      List<Callable<Void>> writers = new ArrayList<>();
      for (int step : new int[] {1, 5, 7, -1}) {
        SharedTable view = table.view();
        writers.add(
            () -> {
              for (int i = 0; i < states; i++) {
                int j = i * step & (states - 1);
                long state = kind.applyAsLong(j);
                int there = view.get(state);
                if (there != MemoTable.ABSENT && there != j % 1000) {
                  throw new AssertionError("state " + state + " has " + there);
                }
                if (!view.put(state, j % 1000, Long.MAX_VALUE)) {
                  throw new AssertionError("full");
                }
              }
              view.addUp();
              return null;
            });
      }
      ExecutorService pool = Executors.newFixedThreadPool(writers.size());
      try {
        for (Future<Void> writer : pool.invokeAll(writers)) {
          writer.get();
        }
      } finally {
        pool.shutdownNow();
      }
      assertThat(table.size()).isEqualTo(states);
      for (int i = 0; i < states; i++) {
        assertThat(table.get(kind.applyAsLong(i))).isEqualTo(i % 1000);
      }
      table.clear();
      assertThat(table.size()).isZero();
      assertThat(table.get(kind.applyAsLong(3))).isEqualTo(MemoTable.ABSENT);
    }
  }

  @Test
  void anObjectOfASharedTableCountsWhatSeveralThreadsWrite() throws Exception {
    MemoTable table = MemoTable.shared(4_000_000);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try {
      List<Callable<Void>> writers = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        long offset = i;
        writers.add(
            () -> {
              for (long state = offset; state < 4_000_000; state += 2) {
                table.put(state, 1, Long.MAX_VALUE);
              }
              return null;
            });
      }
      for (Future<Void> writer : pool.invokeAll(writers)) {
        writer.get();
      }
    } finally {
      pool.shutdown();
    }
    assertThat(table.size()).isEqualTo(4_000_000);
  }

  @Test
  void aFailureThatIsNoRuntimeExceptionIsTheCause() {
    IOException failure = new IOException("no rules");
    ParallelSolver solver =
        ParallelSolver.of(
            Game.of(
                1,
                (state, options) -> {
                  throw ParallelSolverTest.<RuntimeException>unchecked(failure);
                }),
            2,
            shared(10));
    assertThatThrownBy(() -> solver.grundy(1)).hasCause(failure);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> T unchecked(Throwable failure) throws T {
    throw (T) failure;
  }
}
