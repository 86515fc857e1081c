package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.Outcome;
import org.grundy.heap.HeapRuleset;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

class MisereSolverTest {
  private static String lostHeaps(String rules, int to) {
    MisereSolver solver = MisereSolver.of(HeapRuleset.parse(rules));
    return IntStream.rangeClosed(1, to)
        .filter(heap -> solver.outcome(heap) == Outcome.P)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  @Test
  void misereKaylesSingleHeapsAreLostAsPublished() {
    assertThat(lostHeaps("0.77", 30)).isEqualTo("1 4 9 12 20");
  }

  @Test
  void misereSubtractionOfTwoAndThree() {
    assertThat(lostHeaps("subtract=2,3", 14)).isEqualTo("2 3 7 8 12 13");
  }

  /** Winning Ways: 0 to 7 in each of three heaps, the P-positions of misere Nim. */
  @Test
  void misereNimIsTheSpecialCase() {
    MisereSolver nim = MisereSolver.of(HeapRuleset.allBut());
    StringBuilder lost = new StringBuilder();
    for (int a = 0; a <= 7; a++) {
      for (int b = a; b <= 7; b++) {
        for (int c = b; c <= 7; c++) {
          assertThat(nim.method(a, b, c)).isEqualTo(MisereMethod.GENUS);
          if (nim.outcome(a, b, c) == Outcome.P) {
            lost.append(a).append(b).append(c).append(' ');
          }
        }
      }
    }
    assertThat(lost.toString().trim())
        .isEqualTo("001 022 033 044 055 066 077 111 123 145 167 246 257 347 356");
    assertThat(nim.solved()).isZero();
  }

  /** Every three-digit code, against the definition. */
  @Test
  void outcomesAreThoseOfTheDefinitionForEveryShortCode() {
    int genus = 0;
    int search = 0;
    for (int code = 0; code < 512; code++) {
      HeapRuleset rules =
          HeapRuleset.parse((code % 7 == 0 ? "4." : "0.") + String.format("%03o", code));
      MisereSolver solver = MisereSolver.of(rules);
      NaiveSolver<List<Integer>> naive = NaiveHeaps.solver(rules);
      for (long[] heaps : NaiveHeaps.multisets(3, 6)) {
        assertThat(solver.outcome(heaps))
            .as(() -> rules + " " + Arrays.toString(heaps))
            .isEqualTo(naive.winsMisere(NaiveHeaps.sorted(heaps)) ? Outcome.N : Outcome.P);
        if (solver.method(heaps) == MisereMethod.GENUS) {
          genus++;
        } else {
          search++;
        }
      }
    }
    assertThat(genus).isPositive();
    assertThat(search).isPositive();
  }

  /** Arbitrary options, which bring out reversible moves and their proviso. */
  @Test
  void outcomesAreThoseOfTheDefinitionForRandomRules() {
    long seed = 42;
    SplittableRandom random = new SplittableRandom(seed);
    int restive = 0;
    for (int round = 0; round < 150; round++) {
      int size = 9;
      long[][][] options = new long[size + 1][][];
      for (int heap = 0; heap <= size; heap++) {
        options[heap] = new long[heap == 0 ? 0 : random.nextInt(4)][];
        for (int i = 0; i < options[heap].length; i++) {
          boolean two = random.nextInt(4) == 0;
          options[heap][i] = new long[] {0, two ? random.nextInt(heap) : 0, random.nextInt(heap)};
        }
      }
      HeapRuleset rules =
          HeapRuleset.of(
              "random",
              (heap, to) -> {
                for (long[] option : options[(int) heap]) {
                  to.accept(option[0], option[1], option[2]);
                }
              });
      MisereSolver solver = MisereSolver.of(rules);
      NaiveSolver<List<Integer>> naive = NaiveHeaps.solver(rules);
      for (long[] heaps : NaiveHeaps.multisets(3, size)) {
        int number = round;
        assertThat(solver.outcome(heaps))
            .as(() -> "seed " + seed + " round " + number + " " + Arrays.toString(heaps))
            .isEqualTo(naive.winsMisere(NaiveHeaps.sorted(heaps)) ? Outcome.N : Outcome.P);
      }
      GenusTable table = GenusTable.of(rules, size);
      for (int heap = 0; heap <= size; heap++) {
        if (table.kind(heap) == MisereKind.RESTIVE) {
          restive++;
          Genus genus = table.genus(heap);
          assertThat(genus.grundy() < 2).isNotEqualTo(genus.misere(0) < 2);
        }
      }
    }
    assertThat(restive).isPositive();
  }

  @Test
  void tameHeapsAreDecidedAtAnyNumber() {
    MisereSolver solver = MisereSolver.of(HeapRuleset.parse("0.3333"));
    long[] heaps = new SplittableRandom(3).longs(20_000, 0, 1000).toArray();
    assertThat(solver.method(heaps)).isEqualTo(MisereMethod.GENUS);
    Outcome outcome = solver.outcome(heaps);
    assertThat(solver.firstWinningMove(heaps).isPresent()).isEqualTo(outcome == Outcome.N);
    assertThat(solver.solved()).isZero();
    assertThat(solver.ruleset()).isEqualTo(HeapRuleset.parse("0.3333"));
  }

  @Test
  void theBudgetEndsASearchAndLeavesTheSolverUsable() {
    HeapRuleset dawson = HeapRuleset.parse("0.07");
    MisereSolver solver = MisereSolver.of(dawson, Budget.unlimited().withStates(2000));
    long[] large = {60, 61, 62, 63};
    assertThatThrownBy(() -> solver.outcome(large))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.STATES));
    assertThatThrownBy(() -> solver.winningMoves(large).count())
        .isInstanceOf(LimitExceededException.class);
    assertThat(solver.solved()).isPositive();
    NaiveSolver<List<Integer>> naive = NaiveHeaps.solver(dawson);
    for (int heap = 0; heap < 15; heap++) {
      assertThat(solver.outcome(heap))
          .isEqualTo(naive.winsMisere(NaiveHeaps.sorted(heap)) ? Outcome.N : Outcome.P);
    }
    for (Budget budget :
        List.of(
            Budget.unlimited().withTime(Duration.ofMillis(20)),
            Budget.unlimited().withBytes(100_000))) {
      assertThatThrownBy(() -> MisereSolver.of(dawson, budget).outcome(large))
          .isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  void anInterruptionCancelsAndLeavesTheSolverUsable() {
    MisereSolver solver = MisereSolver.of(HeapRuleset.parse("0.07"));
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> solver.outcome(80, 81, 82)).isInstanceOf(CancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(solver.outcome(2)).isEqualTo(Outcome.P);
  }

  @Test
  void heapsOutOfRangeAreRefused() {
    MisereSolver solver = MisereSolver.of(HeapRuleset.parse("0.77"));
    assertThatThrownBy(() -> solver.outcome(1, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("heaps[1] is -1");
    assertThatThrownBy(() -> solver.winningMoves(Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("heaps[0] is " + Long.MAX_VALUE);
    assertThat(solver.outcome()).isEqualTo(Outcome.N);
    assertThat(solver.winningMoves()).isEmpty();
  }

  /** Nim with large heaps has more options in all than there is memory. */
  @Test
  void aLargeHeapEndsInALimitNotInAnError() {
    MisereSolver nim =
        MisereSolver.of(HeapRuleset.allBut(), Budget.unlimited().withBytes(20_000_000));
    assertThatThrownBy(() -> nim.outcome(3, HeapComponents.MAX))
        .isInstanceOfSatisfying(
            LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.MEMORY));
    assertThat(nim.outcome(3, 3)).isEqualTo(Outcome.P);
  }

  @Test
  void movesReadAsMoves() {
    MisereSolver solver = MisereSolver.of(HeapRuleset.parse("0.77"));
    assertThat(solver.firstWinningMove(1, 4)).map(HeapMove::toString).hasValue("heap 0: 1 -> 0");
    assertThat(new HeapMove(2, 9, 1, 2, 3)).hasToString("heap 2: 9 -> 1 + 2 + 3");
    assertThat(new HeapMove(0, 9, 0, 2, 3).left()).containsExactly(2L, 3L);
  }
}
