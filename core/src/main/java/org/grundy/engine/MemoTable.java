package org.grundy.engine;

import java.nio.file.Path;

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
   * @throws org.grundy.LimitExceededException if Java has no memory left to grow; then nothing has
   *     changed either
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

  /**
   * Whether the table keeps everything that was put in.
   *
   * @return false if it may forget
   */
  default boolean isLossless() {
    return true;
  }

  /**
   * Tells of every state that is there, in no particular order.
   *
   * @param visitor told of each state and its number
   */
  void forEach(Visitor visitor);

  /** Told of the entries of a table. */
  @FunctionalInterface
  interface Visitor {
    /**
     * An entry.
     *
     * @param state the state
     * @param value its number
     */
    void entry(long state, int value);
  }

  /** Forgets everything. */
  void clear();

  /**
   * A hash table for any states: four neighbours share a slot of 16 bytes, and small states in a
   * row are kept in an array. 2 to 8 bytes a state in a row, 6 to 16 where states have neighbours,
   * 21 to 32 where none has. It grows by half, and no moment comes at which an old and a new copy
   * of everything exist side by side.
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

  /**
   * A fastutil open-addressing map: 12 bytes a slot, doubling when three quarters full, and both
   * copies are there while it does.
   *
   * @param expected how many states to expect, 0 to 2^29
   * @return an empty table
   * @throws IllegalArgumentException if {@code expected} is out of range
   */
  static MemoTable fastutil(int expected) {
    return new FastutilTable(expected);
  }

  /**
   * One byte a state, or two from the first number past 254 on, for states that are the numbers 0
   * to n - 1; see {@link Ranking}.
   *
   * @param states how many states there are, at least 0
   * @return an empty table
   * @throws IllegalArgumentException if {@code states} is negative
   */
  static MemoTable dense(int states) {
    return new DenseTable(states);
  }

  /**
   * A table of fixed size that forgets old states to make room for new ones: 12 bytes a slot, and
   * no moment at which it grows.
   *
   * @param slots how many states it may hold, 8 to 2^30; rounded down to a power of two
   * @return an empty table
   * @throws IllegalArgumentException if {@code slots} is out of range
   */
  static MemoTable bounded(int slots) {
    return new BoundedTable(slots);
  }

  /**
   * A hash table that several threads may write to at once, for {@link ParallelSolver}: 12 bytes a
   * slot, taken at once.
   *
   * @param expected how many states to expect, 0 to 3 * 2^28; some 9 % beyond it the table is full
   * @return an empty table
   * @throws IllegalArgumentException if {@code expected} is out of range
   */
  static MemoTable shared(long expected) {
    return SharedTable.of(expected);
  }

  /**
   * A hash table outside the Java heap: 12 bytes a slot, taken at once.
   *
   * @param expected how many states to expect; some 9 % beyond it the table is full
   * @return an empty table
   * @throws IllegalArgumentException if {@code expected} is negative or past 2^39
   */
  static MemoTable offHeap(long expected) {
    return BufferTable.direct(expected);
  }

  /**
   * A hash table in a memory-mapped scratch file, for more states than there is memory.
   *
   * @param file the file to make; it must not exist, and may be deleted once the table is not used
   * @param expected how many states to expect; some 9 % beyond it the table is full
   * @return an empty table
   * @throws IllegalArgumentException if {@code expected} is negative or past 2^39
   * @throws java.io.UncheckedIOException if the file cannot be made
   */
  static MemoTable mapped(Path file, long expected) {
    return BufferTable.mapped(file, expected);
  }
}
