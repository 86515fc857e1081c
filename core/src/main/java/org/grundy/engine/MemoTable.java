package org.grundy.engine;

/**
 * Remembers one non-negative number for each of the states that were solved.
 *
 * <p>A solver reads in batches ({@link #getAll}), so that a call through this interface is paid
 * once a position rather than once an option, and the cache misses of a batch overlap.
 *
 * <p>For one thread while it is written; any number of threads may read once nobody writes.
 */
public interface MemoTable {
  /** What {@link #get} answers for a state that is not there. */
  int ABSENT = -1;

  /**
   * The number of a state.
   *
   * @param state any state
   * @return its number, or {@link #ABSENT}
   */
  int get(long state);

  /**
   * The numbers of many states.
   *
   * @param states the states
   * @param count how many of them to look up, from index 0 on
   * @param values where the numbers go; {@link #ABSENT} for states that are not there
   */
  void getAll(long[] states, int count, int[] values);

  /**
   * Remembers the number of a state, replacing an earlier one.
   *
   * @param state any state
   * @param value its number, at least 0
   * @param byteLimit the most bytes the table may take, growth included
   * @return false if it would need more, and then nothing has changed
   */
  boolean put(long state, int value, long byteLimit);

  /**
   * How many states are there.
   *
   * @return the count
   */
  long size();

  /**
   * The memory taken now.
   *
   * @return bytes, to within a few object headers
   */
  long bytes();

  /** Forgets everything. */
  void clear();

  /**
   * A hash table that grows in small steps: 10 bytes a slot, 13 to 28 bytes a state, and no moment
   * at which an old and a new copy of everything exist side by side.
   *
   * @return an empty table
   */
  static MemoTable hashed() {
    return new HashedTable(0);
  }

  /**
   * A {@link #hashed()} table with room for the states to come.
   *
   * @param expected how many states to expect, at least 0
   * @return an empty table
   * @throws IllegalArgumentException if {@code expected} is negative
   */
  static MemoTable hashed(long expected) {
    return new HashedTable(expected);
  }
}
