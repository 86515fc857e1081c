package org.grundy.games;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.games.TurningTerm.Shape;
import org.grundy.internal.Meter;

/**
 * All runs of adjacent coins that a code allows, taken together: the value of a run is the
 * exclusive or of two prefix sums, so each length costs one step a coin however long the run.
 */
final class TurningRuns implements TurningTerm.Marker {
  /** The single lengths allowed, ascending, and the length from which on all are. */
  private final int[] lengths;

  private final int from;

  /** {@code prefix[i]} is the nim-sum of the values of the coins before i. */
  private long[] prefix = new long[1];

  private TurningRuns(int[] lengths, int from) {
    this.lengths = lengths;
    this.from = from;
  }

  static boolean isRun(TurningTerm term) {
    return term.shape() == Shape.RUN && !term.first();
  }

  static TurningRuns of(List<TurningTerm> terms) {
    int from =
        terms.stream()
            .filter(term -> isRun(term) && term.max() == TurningTerm.ANY)
            .mapToInt(TurningTerm::min)
            .min()
            .orElse(TurningTerm.ANY);
    int[] lengths =
        terms.stream()
            .filter(term -> isRun(term) && term.max() != TurningTerm.ANY)
            .flatMapToInt(term -> IntStream.rangeClosed(term.min(), term.max()))
            .filter(length -> length < from)
            .sorted()
            .distinct()
            .toArray();
    return new TurningRuns(lengths, from);
  }

  @Override
  public void mark(int i, long[] g, XorSet seen) {
    extend(i, g);
    long whole = prefix[i];
    for (int length : lengths) {
      if (length > i + 1) {
        break;
      }
      seen.add(whole ^ prefix[i + 1 - length], i);
    }
    if (from <= i + 1) {
      for (int start = i + 1 - from; start >= 0; start--) {
        seen.add(whole ^ prefix[start], i);
      }
    }
  }

  private void extend(int i, long[] g) {
    if (prefix.length <= g.length) {
      prefix = Arrays.copyOf(prefix, g.length + 1);
    }
    if (i > 0) {
      prefix[i] = prefix[i - 1] ^ g[i - 1];
    }
  }

  /**
   * The values of so many coins where runs are all that may be turned. They are at most the number
   * of lengths, so that marks by nim-sum take an array.
   */
  long[] values(int coins) {
    Meter meter = Meter.start(Budget.unlimited());
    long[] g = new long[coins];
    int[] sums = new int[coins + 1];
    int[] mark = new int[64];
    for (int i = 0; i < coins; i++) {
      meter.tick(i);
      int whole = sums[i];
      int stamp = i + 1;
      for (int k = 0, fit = fitting(i + 1); k < fit; k++) {
        mark[whole ^ sums[i + 1 - lengths[k]]] = stamp;
      }
      for (int start = i + 1 - from; start >= 0; start--) {
        mark[whole ^ sums[start]] = stamp;
      }
      int mex = 0;
      while (mex < mark.length && mark[mex] == stamp) {
        mex++;
      }
      g[i] = mex;
      sums[i + 1] = whole ^ mex;
      if (mex >= mark.length) { // the array is as long as a power of two: sums stay within
        mark = Arrays.copyOf(mark, 2 * mark.length);
      }
    }
    return g;
  }

  /** How many of the single lengths are at most the given one. */
  private int fitting(int length) {
    if (lengths.length == 0 || lengths[lengths.length - 1] <= length) {
      return lengths.length;
    }
    int found = Arrays.binarySearch(lengths, length);
    return found < 0 ? -found - 1 : found + 1;
  }

  /** How many runs on a row of coins with values g have each nim-sum. */
  Long2LongOpenHashMap countsBySum(long[] g) {
    int[] sums = new int[g.length + 1];
    int most = 0;
    for (int i = 0; i < g.length; i++) {
      sums[i + 1] = sums[i] ^ (int) g[i];
      most |= sums[i + 1];
    }
    long[] counts = new long[Integer.highestOneBit(most) * 2 + 1];
    Meter meter = Meter.start(Budget.unlimited());
    for (int i = 0; i < g.length; i++) {
      meter.tick(i);
      int whole = sums[i + 1];
      for (int k = 0, fit = fitting(i + 1); k < fit; k++) {
        counts[whole ^ sums[i + 1 - lengths[k]]]++;
      }
      for (int start = i + 1 - from; start >= 0; start--) {
        counts[whole ^ sums[start]]++;
      }
    }
    Long2LongOpenHashMap found = new Long2LongOpenHashMap();
    for (int sum = 0; sum < counts.length; sum++) {
      if (counts[sum] > 0) {
        found.put(sum, counts[sum]);
      }
    }
    return found;
  }
}
