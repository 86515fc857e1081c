package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.Outcome;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

class GrundySolverTest {
  @Test
  void oneHeapOfNimAndOfTakeUpToThree() {
    GrundySolver nim = GrundySolver.of(TestGames.nimHeap(1000));
    GrundySolver three = GrundySolver.of(TestGames.takeUpTo(3));
    for (int n = 1000; n >= 0; n--) {
      assertThat(nim.grundy(n)).isEqualTo(n);
      assertThat(three.grundy(n)).isEqualTo(n % 4);
    }
    assertThat(nim.winningMoves(1000)).containsExactly(0L);
    assertThat(nim.optionsTo(1000, 700)).containsExactly(700L);
    assertThat(three.winningMoves(8)).isEmpty();
    assertThat(three.outcome(8)).isEqualTo(Outcome.P);
  }

  @Test
  void millionDeepChainOnTheDefaultStack() {
    GrundySolver solver = GrundySolver.of(TestGames.chain());
    assertThat(solver.grundy(1_000_000)).isZero();
    assertThat(solver.grundy(999_999)).isEqualTo(1);
    assertThat(solver.statistics().peakDepth()).isEqualTo(1_000_001);
    assertThat(solver.statistics().entries()).isEqualTo(1_000_001);
  }

  @Test
  void randomGamesAgreeWithTheReference() {
    long seed = 7;
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 200; round++) {
      int states = 1 + random.nextInt(600);
      Game game = TestGames.explicit(TestGames.randomAcyclic(random, states, 1 + round * 3));
      NaiveSolver<Long> naive = NaiveSolver.of(game);
      GrundySolver solver = GrundySolver.of(game);
      for (int i = 0; i < 20; i++) {
        long state = random.nextInt(states);
        assertThat(solver.grundy(state)).as("seed %d", seed).isEqualTo(naive.grundy(state));
      }
    }
  }

  @Test
  void everyKeyIsLegal() {
    long[] special = {
      0, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1, Mixing.SALT, ~Mixing.SALT, Integer.MIN_VALUE
    };
    // A chain through the special keys, in each rotation.
    for (int first = 0; first < special.length; first++) {
      long[] order = new long[special.length];
      for (int i = 0; i < special.length; i++) {
        order[i] = special[(first + i) % special.length];
      }
      Game game =
          Game.of(
              special.length,
              (state, options) -> {
                int at = 0;
                while (order[at] != state) {
                  at++;
                }
                System.arraycopy(order, 0, options, 0, at);
                return at;
              });
      GrundySolver solver = GrundySolver.of(game);
      for (int i = special.length - 1; i >= 0; i--) {
        assertThat(solver.grundy(order[i])).isEqualTo(i);
      }
    }
  }

  @Test
  void aCycleIsReportedWithTheCycle() {
    // 9 -> 8 -> ... -> 3 -> 5, and an honest tail 2 -> 1 -> 0.
    long[][] table = {{}, {0}, {1}, {5, 2}, {3, 1}, {4}, {5}, {6, 0}, {7}, {8}};
    GrundySolver solver = GrundySolver.of(TestGames.explicit(table));
    for (int attempt = 0; attempt < 3; attempt++) {
      assertThatThrownBy(() -> solver.grundy(9))
          .isInstanceOfSatisfying(
              CycleException.class,
              e -> {
                long[] cycle = e.cycle().toArray();
                assertThat(cycle).containsExactlyInAnyOrder(3, 4, 5);
                for (int i = 0; i < cycle.length; i++) {
                  assertThat(table[(int) cycle[i]]).contains(cycle[(i + 1) % cycle.length]);
                }
              });
      assertThat(solver.grundy(2)).isZero();
    }
    GrundySolver self = GrundySolver.of(TestGames.explicit(new long[][] {{0}}));
    assertThatThrownBy(() -> self.grundy(0))
        .isInstanceOf(CycleException.class)
        .hasMessageContaining("length 1: 0 -> 0");
  }

  @Test
  void aLongCycleAndACycleBeyondTheBudget() {
    GrundySolver solver =
        GrundySolver.of(
            Game.of(
                1,
                (state, options) -> {
                  options[0] = (state + 1) % 100_000;
                  return 1;
                }));
    assertThatThrownBy(() -> solver.grundy(5))
        .isInstanceOfSatisfying(
            CycleException.class, e -> assertThat(e.cycle().count()).isEqualTo(100_000));
    GrundySolver small =
        GrundySolver.of(
            TestGames.explicit(new long[][] {{1}, {0}}),
            SolverOptions.defaults().withBudget(Budget.unlimited().withStates(10)));
    assertThatThrownBy(() -> small.grundy(0)).isInstanceOf(CycleException.class);
  }

  @Test
  void aStateLimitHitAnywhereLeavesTheSolverUsable() {
    Game game = TestGames.threeHeaps(6);
    GrundySolver unlimited = GrundySolver.of(game);
    int expected = unlimited.grundy(215);
    long states = unlimited.statistics().entries();
    for (long limit = 1; limit < states; limit++) {
      GrundySolver solver = GrundySolver.of(game);
      Budget budget = Budget.unlimited().withStates(limit);
      long bound = limit;
      assertThatThrownBy(() -> solver.grundy(215, budget))
          .isInstanceOfSatisfying(
              LimitExceededException.class,
              e -> {
                assertThat(e.limit()).isEqualTo(Limit.STATES);
                assertThat(e.bound()).isEqualTo(bound);
              });
      assertThat(solver.grundy(215)).isEqualTo(expected);
      assertThat(solver.statistics().entries()).isEqualTo(states);
    }
    assertThat(GrundySolver.of(game).grundy(215, Budget.unlimited().withStates(states)))
        .isEqualTo(expected);
  }

  @Test
  void timeAndMemoryLimitsEndInTypedExceptions() {
    LongUnaryOperator next = state -> state + 1;
    Game endless =
        Game.of(
            1,
            (state, options) -> {
              options[0] = next.applyAsLong(state);
              return 1;
            });
    GrundySolver solver = GrundySolver.of(endless);
    assertThatThrownBy(
            () -> solver.grundy(0, new Budget(Long.MAX_VALUE, 2_000_000, Long.MAX_VALUE)))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.TIME));
    assertThatThrownBy(() -> solver.grundy(0, Budget.unlimited().withBytes(10_000_000)))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.MEMORY));
    // A table may be too large before anything is put in.
    GrundySolver sized =
        GrundySolver.of(
            TestGames.takeUpTo(3), SolverOptions.defaults().withTable(MemoTable.shared(3000)));
    assertThatThrownBy(() -> sized.grundy(9, Budget.unlimited().withBytes(10_000)))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.MEMORY));
    assertThat(sized.grundy(9)).isEqualTo(1);
    // The table, not the stack, is what grows here.
    GrundySolver heaps = GrundySolver.of(TestGames.threeHeaps(100));
    assertThatThrownBy(() -> heaps.grundy(999_999, Budget.unlimited().withBytes(1_000_000)))
        .isInstanceOfSatisfying(
            LimitExceededException.class,
            e -> {
              assertThat(e.limit()).isEqualTo(Limit.MEMORY);
              assertThat(e.bound()).isEqualTo(1_000_000);
            });
    assertThat(heaps.table().bytes()).isLessThanOrEqualTo(1_000_000);
    assertThat(heaps.grundy(999_999))
        .isEqualTo(GrundySolver.of(TestGames.threeHeaps(100)).grundy(999_999));
  }

  @Test
  void aLongLineThatTookTheMemoryLeavesItToTheNextQuestion() {
    Game heaps = TestGames.threeHeaps(40);
    Game game =
        Game.of(
            heaps.maxOptions(),
            (state, options) -> {
              if (state >= 0) {
                return heaps.options(state, options);
              }
              options[0] = state + 1;
              return 1;
            });
    long full = 40 * 40 * 40 - 1;
    GrundySolver solver =
        GrundySolver.of(
            game, SolverOptions.defaults().withBudget(Budget.unlimited().withBytes(500_000)));
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> solver.grundy(Long.MIN_VALUE))
          .isInstanceOf(LimitExceededException.class);
      assertThat(solver.grundy(full)).isEqualTo(GrundySolver.of(heaps).grundy(full));
    }
  }

  @Test
  void interruptionEndsTheSearchAndKeepsTheFlag() {
    GrundySolver solver = GrundySolver.of(TestGames.threeHeaps(30));
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> solver.grundy(26_999)).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(solver.grundy(26_999)).isNotNegative();
  }

  @Test
  void valuesPastTheMaskAndPastSixteenBits() {
    GrundySolver solver = GrundySolver.of(TestGames.explicit(star(70_000)));
    for (int n : new int[] {0, 62, 63, 64, 65, 1000}) {
      assertThat(solver.grundy(n)).isEqualTo(n);
    }
    MemoTable table = MemoTable.hashed();
    for (int n = 65_000; n < 67_000; n++) {
      assertThat(table.put(n, n, Long.MAX_VALUE)).isTrue();
    }
    table.put(66_000, 1, Long.MAX_VALUE);
    for (int n = 65_000; n < 67_000; n++) {
      assertThat(table.get(n)).isEqualTo(n == 66_000 ? 1 : n);
    }
  }

  private static long[][] star(int size) {
    long[][] table = new long[size][];
    for (int n = 0; n < size; n++) {
      table[n] = new long[n <= 1000 ? n : 0];
      Arrays.setAll(table[n], i -> i);
    }
    return table;
  }
}
