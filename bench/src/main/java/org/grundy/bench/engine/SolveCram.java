package org.grundy.bench.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.grundy.bench.gate.WorkCounters;
import org.grundy.engine.Bitboard;
import org.grundy.engine.DecomposingSolver;
import org.grundy.engine.NimberSolver;
import org.grundy.engine.SolverOptions;
import org.grundy.engine.Statistics;
import org.grundy.games.Cram;
import org.grundy.reference.NaiveSolver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Cram on 4 x n, from nothing: whole boards in boxed recursion, regions without and with symmetry,
 * and asking only for the nimbers that matter.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class SolveCram implements WorkCounters {
  private static final int ROWS = 4;

  @Param({"naive", "regions", "symmetry", "nimbers"})
  public String strategy = "";

  @Param({"4", "5"})
  public int n;

  private Statistics statistics = new Statistics(0, 0, 0, 0, 0);

  /** Solves the empty board. */
  @Benchmark
  public int solve() {
    Bitboard board = Bitboard.of(ROWS, n);
    SolverOptions symmetric = SolverOptions.defaults().withCanonical(board::canonicalShape);
    return switch (strategy) {
      case "naive" -> naive(board);
      case "regions" -> decomposing(board, SolverOptions.defaults());
      case "symmetry" -> decomposing(board, symmetric);
      case "nimbers" -> {
        NimberSolver solver = NimberSolver.of(Cram.rules(board), symmetric);
        int value = solver.grundy(board.all());
        statistics = solver.statistics();
        yield value;
      }
      default -> throw new IllegalArgumentException("strategy " + strategy);
    };
  }

  private int decomposing(Bitboard board, SolverOptions options) {
    DecomposingSolver solver = DecomposingSolver.of(Cram.rules(board), options);
    int value = solver.grundy(board.all());
    statistics = solver.statistics();
    return value;
  }

  private static int naive(Bitboard board) {
    return new NaiveSolver<Long>(
            cells -> {
              List<Long> options = new ArrayList<>();
              for (long rest = board.leftOfPairs(cells); rest != 0; rest &= rest - 1) {
                options.add(cells & ~((rest & -rest) | ((rest & -rest) << 1)));
              }
              for (long rest = board.topOfPairs(cells); rest != 0; rest &= rest - 1) {
                options.add(cells & ~((rest & -rest) | ((rest & -rest) << board.columns())));
              }
              return options;
            })
        .grundy(board.all());
  }

  @Override
  public Map<String, Long> workCounters() {
    return statistics.expanded() == 0
        ? Map.of()
        : Map.of("expanded", statistics.expanded(), "options", statistics.options());
  }
}
