package org.grundy.engine;

import java.util.function.LongConsumer;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.PlayConvention;
import org.grundy.scoring.ScoringGame;
import org.grundy.scoring.ScoringSolver;

/** Runs in a Java of little memory: asks for more than there is, and then for something small. */
public final class SmallHeap {
  private static final int HEAP_BITS = 16;
  private static final long HUGE = (3000L << (2 * HEAP_BITS)) | (2000 << HEAP_BITS) | 1000;

  /** Take up to three from one of three heaps; from a negative state on for ever. */
  private static final Game GAME =
      Game.of(
          9,
          (state, options) -> {
            if (state < 0) {
              options[0] = state == -1 ? Long.MIN_VALUE : state + 1;
              return 1;
            }
            int count = 0;
            for (int shift = 0; shift < 3 * HEAP_BITS; shift += HEAP_BITS) {
              long heap = (state >> shift) & 0xFFFF;
              for (int taken = 1; taken <= Math.min(3, heap); taken++) {
                options[count++] = state - ((long) taken << shift);
              }
            }
            return count;
          });

  private static final DecomposingGame SUMS =
      (state, options) -> {
        long[] buffer = new long[9];
        int count = GAME.options(state, buffer);
        for (int i = 0; i < count; i++) {
          options.add(buffer[i]);
        }
      };

  private SmallHeap() {}

  static int value(long state) {
    return (int) ((state & 3) ^ ((state >> HEAP_BITS) & 3) ^ ((state >> (2 * HEAP_BITS)) & 3));
  }

  /** Prints a line for every case that went as it should. */
  public static void main(String[] args) {
    tables();
    grundy("hashed Grundy", MemoTable.hashed());
    grundy("fastutil Grundy", MemoTable.fastutil(0));
    OutcomeSolver outcome = OutcomeSolver.of(GAME, PlayConvention.NORMAL);
    goesOn("outcome", outcome, outcome::outcome, Long.MIN_VALUE);
    RemotenessSolver remoteness = RemotenessSolver.of(GAME, PlayConvention.MISERE);
    goesOn("remoteness", remoteness, remoteness::remoteness, Long.MIN_VALUE);
    decomposing(DecomposingSolver.of(SUMS));
    nimbers(NimberSolver.of(SUMS));
    parallel();
    floods();
    scoring();
  }

  private static void grundy(String name, MemoTable table) {
    GrundySolver solver = GrundySolver.of(GAME, SolverOptions.defaults().withTable(table));
    goesOn(name, solver, solver::grundy, Long.MIN_VALUE, HUGE, Long.MIN_VALUE, HUGE);
    check(table.size() > 200_000, true, table.size());
    checkValues(table);
  }

  private static void decomposing(DecomposingSolver solver) {
    LongConsumer question = state -> solver.grundy(new long[] {state});
    goesOn("decomposing", solver, question, Long.MIN_VALUE, HUGE);
    checkValues(solver.table());
  }

  private static void nimbers(NimberSolver solver) {
    LongConsumer question = state -> solver.grundy(new long[] {state});
    goesOn("nimbers", solver, question, Long.MIN_VALUE, Long.MIN_VALUE);
    solver
        .table()
        .forEach((state, fact) -> check(NimberFact.isNot(fact, value(state)), false, state));
  }

  private static void goesOn(
      String name, Search solver, LongConsumer question, long... endlessStates) {
    for (long state : endlessStates) {
      ends(name, () -> question.accept(state));
      question.accept((7L << (2 * HEAP_BITS)) | (6 << HEAP_BITS) | 5);
      check(solver.table().size() > 100, true, state);
    }
    System.out.println(name);
  }

  private static void ends(String name, Runnable work) {
    try {
      work.run();
    } catch (LimitExceededException e) {
      check(e.limit(), Limit.HEAP, e.progress());
      return;
    }
    throw new AssertionError(name + " has no end");
  }

  private static void checkValues(MemoTable table) {
    table.forEach((state, value) -> check(value, value(state), state));
  }

  private static void check(Object actual, Object expected, long where) {
    if (!actual.equals(expected)) {
      throw new AssertionError(actual + " is not " + expected + " at " + where);
    }
  }

  private static void parallel() {
    MemoTable table = MemoTable.shared(1000);
    ParallelSolver solver = ParallelSolver.of(GAME, 2, SolverOptions.defaults().withTable(table));
    for (int i = 0; i < 2; i++) {
      ends("parallel", () -> solver.grundy(Long.MIN_VALUE));
      check(solver.grundy(1001 + i), value(1001 + i), i);
    }
    System.out.println("parallel");
  }

  private static void tables() {
    ends("fastutil", () -> MemoTable.fastutil(1 << 29));
    ends("hashed", () -> MemoTable.hashed(1_000_000_000));
    ends("dense", () -> MemoTable.dense(Integer.MAX_VALUE));
    ends("bounded", () -> MemoTable.bounded(1 << 30));
    ends("shared", () -> MemoTable.shared(1 << 28));
    ends("off heap", () -> MemoTable.offHeap(1L << 35));
    ends("bottom up", () -> BottomUpSolver.of(GAME, 1_000_000_000));
    MemoTable wide = MemoTable.dense(10_000_000);
    wide.put(7, 253, Long.MAX_VALUE);
    ends("dense, wide", () -> wide.put(8, 254, Long.MAX_VALUE));
    check(wide.get(7), 253, 7);
    check(wide.get(8), MemoTable.ABSENT, 8);
    System.out.println("tables");
  }

  private static void floods() {
    Game many = Game.of(1, (state, options) -> state == 0 ? Integer.MAX_VALUE : 0);
    GrundySolver solver = GrundySolver.of(many);
    ends("options", () -> solver.grundy(0));
    check(solver.grundy(1), 0, 1);
    DecomposingGame parts =
        (state, options) -> {
          while (state == 0) {
            options.component(1);
          }
        };
    DecomposingSolver sums = DecomposingSolver.of(parts);
    ends("components", () -> sums.grundy(new long[] {0}));
    check(sums.grundy(new long[] {1}), 0, 1);
    DecomposingGame nothing =
        (state, options) -> {
          while (state == 0) {
            options.end();
          }
        };
    NimberSolver nimbers = NimberSolver.of(nothing);
    ends("options of nothing", () -> nimbers.grundy(new long[] {0}));
    check(nimbers.grundy(new long[] {1}), 0, 1);
    System.out.println("floods");
  }

  private static void scoring() {
    ScoringGame game =
        (state, moves) -> {
          if (state < 0) {
            moves.add(state == -1 ? Long.MIN_VALUE : state + 1, 1);
          } else if (state > 0) {
            moves.add(state - 1, 1);
          }
        };
    ScoringSolver solver = ScoringSolver.of(game);
    for (int i = 0; i < 2; i++) {
      ends("scoring", () -> solver.difference(Long.MIN_VALUE));
      check(solver.difference(1001), 1L, 1001);
      ends("scoring", () -> solver.difference(100_000_000));
    }
    System.out.println("scoring");
  }
}
