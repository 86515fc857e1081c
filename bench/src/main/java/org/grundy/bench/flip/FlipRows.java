package org.grundy.bench.flip;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.grundy.games.Flip;
import org.grundy.reference.NaiveFlipValues;
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
 * The first winning flip of a row of n characters, one in twenty a minus. The naive way splits the
 * row into runs, looks their boxed values up (computed beforehand), and tries every flip.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
public class FlipRows {
  private static final int RARITY = 20;

  @Param({"naive", "split", "string", "bytes"})
  public String strategy = "";

  @Param({"100", "10000"})
  public int n;

  private IntSupplier first = () -> 0;

  /** Draws the row. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(294);
    StringBuilder builder = new StringBuilder();
    for (int i = 0; i < n; i++) {
      builder.append(random.nextInt(RARITY) == 0 ? '-' : '+');
    }
    String row = builder.toString();
    byte[] bytes = row.getBytes(StandardCharsets.US_ASCII);
    NaiveFlipValues values = new NaiveFlipValues();
    values.upTo(400);
    first =
        switch (strategy) {
          case "naive" -> () -> naive(row, values);
          case "split" -> () -> split(row, values);
          case "string" -> () -> Flip.firstWinningFlip(row);
          case "bytes" -> () -> Flip.firstWinningFlip(bytes);
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** The first winning flip, or -1. */
  @Benchmark
  public int firstWinningFlip() {
    return first.getAsInt();
  }

  private static int naive(String row, NaiveFlipValues values) {
    for (int i = 0; i + 1 < row.length(); i++) {
      if (row.startsWith("++", i)
          && value(row.substring(0, i) + "--" + row.substring(i + 2), values) == 0) {
        return i;
      }
    }
    return -1;
  }

  /** The same idea as the library's, with what the JDK has for strings. */
  private static int split(String row, NaiveFlipValues values) {
    String[] runs = row.split("-", -1);
    int total = 0;
    for (String run : runs) {
      total ^= values.grundy(run.length());
    }
    int begin = 0;
    for (String run : runs) {
      int length = run.length();
      int others = total ^ values.grundy(length);
      for (int i = 0; i + 2 <= length; i++) {
        if ((values.grundy(i) ^ values.grundy(length - 2 - i)) == others) {
          return begin + i;
        }
      }
      begin += length + 1;
    }
    return -1;
  }

  private static int value(String row, NaiveFlipValues values) {
    int value = 0;
    for (String run : row.split("-", -1)) {
      value ^= values.grundy(run.length());
    }
    return value;
  }
}
