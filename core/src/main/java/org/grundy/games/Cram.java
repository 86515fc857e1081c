package org.grundy.games;

import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.engine.Bitboard;
import org.grundy.engine.DecomposingGame;
import org.grundy.engine.NimberSolver;
import org.grundy.engine.SumOptions;

/**
 * Cram: a move places a domino on two free neighbours of a board of at most 64 cells (Gardner 1974;
 * values in Schneider 2009, Uiterwijk 2018, Lemoine and Viennot 2012).
 *
 * <p>Regions that are not connected are components of a sum, and a region counts the same wherever
 * it lies and however it is turned. Even by even boards are known to be worth 0; others of up to 36
 * cells take about a second, 5 x 8 three, 4 x 11 fifteen, larger ones minutes or far more. Text:
 * {@code cram:5x6}, or rows of free {@code .} and taken {@code x} cells, {@code cram:..x/...}.
 *
 * <p>Moves ascend by the row and column of the first cell, the domino to the right before the one
 * downwards. Immutable; all positions reached from one board share what was solved.
 *
 * <pre>{@code
 * Cram.of(4, 5).grundy();                   // 2
 * }</pre>
 */
public final class Cram implements Position {
  private final Rules rules;
  private final long free;

  private Cram(Rules rules, long free) {
    this.rules = rules;
    this.free = free;
  }

  /**
   * An empty board.
   *
   * @param rows at least 1
   * @param columns at least 1
   * @return the position
   * @throws IllegalArgumentException if there are more than 64 cells
   */
  public static Cram of(int rows, int columns) {
    Bitboard board = Bitboard.of(rows, columns);
    return new Cram(new Rules(board), board.all());
  }

  /**
   * A board with some cells taken.
   *
   * @param rows the rows, of equal length: {@code .} for a free cell, {@code x} for a taken one
   * @return the position
   * @throws IllegalArgumentException if a row is malformed or there are more than 64 cells
   */
  public static Cram of(String... rows) {
    int columns = rows.length == 0 ? 0 : rows[0].length();
    Bitboard board = Bitboard.of(rows.length, columns);
    long free = 0;
    for (int row = 0; row < rows.length; row++) {
      if (rows[row].length() != columns) {
        throw new IllegalArgumentException(
            "row " + row + " has " + rows[row].length() + " cells, expected " + columns);
      }
      for (int column = 0; column < columns; column++) {
        char c = rows[row].charAt(column);
        if (c != '.' && c != 'x') {
          throw new IllegalArgumentException(
              "row " + row + " has '" + c + "' in column " + column + ", expected '.' or 'x'");
        }
        free |= c == '.' ? board.cell(row, column) : 0;
      }
    }
    return new Cram(new Rules(board), free);
  }

  /**
   * The position after a move.
   *
   * @param row of the first cell of the domino
   * @param column of the first cell of the domino
   * @param down whether the other cell is the one below; otherwise the one to the right
   * @return the position
   * @throws IllegalArgumentException if one of the cells is off the board or taken
   */
  public Cram place(int row, int column, boolean down) {
    long domino =
        rules.board.cell(row, column)
            | rules.board.cell(down ? row + 1 : row, down ? column : column + 1);
    if ((free & domino) != domino) {
      throw new IllegalArgumentException(
          "a cell of the domino at " + row + "," + column + " is taken");
    }
    return new Cram(rules, free & ~domino);
  }

  @Override
  public long grundy() {
    return rules.grundy(free);
  }

  @Override
  public Stream<Move> moves() {
    Bitboard board = rules.board;
    long left = board.leftOfPairs(free);
    long top = board.topOfPairs(free);
    return IntStream.range(0, 2 * board.rows() * board.columns())
        .filter(i -> ((((i & 1) == 0 ? left : top) >>> (i >> 1)) & 1) != 0)
        .mapToObj(i -> move(i >> 1, (i & 1) == 1));
  }

  private Move move(int cell, boolean down) {
    int row = cell / rules.board.columns();
    int column = cell % rules.board.columns();
    int otherRow = down ? row + 1 : row;
    int otherColumn = down ? column : column + 1;
    return new Move(
        "(" + row + "," + column + ")-(" + otherRow + "," + otherColumn + ")",
        place(row, column, down));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Cram other
        && free == other.free
        && rules.board.rows() == other.rules.board.rows()
        && rules.board.columns() == other.rules.board.columns();
  }

  @Override
  public int hashCode() {
    return Objects.hash(rules.board.rows(), rules.board.columns(), free);
  }

  @Override
  public String toString() {
    Bitboard board = rules.board;
    if (free == board.all()) {
      return "cram:" + board.rows() + "x" + board.columns();
    }
    StringBuilder text = new StringBuilder("cram:");
    for (int row = 0; row < board.rows(); row++) {
      text.append(row == 0 ? "" : "/");
      for (int column = 0; column < board.columns(); column++) {
        text.append((free & board.cell(row, column)) != 0 ? '.' : 'x');
      }
    }
    return text.toString();
  }

  /**
   * The rules on one board, for an engine of one's own: a component is a connected set of free
   * cells. No theorem about symmetric regions is used here, so values are searched for.
   *
   * @param board the board
   * @return the rules
   */
  public static DecomposingGame rules(Bitboard board) {
    return new Regions(board, false);
  }

  private static final class Regions implements DecomposingGame {
    private final Bitboard board;
    private final boolean mirrored;

    /**
     * @param mirrored whether regions that {@link #isMirrored} shows to be worth nothing are left
     *     out of the options
     */
    Regions(Bitboard board, boolean mirrored) {
      this.board = board;
      this.mirrored = mirrored;
    }

    /**
     * Whether half a turn maps the region to itself and no domino to one that overlaps it.
     *
     * <p>Then its value is 0: whatever the first player places, the second places its image, which
     * is free because the region was symmetric before and the two do not overlap, and leaves a
     * symmetric region again. A domino overlaps its image only if it covers the centre: the middle
     * cell, or both cells beside a middle edge. So an even by even board is worth 0, and an even by
     * odd board is not, as its centre domino leaves 0.
     */
    boolean isMirrored(long region) {
      int low = Long.numberOfTrailingZeros(region);
      int high = 63 - Long.numberOfLeadingZeros(region);
      if (region >>> low != Long.reverse(region) >>> (63 - high)) {
        return false;
      }
      int width = board.columns();
      int rowSum = low / width + high / width;
      int columnSum = low % width + high % width;
      // Bits may also be symmetric across the edge of a row; cells are if columns are, too.
      long row = width == 64 ? -1L : (1L << width) - 1;
      long used = 0;
      for (int r = low / width; r <= high / width; r++) {
        used |= region >>> (r * width) & row;
      }
      int columns = Long.numberOfTrailingZeros(used) + 63 - Long.numberOfLeadingZeros(used);
      if (columns != columnSum) {
        return false;
      }
      int centre = rowSum / 2 * width + columnSum / 2;
      return (rowSum & columnSum & 1) == 1 || (region >>> centre & 1) == 0;
    }

    /** The dominoes across the shorter side first: regions narrow there, and fall apart. */
    @Override
    public void options(long region, SumOptions options) {
      boolean isWide = board.rows() < board.columns();
      for (int pass = 0; pass < 2; pass++) {
        boolean down = isWide == (pass == 0);
        int step = down ? board.columns() : 1;
        for (long rest = down ? board.topOfPairs(region) : board.leftOfPairs(region);
            rest != 0;
            rest &= rest - 1) {
          long cell = rest & -rest;
          split(region, cell | (cell << step), options);
        }
      }
    }

    /** The rest of a region without a domino; lone cells are worth nothing. */
    private void split(long region, long domino, SumOptions options) {
      long border = board.neighbours(domino);
      for (long rest = region & ~domino; rest != 0; ) {
        long part = part(rest, border & rest);
        if (Long.bitCount(part) > 1 && !(mirrored && isMirrored(part))) {
          options.component(part);
        }
        rest &= ~part;
      }
      options.end();
    }

    /** A part of the rest; a connected region is still connected if its cells near the hole are. */
    private long part(long rest, long near) {
      long seed = near == 0 ? rest : near;
      long part = seed & -seed;
      while (near == 0 || (near & ~part) != 0) {
        long grown = part | (board.neighbours(part) & rest);
        if (grown == part) {
          return part;
        }
        part = grown;
      }
      return rest;
    }

    /** How many dominoes fit. */
    @Override
    public long effort(long region) {
      int across = Long.bitCount(board.leftOfPairs(region));
      return across + (long) Long.bitCount(board.topOfPairs(region));
    }
  }

  /** A board and what was solved on it. */
  private static final class Rules {
    final Bitboard board;
    private final Regions regions;
    private final NimberSolver solver;

    Rules(Bitboard board) {
      this.board = board;
      regions = new Regions(board, true);
      solver =
          NimberSolver.of(regions, EngineBudget.options().withCanonical(board::canonicalShape));
    }

    synchronized long grundy(long free) {
      long sum = 0;
      for (long rest = free; rest != 0; ) {
        long region = board.component(rest, rest & -rest);
        sum ^= regions.isMirrored(region) ? 0 : solver.grundy(region);
        rest &= ~region;
      }
      return sum;
    }
  }
}
