package org.grundy.engine;

import org.grundy.internal.Memory;

/**
 * How much is left to be shown before a question about a component is answered with yes, and with
 * no: the proof and disproof numbers of Allis (1994). A table that forgets, for guesses at the work
 * ahead only: it starts small, and drops everything when it doubles.
 */
final class ProofNumbers {
  /** Larger numbers are not told apart. */
  static final int MOST = Character.MAX_VALUE;

  private static final long[] NOTHING = {};

  private static final int FIRST_BITS = 8;
  private static final int LAST_BITS = 16;

  /** The most questions whose numbers are remembered. */
  static final int KEPT = 1 << LAST_BITS;

  /** Keys and numbers in turn. */
  private long[] slots = new long[2 << FIRST_BITS];

  private int bits = FIRST_BITS;
  private int puts;

  /** Both numbers, packed; 0 if they are not known. */
  int get(long component, int question) {
    long key = key(component, question);
    int slot = slot(key);
    return slots[slot] == key ? (int) slots[slot + 1] : 0;
  }

  /** Notes two numbers of at least 1; what is past {@link #MOST} is cut off. */
  void put(long component, int question, long no, long yes) {
    if (++puts >>> bits != 0 && bits < LAST_BITS) {
      slots = Memory.copyOf(NOTHING, 4 << bits, 0);
      bits++;
    }
    long key = key(component, question);
    int slot = slot(key);
    slots[slot] = key;
    slots[slot + 1] = (Math.min(no, MOST) << Character.SIZE) | Math.min(yes, MOST);
  }

  static int no(int numbers) {
    return numbers >>> Character.SIZE;
  }

  static int yes(int numbers) {
    return numbers & MOST;
  }

  private static long key(long component, int question) {
    return component + question * 0xD6E8FEB86659FD93L;
  }

  private int slot(long key) {
    return (int) (Mixing.scattered(key) >>> -bits) << 1;
  }
}
