package org.grundy.bench.nim;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.Nimber;
import org.grundy.reference.NaiveNimber;
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
 * The nim products of n random pairs of 64-bit numbers, or of smaller fields; the naive way is the
 * plain recursion over halves.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode(Mode.AverageTime)
public class NimProduct {
  /** The products of two arrays. */
  private interface Products {
    void of(long[] a, long[] b, long[] products);
  }

  @Param({"naive", "log-tables", "single", "bulk", "single-32-bit", "single-16-bit", "inverse"})
  public String strategy = "";

  @Param({"1024"})
  public int n;

  private long[] a = {};
  private long[] b = {};
  private long[] products = {};
  private Products multiply = (x, y, z) -> {};

  /** Draws the factors. */
  @Setup
  public void setUp() {
    int bits = strategy.endsWith("32-bit") ? 32 : strategy.endsWith("16-bit") ? 16 : 64;
    SplittableRandom random = new SplittableRandom(64);
    a = random.longs(n).map(x -> x >>> (64 - bits)).toArray();
    b = random.longs(n).map(x -> x >>> (64 - bits)).toArray();
    products = new long[n];
    multiply =
        switch (strategy) {
          case "naive" ->
              (x, y, z) -> {
                for (int i = 0; i < x.length; i++) {
                  z[i] = NaiveNimber.multiply(x[i], y[i]);
                }
              };
          case "log-tables" -> {
            LogTables tables = new LogTables();
            yield (x, y, z) -> {
              for (int i = 0; i < x.length; i++) {
                z[i] = tables.multiply(x[i], y[i]);
              }
            };
          }
          case "bulk" -> Nimber::multiply;
          case "inverse" ->
              (x, y, z) -> {
                for (int i = 0; i < x.length; i++) {
                  z[i] = Nimber.inverse(x[i] | 1);
                }
              };
          case "single", "single-32-bit", "single-16-bit" ->
              (x, y, z) -> {
                for (int i = 0; i < x.length; i++) {
                  z[i] = Nimber.multiply(x[i], y[i]);
                }
              };
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** All products. */
  @Benchmark
  public long[] products() {
    multiply.of(a, b, products);
    return products;
  }
}
