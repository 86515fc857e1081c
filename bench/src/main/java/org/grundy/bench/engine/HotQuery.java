package org.grundy.bench.engine;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
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
 * One question about a random state of a solved game: its value, its first winning move, or all of
 * them.
 */
@State(Scope.Thread)
@BenchmarkMode({Mode.SampleTime, Mode.AverageTime})
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class HotQuery {
  @Param({"value", "winning-move", "winning-moves"})
  public String strategy = "";

  @Param({"100"})
  public int n;

  private GrundySolver solver = GrundySolver.of(Game.of(0, (state, options) -> 0));
  private final long[] questions = new long[1 << 16];
  private final long[] moves = new long[12];
  private int next;

  /** Solves every state and draws the questions. */
  @Setup
  public void setUp() {
    HeapTriple heaps = HeapTriple.ranked(n);
    solver = GrundySolver.of(heaps.game());
    solver.grundy(heaps.full());
    SplittableRandom random = new SplittableRandom(2026);
    for (int i = 0; i < questions.length; i++) {
      questions[i] = random.nextInt(heaps.states());
    }
  }

  /** Asks the next question. */
  @Benchmark
  public long ask() {
    long state = questions[next++ & (questions.length - 1)];
    return switch (strategy) {
      case "value" -> solver.grundy(state);
      case "winning-move" -> solver.winningMove(state, -1);
      default -> solver.optionsTo(state, 0, moves);
    };
  }
}
