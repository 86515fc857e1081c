package org.grundy.guide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Closed forms for the values of pairs of heaps, or of places on a board. */
final class PairForms {
  private static final int MAX_MODULUS = 16;
  private static final int MAX_WYTHOFF = 5;

  private PairForms() {}

  @FunctionalInterface
  private interface Check {
    boolean at(int a, int b, long value);
  }

  @FunctionalInterface
  private interface Formula {
    long at(int a, int b);
  }

  @FunctionalInterface
  private interface Lost {
    boolean at(int a, int b);
  }

  /** A form, and whether a pair's value agrees with it. */
  record Candidate(Form form, String statement, Check check) {
    /** A failing pair whose larger number is least, or none. */
    int[] firstFailure(long[][] values, int to) {
      for (int n = 0; n <= to; n++) {
        for (int other = 0; other <= n; other++) {
          if (!check.at(n, other, values[n][other])) {
            return new int[] {n, other};
          }
          if (!check.at(other, n, values[other][n])) {
            return new int[] {other, n};
          }
        }
      }
      return new int[0];
    }
  }

  /** The forms that agree with all pairs up to {@code to}. */
  static List<Candidate> fitting(long[][] values, int to) {
    List<Candidate> all = new ArrayList<>();
    xor(values, all);
    remainders(Math.min(MAX_MODULUS, to / 3), all);
    outcomes(all);
    for (int t = 1; t <= MAX_WYTHOFF; t++) {
      wythoff(t, values.length, all);
    }
    List<Candidate> fit = new ArrayList<>();
    for (Candidate candidate : all) {
      if (candidate.firstFailure(values, to).length == 0) {
        fit.add(candidate);
      }
    }
    return fit;
  }

  private static Candidate exact(Form form, String text, Formula g) {
    return new Candidate(form, "g(a, b) = " + text, (a, b, value) -> value == g.at(a, b));
  }

  private static Candidate zeros(Form form, String text, Lost lost) {
    return new Candidate(form, "P iff " + text, (a, b, value) -> (value == 0) == lost.at(a, b));
  }

  private static void xor(long[][] values, List<Candidate> all) {
    long c = values[0][0];
    all.add(exact(Form.XOR, c == 0 ? "a xor b" : "a xor b xor " + c, (a, b) -> a ^ b ^ c));
    all.add(exact(Form.XOR, "a + b", (a, b) -> a + b));
    all.add(exact(Form.XOR, "max(a, b)", Math::max));
    all.add(exact(Form.XOR, "min(a, b)", Math::min));
    all.add(zeros(Form.XOR, "a = b", (a, b) -> a == b));
  }

  private static void remainders(int most, List<Candidate> all) {
    for (int modulus = 2; modulus <= most; modulus++) {
      int m = modulus;
      Form form = m == 2 ? Form.PARITY : Form.MODULUS;
      all.add(exact(form, "(a + b) mod " + m, (a, b) -> (a + b) % m));
      all.add(exact(form, "(a mod " + m + ") xor (b mod " + m + ")", (a, b) -> (a % m) ^ (b % m)));
      all.add(zeros(form, "a = b modulo " + m, (a, b) -> a % m == b % m));
      if (m > 2) { // the same as the line before for 2
        all.add(zeros(form, "a + b = 0 modulo " + m, (a, b) -> (a + b) % m == 0));
      }
    }
  }

  private static void outcomes(List<Candidate> all) {
    all.add(zeros(Form.PARITY, "a and b are even", (a, b) -> ((a | b) & 1) == 0));
    all.add(zeros(Form.PARITY, "a and b are odd", (a, b) -> (a & b & 1) == 1));
    all.add(
        zeros(
            Form.POWER_OF_TWO,
            "a and b have the same largest power of 2",
            (a, b) -> Integer.lowestOneBit(a) == Integer.lowestOneBit(b)));
    all.add(
        zeros(
            Form.POWER_OF_TWO,
            "a + 1 and b + 1 have the same largest power of 2",
            (a, b) -> Integer.lowestOneBit(a + 1) == Integer.lowestOneBit(b + 1)));
  }

  private static void wythoff(int t, int size, List<Candidate> all) {
    Multiples alpha = Multiples.wythoff(t);
    int[] partner = new int[size];
    Arrays.fill(partner, -1);
    for (long k = 0; alpha.at(k) < size; k++) {
      long small = alpha.at(k);
      long large = small + t * k;
      partner[(int) small] = (int) Math.min(large, Integer.MAX_VALUE);
      if (large < size) {
        partner[(int) large] = (int) small;
      }
    }
    String times = t == 1 ? "k" : t + "k";
    String where = t == 1 ? "" : ", alpha = (" + (2 - t) + " + sqrt " + ((long) t * t + 4) + ")/2";
    all.add(
        zeros(
            Form.BEATTY,
            "{a, b} = {floor(k "
                + alpha.name()
                + "), floor(k "
                + alpha.name()
                + ") + "
                + times
                + "} for some k >= 0"
                + where,
            (a, b) -> partner[a] == b));
  }
}
