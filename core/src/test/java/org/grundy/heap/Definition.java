package org.grundy.heap;

import java.util.BitSet;

/** Heap games by their definitions, written independently of the library: slow and plain. */
final class Definition {
  private Definition() {}

  /** Values of a code given by its digits, digit 0 first; splits unequal if asked. */
  static int[] code(int[] digits, boolean unequal, int length) {
    int[] g = new int[length];
    for (int n = 0; n < length; n++) {
      BitSet seen = new BitSet();
      for (int k = 0; k < digits.length && k <= n; k++) {
        int m = n - k;
        if ((digits[k] & 1) != 0 && m == 0) {
          seen.set(0);
        }
        if ((digits[k] & 2) != 0 && m > 0) {
          seen.set(g[m]);
        }
        for (int a = 1; a < m; a++) {
          if ((digits[k] & 4) != 0 && !(unequal && 2 * a == m)) {
            seen.set(g[a] ^ g[m - a]);
          }
          for (int b = 1; (digits[k] & 8) != 0 && a + b < m; b++) {
            seen.set(g[a] ^ g[b] ^ g[m - a - b]);
          }
        }
      }
      g[n] = seen.nextClearBit(0);
    }
    return g;
  }

  /** Values of the game of taking one of a set, or anything but one of it. */
  static int[] taking(int[] set, boolean allBut, int length) {
    BitSet listed = new BitSet();
    for (int take : set) {
      listed.set(take);
    }
    int[] g = new int[length];
    for (int n = 0; n < length; n++) {
      BitSet seen = new BitSet();
      for (int take = 1; take <= n; take++) {
        if (listed.get(take) != allBut) {
          seen.set(g[n - take]);
        }
      }
      g[n] = seen.nextClearBit(0);
    }
    return g;
  }
}
