package org.grundy.heap;

import java.util.Arrays;
import org.grundy.internal.OrKernel;

/**
 * Finds witnesses of rare values. A pair with value x is a common heap w and a common heap of value
 * g(w) ^ x; it is sought where that value is frequent, for all heaps of a span at once in the
 * planes.
 *
 * <p>A try is a few small heaps w of one value. Whether it finds much depends on more than
 * frequency: heaps of one value often share a residue, and so do those of the other. So every rare
 * value keeps its own order of tries, by the part that each found, on average over the last spans,
 * of what those before it had left.
 */
final class Partners {
  private static final int MAX_HEAPS = 1 << 16;

  /** Tries of one value; then a search of all pairs takes over. */
  private static final int MAX_TRIES = 512;

  /** Heaps of one try. */
  private static final int RUN = 16;

  /** What a try is supposed to find before it was made. */
  private static final float HOPE = 0.1f;

  private static final float LEARNING = 0.125f;

  /** So few are sought among all pairs. */
  private static final int FEW = 2;

  /** The common heaps' distances w + k by index of their value: those of index v at starts[v]. */
  private int[] distances = {};

  private int[] starts = {};

  /** Indexes of values that occur, the most frequent first. */
  private int[] byFrequency = {};

  /** By index of a rare value: its tries as (partner's index, first and last distance). */
  private int[][] partner = {};

  private int[][] first = {};
  private int[][] last = {};

  /** The part that it found, on average. */
  private float[][] score = {};

  /** For each heap of a span: whether it has a witness or needs none. */
  private final long[] found = new long[OrKernel.PLANE_WORDS];

  /** Heaps tried, each with all blocks of a span. */
  long tries;

  /**
   * Notes the heaps below half of the table (so that no pair is a heap with itself) that are in the
   * planes early enough.
   */
  void gather(ValueTable g, int heaps, Planes planes, SparseSpace space, int[] takes) {
    int take = takes[takes.length - 1];
    int end = Math.max(0, Math.min(MAX_HEAPS, heaps / 2 - 64 - take));
    while (end > 0 && !planes.reaches(end + take)) {
      end -= 64;
    }
    int words = space.words;
    int[] counts = new int[words];
    starts = new int[words + 1];
    for (int w = 1; w < end; w++) {
      int value = g.get(w);
      if (space.isCommon(w, value)) {
        for (int k : takes) {
          starts[space.index(value) + 1] += isUsable(w + k) ? 1 : 0;
        }
      }
    }
    for (int v = 0; v < words; v++) {
      starts[v + 1] += starts[v];
    }
    distances = new int[starts[words]];
    int[] next = Arrays.copyOf(starts, words);
    for (int w = 1; w < end; w++) {
      int value = g.get(w);
      if (space.isCommon(w, value)) {
        for (int k : takes) {
          if (isUsable(w + k)) {
            distances[next[space.index(value)]++] = w + k;
          }
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
            .filter(v -> counts[v] > 0)
            .boxed()
            .sorted((a, b) -> Integer.compare(counts[b], counts[a]))
            .mapToInt(Integer::intValue)
            .toArray();
    partner = new int[words][];
    first = new int[words][];
    last = new int[words][];
    score = new float[words][];
  }

  private static boolean isUsable(int distance) {
    return distance >= Planes.NEAREST && (distance & 63) != 0;
  }

  /** Lists the tries of a rare value: a run of every partner, then a second run, and so on. */
  private void list(int u) {
    int[] partners = new int[MAX_TRIES];
    int[] from = new int[MAX_TRIES];
    int[] to = new int[MAX_TRIES];
    int count = 0;
    boolean more = true;
    for (int skip = 0; more && count < MAX_TRIES; skip += RUN) {
      more = false;
      for (int y : byFrequency) {
        int begin = starts[y ^ u] + skip;
        int end = starts[(y ^ u) + 1];
        if (begin < end && count < MAX_TRIES) {
          partners[count] = y;
          from[count] = begin;
          to[count++] = Math.min(end, begin + RUN);
          more = true;
        }
      }
    }
    partner[u] = Arrays.copyOf(partners, count);
    first[u] = Arrays.copyOf(from, count);
    last[u] = Arrays.copyOf(to, count);
    score[u] = new float[count];
    Arrays.fill(score[u], HOPE);
  }

  /**
   * Drops the heaps of a span for which it finds a witness of a rare value.
   *
   * @param column where the span begins in a plane
   * @param u the index of the rare value
   * @param wanted the heaps of the span that need a witness, as bits of its words from {@code at}
   *     on
   */
  void search(OrKernel kernel, Planes planes, int column, int u, long[] wanted, int at) {
    if (partner[u] == null) {
      list(u);
    }
    int[] partners = partner[u];
    int[] from = first[u];
    int[] to = last[u];
    for (int j = 0; j < Planes.SPAN; j++) {
      found[j] = ~wanted[at + j];
    }
    float[] scores = score[u];
    int left = left();
    int t = 0;
    for (; t < partners.length && left > FEW; t++) {
      int y = partners[t];
      kernel.orPlane(planes.bits, planes.plane(y) + column, distances, from[t], to[t], found);
      tries += to[t] - from[t];
      int before = left;
      left = left();
      scores[t] += ((float) (before - left) / before - scores[t]) * LEARNING;
      if (t > 0 && scores[t] > scores[t - 1]) {
        swap(u, t);
      }
    }
    if (t > 0 && t < partners.length && scores[t] > scores[t - 1]) {
      swap(u, t);
    }
    for (int j = 0; j < Planes.SPAN; j++) {
      wanted[at + j] &= ~found[j];
    }
  }

  private int left() {
    int bits = 0;
    for (int j = 0; j < Planes.SPAN; j++) {
      bits += Long.bitCount(~found[j]);
    }
    return bits;
  }

  /** Swaps a try with the one before. */
  private void swap(int u, int t) {
    swap(partner[u], t);
    swap(first[u], t);
    swap(last[u], t);
    float x = score[u][t];
    score[u][t] = score[u][t - 1];
    score[u][t - 1] = x;
  }

  private static void swap(int[] a, int t) {
    int x = a[t];
    a[t] = a[t - 1];
    a[t - 1] = x;
  }
}
