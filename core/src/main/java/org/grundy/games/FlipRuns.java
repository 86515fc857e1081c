package org.grundy.games;

import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.Position;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;

/**
 * A position of the {@link Flip} game given by the lengths of its runs of pluses, which may be up
 * to {@code Long.MAX_VALUE}: {@code flip=runs:2,4} is {@code ++-++++}.
 *
 * <p>Moves ascend by run, then by offset in the run. Immutable; runs of 0 are dropped.
 */
public final class FlipRuns implements Position {
  private final long[] runs;
  private final int grundy;

  private FlipRuns(LongStream runs) {
    this.runs = runs.filter(run -> run > 0).toArray();
    int value = 0;
    for (long run : this.runs) {
      value ^= FlipValues.value(run);
    }
    this.grundy = value;
  }

  /**
   * The position with these runs.
   *
   * @param runs the lengths, each 0 or more
   * @return the position
   * @throws IllegalArgumentException if one is negative
   */
  public static FlipRuns of(long... runs) {
    long[] copy = runs.clone();
    Checks.nonNegative("runs", copy);
    return new FlipRuns(LongStream.of(copy));
  }

  /**
   * Who wins.
   *
   * @return {@link Outcome#N} if whoever moves now wins, otherwise {@link Outcome#P}
   */
  public Outcome outcome() {
    return Outcome.ofGrundy(grundy);
  }

  /**
   * The runs that are not empty.
   *
   * @return a copy of their lengths
   */
  public long[] runs() {
    return runs.clone();
  }

  @Override
  public long grundy() {
    return grundy;
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        runs.length, i -> LongStream.range(0, runs[i] - 1).mapToObj(offset -> move(i, offset)));
  }

  private Move move(int run, long offset) {
    long rest = runs[run] - 2 - offset;
    LongStream parts =
        LongStream.concat(
            LongStream.concat(Arrays.stream(runs, 0, run), LongStream.of(offset, rest)),
            Arrays.stream(runs, run + 1, runs.length));
    return new Move(
        "run " + run + ": " + runs[run] + " -> " + offset + " + " + rest, new FlipRuns(parts));
  }

  private int wantedOfRun(int run, long wanted) {
    return grundy ^ (int) wanted ^ FlipValues.value(runs[run]);
  }

  /** {@inheritDoc} Lazy also where a run has more such moves than fit into memory. */
  @Override
  public Stream<Move> movesTo(long wanted) {
    if (!reachable(wanted)) {
      return Stream.empty();
    }
    return LazyConcatenation.of(
        runs.length,
        i -> FlipRun.flips(runs[i], wantedOfRun(i, wanted)).mapToObj(offset -> move(i, offset)));
  }

  @Override
  public long countMovesTo(long wanted) {
    long count = 0;
    for (int i = 0; reachable(wanted) && i < runs.length; i++) {
      count = Math.addExact(count, FlipRun.countFlips(runs[i], wantedOfRun(i, wanted)));
    }
    return count;
  }

  /** Whether it is another value, and one that four bits hold, as all values do. */
  private boolean reachable(long wanted) {
    return wanted != grundy && wanted >>> 4 == 0;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof FlipRuns other && Arrays.equals(runs, other.runs);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(runs);
  }

  @Override
  public String toString() {
    return "flip=runs:" + Piles.text(runs);
  }
}
