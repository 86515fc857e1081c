package org.grundy.internal;

import java.util.Arrays;

/**
 * Rows to be combined: how far each lies back, by what its index is permuted, and by how many heaps
 * it is moved up; in classes, by the permutation within a vector of at most {@value #LANES} longs
 * or by the move.
 */
public final class EntryGroup {
  /** Classes of rows. */
  public static final int LANES = 8;

  private static final int[] NONE = {};

  /** By class; only the first {@link #sizes} elements count. */
  public final int[][] offsets;

  public final int[][] xors;

  /** By how many heaps, 0 to 63, a row is moved up. */
  public final int[][] shifts;

  public final int[] sizes;
  private int size;

  /** An empty group of rows, in classes by their last bits. */
  public EntryGroup() {
    this(LANES);
  }

  /** An empty group of pieces of planes, in classes by their shift. */
  public static EntryGroup byShift() {
    return new EntryGroup(64);
  }

  private EntryGroup(int classes) {
    offsets = new int[classes][];
    xors = new int[classes][];
    shifts = new int[classes][];
    sizes = new int[classes];
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

  /** Adds a row to the class of its lane. */
  public void add(int offset, int xor, int shift) {
    addTo(xor & (sizes.length - 1), offset, xor, shift);
  }

  /** Adds a piece of a plane to the class of its shift, of which there are 64. */
  public void addByShift(int offset, int shift) {
    addTo(shift, offset, 0, shift);
  }

  private void addTo(int lane, int offset, int xor, int shift) {
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
