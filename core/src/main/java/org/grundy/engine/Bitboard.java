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
  private final long firstRow;

  /** Rows as columns: for the bits of a row that are also rows, the first cells of those rows. */
  private final long[] spread;

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
    firstRow = -1L >>> (Long.SIZE - columns);
    spread = new long[1 << Math.min(rows, columns)];
    for (int row = 1; row < spread.length; row++) {
      int cell = Integer.numberOfTrailingZeros(row) * columns;
      spread[row] = spread[row & (row - 1)] | 1L << cell;
    }
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
    return moved >>> Long.numberOfTrailingZeros(folded(moved));
  }

  /**
   * The least of the images of a set under the symmetries of the board: 4 of a rectangle, 8 of a
   * square.
   *
   * @param cells a set
   * @return the canonical image, as an unsigned number
   */
  public long canonical(long cells) {
    long least = leastFlip(cells, rows, columns);
    return rows == columns
        ? least(least, leastFlip(transposed(cells, rows), rows, columns))
        : least;
  }

  /**
   * The least of the translates of all rotations and reflections of a set that fit on the board:
   * the canonical form of a region whose place on the board does not matter.
   *
   * @param cells a set
   * @return the canonical shape, as an unsigned number
   */
  public long canonicalShape(long cells) {
    if (cells == 0) {
      return 0;
    }
    long moved = cells >>> (Long.numberOfTrailingZeros(cells) / columns * columns);
    long folded = folded(moved);
    int left = Long.numberOfTrailingZeros(folded);
    long shape = moved >>> left;
    int width = Long.SIZE - Long.numberOfLeadingZeros(folded) - left;
    int height = (Long.SIZE - 1 - Long.numberOfLeadingZeros(shape)) / columns + 1;
    long least = leastFlip(shape, height, width);
    return height > columns || width > rows
        ? least
        : least(least, leastFlip(transposed(shape, height), width, height));
  }

  /** All rows, one upon the other. */
  private long folded(long cells) {
    long folded = cells;
    for (int shift = columns; shift < rows * columns; shift <<= 1) {
      folded |= folded >>> shift;
    }
    return folded & firstRow;
  }

  /** The least of the four images of a shape in the corner, turned and flipped in its own box. */
  private long leastFlip(long shape, int height, int width) {
    // Half a turn reverses all bits; the far corner of the box becomes bit 0.
    int beyond = Long.SIZE - 1 - ((height - 1) * columns + width - 1);
    long flipped = flipped(shape, height);
    return least(
        least(shape, Long.reverse(shape) >>> beyond),
        least(flipped, Long.reverse(flipped) >>> beyond));
  }

  private static long least(long a, long b) {
    return Long.compareUnsigned(a, b) <= 0 ? a : b;
  }

  /** The first of so many rows becomes the last. */
  private long flipped(long cells, int height) {
    long flipped = cells & firstRow;
    long rest = cells;
    for (int row = 1; row < height; row++) {
      rest >>>= columns;
      flipped = (flipped << columns) | (rest & firstRow);
    }
    return flipped;
  }

  /** So many rows become columns; no longer than there are rows. */
  private long transposed(long cells, int height) {
    long turned = 0;
    long rest = cells;
    for (int row = 0; row < height; row++) {
      turned |= spread[(int) (rest & firstRow)] << row;
      rest >>>= columns;
    }
    return turned;
  }
}
