package org.grundy.bench.hackenbush;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.grundy.games.GreenHackenbush;
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
 * All winning cuts of a random tree of n edges: cutting each edge and evaluating what is left by
 * boxed recursion, and the linear method, reading the picture included in both.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class TreeCuts {
  @Param({"naive", "linear"})
  public String strategy = "";

  @Param({"300", "3000"})
  public int n;

  private int[] parent = {};
  private LongSupplier cuts = () -> 0;

  /** Grows the tree. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(n);
    parent = IntStream.range(0, n).map(v -> Math.max(0, v - random.nextInt(20))).toArray();
    int[] child = IntStream.rangeClosed(1, n).toArray();
    cuts =
        switch (strategy) {
          case "naive" -> this::boxed;
          case "linear" -> () -> GreenHackenbush.of(parent, child).countMovesTo(0);
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  private long boxed() {
    List<List<Integer>> above = new ArrayList<>();
    for (int v = 0; v <= n; v++) {
      above.add(new ArrayList<>());
    }
    for (int v = 1; v <= n; v++) {
      above.get(parent[v - 1]).add(v);
    }
    long count = 0;
    for (int cut = 1; cut <= n; cut++) {
      count += value(above, 0, cut) == 0 ? 1 : 0;
    }
    return count;
  }

  /** The colon principle. */
  private static int value(List<List<Integer>> above, int vertex, int cut) {
    int value = 0;
    for (int next : above.get(vertex)) {
      if (next != cut) {
        value ^= value(above, next, cut) + 1;
      }
    }
    return value;
  }

  /** The number of winning cuts. */
  @Benchmark
  public long cuts() {
    return cuts.getAsLong();
  }
}
