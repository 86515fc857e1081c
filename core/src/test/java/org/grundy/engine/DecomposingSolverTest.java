package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.SplittableRandom;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.junit.jupiter.api.Test;

/** What stops the solvers of games that fall apart, and that they go on afterwards. */
class DecomposingSolverTest {
  /** Kayles: rows, of which a move takes one pin or two neighbours. */
  private static final DecomposingGame KAYLES =
      (row, options) -> {
        for (int taken = 1; taken <= 2; taken++) {
          for (long left = 0; 2 * left <= row - taken; left++) {
            options.add(left, row - taken - left);
          }
        }
      };

  /** As Kayles, but 7 and more can become 20 beside something, and 20 can become 7. */
  private static final DecomposingGame CYCLIC =
      (row, options) -> {
        KAYLES.options(row, options);
        if (row == 7) {
          options.add(20, 1);
        }
      };

  @Test
  void aComponentThatBecomesAPartOfItselfIsACycle() {
    DecomposingSolver solver = DecomposingSolver.of(CYCLIC);
    assertThatThrownBy(() -> solver.grundy(30))
        .isInstanceOfSatisfying(
            CycleException.class, e -> assertThat(e.cycle().toArray()).contains(7, 20));
    assertThat(solver.grundy(6)).isEqualTo(DecomposingSolver.of(KAYLES).grundy(6));
    NimberSolver nimbers = NimberSolver.of(CYCLIC);
    assertThatThrownBy(() -> nimbers.grundy(30)).isInstanceOf(CycleException.class);
  }

  /** As the documentation has it: X + X is 0 where games are finite. */
  @Test
  void nimbersDoNotLookIntoEqualComponentsButValuesDo() {
    DecomposingGame game =
        (component, options) -> {
          if (component == 1) {
            options.add(2, 2);
          } else {
            options.add(component);
          }
        };
    assertThat(NimberSolver.of(game).grundy(1)).isEqualTo(1);
    assertThatThrownBy(() -> NimberSolver.of(game).grundy(2)).isInstanceOf(CycleException.class);
    assertThatThrownBy(() -> DecomposingSolver.of(game).grundy(1))
        .isInstanceOf(CycleException.class);
  }

  @Test
  void cyclesEverywhereAreFoundSoon() {
    for (int n : new int[] {1, 2, 3, 4, 10, 40}) {
      DecomposingGame complete =
          (component, options) -> {
            for (int other = 1; other <= n; other++) {
              options.add(other, n + (component + other) % n + 1);
            }
          };
      assertThatThrownBy(() -> NimberSolver.of(complete).outcome(1))
          .as("%d components", n)
          .isInstanceOf(CycleException.class);
      DecomposingGame single =
          (component, options) -> {
            for (int other = 1; other <= n; other++) {
              options.add((component * 3 + other) % n);
            }
          };
      NimberSolver solver = NimberSolver.of(single);
      for (int value = 3; value >= 0; value--) {
        int asked = value;
        assertThatThrownBy(() -> solver.hasGrundy(1, asked, Budget.unlimited()))
            .as("%d components, value %d", n, value)
            .isInstanceOf(CycleException.class);
      }
    }
  }

  /** More positions than proof numbers are remembered of, and no end anywhere. */
  @Test
  void aCycleIsFoundAmongMorePositionsThanProofNumbers() {
    DecomposingGame endless =
        (component, options) -> {
          for (int i = 1; i <= 5; i++) {
            options.add((Mixing.scattered(component + i * 10_000_000L) >>> 1) % 10_000_000);
          }
        };
    Budget soon = Budget.unlimited().withTime(Duration.ofSeconds(20));
    NimberSolver solver = NimberSolver.of(endless);
    for (int value : new int[] {0, 2}) {
      assertThatThrownBy(() -> solver.hasGrundy(5_000_000, value, soon))
          .isInstanceOf(CycleException.class);
    }
  }

  @Test
  void aPositionOfManyOptionsIsLeftWhenTimeIsUp() {
    // Component 2^30 + i is a heap of 2^i, whose options are sums of such heaps: there are few
    // positions, and one option after the other is looked at.
    DecomposingGame wide =
        (component, options) -> {
          for (int left = 0; left < 1 << (component & 31); left++) {
            for (int rest = left; rest != 0; rest &= rest - 1) {
              options.component(1L << 30 | Integer.numberOfTrailingZeros(rest));
            }
            options.end();
          }
        };
    NimberSolver solver = NimberSolver.of(wide);
    Budget few = Budget.unlimited().withTime(Duration.ofMillis(2));
    assertThatThrownBy(() -> solver.hasGrundy(1L << 30 | 18, 1 << 18, few))
        .isInstanceOf(LimitExceededException.class);
    assertThat(solver.hasGrundy(1L << 30 | 9, 512, Budget.unlimited())).isTrue();
    assertThat(solver.grundy(1L << 30 | 14)).isEqualTo(1 << 14);
  }

  @Test
  void largeValuesTakeNimbersAFewLooksAtAnOption() {
    DecomposingGame nim =
        (heap, options) -> {
          for (long left = 0; left < heap; left++) {
            options.add(left);
          }
        };
    NimberSolver solver = NimberSolver.of(nim);
    assertThat(solver.grundy(2000)).isEqualTo(2000);
    assertThat(solver.hasGrundy(1999, 1998, Budget.unlimited())).isFalse();
    Statistics done = solver.statistics();
    assertThat(done.options()).isEqualTo(2001 * 2000 / 2);
    assertThat(done.probes()).isLessThan(8 * done.options());
  }

  /** A heap becomes one or two smaller ones, chosen at random. */
  @Test
  void largeValuesOfRandomSumsAgree() {
    for (long seed = 1; seed <= 30; seed++) {
      long salt = seed;
      DecomposingGame game =
          (heap, options) -> {
            SplittableRandom random = new SplittableRandom(heap * 1000 + salt);
            for (long i = 0; i < heap; i++) {
              options.component(random.nextInt(10) == 0 ? random.nextLong(heap) : heap - 1 - i);
              if (random.nextInt(3) == 0) {
                options.component(random.nextLong(heap));
              }
              options.end();
            }
          };
      DecomposingSolver solver = DecomposingSolver.of(game);
      NimberSolver nimbers = NimberSolver.of(game);
      SplittableRandom random = new SplittableRandom(seed);
      for (int i = 0; i < 20; i++) {
        long heap = random.nextInt(120);
        int expected = solver.grundy(heap);
        int asked = random.nextBoolean() ? expected : random.nextInt(expected + 20);
        assertThat(nimbers.hasGrundy(heap, asked, Budget.unlimited()))
            .as("seed %d, heap %d, value %d", seed, heap, asked)
            .isEqualTo(asked == expected);
        if (random.nextInt(3) == 0) {
          assertThat(nimbers.grundy(heap)).as("seed %d, heap %d", seed, heap).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void aBudgetStopsBothAndBothGoOn() {
    int expected = DecomposingSolver.of(KAYLES).grundy(100);
    for (int limit : new int[] {1, 2, 10, 50, 99}) {
      SolverOptions few = SolverOptions.defaults().withBudget(Budget.unlimited().withStates(limit));
      DecomposingSolver solver = DecomposingSolver.of(KAYLES, few);
      assertThatThrownBy(() -> solver.grundy(100))
          .isInstanceOfSatisfying(
              LimitExceededException.class, e -> assertThat(e.limit()).isEqualTo(Limit.STATES));
      assertThat(solver.table().size()).isLessThanOrEqualTo(limit);
      assertThat(solver.grundy(100, Budget.unlimited())).isEqualTo(expected);
    }
    NimberSolver nimbers =
        NimberSolver.of(
            KAYLES, SolverOptions.defaults().withBudget(Budget.unlimited().withStates(5)));
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(() -> nimbers.grundy(100)).isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  void interruptionStopsBothAndBothGoOn() {
    int expected = DecomposingSolver.of(KAYLES).grundy(100);
    DecomposingSolver solver = DecomposingSolver.of(KAYLES);
    NimberSolver nimbers = NimberSolver.of(KAYLES);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> solver.grundy(100)).isInstanceOf(CancelledException.class);
    assertThatThrownBy(() -> nimbers.grundy(100)).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(solver.grundy(100)).isEqualTo(expected);
    assertThat(nimbers.grundy(100)).isEqualTo(expected);
  }
}
