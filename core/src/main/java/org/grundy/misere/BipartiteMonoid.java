package org.grundy.misere;

import java.util.Arrays;
import java.util.Optional;

/**
 * A finite commutative monoid Q with a subset P, given by generators. Element 0 is the identity.
 *
 * <p>Elements are numbered in the order in which a breadth-first walk from the identity meets them,
 * so that each one's normal form, the first word found for it, is the least one: fewest letters
 * first, then earlier letters first. Every divisor of a normal form is a normal form.
 */
final class BipartiteMonoid {
  /** The most elements a product table is made for. */
  static final int MAX_ORDER = 4096;

  private final int order;
  private final int generators;

  /** {@code steps[x * generators + i]} is x times generator i. */
  private final int[] steps;

  /** The letter and the element before it, of the last step of each normal form. */
  private final int[] lastLetter;

  private final int[] previous;
  private final char[] products;
  private final long[] p;

  /** For each element x the set of all z with zx in P. */
  private final long[][] partners;

  private BipartiteMonoid(
      int order, int generators, int[] steps, int[] lastLetter, int[] previous, long[] p) {
    this.order = order;
    this.generators = generators;
    this.steps = steps;
    this.lastLetter = lastLetter;
    this.previous = previous;
    this.p = p;
    this.products = new char[order * order];
    for (int x = 0; x < order; x++) {
      int row = x * order;
      products[row] = (char) x;
      for (int y = 1; y < order; y++) {
        products[row + y] = (char) steps[products[row + previous[y]] * generators + lastLetter[y]];
      }
    }
    this.partners = new long[order][];
    for (int x = 0; x < order; x++) {
      partners[x] = Bits.empty(order);
      for (int z = 0; z < order; z++) {
        if (Bits.get(p, product(x, z))) {
          Bits.set(partners[x], z);
        }
      }
    }
  }

  /** The monoid of one element, outside P: no game at all, which the player to move has won. */
  static BipartiteMonoid trivial() {
    return new BipartiteMonoid(1, 0, new int[0], new int[] {-1}, new int[] {-1}, Bits.empty(1));
  }

  /**
   * The monoid of an automaton of which every state can be reached.
   *
   * @param letters the generators to keep, ascending; they must generate the whole
   * @param numbering receives the element of each state
   */
  static BipartiteMonoid of(Automaton automaton, int[] letters, int[] numbering) {
    int states = automaton.count();
    Arrays.fill(numbering, 0, states, -1);
    int[] queue = new int[states];
    int[] lastLetter = new int[states];
    int[] previous = new int[states];
    int size = 1;
    numbering[0] = 0;
    lastLetter[0] = -1;
    previous[0] = -1;
    for (int head = 0; head < size; head++) {
      for (int i = 0; i < letters.length; i++) {
        int next = automaton.step(queue[head], letters[i]);
        if (numbering[next] < 0) {
          numbering[next] = size;
          lastLetter[size] = i;
          previous[size] = head;
          queue[size++] = next;
        }
      }
    }
    assert size == states;
    int[] steps = new int[states * letters.length];
    long[] p = Bits.empty(states);
    for (int x = 0; x < states; x++) {
      for (int i = 0; i < letters.length; i++) {
        steps[x * letters.length + i] = numbering[automaton.step(queue[x], letters[i])];
      }
      if (automaton.inP(queue[x])) {
        Bits.set(p, x);
      }
    }
    return new BipartiteMonoid(states, letters.length, steps, lastLetter, previous, p);
  }

  int order() {
    return order;
  }

  int generators() {
    return generators;
  }

  int generator(int i) {
    return steps[i];
  }

  int product(int x, int y) {
    return products[x * order + y];
  }

  boolean inP(int x) {
    return Bits.get(p, x);
  }

  /** The set of all z with zx in P. Not a copy. */
  long[] partners(int x) {
    return partners[x];
  }

  /** The exponents of the generators in the normal form of x. */
  int[] normalForm(int x) {
    return form(x, lastLetter, previous);
  }

  private int[] form(int x, int[] letterTo, int[] elementBefore) {
    int[] exponents = new int[generators];
    for (int y = x; y != 0; y = elementBefore[y]) {
      exponents[letterTo[y]]++;
    }
    return exponents;
  }

  /** The exponents of the least word for x in the first few generators; empty if there is none. */
  Optional<int[]> formIn(int letters, int x) {
    int[] letterTo = new int[order];
    int[] elementBefore = new int[order];
    int[] queue = new int[order];
    int size = 1;
    Arrays.fill(letterTo, -1);
    for (int head = 0; head < size; head++) {
      for (int i = 0; i < letters; i++) {
        int to = steps[queue[head] * generators + i];
        if (to != 0 && letterTo[to] < 0) {
          letterTo[to] = i;
          elementBefore[to] = queue[head];
          queue[size++] = to;
        }
      }
    }
    return x == 0 || letterTo[x] >= 0
        ? Optional.of(form(x, letterTo, elementBefore))
        : Optional.empty();
  }

  /** The least c with x^c = x^(c-2), at least 2; 0 if there is none. */
  int exponentBound(int x) {
    int before = 0;
    int last = x;
    for (int c = 2; c <= order + 1; c++) {
      int power = product(last, x);
      if (power == before) {
        return c;
      }
      before = last;
      last = power;
    }
    return 0;
  }
}
