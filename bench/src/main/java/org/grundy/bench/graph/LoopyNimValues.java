package org.grundy.bench.graph;

import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.grundy.graph.Digraph;
import org.grundy.graph.LoopyValues;
import org.grundy.graph.Storage;
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
 * The loopy nim-value of every vertex of a random graph with n vertices and 10 n edges, and their
 * proof. The plain pass solves nothing: it is the yardstick.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 2, jvmArgsAppend = "-Xmx3g")
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class LoopyNimValues {
  @Param({"naive", "plain-pass", "labelling", "proof"})
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
          case "labelling" -> labelling(RandomGraph.compressed(n, Storage.heap()));
          case "proof" -> proof(LoopyValues.solve(RandomGraph.compressed(n, Storage.heap())));
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** The values of all vertices. */
  @Benchmark
  public int solve() {
    return solve.getAsInt();
  }

  private static IntSupplier naive(NaiveGraph graph) {
    return () -> graph.loopyValues().get(0).isFinite() ? 1 : 0;
  }

  private static IntSupplier plain(PlainPass pass) {
    return () -> (int) pass.run();
  }

  private static IntSupplier labelling(Digraph graph) {
    return () -> LoopyValues.solve(graph).isFinite(0) ? 1 : 0;
  }

  private static IntSupplier proof(LoopyValues values) {
    return () -> values.verify() ? 1 : 0;
  }
}
