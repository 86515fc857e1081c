package org.grundy.engine;

import org.grundy.internal.Checks;

/**
 * Multisets of a few small heaps in a {@code long}: every order of the same sizes has one canonical
 * state, ascending from the lowest bits on.
 *
 * <pre>{@code
 * SortedHeaps heaps = SortedHeaps.of(5, 20);
 * long state = heaps.pack(3, 20, 0, 7, 7);
 * heaps.canonical(heaps.with(state, 1, 4)) == heaps.canonical(heaps.pack(7, 3, 0, 4, 7))  // true
 * }</pre>
 */
public final class SortedHeaps {
  private final int heaps;
  private final int most;

  /** The bits of a lane: one more than the largest size needs, for the borrow of a comparison. */
  private final int width;

  private final long laneMask;
  private final long topBits;
  private final long evenPairs;
  private final long oddPairs;

  private SortedHeaps(int heaps, int most) {
    this.heaps = heaps;
    this.most = most;
    width = Integer.SIZE - Integer.numberOfLeadingZeros(most) + 1;
    if (heaps * width > Long.SIZE) {
      throw new IllegalArgumentException(
          "heaps is "
              + heaps
              + ", expected at most "
              + Long.SIZE / width
              + " of sizes up to "
              + most);
    }
    laneMask = (1L << width) - 1;
    evenPairs = lowLanes(0);
    oddPairs = lowLanes(1);
    long tops = 0;
    for (int lane = 0; lane < heaps; lane++) {
      tops |= 1L << ((lane + 1) * width - 1);
    }
    topBits = tops;
  }

  /** The lower lanes of the pairs (first, first + 1), (first + 2, first + 3), ... */
  private long lowLanes(int first) {
    long lanes = 0;
    for (int lane = first; lane + 1 < heaps; lane += 2) {
      lanes |= laneMask << (lane * width);
    }
    return lanes;
  }

  /**
   * The layout for a number of heaps.
   *
   * @param heaps how many, at least 1
   * @param most the largest size, at least 1
   * @return the layout
   * @throws IllegalArgumentException if they do not fit into 64 bits, at one bit more a heap than
   *     its size needs
   */
  public static SortedHeaps of(int heaps, int most) {
    Checks.inRange("heaps", heaps, 1, Long.SIZE / 2);
    Checks.inRange("most", most, 1, 1 << 30);
    return new SortedHeaps(heaps, most);
  }

  /**
   * The state with the given sizes, in the given order.
   *
   * @param sizes at most as many as there are heaps; the others are 0
   * @return the state, not canonical yet
   * @throws IllegalArgumentException if there are too many or one is out of range
   */
  public long pack(int... sizes) {
    Checks.inRange("number of sizes", sizes.length, 0, heaps);
    long state = 0;
    for (int i = 0; i < sizes.length; i++) {
      state = with(state, i, sizes[i]);
    }
    return state;
  }

  /**
   * The size of a heap.
   *
   * @param state the state
   * @param heap its place, 0-based
   * @return the size
   */
  public int get(long state, int heap) {
    assert heap >= 0 && heap < heaps;
    return (int) ((state >>> (heap * width)) & laneMask);
  }

  /**
   * The state with another size in one place.
   *
   * @param state the state
   * @param heap the place, 0-based
   * @param size the new size
   * @return the state, not canonical yet
   * @throws IllegalArgumentException if the place or the size is out of range
   */
  public long with(long state, int heap, int size) {
    Checks.inRange("heap", heap, 0, heaps - 1);
    Checks.inRange("size", size, 0, most);
    int shift = heap * width;
    return (state & ~(laneMask << shift)) | ((long) size << shift);
  }

  /**
   * How many heaps there are.
   *
   * @return the number, zeros included
   */
  public int heaps() {
    return heaps;
  }

  /**
   * The state with its heaps in ascending order: odd-even transposition sort (Knuth 5.3.4) of all
   * lanes at once, without a branch on the sizes.
   *
   * @param state a state of this layout
   * @return the canonical state
   */
  public long canonical(long state) {
    long sorted = state;
    for (int round = 0; round < heaps; round += 2) {
      sorted = exchange(exchange(sorted, evenPairs), oddPairs);
    }
    return sorted;
  }

  /** Swaps the lanes of each pair that is out of order; a pair is known by its lower lane. */
  private long exchange(long state, long pairs) {
    long tops = pairs & topBits;
    long low = state & pairs;
    long high = (state >>> width) & pairs;
    // The borrow takes the top bit of a lane away where high < low.
    long wrong = ~((high | tops) - low) & tops;
    long lanes = wrong - (wrong >>> (width - 1));
    long differing = (low ^ high) & lanes;
    return state ^ differing ^ (differing << width);
  }
}
