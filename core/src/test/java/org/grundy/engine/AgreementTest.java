package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every solver and every table gives the same answers. */
class AgreementTest {
  private static final long SEED = 20261130;

  @TempDir Path folder;

  private List<MemoTable> tables(int states) {
    return List.of(
        MemoTable.hashed(),
        MemoTable.hashed(states),
        MemoTable.fastutil(0),
        MemoTable.dense(states),
        MemoTable.bounded(Math.max(8, states)),
        MemoTable.offHeap(states),
        MemoTable.shared(states),
        MemoTable.mapped(folder.resolve("table" + files++), states));
  }

  private int files;

  @Test
  void bigRandomGamesOnEveryTable() {
    int states = 100_000;
    long[][] table = TestGames.randomAcyclic(new SplittableRandom(SEED), states, 500);
    Game game = TestGames.explicit(table);
    BottomUpSolver bottomUp = BottomUpSolver.of(game, states);
    NaiveSolver<Long> naive = NaiveSolver.of(game);
    for (int i = 0; i < states; i++) {
      assertThat(bottomUp.grundy(i)).isEqualTo(naive.grundy((long) i));
    }
    for (MemoTable memo : tables(states)) {
      GrundySolver solver = GrundySolver.of(game, SolverOptions.defaults().withTable(memo));
      for (int i = states - 1; i >= 0; i -= 31) {
        assertThat(solver.grundy(i)).as(memo.getClass().getName()).isEqualTo(bottomUp.grundy(i));
      }
    }
    for (PlayConvention convention : PlayConvention.values()) {
      for (MemoTable memo : tables(states)) {
        OutcomeSolver solver =
            OutcomeSolver.of(game, convention, SolverOptions.defaults().withTable(memo));
        for (int i = states - 1; i >= 0; i -= 31) {
          boolean wins =
              convention == PlayConvention.NORMAL
                  ? bottomUp.grundy(i) != 0
                  : naive.winsMisere((long) i);
          assertThat(solver.outcome(i)).isEqualTo(wins ? Outcome.N : Outcome.P);
        }
      }
    }
  }

  @Test
  void tinyBoundedTablesForgetButStayRight() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 20; round++) {
      Game game = TestGames.explicit(TestGames.randomAcyclic(random, 40, 6));
      GrundySolver exact = GrundySolver.of(game);
      GrundySolver solver =
          GrundySolver.of(game, SolverOptions.defaults().withTable(MemoTable.bounded(16)));
      for (int i = 0; i < 40; i++) {
        assertThat(solver.grundy(i)).isEqualTo(exact.grundy(i));
        assertThat(solver.table().size()).isLessThanOrEqualTo(16);
      }
    }
  }

  @Test
  void remotenessByDefinition() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 50; round++) {
      int states = 300;
      long[][] table = TestGames.randomAcyclic(random, states, 20);
      Game game = TestGames.explicit(table);
      for (PlayConvention convention : PlayConvention.values()) {
        RemotenessSolver solver = RemotenessSolver.of(game, convention);
        OutcomeSolver outcomes = OutcomeSolver.of(game, convention);
        int[] expected = new int[states];
        for (int i = 0; i < states; i++) {
          int won = Integer.MAX_VALUE;
          int lost = 0;
          for (long option : table[i]) {
            if (outcomes.outcome(option) == Outcome.P) {
              won = Math.min(won, expected[(int) option] + 1);
            }
            lost = Math.max(lost, expected[(int) option] + 1);
          }
          expected[i] = table[i].length > 0 && won < Integer.MAX_VALUE ? won : lost;
          assertThat(solver.remoteness(i)).isEqualTo(expected[i]);
          assertThat(solver.outcome(i)).isEqualTo(outcomes.outcome(i));
        }
        for (int i = 0; i < states; i++) {
          int remoteness = expected[i];
          solver
              .bestMoves(i)
              .forEach(move -> assertThat(expected[(int) move]).isEqualTo(remoteness - 1));
          assertThat(solver.bestMoves(i).count() > 0).isEqualTo(table[i].length > 0);
        }
      }
    }
  }

  @Test
  void winningMovesAreExactlyTheOptionsThatLoseForTheOpponent() {
    SplittableRandom random = new SplittableRandom(SEED);
    long[][] table = TestGames.randomAcyclic(random, 2000, 40);
    Game game = TestGames.explicit(table);
    GrundySolver grundy = GrundySolver.of(game);
    OutcomeSolver misere = OutcomeSolver.of(game, PlayConvention.MISERE);
    NaiveSolver<Long> naive = NaiveSolver.of(game);
    for (int i = 0; i < 2000; i++) {
      List<Long> normal = new ArrayList<>();
      List<Long> other = new ArrayList<>();
      for (long option : table[i]) {
        if (!naive.winsNormal(option)) {
          normal.add(option);
        }
        if (!naive.winsMisere(option)) {
          other.add(option);
        }
      }
      assertThat(grundy.winningMoves(i).boxed().toList()).isEqualTo(normal);
      assertThat(misere.winningMoves(i).boxed().toList()).isEqualTo(other);
      long[] out = new long[1];
      assertThat(grundy.optionsTo(i, 0, out)).isEqualTo(normal.size());
      if (!normal.isEmpty()) {
        assertThat(out[0]).isEqualTo(normal.get(0));
      }
      assertThat(grundy.winningMove(i, -7)).isEqualTo(normal.isEmpty() ? -7 : normal.get(0));
      assertThat(misere.winningMove(i, -7)).isEqualTo(other.isEmpty() ? -7 : other.get(0));
    }
  }

  @Test
  void symmetricStatesShareAnEntry() {
    SortedHeaps heaps = SortedHeaps.of(5, 20);
    Game game =
        Game.of(
            100,
            (state, options) -> {
              int count = 0;
              for (int heap = 0; heap < 5; heap++) {
                for (int left = heaps.get(state, heap) - 1; left >= 0; left--) {
                  options[count++] = heaps.with(state, heap, left);
                }
              }
              return count;
            });
    GrundySolver solver =
        GrundySolver.of(game, SolverOptions.defaults().withCanonical(heaps::canonical));
    assertThat(solver.grundy(heaps.pack(20, 20, 20, 20, 20))).isEqualTo(20);
    assertThat(solver.statistics().entries()).isEqualTo(53_130);
    long state = heaps.pack(9, 1, 0, 17, 4);
    assertThat(solver.grundy(state)).isEqualTo(9 ^ 1 ^ 17 ^ 4);
    assertThat(solver.winningMoves(state)).containsExactly(heaps.pack(9, 1, 0, 12, 4));
    assertThat(solver.winningMove(state, -1)).isEqualTo(heaps.pack(9, 1, 0, 12, 4));
  }

  @Test
  void decomposingSolversAgreeOnKaylesDawsonAndRandomSums() {
    DecomposingGame kayles = takeAndSplit(1, 2);
    int[] values = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7};
    DecomposingSolver solver = DecomposingSolver.of(kayles);
    NimberSolver nimbers = NimberSolver.of(kayles);
    for (int n = values.length - 1; n >= 0; n--) {
      assertThat(solver.grundy(n)).isEqualTo(values[n]);
      assertThat(nimbers.grundy(n)).isEqualTo(values[n]);
      for (int m = 0; m < values.length; m++) {
        assertThat(NimberSolver.of(kayles).outcome(n, m))
            .isEqualTo(Outcome.ofGrundy(values[n] ^ values[m]));
      }
    }
    assertThat(solver.grundy(5, 6, 7)).isEqualTo(4 ^ 3 ^ 2);
    assertThat(nimbers.outcome()).isEqualTo(Outcome.P);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 200; round++) {
      long[][][] table = new long[60][][];
      for (int c = 0; c < 60; c++) {
        table[c] = new long[c == 0 ? 0 : random.nextInt(random.nextInt(9) == 0 ? 80 : 6)][];
        for (int o = 0; o < table[c].length; o++) {
          table[c][o] = new long[random.nextInt(4)];
          for (int i = 0; i < table[c][o].length; i++) {
            table[c][o][i] = random.nextInt(c);
          }
        }
      }
      DecomposingGame game =
          (component, options) -> {
            for (long[] sum : table[(int) component]) {
              for (long part : sum) {
                options.component(part);
              }
              options.end();
            }
          };
      int[] expected = new int[60];
      for (int c = 0; c < 60; c++) {
        Set<Integer> reached = new HashSet<>();
        for (long[] sum : table[c]) {
          int xor = 0;
          for (long part : sum) {
            xor ^= expected[(int) part];
          }
          reached.add(xor);
        }
        while (reached.contains(expected[c])) {
          expected[c]++;
        }
      }
      DecomposingSolver full = DecomposingSolver.of(game);
      NimberSolver lazy = NimberSolver.of(game);
      for (int c = 59; c >= 0; c--) {
        int other = random.nextInt(60);
        assertThat(lazy.outcome(c, other))
            .isEqualTo(Outcome.ofGrundy(expected[c] ^ expected[other]));
        assertThat(full.grundy(c)).as("round %d", round).isEqualTo(expected[c]);
        assertThat(lazy.grundy(c)).isEqualTo(expected[c]);
      }
    }
  }

  static DecomposingGame takeAndSplit(int least, int most) {
    return (row, options) -> {
      for (long taken = least; taken <= Math.min(most, row); taken++) {
        for (long left = 0; 2 * left <= row - taken; left++) {
          options.add(left, row - taken - left);
        }
      }
    };
  }

  @Test
  void canIWinNeedsFewStates() {
    assertThat(canIWin(20, 152)).isFalse();
    assertThat(canIWin(20, 189)).isFalse();
    assertThat(canIWin(18, 300)).isFalse();
    assertThat(canIWin(1, 2)).isFalse();
    assertThat(canIWin(10, 0)).isTrue();
    assertThat(expanded).isZero();
    canIWin(20, 152);
    assertThat(expanded).isLessThanOrEqualTo(620_000);
  }

  private long expanded;

  /** Pick each of 1..most once; whoever reaches the total wins. */
  private boolean canIWin(int most, int total) {
    if (total <= 0) {
      expanded = 0;
      return true;
    }
    if (most * (most + 1) / 2 < total) {
      return false;
    }
    int[] sums = new int[1 << most];
    for (int set = 1; set < sums.length; set++) {
      sums[set] = sums[set & (set - 1)] + Integer.numberOfTrailingZeros(set) + 1;
    }
    Game game =
        Game.of(
            most,
            (used, options) -> {
              if (sums[(int) used] >= total) {
                return 0;
              }
              int count = 0;
              for (long free = ~used & ((1L << most) - 1); free != 0; ) {
                long bit = Long.lowestOneBit(free);
                options[count++] = used | bit;
                free ^= bit;
              }
              return count;
            });
    OutcomeSolver solver = OutcomeSolver.of(game, PlayConvention.NORMAL);
    boolean wins = solver.outcome(0) == Outcome.N;
    expanded = solver.statistics().expanded();
    return wins;
  }
}
