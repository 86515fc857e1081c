package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntFunction;
import org.grundy.Allocation;
import org.junit.jupiter.api.Test;

/** Questions about a solved table. */
class HotQueryTest {
  private static final int STATES = 10_000;

  private static final Game SUBTRACT = TestGames.takeUpTo(3);

  @Test
  void valueAndWinningMoveAllocateNothingWhateverTheTable() {
    List<IntFunction<MemoTable>> tables =
        List.of(
            MemoTable::hashed,
            MemoTable::fastutil,
            MemoTable::dense,
            MemoTable::bounded,
            MemoTable::offHeap,
            MemoTable::shared);
    for (IntFunction<MemoTable> table : tables) {
      GrundySolver solver =
          GrundySolver.of(SUBTRACT, SolverOptions.defaults().withTable(table.apply(2 * STATES)));
      solver.grundy(STATES - 1);
      long size = solver.table().size();
      long bytes = solver.table().bytes();
      long[] moves = new long[1];
      long[] sink = new long[1];
      assertThat(
              Allocation.bytes(
                  () -> {
                    for (int state = STATES / 2; state < STATES; state += 7) {
                      sink[0] += solver.grundy(state);
                      if (solver.optionsTo(state, 0, moves) > 0) {
                        sink[0] += moves[0];
                      }
                      sink[0] += solver.winningMove(state, 0);
                    }
                  }))
          .as("%s", solver.table())
          .isZero();
      assertThat(sink[0]).isPositive();
      assertThat(solver.table().size()).isEqualTo(size);
      assertThat(solver.table().bytes()).isEqualTo(bytes);
    }
  }
}
