package org.grundy.bench.graph;

import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.grundy.Outcome;
import org.grundy.graph.Digraph;
import org.grundy.graph.Storage;
import org.grundy.graph.WinLoseDraw;
import org.grundy.reference.NaiveGraph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Outcome and remoteness of every vertex of a random graph with n vertices and 10 n edges. The
 * plain pass solves nothing: it is the yardstick.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 2, jvmArgsAppend = "-Xmx3g")
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class WinLoseDrawOfGraph {
  @Param({"naive", "plain-pass", "retrograde", "retrograde-off-heap"})
  public String strategy = "";

  /** The number of vertices; ten times as many edges. */
  @Param({"10000", "1000000"})
  public int n;

  private IntSupplier solve = () -> 0;

  /** Draws the graph. */
  @Setup
  public void setUp() {
    solve =
        switch (strategy) {
          case "naive" -> naive(RandomGraph.boxed(n));
          case "plain-pass" -> plain(RandomGraph.plain(n));
          case "retrograde" -> retrograde(RandomGraph.compressed(n, Storage.heap()));
          case "retrograde-off-heap" -> retrograde(RandomGraph.compressed(n, Storage.offHeap()));
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** Outcome and remoteness of all vertices. */
  @Benchmark
  public int solve() {
    return solve.getAsInt();
  }

  private static IntSupplier naive(NaiveGraph graph) {
    return () -> graph.solve(false).remoteness().get(0);
  }

  private static IntSupplier plain(PlainPass pass) {
    return () -> (int) pass.run();
  }

  private static IntSupplier retrograde(Digraph graph) {
    return () -> WinLoseDraw.solve(graph).outcome(0) == Outcome.N ? 1 : 0;
  }
}
