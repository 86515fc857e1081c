package org.grundy.engine;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.LongUnaryOperator;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.internal.Memory;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * The stack of a depth-first search, in arrays, with everything that can stop it: budget,
 * interruption, cycles.
 *
 * <p>A position on the stack is not marked in the table. A cycle therefore shows as a line of play
 * without end: whenever its length passes a power of two it is searched for a repeated state, which
 * costs O(1) a step on average, and no line of an acyclic game has one.
 */
abstract class Search {
  private static final int FIRST_PATH_CHECK = 1024;
  private static final int MANY = 1 << 12;
  private static final int FIRST_FRAMES = 16;
  private static final int FIRST_PENDING = 64;
  private static final int FRAME_BYTES = 2 * Long.BYTES + Integer.BYTES;

  final MemoTable table;
  final @Nullable LongUnaryOperator canonical;
  final Budget budget;

  /** The line of play: state, accumulator, and where its words begin among the pending ones. */
  long[] states = new long[FIRST_FRAMES];

  long[] accumulators = new long[FIRST_FRAMES];
  int[] starts = new int[FIRST_FRAMES];
  int depth;

  /** What the positions on the line of play still have to look at. */
  long[] pending = new long[FIRST_PENDING];

  int top;

  long expanded;
  long generated;
  long probes;

  private Meter meter = Meter.start(Budget.unlimited());
  private long maxBytes = Long.MAX_VALUE;
  private long tableLimit = Long.MAX_VALUE;
  private int nextPathCheck;
  private int peakDepth;

  Search(SolverOptions options) {
    table = Objects.requireNonNull(options, "options").table();
    canonical = options.canonical();
    budget = options.budget();
  }

  /** Computes and stores what is asked about a state; the stack is empty before. */
  abstract int run(long root);

  /** Drops what an interrupted search left behind. */
  abstract void reset();

  final long canonical(long state) {
    return canonical == null ? state : canonical.applyAsLong(state);
  }

  final int search(long root, Budget limits) {
    if (depth != 0) {
      throw new IllegalStateException("the solver is at work already: it is for one thread");
    }
    meter = Meter.start(limits);
    nextPathCheck = FIRST_PATH_CHECK;
    maxBytes = limits.bytes();
    tableLimit = maxBytes - stackBytes();
    try {
      meter.check(table.size());
      meter.beforeBytes(table.bytes() + stackBytes(), table.size());
      return run(root);
    } catch (LimitExceededException e) {
      boolean isHeap = e.limit() == Limit.HEAP;
      if (!isHeap) {
        checkPath();
      }
      releaseStack();
      throw isHeap ? Memory.exhausted(table.size()) : e;
    } finally {
      depth = 0;
      top = 0;
      reset();
    }
  }

  /** Counts a step that takes as long as a state; now and then checks time and interruption. */
  final void tick() {
    meter.tick(table.size());
  }

  /** Puts a state on the line of play. */
  final void push(long state) {
    long solved = table.size();
    meter.tick(solved);
    meter.beforeState(solved + depth);
    if (depth == states.length) {
      growStack();
    }
    states[depth] = state;
    starts[depth] = top;
    depth++;
    if (depth > peakDepth) {
      peakDepth = depth;
    }
    if (depth == nextPathCheck) {
      checkPath();
      nextPathCheck <<= 1;
    }
  }

  /** Makes room for so many more pending words; if they are many, they take time too. */
  final void reserve(long count) {
    if (count > MANY) {
      meter.check(table.size());
    }
    if (pending.length - top < count) {
      int length = Memory.longer(pending.length, top + count, table.size());
      beforeStackGrowth((long) Long.BYTES * length);
      pending = Memory.copyOf(pending, length, table.size());
      tableLimit = maxBytes - stackBytes();
    }
  }

  final void store(long state, int value) {
    if (!table.put(state, value, tableLimit)) {
      // A table of fixed size is full, whatever the budget.
      throw new LimitExceededException(
          Limit.MEMORY, maxBytes == Long.MAX_VALUE ? table.bytes() : maxBytes, table.size());
    }
  }

  private void growStack() {
    long solved = table.size();
    int length = Memory.longer(states.length, depth + 1L, solved);
    beforeStackGrowth((long) FRAME_BYTES * length);
    // The states, whose length counts, come last.
    starts = Memory.copyOf(starts, length, solved);
    accumulators = Memory.copyOf(accumulators, length, solved);
    states = Memory.copyOf(states, length, solved);
    tableLimit = maxBytes - stackBytes();
  }

  /** Leaves the memory to the table, and to what is asked next. */
  private void releaseStack() {
    states = Arrays.copyOf(states, FIRST_FRAMES);
    accumulators = Arrays.copyOf(accumulators, FIRST_FRAMES);
    starts = Arrays.copyOf(starts, FIRST_FRAMES);
    pending = Arrays.copyOf(pending, FIRST_PENDING);
  }

  private void beforeStackGrowth(long more) {
    meter.beforeBytes(table.bytes() + stackBytes() + more, table.size());
  }

  private long stackBytes() {
    return (long) FRAME_BYTES * states.length + (long) Long.BYTES * pending.length;
  }

  /** Throws if a state is twice on the line of play. */
  private void checkPath() {
    Long2IntOpenHashMap seenAt = Memory.mapOf(depth, table.size());
    seenAt.defaultReturnValue(-1);
    for (int i = 0; i < depth; i++) {
      int first = seenAt.putIfAbsent(states[i], i);
      if (first >= 0) {
        throw new CycleException(Arrays.copyOfRange(states, first, i));
      }
    }
  }

  /**
   * Exact counts of what was done so far.
   *
   * @return the statistics
   */
  public final Statistics statistics() {
    return new Statistics(expanded, generated, probes, table.size(), peakDepth);
  }

  /**
   * The table with the results.
   *
   * @return the table this solver was given, or its own
   */
  public final MemoTable table() {
    return table;
  }
}
