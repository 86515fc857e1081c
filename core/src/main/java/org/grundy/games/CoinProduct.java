package org.grundy.games;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.Objects;
import org.grundy.Nimber;
import org.grundy.internal.Checks;

/**
 * The product of two {@link CoinTurning} games, on a board of coins: a move chooses rows as a move
 * of the first game would, columns as one of the second would, and turns every coin where they
 * cross; the one in the last row and the last column must go from heads to tails.
 *
 * <p>A head alone is worth the nim-product of its row's and its column's value: the Tartan theorem
 * (Berlekamp, Conway and Guy, <i>Winning Ways</i>, ch. 14).
 *
 * <pre>{@code
 * CoinProduct tartan = CoinTurning.of("turtles").times(CoinTurning.of("turtles"));
 * tartan.value(2, 4);                   // 3 times 5 is 15
 * tartan.board("HT/TH").grundy();       // 1 ^ 3 = 2
 * }</pre>
 */
public final class CoinProduct {
  private final CoinTurning rows;
  private final CoinTurning columns;

  CoinProduct(CoinTurning rows, CoinTurning columns) {
    this.rows = Objects.requireNonNull(rows, "rows");
    this.columns = Objects.requireNonNull(columns, "columns");
  }

  /**
   * The game that chooses rows.
   *
   * @return the first factor
   */
  public CoinTurning rows() {
    return rows;
  }

  /**
   * The game that chooses columns.
   *
   * @return the second factor
   */
  public CoinTurning columns() {
    return columns;
  }

  /**
   * The value of a head with tails everywhere else.
   *
   * @param row its row, from 0
   * @param column its column, from 0
   * @return the Grundy value, unsigned
   * @throws IllegalArgumentException if there is no such coin
   */
  public long value(int row, int column) {
    return Nimber.multiply(rows.value(row), columns.value(column));
  }

  /**
   * A board of coins.
   *
   * @param text the rows from the top, separated by {@code /}, each of {@code H} and {@code T} from
   *     the left and all of the same length
   * @return the position
   * @throws IllegalArgumentException if it is malformed
   */
  public CoinBoard board(String text) {
    return CoinBoard.of(this, text);
  }

  /**
   * The value of a board of heads: products distribute over sums, so it is the product of the
   * values of a column and a row of heads.
   *
   * @param height the number of rows
   * @param width the number of columns
   * @return the Grundy value, unsigned
   * @throws IllegalArgumentException if a side is negative or too long
   */
  public long fullBoardValue(int height, int width) {
    return Nimber.multiply(nimSum(rows.values(height)), nimSum(columns.values(width)));
  }

  /**
   * The number of winning first moves on a board of heads. Only the moves of the factors are gone
   * through, not their pairs: with u and v the nim-sums of the rows and of the columns turned, a
   * move changes the value by the product of u and v.
   *
   * @param height the number of rows
   * @param width the number of columns
   * @return the number of moves to a position of value 0
   * @throws IllegalArgumentException if a side is negative or too long
   * @throws ArithmeticException if it exceeds {@code Long.MAX_VALUE}
   */
  public long countWinningFirstMoves(int height, int width) {
    Checks.inRange("height", height, 0, CoinTurning.MAX_COINS);
    Checks.inRange("width", width, 0, CoinTurning.MAX_COINS);
    long value = fullBoardValue(height, width);
    if (value == 0) {
      return 0; // the first player has lost
    }
    Long2LongOpenHashMap across = columns.countsBySum(width);
    long[] count = {0};
    rows.countsBySum(height)
        .long2LongEntrySet()
        .fastForEach(
            entry -> {
              if (entry.getLongKey() != 0) {
                long partner = across.get(Nimber.divide(value, entry.getLongKey()));
                count[0] =
                    Math.addExact(count[0], Math.multiplyExact(entry.getLongValue(), partner));
              }
            });
    return count[0];
  }

  private static long nimSum(long[] values) {
    long sum = 0;
    for (long value : values) {
      sum ^= value;
    }
    return sum;
  }

  /**
   * The codes as text.
   *
   * @return such as {@code coins=turtles*ruler}
   */
  @Override
  public String toString() {
    return "coins=" + rows.name() + "*" + columns.name();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof CoinProduct other
        && rows.equals(other.rows)
        && columns.equals(other.columns);
  }

  @Override
  public int hashCode() {
    return 31 * rows.hashCode() + columns.hashCode();
  }
}
