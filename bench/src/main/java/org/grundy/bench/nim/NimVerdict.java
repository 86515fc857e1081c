package org.grundy.bench.nim;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.grundy.games.Nim;
import org.grundy.internal.ScalarXor;
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
 * The nim-sum of n piles, which decides who wins. The naive way streams boxed numbers; {@code
 * unrolled} is the best loop unrolled by hand. {@code scalar} is the library's kernel without
 * vectors and {@code nim} its answer, here on vectors; these two look for negative piles as well.
 * {@code copy} is no answer but the speed of memory: System.arraycopy of the same array.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 2, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode(Mode.AverageTime)
public class NimVerdict {
  @Param({"naive", "stream", "eclipse", "loop", "unrolled", "scalar", "nim", "copy"})
  public String strategy = "";

  @Param({"10000", "10", "1000", "1000000"})
  public int n;

  private IntSupplier nimSum = () -> 0;

  /** Draws the piles. */
  @Setup
  public void setUp() {
    int[] piles = new SplittableRandom(1901).ints(n, 0, Integer.MAX_VALUE).toArray();
    nimSum =
        switch (strategy) {
          case "naive" -> {
            List<Integer> boxed = Arrays.stream(piles).boxed().collect(Collectors.toList());
            yield () -> boxed.stream().reduce(0, (a, b) -> a ^ b);
          }
          case "stream" -> () -> Arrays.stream(piles).reduce(0, (a, b) -> a ^ b);
          case "eclipse" -> {
            IntArrayList list = new IntArrayList(piles);
            yield () -> list.injectInto(0, (Integer a, int b) -> a ^ b);
          }
          case "loop" -> () -> loop(piles);
          case "unrolled" -> () -> unrolled(piles);
          case "scalar" -> () -> (int) ScalarXor.INSTANCE.xor(piles);
          case "nim" -> () -> Nim.nimSum(piles);
          case "copy" -> {
            int[] target = new int[n];
            yield () -> {
              System.arraycopy(piles, 0, target, 0, n);
              return target[n - 1];
            };
          }
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** The nim-sum. */
  @Benchmark
  public int nimSum() {
    return nimSum.getAsInt();
  }

  private static int loop(int[] piles) {
    int xor = 0;
    for (int pile : piles) {
      xor ^= pile;
    }
    return xor;
  }

  private static int unrolled(int[] piles) {
    int a = 0;
    int b = 0;
    int c = 0;
    int d = 0;
    int i = 0;
    for (int bound = piles.length - 3; i < bound; i += 4) {
      a ^= piles[i];
      b ^= piles[i + 1];
      c ^= piles[i + 2];
      d ^= piles[i + 3];
    }
    for (; i < piles.length; i++) {
      a ^= piles[i];
    }
    return a ^ b ^ c ^ d;
  }
}
