package org.grundy.heap;

import java.util.Arrays;

/**
 * Finds witnesses for rare values that few pairs have. A pair with value x is a common heap w and a
 * common heap of value g(w) ^ x; it is sought where that value is frequent, for 64 heaps at once in
 * the rows.
 */
final class Partners {
  private static final int MAX_HEAPS = 1 << 18;

  /** Tries before a full search of all pairs takes over. */
  private static final int MAX_TRIES = 1 << 14;

  /** The common heaps' distances w + k by index of their value: those of index v at starts[v]. */
  private int[] distances = {};

  private int[] starts = {};

  /** Indexes of values, the most frequent first. */
  private int[] byFrequency = {};

  long tries;

  /** Notes the heaps below half of the table (so that no pair is a heap with itself). */
  void gather(ValueTable g, int heaps, int rowsBack, SparseSpace space, int[] takes) {
    int take = takes[takes.length - 1];
    int end = Math.min(MAX_HEAPS, Math.min(heaps / 2 - 64 - take, (rowsBack - 2) * 64 - take));
    int words = space.words;
    int[] counts = new int[words];
    starts = new int[words + 1];
    int first = Math.max(1, 64 - takes[0]);
    for (int w = first; w < end; w++) {
      int value = g.get(w);
      if (space.isCommon(w, value)) {
        starts[space.index(value) + 1] += takes.length;
      }
    }
    for (int v = 0; v < words; v++) {
      starts[v + 1] += starts[v];
    }
    distances = new int[starts[words]];
    int[] next = Arrays.copyOf(starts, words);
    for (int w = first; w < end; w++) {
      int value = g.get(w);
      if (space.isCommon(w, value)) {
        for (int k : takes) {
          distances[next[space.index(value)]++] = w + k;
        }
      }
    }
    for (int n = Math.max(1, heaps - MAX_HEAPS); n < heaps; n++) {
      int value = g.get(n);
      if (space.isCommon(n, value)) {
        counts[space.index(value)]++;
      }
    }
    byFrequency =
        java.util.stream.IntStream.range(0, words)
            .boxed()
            .sorted((a, b) -> Integer.compare(counts[b], counts[a]))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /**
   * Drops the heaps of a block for which it finds a witness of a rare value.
   *
   * @param origin where the block's row begins
   * @param u the index of the rare value
   * @param heaps the heaps of the block, as bits
   * @return those for which it found none
   */
  long search(long[] rows, int origin, int words, int u, long heaps) {
    long left = heaps;
    int budget = MAX_TRIES;
    // A few of every value first: those of one value may all stand at the wrong residue.
    for (int from = 0, to = 32; to <= 32 * 32 * 32; from = to, to *= 32) {
      for (int y : byFrequency) {
        int v = y ^ u;
        int end = Math.min(starts[v + 1], starts[v] + to);
        for (int e = starts[v] + from; e < end; e++) {
          int distance = distances[e];
          int at = origin - (distance >> 6) * words + y;
          int shift = distance & 63;
          left &= ~(rows[at] << shift);
          if (shift != 0) {
            left &= ~(rows[at - words] >>> -shift);
          }
          budget--;
          if (left == 0 || budget == 0) {
            tries += MAX_TRIES - budget;
            return left;
          }
        }
      }
    }
    tries += MAX_TRIES - budget;
    return left;
  }
}
