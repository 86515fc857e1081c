package org.grundy.bench.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.grundy.PlayConvention;
import org.grundy.games.Nim;
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
 * A judge's question: the first winning move of a position of n piles. The naive way looks for a
 * size in each pile that brings the boxed nim-sum to 0; sampled times show the latency of single
 * questions.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
public class NimMove {
  private static final int POSITIONS = 256;
  private static final int LARGEST = 1000;

  @Param({"naive", "nim", "nim-misere"})
  public String strategy = "";

  @Param({"3", "100"})
  public int n;

  private LongUnaryOperator move = i -> 0;
  private int next;

  /** Draws the positions. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(1902);
    long[][] positions = new long[POSITIONS][];
    for (int i = 0; i < POSITIONS; i++) {
      positions[i] = random.longs(n, 0, LARGEST).toArray();
    }
    List<List<Long>> boxed = new ArrayList<>();
    for (long[] position : positions) {
      boxed.add(LongStream.of(position).boxed().toList());
    }
    move =
        switch (strategy) {
          case "naive" -> i -> naive(boxed.get((int) i));
          case "nim" -> i -> first(positions[(int) i], PlayConvention.NORMAL);
          case "nim-misere" -> i -> first(positions[(int) i], PlayConvention.MISERE);
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  /** The first winning move of the next position: its pile and the size left, packed. */
  @Benchmark
  public long move() {
    next = (next + 1) % POSITIONS;
    return move.applyAsLong(next);
  }

  private static long first(long[] piles, PlayConvention convention) {
    int pile = Nim.firstPile(piles, convention);
    return pile < 0 ? -1 : pack(pile, Nim.sizeLeft(piles, pile, convention));
  }

  private static long pack(int pile, long left) {
    return ((long) pile << 32) | left;
  }

  private static long naive(List<Long> piles) {
    Long nimSum = piles.stream().reduce(0L, (a, b) -> a ^ b);
    for (int i = 0; i < piles.size(); i++) {
      for (long left = 0; left < piles.get(i); left++) {
        if ((nimSum ^ piles.get(i) ^ left) == 0) {
          return pack(i, left);
        }
      }
    }
    return -1;
  }
}
