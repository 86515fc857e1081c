package org.grundy.misere;

import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.internal.Meter;

/** A guessed quotient, and how the letters and states of the capped game lie in it. */
final class Guess {
  private final BipartiteMonoid monoid;
  private final int[] letters;
  private final int[] numbering;
  private final Automaton automaton;

  private Guess(BipartiteMonoid monoid, int[] letters, int[] numbering, Automaton automaton) {
    this.monoid = monoid;
    this.letters = letters;
    this.numbering = numbering;
    this.automaton = automaton;
  }

  static Guess of(Automaton automaton, Meter meter, long solved) {
    int order = automaton.count();
    if (order > BipartiteMonoid.MAX_ORDER) {
      throw new LimitExceededException(Limit.STATES, BipartiteMonoid.MAX_ORDER, solved);
    }
    meter.beforeBytes(4L * order * order, solved);
    int[] letters = automaton.irredundant();
    int[] numbering = new int[order];
    BipartiteMonoid monoid = BipartiteMonoid.of(automaton, letters, numbering);
    return new Guess(monoid, letters, numbering, automaton);
  }

  BipartiteMonoid monoid() {
    return monoid;
  }

  /** The letters that are generators, ascending. Not a copy. */
  int[] letters() {
    return letters;
  }

  /** The element of a monomial in all letters. */
  int element(int[] monomial) {
    return numbering[automaton.product(0, monomial)];
  }

  /** The element x such that s is in the set exactly when sx is in P, for all states s; or -1. */
  int elementActingAs(long[] set) {
    for (int x = 0; x < monoid.order(); x++) {
      if (actsAs(x, set)) {
        return x;
      }
    }
    return -1;
  }

  boolean actsAs(int x, long[] set) {
    long[] partners = monoid.partners(x);
    int[] merged = automaton.merged();
    for (int s = 0; s < merged.length; s++) {
      if (Bits.get(partners, numbering[merged[s]]) != Bits.get(set, s)) {
        return false;
      }
    }
    return true;
  }
}
