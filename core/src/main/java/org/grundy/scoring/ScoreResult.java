package org.grundy.scoring;

import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * What perfect play of a scoring game comes to, and one way of playing it.
 *
 * <p>The difference is what both players fight for, and is the same in every line of perfect play.
 * The totals are those of the line given here; where all points are shared out in the end, as in a
 * row of stones, they too are the same in every line.
 *
 * <p>Immutable.
 *
 * <pre>{@code
 * ScoreResult result = EitherEnd.solve(3, 9, 1, 2);
 * result.difference();   // 7
 * result.first();        // 11
 * result.outcome();      // FIRST
 * result.moves();        // 3, 0, 1, 2: the indices of the stones, in order of play
 * }</pre>
 */
public final class ScoreResult {
  private final long[] moves;
  private final long[] gains;
  private final long first;
  private final long second;

  private ScoreResult(long[] moves, long[] gains, long first, long second) {
    this.moves = moves;
    this.gains = gains;
    this.first = first;
    this.second = second;
  }

  /** The result of a line of play; takes over the arrays. */
  static ScoreResult ofLine(long[] moves, long[] gains) {
    long first = 0;
    long second = 0;
    for (int i = 0; i < gains.length; i += 2) {
      first = Math.addExact(first, gains[i]);
      if (i + 1 < gains.length) {
        second = Math.addExact(second, gains[i + 1]);
      }
    }
    Math.subtractExact(first, second);
    return new ScoreResult(moves, gains, first, second);
  }

  /**
   * The first player's total less the second's.
   *
   * @return the difference
   */
  public long difference() {
    return first - second;
  }

  /**
   * The points of the player who moves first, at the end of {@link #moves()}.
   *
   * @return the total
   */
  public long first() {
    return first;
  }

  /**
   * The points of the player who moves second, at the end of {@link #moves()}.
   *
   * @return the total
   */
  public long second() {
    return second;
  }

  /**
   * Who ends with more.
   *
   * @return the sign of {@link #difference()}, in words
   */
  public ScoreOutcome outcome() {
    return ScoreOutcome.of(difference());
  }

  /**
   * A line of perfect play by both sides, from the start to the end; the first player's moves are
   * those at even indices.
   *
   * @return the moves, as numbers that the method which made this result explains
   */
  public LongStream moves() {
    return Arrays.stream(moves);
  }

  /**
   * What each of {@link #moves()} scored for the player who made it.
   *
   * @return the points, in order of play
   */
  public LongStream gains() {
    return Arrays.stream(gains);
  }

  /**
   * The verdict in one line, such as {@code FIRST by 7 (11 to 4)}.
   *
   * @return the text
   */
  @Override
  public String toString() {
    return outcome() == ScoreOutcome.TIE
        ? "TIE (" + first + " to " + second + ")"
        : outcome() + " by " + Math.abs(difference()) + " (" + first + " to " + second + ")";
  }
}
