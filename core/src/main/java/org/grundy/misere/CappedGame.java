package org.grundy.misere;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.LimitExceededException;
import org.grundy.internal.Meter;

/**
 * A guess at a quotient: sums of a few generators, each with an exponent below its cap, where an
 * exponent c at the cap is taken for c - 2.
 *
 * <p>A state is the number whose digits are the exponents, the last generator's most significant. A
 * move replaces one of some generator by a monomial in earlier ones, so it leads to a smaller
 * number, and one pass in ascending order decides all states. Merging states that no step tells
 * apart (Moore) then gives the smallest bipartite monoid with these outcomes. Whether it is that of
 * the game is for {@link QuotientProof} to say.
 */
final class CappedGame {
  private static final long MOST_STATES = 1L << 26;

  private final int[] caps;
  private final int[] strides;
  private final int states;
  private final Meter meter;
  private final long solved;
  private final int[][][] moves;
  private final long[] inP;

  /**
   * The outcomes of all states.
   *
   * @param caps for each generator its cap, 2 or more
   * @param options for each generator its options, as exponents of the earlier generators
   * @param solved how many heaps were solved before, for the exceptions
   */
  CappedGame(int[] caps, List<int[][]> options, Meter meter, long solved) {
    this.caps = caps;
    this.meter = meter;
    this.solved = solved;
    this.strides = new int[caps.length];
    long size = 1;
    for (int i = 0; i < caps.length; i++) {
      strides[i] = (int) size;
      size *= caps[i];
      if (size > MOST_STATES) {
        throw new LimitExceededException(LimitExceededException.Limit.STATES, MOST_STATES, solved);
      }
    }
    meter.beforeStates(size, solved);
    meter.beforeBytes(size * 17, solved); // two numberings, a map that is at most half full
    this.states = (int) size;
    this.inP = Bits.empty(states);
    this.moves = new int[caps.length][][];
    for (int i = 0; i < caps.length; i++) {
      moves[i] = distinct(options.get(i), i);
    }
    solve(inP, new int[0][]);
  }

  int states() {
    return states;
  }

  /** The options with exponents below the caps, without repeats. */
  private int[][] distinct(int[][] options, int generator) {
    List<int[]> kept = new ArrayList<>();
    long[] seen = Bits.empty(states);
    for (int[] option : options) {
      int[] capped = Arrays.copyOf(option, generator);
      int number = 0;
      for (int j = 0; j < generator; j++) {
        capped[j] = capped(j, capped[j]);
        number += capped[j] * strides[j];
      }
      if (!Bits.get(seen, number)) {
        Bits.set(seen, number);
        kept.add(capped);
      }
    }
    return kept.toArray(int[][]::new);
  }

  private int capped(int generator, int exponent) {
    int cap = caps[generator];
    return exponent < cap ? exponent : cap - 2 + ((exponent - cap) & 1);
  }

  /**
   * The outcomes of each state with one more heap beside it.
   *
   * @param options the heap's options, at least one, as exponents of the generators
   * @return the set of states that are P-positions with the heap
   */
  long[] outcomesWith(int[][] options) {
    long[] result = Bits.empty(states);
    solve(result, distinct(options, caps.length));
    return result;
  }

  /** Fills in the outcomes of the states with a heap of the given options, if it has any. */
  private void solve(long[] result, int[][] heap) {
    int[] digits = new int[caps.length];
    for (int state = 0; state < states; state++) {
      meter.tick(solved);
      if ((state > 0 || heap.length > 0)
          && !reaches(inP, state, digits, heap)
          && !hasMoveTo(result, state, digits)) {
        Bits.set(result, state);
      }
      for (int i = 0; i < caps.length && ++digits[i] == caps[i]; i++) {
        digits[i] = 0;
      }
    }
  }

  private boolean hasMoveTo(long[] set, int state, int[] digits) {
    for (int i = 0; i < caps.length; i++) {
      if (digits[i] > 0 && reaches(set, state - strides[i], digits, moves[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether adding some option, which has no more letters than it needs, leads into the set. */
  private boolean reaches(long[] set, int state, int[] digits, int[][] options) {
    for (int[] option : options) {
      int to = state;
      for (int j = 0; j < option.length; j++) {
        if (option[j] != 0) {
          to += (capped(j, digits[j] + option[j]) - digits[j]) * strides[j];
        }
      }
      if (Bits.get(set, to)) {
        return true;
      }
    }
    return false;
  }

  /** The state after one more of a generator. */
  private int step(int state, int digit, int generator) {
    return digit + 1 < caps[generator] ? state + strides[generator] : state - strides[generator];
  }

  /**
   * Merges states that agree on P whatever is added to both.
   *
   * @return the steps of the classes, class 0 being that of the empty sum
   */
  Automaton classes() {
    int[] number = new int[states];
    int count = 1;
    for (int s = 0; s < states; s++) {
      number[s] = Bits.get(inP, s) ? 1 : 0;
      count = Math.max(count, number[s] + 1);
    }
    int[] next = new int[states];
    Long2IntOpenHashMap pairs = new Long2IntOpenHashMap();
    pairs.defaultReturnValue(-1);
    int before;
    do {
      before = count;
      for (int i = 0; i < caps.length; i++) {
        pairs.clear();
        for (int s = 0; s < states; s++) {
          meter.tick(solved);
          int digit = s / strides[i] % caps[i];
          long pair = ((long) number[s] << 32) | number[step(s, digit, i)];
          int id = pairs.get(pair);
          if (id < 0) {
            id = pairs.size();
            pairs.put(pair, id);
          }
          next[s] = id;
        }
        count = pairs.size();
        int[] swap = number;
        number = next;
        next = swap;
      }
    } while (count != before);
    int[] steps = new int[count * caps.length];
    long[] classInP = Bits.empty(count);
    for (int s = 0; s < states; s++) {
      if (Bits.get(inP, s)) {
        Bits.set(classInP, number[s]);
      }
      for (int i = 0; i < caps.length; i++) {
        steps[number[s] * caps.length + i] = number[step(s, s / strides[i] % caps[i], i)];
      }
    }
    return new Automaton(count, caps.length, steps, classInP, number);
  }
}
