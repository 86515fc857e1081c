package org.grundy.scoring;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Objects;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * A row of stones with points: a move takes x stones from the front, 1 &lt;= x &lt;= 2m, and m,
 * which begins at 1, becomes the larger of m and x (stone game II). Points may be negative.
 *
 * <pre>{@code
 * FrontDoubling.solve(new long[] {2, 7, 9, 4, 4}, Budget.unlimited()).first()   // 10
 * }</pre>
 */
public final class FrontDoubling {
  /** The longest row: its tables take 160 MB. */
  static final int MAX_STONES = 10_000;

  private final int n;
  private final long[] sums;
  private final int[] offset;
  private final long[] difference;

  private FrontDoubling(long[] values, Budget budget) {
    n = values.length;
    sums = Row.prefixSums(values);
    offset = new int[n + 1];
    int size = 0;
    for (int i = 0; i < n; i++) {
      offset[i] = size - 1;
      size += top(i);
    }
    Meter meter = Meter.start(budget);
    // The windows of fill() take 12 bytes a key, m < n / 4 + 2 keys each, rounded up to powers of
    // 2.
    meter.beforeBytes(8L * size + 12L * (n / 4 + 2) * (n / 4 + 2), 0);
    difference = new long[size];
    fill(meter);
  }

  /**
   * The difference, both totals and a line of perfect play. O(n^2) time and at most 1.75 n^2 bytes.
   *
   * @param values the points of the stones from the front, at most 10 000; their absolute values
   *     add up to at most {@code Long.MAX_VALUE}
   * @param budget the time and memory it may take
   * @return the result; a move is the number of stones taken
   * @throws IllegalArgumentException if there are more stones or the values add up to more
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static ScoreResult solve(long[] values, Budget budget) {
    Checks.inRange("number of stones", values.length, 0, MAX_STONES);
    Row.checkTotal("values", values);
    Objects.requireNonNull(budget, "budget");
    return new FrontDoubling(values, budget).line();
  }

  /** From here on the mover may take all that is left, so that a larger m changes nothing. */
  private int enough(int i) {
    return (n - i + 1) / 2;
  }

  /**
   * The largest m worth a table entry at i. Besides {@link #enough}, m &lt;= i/2 + 1 wherever play
   * can lead: it holds at the start, and a move to m = x &lt;= 2m' ends at i + x &gt;= 2m' - 2 + x
   * &gt;= 2x - 2.
   */
  private int top(int i) {
    return Math.min(enough(i), i / 2 + 1);
  }

  /** What the mover at i gets more than the other. */
  private long at(int i, int m) {
    return i == n ? 0 : difference[offset[i] + Math.min(m, enough(i))];
  }

  /** What stopping at i + x is worth to the mover, less the constant sums[i]. */
  private long worth(int stop, int m) {
    return sums[stop] - at(stop, m);
  }

  private void fill(Meter meter) {
    int largest = 1;
    for (int i = 0; i < n; i++) {
      largest = Math.max(largest, top(i));
    }
    // For x <= m the stops slide along the row while m stays: one sliding maximum for each m.
    // For x > m the stops slide as m grows while i stays: one sliding maximum for each i.
    SlidingMax[] near = new SlidingMax[largest + 1];
    for (int m = 1; m <= largest; m++) {
      near[m] = new SlidingMax(m);
    }
    SlidingMax far = new SlidingMax(n + 1);
    for (int i = n - 1; i >= 0; i--) {
      meter.check((long) difference.length - offset[i] - 1 - top(i));
      for (int m = 1; m <= Math.min(largest, i / 2 + 1); m++) {
        near[m].add(-(i + 1), worth(i + 1, m));
        near[m].forgetBelow(-(i + m));
      }
      far.clear();
      int added = 1;
      for (int m = 1; m <= top(i); m++) {
        while (added < Math.min(2 * m, n - i)) {
          added++;
          far.add(added, worth(i + added, added));
        }
        far.forgetBelow(m + 1);
        long best = near[m].max();
        if (m < n - i) {
          best = Math.max(best, far.max());
        }
        difference[offset[i] + m] = best - sums[i];
      }
    }
  }

  private ScoreResult line() {
    LongArrayList moves = new LongArrayList();
    LongArrayList gains = new LongArrayList();
    int m = 1;
    for (int i = 0; i < n; ) {
      long best = at(i, m) + sums[i];
      int taken = 1;
      while (worth(i + taken, Math.max(m, taken)) != best) {
        taken++;
      }
      moves.add(taken);
      gains.add(sums[i + taken] - sums[i]);
      i += taken;
      m = Math.max(m, taken);
    }
    return ScoreResult.ofLine(moves.toLongArray(), gains.toLongArray());
  }

  /** The maximum over a window of keys that moves up: a queue that falls in worth. */
  private static final class SlidingMax {
    private final int[] keys;
    private final long[] worths;
    private final int mask;
    private int head;
    private int size;

    /** For windows of at most the given number of keys, and one more. */
    SlidingMax(int width) {
      int capacity = Integer.highestOneBit(width) << 1;
      keys = new int[capacity];
      worths = new long[capacity];
      mask = capacity - 1;
    }

    void clear() {
      size = 0;
    }

    /** Adds a key above all before. */
    void add(int key, long worth) {
      while (size > 0 && worths[(head + size - 1) & mask] <= worth) {
        size--;
      }
      keys[(head + size) & mask] = key;
      worths[(head + size) & mask] = worth;
      size++;
    }

    void forgetBelow(int key) {
      while (size > 0 && keys[head] < key) {
        head = (head + 1) & mask;
        size--;
      }
    }

    long max() {
      assert size > 0;
      return worths[head];
    }
  }
}
