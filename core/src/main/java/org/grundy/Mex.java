package org.grundy;

import java.util.Arrays;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

/**
 * The least excluded value: a reusable set of marked non-negative numbers that answers for the
 * least one not marked.
 *
 * <p>Every operation costs time in proportion to what was marked since the last {@link #clear()},
 * whatever the numbers are: words of the bitset carry the stamp of the round that wrote them, so
 * clearing is a new stamp, and numbers past the bitset wait in a list, because with c numbers
 * marked the mex is at most c. Numbers below 64 live in one word. Nothing is allocated once the
 * arrays have grown to the largest round.
 *
 * <p>For one thread.
 *
 * <pre>{@code
 * Mex mex = new Mex();
 * mex.mark(0);
 * mex.mark(1);
 * mex.mark(3);
 * mex.value();            // 2
 * Mex.of(1, 2);           // 0
 * }</pre>
 */
public final class Mex {
  private static final int[] NO_INTS = {};

  private long low;
  private long[] words = {};
  private int[] stamps = NO_INTS;
  private int round = 1;
  private int[] pending = NO_INTS;
  private int pendingCount;
  private int highCount;

  /** An empty set. */
  public Mex() {}

  /**
   * The mex of the given numbers, in any order, repeats allowed.
   *
   * @param values non-negative numbers
   * @return the least number from 0 up that is not among them; 0 for none
   * @throws IllegalArgumentException if one is negative
   */
  public static int of(int... values) {
    Mex mex = new Mex();
    for (int value : values) {
      mex.mark(value);
    }
    return mex.value();
  }

  /**
   * Marks a number. Amortised O(1).
   *
   * @param value the number, 0 to {@code Integer.MAX_VALUE}
   * @throws IllegalArgumentException if it is negative
   */
  public void mark(int value) {
    if ((value & ~63) == 0) {
      low |= 1L << value;
    } else {
      markHigh(value);
    }
  }

  private void markHigh(int value) {
    Checks.nonNegative("value", value);
    int word = (value >>> 6) - 1;
    if (word < words.length) {
      set(word, value);
    } else {
      if (pendingCount == pending.length) {
        pending = Memory.withRoom(pending, pendingCount + 1L, pendingCount);
      }
      pending[pendingCount++] = value;
    }
    highCount++;
  }

  private void set(int word, int value) {
    if (stamps[word] != round) {
      stamps[word] = round;
      words[word] = 0;
    }
    words[word] |= 1L << value;
  }

  /**
   * The least number not marked. O(1) when it is below 64, otherwise in proportion to what was
   * marked.
   *
   * @return the mex, at most the count of distinct numbers marked
   */
  public int value() {
    return low != -1L ? Long.numberOfTrailingZeros(~low) : highValue();
  }

  private int highValue() {
    settlePending();
    int word = 0;
    while (word < words.length && stamps[word] == round && words[word] == -1L) {
      word++;
    }
    int base = (word + 1) << 6;
    return word < words.length && stamps[word] == round
        ? base + Long.numberOfTrailingZeros(~words[word])
        : base;
  }

  /** Moves into the bitset the waiting numbers that the mex can reach: those below 64 + count. */
  private void settlePending() {
    if (pendingCount == 0) {
      return;
    }
    int needed = (highCount >>> 6) + 1;
    stamps = Memory.withRoom(stamps, needed, highCount);
    words = Memory.withRoom(words, stamps.length, highCount);
    int kept = 0;
    for (int i = 0; i < pendingCount; i++) {
      int value = pending[i];
      int word = (value >>> 6) - 1;
      if (word < words.length) {
        set(word, value);
      } else {
        pending[kept++] = value;
      }
    }
    pendingCount = kept;
  }

  /** Forgets every mark. O(1). */
  public void clear() {
    low = 0;
    if (highCount != 0) {
      highCount = 0;
      pendingCount = 0;
      if (++round == 0) {
        Arrays.fill(stamps, 0);
        round = 1;
      }
    }
  }

  /**
   * The mex, leaving the set empty.
   *
   * @return the least number not marked
   */
  public int valueAndClear() {
    int value = value();
    clear();
    return value;
  }
}
