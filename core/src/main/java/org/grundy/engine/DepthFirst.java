package org.grundy.engine;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.internal.Memory;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search over the options of a {@link Game}; what is computed is up to the subclass,
 * which folds the options' numbers into one accumulator a position.
 *
 * <p>When a position is opened, all its options are looked up at once. The known ones are folded
 * and forgotten; only the others stay on the stack.
 */
abstract class DepthFirst extends Search {
  private static final long[] NOTHING = {};

  private final Rules rules;
  private final @Nullable OptionOrder order;
  private long[] moves = NOTHING;

  DepthFirst(Game game, SolverOptions options) {
    super(options);
    rules = new Rules(game, canonical);
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

  @Override
  void reset() {}

  /** The number of a state, solved within the solver's budget if it is not known yet. */
  final int solve(long state) {
    return solve(state, budget);
  }

  final int solve(long state, Budget limits) {
    long root = canonical(state);
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

  /** The first option whose number is 0, as the game generates it; or {@code none}. */
  final long firstLost(long state, long none) {
    if (solve(state) == 0) {
      return none;
    }
    int count = loadMoves(state);
    for (int i = 0; i < count; i++) {
      if (solve(moves[i]) == 0) {
        return moves[i];
      }
    }
    return none;
  }

  /** Fills {@link #moves}, which no search writes to. */
  private int loadMoves(long state) {
    int count = rules.options(state);
    moves = Memory.withRoom(moves, count, table.size());
    System.arraycopy(rules.buffer, 0, moves, 0, count);
    return count;
  }

  final int optionsWith(long state, int value, long[] out) {
    int count = loadMoves(state);
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

  @Override
  final int run(long root) {
    open(root);
    while (true) {
      int frame = depth - 1;
      int start = starts[frame];
      long accumulator = accumulators[frame];
      long option = 0;
      int value = 0;
      while (accumulator >= 0 && top > start) {
        option = pending[--top];
        probes++;
        value = table.get(option);
        if (value == MemoTable.ABSENT) {
          break;
        }
        accumulator = fold(accumulator, value);
      }
      if (value == MemoTable.ABSENT) {
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
    push(state);
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
    long accumulator = fold(begin(count), values, count);
    if (accumulator >= 0) {
      reserve(count);
      long[] unknown = pending;
      int end = top;
      for (int i = count - 1; i >= 0; i--) {
        unknown[end] = options[i];
        // One more for ABSENT, the only negative number.
        end += values[i] >>> (Integer.SIZE - 1);
      }
      top = end;
    }
    accumulators[depth - 1] = accumulator;
  }
}
