package org.grundy.heap;

import java.util.Arrays;
import org.grundy.internal.OrKernel;

/**
 * Finds witnesses of rare values. A pair with value x is a common heap w and a common heap of value
 * g(w) ^ x; it is sought where that value is frequent, for all heaps of a span at once in the
 * planes.
 *
 * <p>A try is {@value #RUN} small heaps w with frequent partners. Whether it finds much depends on
 * more than frequency: heaps of one value often share a residue, and so do those of the other. So
 * every rare value keeps its own order of tries, by the part that each found, on average over the
 * last spans, of what those before it had left.
 */
final class Partners {
  private static final int MAX_HEAPS = 1 << 16;

  /** Heaps of one try. */
  private static final int RUN = 16;

  /** Tries of one value; then a search of all pairs takes over. */
  private static final int MAX_TRIES = 256;

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

  /** By index of a rare value: the order of its tries, as where they begin in its entries. */
  private int[][] order = {};

  /** The tries' heaps, as entries of planes. */
  private int[][] entries = {};

  /** By a try's place in the order: the part that it found, on average. */
  private float[][] score = {};

  /** For each heap of a span: whether it has a witness or needs none, as pieces of planes. */
  private final long[] found = new long[2 * OrKernel.PLANE_WORDS];

  /** Heaps tried, each with all blocks of a span. */
  long tried;

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
    order = new int[words][];
    entries = new int[words][];
    score = new float[words][];
  }

  private static boolean isUsable(int distance) {
    return distance >= Planes.NEAREST && (distance & 63) != 0;
  }

  /** Lists the tries of a rare value: some heaps for every partner, then more, and so on. */
  private void list(Planes planes, int u) {
    int[] listed = new int[MAX_TRIES * RUN];
    int count = 0;
    boolean more = true;
    for (int skip = 0; more; skip += RUN) {
      more = false;
      for (int y : byFrequency) {
        int end = Math.min(starts[y ^ u] + skip + RUN, starts[(y ^ u) + 1]);
        for (int at = starts[y ^ u] + skip; at < end && count < listed.length; at++) {
          listed[count++] = planes.entry(distances[at], y) << 6 | (distances[at] & 63);
          more = true;
        }
      }
    }
    int runs = count / RUN;
    entries[u] = Arrays.copyOf(listed, runs * RUN);
    order[u] = new int[runs];
    for (int t = 0; t < runs; t++) {
      order[u][t] = t * RUN;
    }
    score[u] = new float[runs];
    Arrays.fill(score[u], HOPE);
  }

  /**
   * Drops the heaps of a span for which it finds a witness of a rare value.
   *
   * @param origin where the planes' entries look at the span
   * @param u the index of the rare value
   * @param wanted the heaps of the span that need a witness, as bits of its words from {@code at}
   *     on
   */
  void search(OrKernel kernel, Planes planes, int origin, int u, long[] wanted, int at) {
    if (order[u] == null) {
      list(planes, u);
    }
    int[] tries = order[u];
    float[] scores = score[u];
    Arrays.fill(found, 0);
    for (int j = 0; j < Planes.SPAN; j++) {
      found[j + 1] = ~wanted[at + j];
    }
    int left = left();
    int t = 0;
    for (; t < tries.length && left > FEW; t++) {
      int from = tries[t];
      kernel.orMoved(planes.bits, origin, entries[u], from, from + RUN, found);
      tried += RUN;
      int before = left;
      left = left();
      scores[t] += ((float) (before - left) / before - scores[t]) * LEARNING;
      if (t > 0 && scores[t] > scores[t - 1]) {
        swap(tries, scores, t);
      }
    }
    if (t > 0 && t < tries.length && scores[t] > scores[t - 1]) {
      swap(tries, scores, t);
    }
    for (int j = 0; j < Planes.SPAN; j++) {
      wanted[at + j] &= ~OrKernel.moved(found, 0, j);
    }
  }

  private int left() {
    int bits = 0;
    for (int j = 0; j < Planes.SPAN; j++) {
      bits += Long.bitCount(~OrKernel.moved(found, 0, j));
    }
    return bits;
  }

  /** Swaps a try with the one before. */
  private static void swap(int[] tries, float[] scores, int t) {
    int x = tries[t];
    tries[t] = tries[t - 1];
    tries[t - 1] = x;
    float s = scores[t];
    scores[t] = scores[t - 1];
    scores[t - 1] = s;
  }
}
