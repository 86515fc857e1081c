package org.grundy.bench.engine;

import java.util.concurrent.TimeUnit;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.ParallelSolver;
import org.grundy.engine.SolverOptions;
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
 * The Grundy values of three heaps below n in 20 bits each, from nothing: states too far apart for
 * an array, in the tables for such states, and by two threads on one of them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
    value = 2,
    jvmArgsAppend = {"-Xss64m", "-Xmx3g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SolvePacked {
  @Param({"naive", "eclipse", "fastutil", "hashed", "off-heap", "shared", "two-threads"})
  public String strategy = "";

  @Param({"40", "100"})
  public int n;

  /** Solves the largest state, and so all of them. */
  @Benchmark
  public int solve() {
    HeapTriple heaps = HeapTriple.packed(n);
    if (strategy.equals("naive")) {
      return heaps.naiveValue();
    }
    boolean parallel = strategy.equals("two-threads");
    SolverOptions options =
        SolverOptions.defaults()
            .withTable(SolveHeaps.table(parallel ? "shared" : strategy, heaps.states()));
    return parallel
        ? ParallelSolver.of(heaps.game(), 2, options).grundy(heaps.full())
        : GrundySolver.of(heaps.game(), options).grundy(heaps.full());
  }
}
