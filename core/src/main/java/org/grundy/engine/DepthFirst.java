package org.grundy.engine;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search with an explicit stack and a memo table; what is computed is up to the
 * subclass, which folds the options' numbers into one accumulator a position.
 *
 * <p>When a position is opened, all its options are looked up at once. The known ones are folded
 * and forgotten; only the others stay on the stack. A position on the stack is not marked in the
 * table. A cycle therefore shows as a line of play without end: whenever its length passes a power
 * of two it is searched for a repeated state, which costs O(1) a step on average, and no line of an
 * acyclic game has one.
 */
abstract class DepthFirst {
  private static final int FIRST_PATH_CHECK = 1024;
  private static final long[] NOTHING = {};
  private static final int FRAME_BYTES = 2 * Long.BYTES + Integer.BYTES;

  final Rules rules;
  final MemoTable table;
  private final Budget budget;
  private final @Nullable OptionOrder order;

  /** The line of play: state, accumulator, and where its options begin among the pending ones. */
  private long[] states = new long[16];

  private long[] accumulators = new long[16];
  private int[] starts = new int[16];
  private int depth;

  private long[] moves = NOTHING;
  private long[] pending = new long[64];
  private int top;

  private Meter meter = Meter.start(Budget.unlimited());
  private long byteLimit = Long.MAX_VALUE;
  private long currentBytes;
  private int nextPathCheck;

  private long expanded;
  private long generated;
  private long probes;
  private int peakDepth;

  DepthFirst(Game game, SolverOptions options) {
    rules = new Rules(game, options.canonical());
    table = options.table();
    budget = options.budget();
    order = options.order();
  }

  /** The accumulator of a position with the given number of options; negative if decided. */
  abstract long begin(int count);

  /**
   * Folds in the numbers of options, passing over {@link MemoTable#ABSENT}; negative if decided.
   */
  abstract long fold(long accumulator, int[] values, int count);

  /** Folds in the number of one option. */
  abstract long fold(long accumulator, int value);

  /** The number of the position on top of the stack, all options folded in or decided. */
  abstract int finish(long accumulator);

  /** Drops what an interrupted search left behind. */
  void reset() {}

  /** How many positions are on the stack. */
  final int depth() {
    return depth;
  }

  /** The number of a state, solved within the solver's budget if it is not known yet. */
  final int solve(long state) {
    return solve(state, budget);
  }

  final int solve(long state, Budget limits) {
    long root = rules.canonical(state);
    int known = table.get(root);
    return known != MemoTable.ABSENT ? known : search(root, limits);
  }

  /** The options whose number is the given one, as the game generates them, in its order. */
  final LongStream optionsWith(long state, int value) {
    int count = optionsWith(state, value, NOTHING);
    long[] found = new long[count];
    optionsWith(state, value, found);
    return Arrays.stream(found);
  }

  final int optionsWith(long state, int value, long[] out) {
    int count = rules.options(state);
    if (moves.length < count) {
      moves = new long[rules.buffer.length];
    }
    System.arraycopy(rules.buffer, 0, moves, 0, count);
    int found = 0;
    for (int i = 0; i < count; i++) {
      long option = moves[i];
      if (solve(option) == value) {
        if (found < out.length) {
          out[found] = option;
        }
        found++;
      }
    }
    return found;
  }

  private int search(long root, Budget limits) {
    if (depth != 0) {
      throw new IllegalStateException("the solver is at work already: it is for one thread");
    }
    meter = Meter.start(limits);
    nextPathCheck = FIRST_PATH_CHECK;
    limitBytes(limits.bytes());
    try {
      meter.check(table.size());
      return run(root);
    } catch (LimitExceededException e) {
      checkPath();
      throw e;
    } finally {
      depth = 0;
      top = 0;
      reset();
    }
  }

  private int run(long root) {
    open(root);
    while (true) {
      int frame = depth - 1;
      int start = starts[frame];
      long accumulator = accumulators[frame];
      int absent = MemoTable.ABSENT;
      long option = 0;
      int value = 0;
      while (accumulator >= 0 && top > start) {
        option = pending[--top];
        probes++;
        value = table.get(option);
        if (value == absent) {
          break;
        }
        accumulator = fold(accumulator, value);
      }
      if (value == absent) {
        accumulators[frame] = accumulator;
        open(option);
        continue;
      }
      value = finish(accumulator);
      store(states[frame], value);
      top = start;
      depth = frame;
      if (frame == 0) {
        return value;
      }
      accumulators[frame - 1] = fold(accumulators[frame - 1], value);
    }
  }

  private void open(long state) {
    long solved = table.size();
    meter.tick(solved);
    meter.beforeState(solved + depth);
    if (depth == states.length) {
      growStack();
    }
    if (depth == nextPathCheck) {
      checkPath();
      nextPathCheck <<= 1;
    }
    int count = rules.canonicalOptions(state);
    long[] options = rules.buffer;
    int[] values = rules.values;
    if (order != null) {
      order.arrange(state, options, count);
    }
    expanded++;
    generated += count;
    probes += count;
    table.getAll(options, count, values);
    states[depth] = state;
    starts[depth] = top;
    depth++;
    peakDepth = Math.max(peakDepth, depth);
    long accumulator = fold(begin(count), values, count);
    if (accumulator >= 0) {
      if (pending.length - top < count) {
        growPending(count);
      }
      for (int i = count - 1; i >= 0; i--) {
        pending[top] = options[i];
        top += values[i] >>> 31;
      }
    }
    accumulators[depth - 1] = accumulator;
  }

  private void store(long state, int value) {
    if (!table.put(state, value, byteLimit)) {
      throw new LimitExceededException(Limit.MEMORY, currentBytes, table.size());
    }
  }

  private void growStack() {
    int length = longer(states.length, 1);
    beforeStackGrowth((long) FRAME_BYTES * length);
    states = Arrays.copyOf(states, length);
    accumulators = Arrays.copyOf(accumulators, length);
    starts = Arrays.copyOf(starts, length);
    limitBytes(currentBytes);
  }

  private void growPending(int count) {
    int length = longer(pending.length, top + (long) count - pending.length);
    beforeStackGrowth((long) Long.BYTES * length);
    pending = Arrays.copyOf(pending, length);
    limitBytes(currentBytes);
  }

  /** Half as long again, and at least so much longer. */
  private static int longer(int length, long more) {
    long wanted = length + Math.max(more, length >> 1);
    if (wanted > Integer.MAX_VALUE - 8) {
      throw new LimitExceededException(Limit.MEMORY, 8L * Integer.MAX_VALUE, 0);
    }
    return (int) wanted;
  }

  private void beforeStackGrowth(long more) {
    meter.beforeBytes(table.bytes() + stackBytes() + more, table.size());
  }

  private void limitBytes(long bytes) {
    currentBytes = bytes;
    byteLimit = bytes - stackBytes();
  }

  private long stackBytes() {
    return (long) FRAME_BYTES * states.length + (long) Long.BYTES * pending.length;
  }

  /** Throws if a state is twice on the line of play. */
  private void checkPath() {
    LongOpenHashSet seen = new LongOpenHashSet();
    for (int i = 0; i < depth; i++) {
      if (!seen.add(states[i])) {
        int first = 0;
        while (states[first] != states[i]) {
          first++;
        }
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
