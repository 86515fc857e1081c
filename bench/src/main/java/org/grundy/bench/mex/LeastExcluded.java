package org.grundy.bench.mex;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.grundy.Mex;
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
 * The mex of n values as options give them: most of the small ones, in any order, with repeats and
 * a few that are far larger.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class LeastExcluded {
  private static final int ROUNDS = 64;

  @Param({"naive", "fastutil", "eclipse", "bitset-jdk", "mex"})
  public String strategy = "";

  @Param({"16", "256", "4096"})
  public int n;

  private int[][] rounds = {};
  private int next;
  private ToIntFunction<int[]> mexOf = values -> 0;

  /** Draws the values. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(2026);
    rounds = new int[ROUNDS][n];
    for (int[] round : rounds) {
      for (int i = 0; i < n; i++) {
        round[i] = random.nextInt(16) == 0 ? random.nextInt(1 << 20) : random.nextInt(n);
      }
    }
    mexOf =
        switch (strategy) {
          case "naive" -> LeastExcluded::boxed;
          case "fastutil" -> fastutil();
          case "eclipse" -> eclipse();
          case "bitset-jdk" -> bitSet();
          case "mex" -> mex();
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** The mex of the next round. */
  @Benchmark
  public int value() {
    next = (next + 1) % ROUNDS;
    return mexOf.applyAsInt(rounds[next]);
  }

  private static int boxed(int[] values) {
    Set<Integer> seen = new HashSet<>();
    for (int value : values) {
      seen.add(value);
    }
    int mex = 0;
    while (seen.contains(mex)) {
      mex++;
    }
    return mex;
  }

  private static ToIntFunction<int[]> fastutil() {
    IntOpenHashSet seen = new IntOpenHashSet();
    return values -> {
      seen.clear();
      for (int value : values) {
        seen.add(value);
      }
      int mex = 0;
      while (seen.contains(mex)) {
        mex++;
      }
      return mex;
    };
  }

  private static ToIntFunction<int[]> eclipse() {
    IntHashSet seen = new IntHashSet();
    return values -> {
      seen.clear();
      for (int value : values) {
        seen.add(value);
      }
      int mex = 0;
      while (seen.contains(mex)) {
        mex++;
      }
      return mex;
    };
  }

  private static ToIntFunction<int[]> bitSet() {
    BitSet seen = new BitSet();
    return values -> {
      seen.clear();
      for (int value : values) {
        seen.set(value);
      }
      return seen.nextClearBit(0);
    };
  }

  private static ToIntFunction<int[]> mex() {
    Mex mex = new Mex();
    return values -> {
      for (int value : values) {
        mex.mark(value);
      }
      return mex.valueAndClear();
    };
  }
}
