package org.grundy.engine;

import org.grundy.internal.Checks;

/**
 * Sets of cells of a small grid in a {@code long}: cell (row, column) is bit row * columns +
 * column.
 *
 * <pre>{@code
 * Bitboard board = Bitboard.of(3, 4);
 * long corner = board.cell(0, 0);
 * board.canonical(board.cell(2, 3)) == board.canonical(corner)  // true: rotations, reflections
 * }</pre>
 */
public final class Bitboard {
  private final int rows;
  private final int columns;
  private final long all;
  private final long firstColumn;
  private final long lastColumn;

  private Bitboard(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
    all = -1L >>> (Long.SIZE - rows * columns);
    long column = 0;
    for (int row = 0; row < rows; row++) {
      column |= 1L << (row * columns);
    }
    firstColumn = column;
    lastColumn = column << (columns - 1);
  }

  /**
   * A grid.
   *
   * @param rows at least 1
   * @param columns at least 1
   * @return the grid
   * @throws IllegalArgumentException if it has more than 64 cells
   */
  public static Bitboard of(int rows, int columns) {
    Checks.inRange("rows", rows, 1, Long.SIZE);
    Checks.inRange("columns", columns, 1, Long.SIZE / rows);
    return new Bitboard(rows, columns);
  }

  /**
   * The number of rows.
   *
   * @return at least 1
   */
  public int rows() {
    return rows;
  }

  /**
   * The number of columns.
   *
   * @return at least 1
   */
  public int columns() {
    return columns;
  }

  /**
   * Every cell.
   *
   * @return the full board
   */
  public long all() {
    return all;
  }

  /**
   * One cell.
   *
   * @param row 0-based
   * @param column 0-based
   * @return the set of it alone
   * @throws IllegalArgumentException if it is off the board
   */
  public long cell(int row, int column) {
    Checks.inRange("row", row, 0, rows - 1);
    Checks.inRange("column", column, 0, columns - 1);
    return 1L << (row * columns + column);
  }

  /**
   * The cells whose right neighbour is in the set too.
   *
   * @param cells a set
   * @return the left halves of horizontal pairs
   */
  public long leftOfPairs(long cells) {
    return cells & ((cells & ~firstColumn) >>> 1);
  }

  /**
   * The cells whose lower neighbour is in the set too.
   *
   * @param cells a set
   * @return the upper halves of vertical pairs
   */
  public long topOfPairs(long cells) {
    return columns == Long.SIZE ? 0 : cells & (cells >>> columns);
  }

  /**
   * The connected part, by edges, that a cell lies in.
   *
   * @param cells a set
   * @param seed cells of it
   * @return everything of the set that is reachable from the seed
   */
  public long component(long cells, long seed) {
    long reached = seed;
    while (true) {
      long grown = reached | (neighbours(reached) & cells);
      if (grown == reached) {
        return reached;
      }
      reached = grown;
    }
  }

  /**
   * The cells next to a set by an edge.
   *
   * @param cells a set
   * @return neighbours, some of which may be in the set
   */
  public long neighbours(long cells) {
    long sideways = ((cells & ~lastColumn) << 1) | ((cells & ~firstColumn) >>> 1);
    return columns == Long.SIZE
        ? sideways
        : (sideways | (cells << columns) | (cells >>> columns)) & all;
  }

  /**
   * The set shifted to the first row and the first column.
   *
   * @param cells a set
   * @return its translate
   */
  public long translated(long cells) {
    if (cells == 0) {
      return 0;
    }
    long moved = cells >>> (Long.numberOfTrailingZeros(cells) / columns * columns);
    while ((moved & firstColumn) == 0) {
      moved >>>= 1;
    }
    return moved;
  }

  /**
   * The least of the images of a set under the symmetries of the board: 4 of a rectangle, 8 of a
   * square.
   *
   * @param cells a set
   * @return the canonical image, as an unsigned number
   */
  public long canonical(long cells) {
    long upsideDown = flipRows(cells);
    long least =
        least(least(cells, flipColumns(cells)), least(upsideDown, flipColumns(upsideDown)));
    if (rows != columns) {
      return least;
    }
    long turned = transposed(cells);
    long other = flipRows(turned);
    return least(
        least, least(least(turned, flipColumns(turned)), least(other, flipColumns(other))));
  }

  /**
   * The least of the translates of all rotations and reflections of a set that fit on the board:
   * the canonical form of a region whose place on the board does not matter.
   *
   * @param cells a set
   * @return the canonical shape, as an unsigned number
   */
  public long canonicalShape(long cells) {
    long shape = translated(cells);
    long upsideDown = translated(flipRows(shape));
    long least =
        least(
            least(shape, translated(flipColumns(shape))),
            least(upsideDown, translated(flipColumns(upsideDown))));
    int height = height(shape);
    int width = width(shape);
    if (height > columns || width > rows) {
      return least;
    }
    long turned = transposed(shape);
    long other = translated(flipRows(turned));
    return least(
        least,
        least(
            least(turned, translated(flipColumns(turned))),
            least(other, translated(flipColumns(other)))));
  }

  private static long least(long a, long b) {
    return Long.compareUnsigned(a, b) <= 0 ? a : b;
  }

  private int height(long cells) {
    return cells == 0 ? 0 : (Long.SIZE - 1 - Long.numberOfLeadingZeros(cells)) / columns + 1;
  }

  private int width(long cells) {
    long folded = 0;
    for (long rest = cells; rest != 0; rest = columns == Long.SIZE ? 0 : rest >>> columns) {
      folded |= rest;
    }
    long row = folded & (-1L >>> (Long.SIZE - columns));
    return Long.SIZE - Long.numberOfLeadingZeros(row);
  }

  /** The first row becomes the last. */
  long flipRows(long cells) {
    long flipped = 0;
    long row = -1L >>> (Long.SIZE - columns);
    for (int i = 0; i < rows; i++) {
      flipped |= ((cells >>> (i * columns)) & row) << ((rows - 1 - i) * columns);
    }
    return flipped;
  }

  /** The first column becomes the last: everything reversed, then the rows put back. */
  long flipColumns(long cells) {
    return flipRows(Long.reverse(cells) >>> (Long.SIZE - rows * columns));
  }

  /** Rows become columns; the set must fit. */
  long transposed(long cells) {
    long turned = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      turned |= 1L << (cell % columns * columns + cell / columns);
    }
    return turned;
  }
}
