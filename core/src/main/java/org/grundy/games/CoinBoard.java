package org.grundy.games;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Nimber;
import org.grundy.Position;
import org.grundy.internal.LazyConcatenation;

/**
 * A board of coins of a {@link CoinProduct}, as a component of sums: {@code
 * coins=turtles*ruler:HTH/TTH}. Rows are numbered from 0 from the top, columns from 0 from the
 * left.
 *
 * <p>Moves ascend by the last row, then the last column turned, then as the moves of the first
 * factor and of the second. Immutable.
 */
public final class CoinBoard implements Position {
  private final CoinProduct rules;
  private final String[] rows;
  private final int width;

  private CoinBoard(CoinProduct rules, String[] rows, int width) {
    this.rules = rules;
    this.rows = rows;
    this.width = width;
  }

  static CoinBoard of(CoinProduct rules, String text) {
    String faces = CoinRow.faces(text, "/");
    String[] rows = faces.isEmpty() ? new String[0] : faces.split("/", -1);
    int width = rows.length == 0 ? 0 : rows[0].length();
    for (int r = 0; r < rows.length; r++) {
      if (rows[r].length() != width) {
        throw new IllegalArgumentException(
            "row " + r + " has " + rows[r].length() + " coins, expected " + width);
      }
    }
    return new CoinBoard(rules, rows, width);
  }

  private boolean heads(int row, int column) {
    return rows[row].charAt(column) == 'H';
  }

  @Override
  public long grundy() {
    long[] down = rules.rows().table(rows.length);
    long[] across = rules.columns().table(width);
    long sum = 0;
    for (int r = 0; r < rows.length; r++) {
      long inRow = 0; // products distribute over sums
      for (int c = 0; c < width; c++) {
        inRow ^= heads(r, c) ? across[c] : 0;
      }
      sum ^= Nimber.multiply(down[r], inRow);
    }
    return sum;
  }

  @Override
  public Stream<Move> moves() {
    return inEachHead(
        (r, c) ->
            LazyConcatenation.flatMap(
                rules.rows().companions(r),
                down -> rules.columns().companions(c).map(across -> turn(r, c, down, across))));
  }

  @Override
  public Stream<Move> movesTo(long grundy) {
    long change = grundy() ^ grundy;
    long[] g = rules.rows().table(rows.length);
    long[] h = rules.columns().table(width);
    return inEachHead(
        (r, c) ->
            LazyConcatenation.flatMap(
                rules.rows().companions(r),
                down -> {
                  long u = g[r] ^ CoinTurning.nimSum(down, g);
                  Stream<int[]> found;
                  if (u != 0) {
                    found = rules.columns().companionsTo(c, Nimber.divide(change, u) ^ h[c], width);
                  } else {
                    found = change == 0 ? rules.columns().companions(c) : Stream.empty();
                  }
                  return found.map(across -> turn(r, c, down, across));
                }));
  }

  @FunctionalInterface
  private interface MovesAt {
    Stream<Move> at(int row, int column);
  }

  private Stream<Move> inEachHead(MovesAt moves) {
    return LazyConcatenation.of(
        rows.length,
        r -> LazyConcatenation.of(width, c -> heads(r, c) ? moves.at(r, c) : Stream.empty()));
  }

  private Move turn(int row, int column, int[] otherRows, int[] otherColumns) {
    int[] down = IntStream.concat(Arrays.stream(otherRows), IntStream.of(row)).toArray();
    int[] across = IntStream.concat(Arrays.stream(otherColumns), IntStream.of(column)).toArray();
    String[] after = rows.clone();
    for (int r : down) {
      StringBuilder turned = new StringBuilder(after[r]);
      for (int c : across) {
        turned.setCharAt(c, heads(r, c) ? 'T' : 'H');
      }
      after[r] = turned.toString();
    }
    String text = "turn rows " + join(down) + " in columns " + join(across);
    return new Move(text, new CoinBoard(rules, after, width));
  }

  private static String join(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(","));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof CoinBoard other
        && Arrays.equals(rows, other.rows)
        && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + Arrays.hashCode(rows);
  }

  /**
   * The position as the workbench reads it.
   *
   * @return such as {@code coins=turtles*ruler:HTH/TTH}
   */
  @Override
  public String toString() {
    return rules + ":" + String.join("/", rows);
  }
}
