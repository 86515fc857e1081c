package org.grundy.games;

import java.util.BitSet;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * The Grundy values of Wythoff's game for all pairs of piles up to a size.
 *
 * <p>Immutable. For piles up to n it takes n^2 / 2 * 2 bytes and about n^2 * log n time.
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
    // The values so far in each column, which is also a row by symmetry, and on each diagonal.
    BitSet[] columns = new BitSet[size + 1];
    BitSet[] diagonals = new BitSet[size + 1];
    for (int i = 0; i <= size; i++) {
      columns[i] = new BitSet();
      diagonals[i] = new BitSet();
    }
    Meter meter = Meter.start(Budget.unlimited());
    for (int larger = 0; larger <= size; larger++) {
      rows[larger] = new char[larger + 1];
      for (int smaller = 0; smaller <= larger; smaller++) {
        meter.tick(larger);
        BitSet diagonal = diagonals[larger - smaller];
        int value = columns[larger].nextClearBit(0);
        while (columns[smaller].get(value) || diagonal.get(value)) {
          value = columns[larger].nextClearBit(value + 1);
        }
        rows[larger][smaller] = (char) value;
        columns[larger].set(value);
        columns[smaller].set(value);
        diagonal.set(value);
      }
    }
    return new WythoffTable(rows);
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
