package org.grundy.bench.engine;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.grundy.bench.gate.WorkCounters;
import org.grundy.engine.BottomUpSolver;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.MemoTable;
import org.grundy.engine.SolverOptions;
import org.grundy.engine.Statistics;
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
 * The Grundy values of three heaps below n, from nothing: every memo table of the engine, bottom-up
 * over the dense rank with the moves written by the game or given as vectors, the primitive map of
 * Eclipse Collections, and boxed recursion over a HashMap.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
    value = 2,
    jvmArgsAppend = {"-Xss64m", "-Xmx3g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SolveHeaps implements WorkCounters {
  @Param({
    "naive",
    "eclipse",
    "fastutil",
    "hashed",
    "hashed-sized",
    "off-heap",
    "dense",
    "bottom-up",
    "vectors"
  })
  public String strategy = "";

  @Param({"40", "100"})
  public int n;

  private Statistics statistics = new Statistics(0, 0, 0, 0, 0);

  /** Solves the largest state, and so all of them. */
  @Benchmark
  public int solve() {
    HeapTriple heaps = strategy.equals("vectors") ? HeapTriple.vectors(n) : HeapTriple.ranked(n);
    Game game = heaps.game();
    int states = heaps.states();
    return switch (strategy) {
      case "naive" -> heaps.naiveValue();
      case "bottom-up", "vectors" -> {
        BottomUpSolver solver = BottomUpSolver.of(game, states);
        int value = solver.grundy(heaps.full());
        statistics = solver.statistics();
        yield value;
      }
      default -> {
        GrundySolver solver =
            GrundySolver.of(game, SolverOptions.defaults().withTable(table(strategy, states)));
        int value = solver.grundy(heaps.full());
        statistics = solver.statistics();
        yield value;
      }
    };
  }

  static MemoTable table(String strategy, int states) {
    return switch (strategy) {
      case "eclipse" -> new EclipseTable();
      case "fastutil" -> MemoTable.fastutil(0);
      case "hashed" -> MemoTable.hashed();
      case "hashed-sized" -> MemoTable.hashed(states);
      case "off-heap" -> MemoTable.offHeap(states);
      case "shared" -> MemoTable.shared(states);
      case "dense" -> MemoTable.dense(states);
      default -> throw new IllegalArgumentException("strategy " + strategy);
    };
  }

  @Override
  public Map<String, Long> workCounters() {
    return statistics.expanded() == 0
        ? Map.of()
        : Map.of(
            "expanded",
            statistics.expanded(),
            "options",
            statistics.options(),
            "probes",
            statistics.probes());
  }
}
