package org.grundy.scoring;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.Arrays;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.internal.Memory;
import org.grundy.internal.Meter;

/**
 * Minimax by depth-first search with an explicit stack: the value of a state is the most that a
 * move's gain exceeds the value of the state it leads to, where the other player moves.
 *
 * <p>States on the stack are not marked. A cycle therefore shows as a line of play without end:
 * whenever the line's length reaches a power of two it is searched for a repeated state, which
 * costs O(1) a step on average.
 */
final class Search implements ScoringGame.Moves {
  /** Lists a side's moves from a state. */
  @FunctionalInterface
  interface Rules {
    void moves(long state, int side, ScoringGame.Moves moves);
  }

  private static final float LOAD_FACTOR = 0.75f;
  private static final int FIRST = 16;
  private static final int FIRST_PATH_CHECK = 1024;
  private static final int FRAME_BYTES = 3 * Long.BYTES;
  private static final int MOVE_BYTES = 2 * Long.BYTES;
  private static final int ENTRY_BYTES = 2 * Long.BYTES;
  private static final int LARGEST_TABLE = 1 << 30;

  private final Rules rules;
  private final Budget budget;
  private final long valueWithoutMove;
  private final long enough;
  private final boolean twoSided;
  private final Long2LongOpenHashMap[] memo;
  private final int[] capacity;

  // The line of play: for each position on it its state, the best value so far, and where its moves
  // and those not yet looked at begin.
  private long[] states = new long[FIRST];
  private long[] best = new long[FIRST];
  private int[] start = new int[FIRST];
  private int[] next = new int[FIRST];
  private int depth;

  // The moves of all positions on the line, those of the last one at the end.
  private long[] options = new long[FIRST];
  private long[] gains = new long[FIRST];
  private int top;

  private boolean busy;
  private int nextPathCheck;
  private Meter meter = Meter.start(Budget.unlimited());

  /**
   * A search with nothing solved.
   *
   * @param twoSided whether a state has a value for each side to move, or one whoever moves
   * @param valueWithoutMove the value of a state without moves
   * @param enough a value that no move exceeds, at which the other moves are not looked at
   */
  Search(Rules rules, boolean twoSided, long valueWithoutMove, long enough, Budget budget) {
    this.rules = rules;
    this.twoSided = twoSided;
    this.valueWithoutMove = valueWithoutMove;
    this.enough = enough;
    this.budget = budget;
    memo = new Long2LongOpenHashMap[twoSided ? 2 : 1];
    capacity = new int[memo.length];
    for (int side = 0; side < memo.length; side++) {
      memo[side] = new Long2LongOpenHashMap(16, LOAD_FACTOR);
      capacity[side] = HashCommon.arraySize(16, LOAD_FACTOR);
      memo[side].defaultReturnValue(Long.MIN_VALUE);
    }
  }

  /** How many values are known. */
  long solved() {
    long solved = 0;
    for (Long2LongOpenHashMap side : memo) {
      solved += side.size();
    }
    return solved;
  }

  /** The value of a state for the side that moves, within the budget. */
  long value(long state, int side) {
    enter();
    try {
      return known(state, side) ? memo[side].get(state) : run(state, side);
    } finally {
      leave();
    }
  }

  /** The moves from a state, as two arrays: options and gains. */
  long[][] moves(long state, int side) {
    enter();
    try {
      rules.moves(state, side, this);
      return new long[][] {Arrays.copyOf(options, top), Arrays.copyOf(gains, top)};
    } finally {
      leave();
    }
  }

  private void enter() {
    if (busy) {
      throw new IllegalStateException("the solver is at work already: it is for one thread");
    }
    busy = true;
    nextPathCheck = FIRST_PATH_CHECK;
    meter = Meter.start(budget);
  }

  private void leave() {
    busy = false;
    depth = 0;
    top = 0;
  }

  private boolean known(long state, int side) {
    // Any number may be a value, the default one too.
    return memo[side].get(state) != Long.MIN_VALUE || memo[side].containsKey(state);
  }

  private int other(int side) {
    return twoSided ? 1 - side : side;
  }

  private long run(long root, int rootSide) {
    try {
      meter.check(solved());
      open(root, rootSide);
      int side = rootSide;
      while (true) {
        int frame = depth - 1;
        int option = firstUnknown(frame, other(side));
        if (option < top) {
          side = other(side);
          open(options[option], side);
          continue;
        }
        long value = start[frame] == top ? valueWithoutMove : best[frame];
        store(states[frame], side, value);
        top = start[frame];
        depth = frame;
        if (frame == 0) {
          return value;
        }
        side = other(side);
        fold(frame - 1, value);
      }
    } catch (LimitExceededException e) {
      if (e.limit() != Limit.HEAP) {
        checkPath();
      }
      states = Arrays.copyOf(states, FIRST);
      best = Arrays.copyOf(best, FIRST);
      start = Arrays.copyOf(start, FIRST);
      next = Arrays.copyOf(next, FIRST);
      options = Arrays.copyOf(options, FIRST);
      gains = Arrays.copyOf(gains, FIRST);
      throw e;
    }
  }

  /** Folds in moves to solved states; the place of the first other one, or top. */
  private int firstUnknown(int frame, int optionSide) {
    Long2LongOpenHashMap values = memo[optionSide];
    while (next[frame] < top) {
      long option = options[next[frame]];
      long value = values.get(option);
      if (value == Long.MIN_VALUE && !values.containsKey(option)) {
        return next[frame];
      }
      fold(frame, value);
    }
    return top;
  }

  /** Folds in the value of the option that is next. */
  private void fold(int frame, long optionValue) {
    int move = next[frame];
    long gain = gains[move];
    long value = gain - optionValue;
    if (((gain ^ optionValue) & (gain ^ value)) < 0) {
      throw new ArithmeticException(
          "the score difference of state " + states[frame] + " overflows a long");
    }
    best[frame] = move == start[frame] ? value : Math.max(best[frame], value);
    next[frame] = best[frame] >= enough ? top : move + 1;
  }

  private void open(long state, int side) {
    meter.tick(solved());
    meter.beforeState(solved() + depth);
    if (depth == states.length) {
      growLine();
    }
    if (depth == nextPathCheck) {
      checkPath();
      nextPathCheck <<= 1;
    }
    states[depth] = state;
    start[depth] = top;
    next[depth] = top;
    depth++;
    rules.moves(state, side, this);
  }

  /** Takes a move of the position being opened. */
  @Override
  public void add(long option, long gain) {
    if (top == options.length) {
      growMoves();
    }
    options[top] = option;
    gains[top] = gain;
    top++;
  }

  private void store(long state, int side, long value) {
    Long2LongOpenHashMap values = memo[side];
    boolean grows = values.size() >= HashCommon.maxFill(capacity[side], LOAD_FACTOR);
    if (grows) {
      if (capacity[side] == LARGEST_TABLE) {
        throw new LimitExceededException(
            Limit.MEMORY, (long) ENTRY_BYTES * LARGEST_TABLE, solved());
      }
      beforeGrowth(2L * ENTRY_BYTES * capacity[side]);
    }
    try {
      values.put(state, value);
    } catch (OutOfMemoryError e) {
      // The map has taken the state before it grows, and would fill up and never end a search.
      values.remove(state);
      throw Memory.exhausted(solved());
    }
    capacity[side] <<= grows ? 1 : 0;
  }

  private void growLine() {
    int length = Memory.longer(states.length, depth + 1L, solved());
    beforeGrowth((long) FRAME_BYTES * length);
    // The states, whose length counts, come last.
    next = Memory.copyOf(next, length, solved());
    start = Memory.copyOf(start, length, solved());
    best = Memory.copyOf(best, length, solved());
    states = Memory.copyOf(states, length, solved());
  }

  private void growMoves() {
    int length = Memory.longer(options.length, top + 1L, solved());
    beforeGrowth((long) MOVE_BYTES * length);
    gains = Memory.copyOf(gains, length, solved());
    options = Memory.copyOf(options, length, solved());
  }

  private void beforeGrowth(long more) {
    long bytes = (long) FRAME_BYTES * states.length + (long) MOVE_BYTES * options.length + more;
    for (int entries : capacity) {
      bytes += (long) ENTRY_BYTES * entries;
    }
    meter.beforeBytes(bytes, solved());
  }

  /** Throws if a state, with the same side to move, is twice on the line of play. */
  private void checkPath() {
    int step = twoSided ? 2 : 1;
    for (int from = 0; from < step; from++) {
      Long2IntOpenHashMap seenAt = Memory.mapOf(depth / step, solved());
      seenAt.defaultReturnValue(-1);
      for (int i = from; i < depth; i += step) {
        int first = seenAt.putIfAbsent(states[i], i);
        if (first >= 0) {
          throw new CycleException(Arrays.copyOfRange(states, first, i));
        }
      }
    }
  }
}
