package org.grundy.bench.engine;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongUnaryOperator;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.PlayFile;
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
 * One question about a random state of a solved game: its value, its first winning move or all of
 * them, or its value from a file that lists the states.
 */
@State(Scope.Thread)
@BenchmarkMode({Mode.SampleTime, Mode.AverageTime})
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class HotQuery {
  @Param({"value", "winning-move", "winning-moves", "play-file"})
  public String strategy = "";

  @Param({"100"})
  public int n;

  private LongUnaryOperator answer = state -> state;
  private final long[] questions = new long[1 << 16];
  private int next;
  private long last;

  /**
   * Solves every state and draws the questions.
   *
   * @throws IOException if there is no room for a file
   */
  @Setup
  public void setUp() throws IOException {
    HeapTriple heaps = strategy.equals("play-file") ? HeapTriple.packed(n) : HeapTriple.ranked(n);
    GrundySolver solver = GrundySolver.of(heaps.game());
    solver.grundy(heaps.full());
    answer = answer(solver);
    LongArrayList states = new LongArrayList(heaps.states());
    solver.table().forEach((state, value) -> states.add(state));
    SplittableRandom random = new SplittableRandom(2026);
    for (int i = 0; i < questions.length; i++) {
      questions[i] = states.getLong(random.nextInt(states.size()));
    }
  }

  private LongUnaryOperator answer(GrundySolver solver) throws IOException {
    long[] moves = new long[12];
    return switch (strategy) {
      case "value" -> solver::grundy;
      case "winning-move" -> state -> solver.winningMove(state, -1);
      case "winning-moves" -> state -> solver.optionsTo(state, 0, moves);
      case "play-file" -> file(solver)::value;
      default -> throw new IllegalArgumentException("strategy " + strategy);
    };
  }

  private static PlayFile file(GrundySolver solver) throws IOException {
    Path path = Files.createTempFile("grundy", ".play");
    path.toFile().deleteOnExit();
    PlayFile.write(path, "three heaps", solver.table());
    return PlayFile.open(path, "three heaps");
  }

  /** Asks the next question, which depends on the answer before, as in a game. */
  @Benchmark
  public long ask() {
    last = answer.applyAsLong(questions[(next++ ^ (int) last) & (questions.length - 1)]);
    return last;
  }
}
