package org.grundy.games;

import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * The Grundy values of Wythoff's game for all pairs of piles up to a size.
 *
 * <p>Immutable. For piles up to n it takes n^2 bytes, and to compute it n^3 / 64 word operations at
 * most.
 */
public final class WythoffTable {
  private static final int LARGEST = 10_000;

  private final char[][] rows;

  private WythoffTable(char[][] rows) {
    this.rows = rows;
  }

  /**
   * Computes the values.
   *
   * @param size the largest pile, 0 to 10,000
   * @return the table
   * @throws IllegalArgumentException if the size is out of range
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static WythoffTable to(int size) {
    Checks.inRange("size", size, 0, LARGEST);
    char[][] rows = new char[size + 1][];
    // The values so far in each column, which is also a row by symmetry, and on each diagonal. A
    // position has at most 3 * size options, and so no larger value.
    int words = 3 * size / 64 + 1;
    long[][] columns = new long[size + 1][words];
    long[][] diagonals = new long[size + 1][words];
    Meter meter = Meter.start(Budget.unlimited());
    for (int larger = 0; larger <= size; larger++) {
      rows[larger] = new char[larger + 1];
      for (int smaller = 0; smaller <= larger; smaller++) {
        meter.tick(larger);
        int value = leastOutside(columns[larger], columns[smaller], diagonals[larger - smaller]);
        rows[larger][smaller] = (char) value;
        add(columns[larger], value);
        add(columns[smaller], value);
        add(diagonals[larger - smaller], value);
      }
    }
    return new WythoffTable(rows);
  }

  /** The least number that is in none of the sets. */
  private static int leastOutside(long[] a, long[] b, long[] c) {
    int word = 0;
    while ((a[word] | b[word] | c[word]) == -1L) {
      word++;
    }
    return (word << 6) + Long.numberOfTrailingZeros(~(a[word] | b[word] | c[word]));
  }

  private static void add(long[] set, int value) {
    set[value >>> 6] |= 1L << value;
  }

  /**
   * The largest pile of the table.
   *
   * @return the size it was computed to
   */
  public int size() {
    return rows.length - 1;
  }

  /**
   * The Grundy value of a position.
   *
   * @param a the size of one pile, 0 to {@link #size()}
   * @param b the size of the other pile, 0 to {@link #size()}
   * @return the value
   * @throws IllegalArgumentException if a pile is out of range
   */
  public int value(int a, int b) {
    Checks.inRange("a", a, 0, size());
    Checks.inRange("b", b, 0, size());
    return rows[Math.max(a, b)][Math.min(a, b)];
  }
}
