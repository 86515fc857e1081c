package org.grundy.bench.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.games.CoinTurning;
import org.grundy.games.GreenHackenbush;
import org.grundy.sum.Sum;
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
 * The number of winning moves in a sum of n coin rows and Hackenbush pictures: every option of
 * every component tried, and the moves to the wanted value alone. Setting up the sum is included.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class WinningMoves {
  @Param({"naive", "wanted"})
  public String strategy = "";

  @Param({"1000", "100"})
  public int n;

  private List<Position> components = List.of();
  private LongSupplier winning = () -> 0;

  /** Draws the components. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(n);
    CoinTurning turtles = CoinTurning.of("turtles");
    components = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      components.add(
          random.nextBoolean()
              ? turtles.row(
                  IntStream.range(0, 16)
                      .mapToObj(c -> random.nextBoolean() ? "H" : "T")
                      .collect(Collectors.joining()))
              : GreenHackenbush.of(
                  IntStream.range(0, 10).map(v -> random.nextInt(v + 1)).toArray(),
                  IntStream.rangeClosed(1, 10).toArray()));
    }
    winning =
        switch (strategy) {
          case "naive" -> this::everyOption;
          case "wanted" -> () -> Sum.of(components).countWinningMoves(PlayConvention.NORMAL);
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  private long everyOption() {
    long total = 0;
    for (Position component : components) {
      total ^= component.grundy();
    }
    long count = 0;
    for (Position component : components) {
      long wanted = total ^ component.grundy();
      count += component.moves().filter(move -> move.result().grundy() == wanted).count();
    }
    return count;
  }

  /** The number of winning moves. */
  @Benchmark
  public long winning() {
    return winning.getAsLong();
  }
}
