package org.grundy.games;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Solved;
import org.grundy.Tameness;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;

/**
 * Northcott's game: each row of a board holds a token of either player; a move slides one's own
 * token any distance along its row, not onto or past the other's; who cannot move loses: {@code
 * northcott=8:1-6,0-3}, 8 columns, in each row the token of the player to move first.
 *
 * <p>The gaps between the tokens are the piles of a Nim position. A move that widens a gap is
 * answered by narrowing it as much, and the loser runs out of room to retreat (<i>Winning Ways</i>,
 * ch. 3). A winning move brings the nim-sum of the gaps to 0, by advancing or, where there is room,
 * by retreating.
 *
 * <p>Each player has moves of their own, so a row is no component of a sum of impartial games; a
 * position can be asked by itself. After a move the tokens are written from the opponent's side.
 * Moves ascend by row, then by the token's new column. Immutable.
 */
public final class Northcott implements Solved {
  private final long columns;
  private final long[] own;
  private final long[] other;
  private final long nimSum;

  private Northcott(long columns, long[] own, long[] other) {
    this.columns = columns;
    this.own = own;
    this.other = other;
    long xor = 0;
    for (int i = 0; i < own.length; i++) {
      xor ^= gap(i);
    }
    this.nimSum = xor;
  }

  /**
   * The position with these tokens.
   *
   * @param columns the number of columns, at least 2
   * @param own the column of the token of the player to move, row by row, from 0
   * @param other the column of the other token, row by row
   * @return the position
   * @throws IllegalArgumentException if a token is off the board or two share a field
   */
  public static Northcott of(long columns, long[] own, long[] other) {
    Checks.inRange("columns", columns, 2, Long.MAX_VALUE);
    if (own.length != other.length) {
      throw new IllegalArgumentException(
          "other has " + other.length + " rows, expected " + own.length + " as in own");
    }
    for (int i = 0; i < own.length; i++) {
      Checks.inRange("own[" + i + "]", own[i], 0, columns - 1);
      Checks.inRange("other[" + i + "]", other[i], 0, columns - 1);
      if (own[i] == other[i]) {
        throw new IllegalArgumentException("row " + i + " has both tokens on column " + own[i]);
      }
    }
    return new Northcott(columns, own.clone(), other.clone());
  }

  private long gap(int row) {
    return Math.abs(own[row] - other[row]) - 1;
  }

  @Override
  public boolean decides(PlayConvention convention) {
    return convention == PlayConvention.NORMAL;
  }

  private static void requireNormal(PlayConvention convention) {
    if (convention != PlayConvention.NORMAL) {
      throw new UnsupportedOperationException("Northcott's game is solved for normal play only");
    }
  }

  @Override
  public Outcome outcome(PlayConvention convention) {
    requireNormal(convention);
    return Outcome.ofGrundy(nimSum);
  }

  /** The moves to a nim-sum of 0: at most one a row. */
  @Override
  public Stream<Move> winningMoves(PlayConvention convention) {
    requireNormal(convention);
    if (nimSum == 0) {
      return Stream.empty();
    }
    return IntStream.range(0, own.length)
        .filter(i -> column(i) >= 0 && column(i) < columns)
        .mapToObj(i -> move(i, column(i)));
  }

  /** Where the token of a row must go, on the board or not, for the nim-sum to become 0. */
  private long column(int row) {
    long distance = (gap(row) ^ nimSum) + 1;
    return own[row] < other[row] ? other[row] - distance : other[row] + distance;
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        own.length,
        i -> {
          long from = own[i] < other[i] ? 0 : other[i] + 1;
          long to = own[i] < other[i] ? other[i] : columns;
          return LongStream.range(from, to)
              .filter(column -> column != own[i])
              .mapToObj(column -> move(i, column));
        });
  }

  private Move move(int row, long column) {
    return new Move(
        "row " + row + ": " + own[row] + " -> " + column,
        new Northcott(columns, other, Piles.with(own, row, column)));
  }

  private static UnsupportedOperationException noComponent() {
    return new UnsupportedOperationException(
        "Northcott's game is no component of a sum: each player has moves of their own");
  }

  /** Not defined: each player has moves of their own. */
  @Override
  public long grundy() {
    throw noComponent();
  }

  /** Not defined: each player has moves of their own. */
  @Override
  public Tameness tameness() {
    throw noComponent();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Northcott that
        && columns == that.columns
        && Arrays.equals(own, that.own)
        && Arrays.equals(other, that.other);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(own) + Arrays.hashCode(other)) + Long.hashCode(columns);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("northcott=").append(columns).append(':');
    for (int i = 0; i < own.length; i++) {
      text.append(i == 0 ? "" : ",").append(own[i]).append('-').append(other[i]);
    }
    return text.toString();
  }
}
