package org.grundy.misere;

import java.util.stream.IntStream;

/**
 * An automaton whose states are the elements of a commutative monoid, state 0 the identity, and
 * whose letters are its generators.
 */
final class Automaton {
  private final int count;
  private final int letters;
  private final int[] steps;
  private final long[] inP;
  private final int[] merged;

  /**
   * An automaton.
   *
   * @param steps {@code steps[state * letters + letter]} is the state after a letter
   * @param inP the set of states in P
   * @param merged the state that each state of the capped game became
   */
  Automaton(int count, int letters, int[] steps, long[] inP, int[] merged) {
    this.count = count;
    this.letters = letters;
    this.steps = steps;
    this.inP = inP;
    this.merged = merged;
  }

  int count() {
    return count;
  }

  int step(int state, int letter) {
    return steps[state * letters + letter];
  }

  boolean inP(int state) {
    return Bits.get(inP, state);
  }

  /** The state that each state of the capped game became. Not a copy. */
  int[] merged() {
    return merged;
  }

  int product(int state, int[] exponents) {
    int to = state;
    for (int i = 0; i < exponents.length; i++) {
      for (int e = 0; e < exponents[i]; e++) {
        to = steps[to * letters + i];
      }
    }
    return to;
  }

  /** The letters that no earlier ones generate, ascending. */
  int[] irredundant() {
    return IntStream.range(0, letters).filter(i -> !generates(i, steps[i])).toArray();
  }

  /** Whether the letters before one generate a state. */
  private boolean generates(int before, int wanted) {
    boolean[] seen = new boolean[count];
    int[] queue = new int[count];
    int size = 1;
    seen[0] = true;
    for (int head = 0; head < size; head++) {
      for (int i = 0; i < before; i++) {
        int to = steps[queue[head] * letters + i];
        if (!seen[to]) {
          seen[to] = true;
          queue[size++] = to;
        }
      }
    }
    return seen[wanted];
  }
}
