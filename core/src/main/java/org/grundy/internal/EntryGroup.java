package org.grundy.internal;

import java.util.Arrays;

/**
 * Rows to be combined: how far each lies back, and by what its index is permuted; by lane class.
 */
public final class EntryGroup {
  private static final int[] NONE = {};

  /** By lane class; only the first {@link #sizes} elements count. */
  public final int[][] offsets;

  public final int[][] xors;

  /** By how many heaps, 1 to 63, a row is moved up; only for combinations that move. */
  public final int[][] shifts;

  public final int[] sizes;
  private int size;

  /** An empty group for a kernel of so many lanes. */
  public EntryGroup(int lanes) {
    offsets = new int[lanes][];
    xors = new int[lanes][];
    shifts = new int[lanes][];
    sizes = new int[lanes];
    Arrays.fill(offsets, NONE);
    Arrays.fill(xors, NONE);
    Arrays.fill(shifts, NONE);
  }

  /** Forgets all rows. */
  public void clear() {
    Arrays.fill(sizes, 0);
    size = 0;
  }

  /** How many rows there are. */
  public int size() {
    return size;
  }

  /** Adds a row that is not moved. */
  public void add(int offset, int xor) {
    add(offset, xor, 0);
  }

  /** Adds a row. */
  public void add(int offset, int xor, int shift) {
    int lane = xor & (sizes.length - 1);
    int at = sizes[lane]++;
    size++;
    if (at == offsets[lane].length) {
      int capacity = Math.max(4, at * 2);
      offsets[lane] = Arrays.copyOf(offsets[lane], capacity);
      xors[lane] = Arrays.copyOf(xors[lane], capacity);
      shifts[lane] = Arrays.copyOf(shifts[lane], capacity);
    }
    offsets[lane][at] = offset;
    xors[lane][at] = xor;
    shifts[lane][at] = shift;
  }
}
