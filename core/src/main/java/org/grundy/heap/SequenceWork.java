package org.grundy.heap;

/**
 * What computing a {@link NimSequence} took, counted exactly: the same on every machine and in
 * every run of the same calls. Values that a proved period continues take nothing.
 *
 * @param heaps the heaps whose values are known
 * @param options options looked at one at a time
 * @param rows rows combined for values that are excluded, and looked at for witnesses; a row has
 *     one option of each of 64 heaps, and is a word for each value that may come up; parts of rows
 *     are added up
 * @param searches values at single heaps for which a witness was sought
 * @param pairs pairs looked at, one at a time, by those of the searches that needed all pairs
 * @param rareHeaps heaps with a rare value in the sparse space in use, heap 0 not counted; 0 where
 *     there is none. The space was the best for the values known when it was chosen, at the last
 *     doubling at the latest: a heap that is rare in one space may be common in the next
 * @param lastRareHeap the largest of them, or 0
 */
public record SequenceWork(
    long heaps,
    long options,
    long rows,
    long searches,
    long pairs,
    long rareHeaps,
    long lastRareHeap) {

  /**
   * The options looked at for each heap, on average, a row being 64 of them.
   *
   * @return the average, 0 for no heaps
   */
  public double optionsPerHeap() {
    return heaps == 0 ? 0 : (options + 64.0 * rows + pairs) / heaps;
  }
}
