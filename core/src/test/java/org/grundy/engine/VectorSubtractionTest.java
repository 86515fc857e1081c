package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Budget;
import org.grundy.LimitExceededException;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VectorSubtractionTest {
  /** The rules once more, on tuples, without ranks that are subtracted. */
  private static Game byTuples(int[] most, int[][] vectors) {
    Ranking ranking = Ranking.tuples(most);
    return Game.of(
        vectors.length,
        (state, options) -> {
          int[] heaps = new int[most.length];
          ranking.unrank(state, heaps);
          int count = 0;
          for (int[] vector : vectors) {
            int[] left = heaps.clone();
            boolean legal = true;
            for (int i = 0; i < left.length; i++) {
              left[i] -= vector[i];
              legal &= left[i] >= 0;
            }
            if (legal) {
              options[count++] = ranking.rank(left);
            }
          }
          return count;
        });
  }

  /** Short and long last heaps, few vectors and more than a word holds. */
  @ParameterizedTest
  @CsvSource({
    "1, 300, 5",
    "2, 20, 6",
    "2, 40, 70",
    "3, 9, 12",
    "3, 12, 150",
    "4, 5, 30",
    "5, 2, 9"
  })
  void everyValueAndMoveIsThatOfTheRules(int dimension, int largest, int count) {
    for (long seed = 1; seed <= 6; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] most = random.ints(dimension, 0, largest + 1).toArray();
      int[][] vectors = new int[count][];
      for (int v = 0; v < count; v++) {
        do {
          vectors[v] = random.ints(dimension, 0, Math.min(largest, 7) + 1).toArray();
          if (random.nextBoolean()) {
            Arrays.fill(vectors[v], 0, random.nextInt(dimension), 0);
          }
        } while (Arrays.stream(vectors[v]).allMatch(taken -> taken == 0));
      }
      VectorSubtraction game = VectorSubtraction.of(most, vectors);
      int states = Math.toIntExact(game.ranking().size());
      BottomUpSolver solver = BottomUpSolver.of(game, states);
      Game rules = byTuples(most, distinct(vectors));
      NaiveSolver<Long> naive = NaiveSolver.of(rules);
      GrundySolver memo = GrundySolver.of(game);
      solver.grundy(states - 1);
      long[] options = new long[count];
      long generated = 0;
      for (int state = 0; state < states; state++) {
        assertThat(solver.grundy(state))
            .as("seed %s, state %s", seed, state)
            .isEqualTo(naive.grundy((long) state));
        assertThat(memo.grundy(state)).isEqualTo(naive.grundy((long) state));
        int found = game.options(state, options);
        generated += found;
        assertThat(Arrays.copyOf(options, found))
            .as("seed %s, state %s", seed, state)
            .containsExactly(optionsOf(rules, state, count));
      }
      assertThat(solver.statistics())
          .isEqualTo(new Statistics(states, generated, generated, states, 0));
    }
  }

  private static int[][] distinct(int[][] vectors) {
    List<int[]> kept = new ArrayList<>();
    for (int[] vector : vectors) {
      if (kept.stream().noneMatch(known -> Arrays.equals(known, vector))) {
        kept.add(vector);
      }
    }
    return kept.toArray(int[][]::new);
  }

  private static long[] optionsOf(Game game, long state, int most) {
    long[] options = new long[most];
    return Arrays.copyOf(options, game.options(state, options));
  }

  /** 30 and 31 vectors fit a word, 32 and 62 do not. */
  @ParameterizedTest
  @ValueSource(ints = {15, 16, 31})
  void nimOnTwoHeapsIsTheExclusiveOr(int most) {
    int[][] vectors = new int[2 * most][];
    for (int taken = 1; taken <= most; taken++) {
      vectors[2 * taken - 2] = new int[] {taken, 0};
      vectors[2 * taken - 1] = new int[] {0, taken};
    }
    VectorSubtraction nim = VectorSubtraction.of(new int[] {most, most}, vectors);
    BottomUpSolver solver = BottomUpSolver.of(nim, (most + 1) * (most + 1));
    for (int a = 0; a <= most; a++) {
      for (int b = 0; b <= most; b++) {
        assertThat(solver.grundy(nim.state(a, b))).isEqualTo(a ^ b);
      }
    }
    assertThat(solver.winningMoves(nim.state(5, 7))).containsExactly(nim.state(5, 5));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 30, 31, 32, 62, 63, 300})
  void takeUpToKOfOneLongHeap(int k) {
    int[][] vectors = new int[k][];
    for (int taken = 1; taken <= k; taken++) {
      vectors[taken - 1] = new int[] {taken};
    }
    VectorSubtraction heap = VectorSubtraction.of(new int[] {20_000}, vectors);
    BottomUpSolver solver = BottomUpSolver.of(heap, 20_001);
    for (int stones = 0; stones <= 20_000; stones++) {
      assertThat(solver.grundy(stones)).isEqualTo(stones % (k + 1));
    }
  }

  /** The window of the last values slides many times, wherever calls stop. */
  @Test
  void longRowsAndFarOptions() {
    int[] most = {60, 4000};
    int[][] vectors = {{1, 0}, {0, 1}, {2, 3}, {1, 4000}, {0, 3999}, {3, 17}, {0, 5}};
    VectorSubtraction game = VectorSubtraction.of(most, vectors);
    int states = Math.toIntExact(game.ranking().size());
    BottomUpSolver byMoves = BottomUpSolver.of(byTuples(most, vectors), states);
    SplittableRandom random = new SplittableRandom(1);
    BottomUpSolver solver = BottomUpSolver.of(game, states);
    for (int state = 0; state < states; state = Math.min(states, state + random.nextInt(1, 3000))) {
      assertThat(solver.grundy(state)).isEqualTo(byMoves.grundy(state));
    }
    solver.grundy(states - 1);
    for (int state = 0; state < states; state++) {
      assertThat(solver.grundy(state)).as("state %s", state).isEqualTo(byMoves.grundy(state));
    }
  }

  @Test
  void theExampleOfTheDocumentation() {
    VectorSubtraction game =
        VectorSubtraction.of(new int[] {999, 999}, new int[][] {{1, 0}, {2, 0}, {1, 1}});
    assertThat(BottomUpSolver.of(game, 1_000_000).grundy(game.state(4, 7))).isEqualTo(1);
  }

  @Test
  void stopsWhereTheBudgetEndsAndGoesOn() {
    VectorSubtraction game =
        VectorSubtraction.of(new int[] {9, 99}, new int[][] {{1, 0}, {0, 1}, {0, 2}});
    for (int limit : new int[] {1, 99, 100, 101, 999}) {
      BottomUpSolver solver = BottomUpSolver.of(game, 1000, Budget.unlimited().withStates(limit));
      assertThatThrownBy(() -> solver.grundy(999)).isInstanceOf(LimitExceededException.class);
      assertThat(solver.statistics().entries()).isEqualTo(limit);
      assertThat(solver.table().size()).isEqualTo(limit);
      assertThat(solver.grundy(limit - 1))
          .isEqualTo(((limit - 1) % 100 % 3) ^ ((limit - 1) / 100 % 2));
    }
  }

  @Test
  void theWindowOfValuesCountsAgainstTheBudget() {
    VectorSubtraction game = VectorSubtraction.of(new int[] {999, 999}, new int[][] {{1, 0}});
    Budget budget = Budget.unlimited().withBytes(1_010_000);
    assertThatThrownBy(() -> BottomUpSolver.of(game, 1_000_000, budget))
        .isInstanceOf(LimitExceededException.class);
    assertThat(BottomUpSolver.of(game, 1_000_000, budget.withBytes(1_030_000)).grundy(999_999))
        .isEqualTo(1);
  }

  @Test
  void aGameWithoutMoves() {
    VectorSubtraction game = VectorSubtraction.of(new int[] {3, 4});
    assertThat(BottomUpSolver.of(game, 20).grundy(19)).isZero();
    VectorSubtraction outOfReach = VectorSubtraction.of(new int[] {3, 4}, new int[] {4, 0});
    assertThat(outOfReach.maxOptions()).isZero();
    assertThat(BottomUpSolver.of(outOfReach, 20).winningMoves(19)).isEmpty();
  }

  @Test
  void badInputIsNamed() {
    assertThatThrownBy(() -> VectorSubtraction.of(new int[0]))
        .hasMessageContaining("number of heaps is 0");
    assertThatThrownBy(() -> VectorSubtraction.of(new int[] {-1}))
        .hasMessageContaining("most[0] is -1");
    assertThatThrownBy(
            () -> VectorSubtraction.of(new int[] {5, 5}, new int[] {1, 0}, new int[] {1}))
        .hasMessageContaining("length of vectors[1] is 1, expected 2");
    assertThatThrownBy(() -> VectorSubtraction.of(new int[] {5, 5}, new int[] {1, -1}))
        .hasMessageContaining("vectors[0][1] is -1");
    assertThatThrownBy(() -> VectorSubtraction.of(new int[] {5}, new int[] {Integer.MAX_VALUE}))
        .hasMessageContaining("vectors[0][0] is 2147483647");
    assertThatThrownBy(() -> VectorSubtraction.of(new int[] {5, 5}, new int[] {0, 0}))
        .hasMessageContaining("vectors[0] takes nothing");
    int[] tooMany = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
    assertThatThrownBy(() -> VectorSubtraction.of(tooMany)).hasMessageContaining("2^63 tuples");
    VectorSubtraction game = VectorSubtraction.of(new int[] {5, 5}, new int[] {1, 1});
    assertThatThrownBy(() -> game.state(1)).hasMessageContaining("number of heaps is 1");
    assertThatThrownBy(() -> game.state(1, 6)).hasMessageContaining("heaps[1] is 6");
    for (long state : new long[] {-1, 36, Long.MAX_VALUE, Long.MIN_VALUE}) {
      assertThatThrownBy(() -> game.options(state, new long[1]))
          .hasMessageContaining("state is " + state);
    }
    assertThatThrownBy(() -> BottomUpSolver.of(game, 100).grundy(99))
        .hasMessageContaining("state is 99");
  }
}
