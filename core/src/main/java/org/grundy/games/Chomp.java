package org.grundy.games;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
import org.grundy.internal.Checks;

/**
 * Chomp: a bite takes a square of a chocolate bar with everything below and to the right of it, and
 * nobody may take the poisoned square (0, 0) (Schuh 1952; Gale 1974).
 *
 * <p>Text: {@code chomp:3x4}, or the lengths of the rows, {@code chomp:4,4,2}. Moves ascend by row,
 * then column, of the square bitten. Immutable; all positions reached from one bar share what was
 * solved. An a x b bar has (a + b choose a) positions.
 *
 * <pre>{@code
 * Chomp.of(8, 10).movesTo(0).map(Move::text).toList();   // ["bite (3,8)", "bite (4,5)"]
 * }</pre>
 */
public final class Chomp implements Position {
  private static final int MOST_STEPS = 62;

  private final Skyline rules;
  private final int[] lengths;

  private Chomp(Skyline rules, int[] lengths) {
    this.rules = rules;
    this.lengths = lengths;
  }

  /**
   * A whole bar.
   *
   * @param rows at least 1
   * @param columns at least 1; rows and columns together at most 62
   * @return the position
   * @throws IllegalArgumentException if one is out of range
   */
  public static Chomp of(int rows, int columns) {
    Checks.inRange("rows", rows, 1, MOST_STEPS - 1);
    Checks.inRange("columns", columns, 1, MOST_STEPS - rows);
    int[] lengths = new int[rows];
    Arrays.fill(lengths, columns);
    return ofRows(lengths);
  }

  /**
   * What is left of a bar.
   *
   * @param lengths the rows' lengths from the top, none longer than the one before; the first at
   *     least 1, and their number and the first together at most 62
   * @return the position
   * @throws IllegalArgumentException if a length is out of range
   */
  public static Chomp ofRows(int... lengths) {
    Checks.inRange("number of rows", lengths.length, 1, MOST_STEPS - 1);
    int most = MOST_STEPS - lengths.length;
    for (int row = 0; row < lengths.length; row++) {
      Checks.inRange("length of row " + row, lengths[row], row == 0 ? 1 : 0, most);
      most = lengths[row];
    }
    return new Chomp(new Skyline(lengths.length, lengths[0]), trimmed(lengths));
  }

  private static int[] trimmed(int[] lengths) {
    OptionalInt empty = IntStream.range(0, lengths.length).filter(i -> lengths[i] == 0).findFirst();
    return Arrays.copyOf(lengths, empty.orElse(lengths.length));
  }

  /**
   * The position after a bite.
   *
   * @param row of the square
   * @param column of the square
   * @return the position
   * @throws IllegalArgumentException if the square is not there, or poisoned
   */
  public Chomp bite(int row, int column) {
    Checks.inRange("row", row, 0, lengths.length - 1);
    Checks.inRange("column", column, row == 0 ? 1 : 0, lengths[row] - 1);
    int[] left = lengths.clone();
    for (int i = row; i < left.length; i++) {
      left[i] = Math.min(left[i], column);
    }
    return new Chomp(rules, trimmed(left));
  }

  @Override
  public long grundy() {
    return rules.grundy(lengths);
  }

  @Override
  public Stream<Move> moves() {
    return IntStream.range(0, lengths.length)
        .boxed()
        .flatMap(
            row ->
                IntStream.range(row == 0 ? 1 : 0, lengths[row])
                    .mapToObj(
                        column ->
                            new Move("bite (" + row + "," + column + ")", bite(row, column))));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Chomp other && Arrays.equals(lengths, other.lengths);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(lengths);
  }

  @Override
  public String toString() {
    if (lengths[lengths.length - 1] == lengths[0]) {
      return "chomp:" + lengths.length + "x" + lengths[0];
    }
    StringBuilder text = new StringBuilder("chomp:").append(lengths[0]);
    for (int row = 1; row < lengths.length; row++) {
      text.append(',').append(lengths[row]);
    }
    return text.toString();
  }

  /**
   * The rules on the skyline of a bar, for an engine of one's own.
   *
   * <p>The state is the lower right edge of what is left, walked from the bottom left corner to the
   * top right one: bit i is 1 for a step to the right and 0 for one up. A square is a step to the
   * right with a later step up, and biting it puts the steps up from the one to the other before
   * the steps to the right.
   *
   * @param rows of the whole bar
   * @param columns of the whole bar
   * @return the rules; options come in no particular order
   */
  public static Game rules(int rows, int columns) {
    Checks.inRange("rows", rows, 1, MOST_STEPS - 1);
    Checks.inRange("columns", columns, 1, MOST_STEPS - rows);
    int steps = rows + columns;
    long all = (1L << steps) - 1;
    return Game.of(
        rows * columns,
        (path, options) -> {
          long ups = ~path & all;
          long poisonUp = Long.highestOneBit(ups);
          long poisonRight = Long.lowestOneBit(path);
          int count = 0;
          for (long rights = path; rights != 0; rights &= rights - 1) {
            long right = rights & -rights;
            long later = ups & -right;
            for (long rest = later; rest != 0; rest &= rest - 1) {
              long up = rest & -rest;
              if (up != poisonUp || right != poisonRight) {
                // The steps from right to up, and the places of the rights among them afterwards.
                long segment = (up << 1) - right;
                long moved = (up << 1) - ((up << 1) >>> Long.bitCount(path & segment));
                options[count++] = (path & ~segment) | moved;
              }
            }
          }
          return count;
        });
  }

  /** A bar and what was solved of it. */
  private static final class Skyline {
    private final int rows;
    private final int columns;
    private final GrundySolver solver;

    Skyline(int rows, int columns) {
      this.rows = rows;
      this.columns = columns;
      solver = GrundySolver.of(rules(rows, columns), EngineBudget.options());
    }

    synchronized long grundy(int[] lengths) {
      return solver.grundy(path(lengths));
    }

    private long path(int[] lengths) {
      long path = 0;
      int step = 0;
      int column = 0;
      for (int row = rows - 1; row >= 0; row--) {
        int length = row < lengths.length ? lengths[row] : 0;
        for (; column < length; column++) {
          path |= 1L << step++;
        }
        step++;
      }
      for (; column < columns; column++) {
        path |= 1L << step++;
      }
      return path;
    }
  }
}
