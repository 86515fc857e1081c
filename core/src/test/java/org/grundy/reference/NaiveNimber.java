package org.grundy.reference;

import java.util.HashSet;
import java.util.Set;

/** Nim multiplication from its definitions: by mex for tiny numbers, by halving for all. */
public final class NaiveNimber {
  private NaiveNimber() {}

  /** The product by the plain recursive definition over halves, unsigned 64-bit. */
  public static long multiply(long a, long b) {
    return multiply(a, b, 32);
  }

  private static long multiply(long a, long b, int half) {
    if (half == 0) {
      return a & b;
    }
    long mask = (1L << half) - 1;
    long a1 = a >>> half;
    long a0 = a & mask;
    long b1 = b >>> half;
    long b0 = b & mask;
    int quarter = half / 2;
    long high = multiply(a1, b1, quarter);
    long cross = multiply(a1, b0, quarter) ^ multiply(a0, b1, quarter);
    long low = multiply(a0, b0, quarter);
    return ((high ^ cross) << half) | (low ^ multiply(high, 1L << (half - 1), quarter));
  }

  /** The products of all numbers below n by the mex definition. */
  public static int[][] productsByMex(int n) {
    int[][] product = new int[n][n];
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        Set<Integer> excluded = new HashSet<>();
        for (int i = 0; i < a; i++) {
          for (int j = 0; j < b; j++) {
            excluded.add(product[i][b] ^ product[a][j] ^ product[i][j]);
          }
        }
        int mex = 0;
        while (excluded.contains(mex)) {
          mex++;
        }
        product[a][b] = mex;
      }
    }
    return product;
  }
}
