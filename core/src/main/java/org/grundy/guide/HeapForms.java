package org.grundy.guide;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Closed forms for the values of single heaps. */
final class HeapForms {
  /** How often a period must be seen in the fit. */
  private static final int REPEATS = 3;

  /** How many P-positions a Beatty sequence must explain. */
  private static final int ENOUGH = 5;

  private HeapForms() {}

  @FunctionalInterface
  private interface Check {
    boolean at(long[] values, int n);
  }

  /** A form, and whether a table agrees with it at a place; the places before are known. */
  record Candidate(Form form, String statement, Check check) {
    /** The first n in the range where the table disagrees, or the end of the range plus 1. */
    int firstFailure(long[] values, int from, int to) {
      int n = from;
      while (n <= to && check.at(values, n)) {
        n++;
      }
      return n;
    }
  }

  /** The forms that agree with the values 0 to {@code to}. */
  static List<Candidate> fitting(long[] values, int to) {
    List<Candidate> all = new ArrayList<>();
    periodic(values, to, all);
    remainders(values, to, all);
    powersOfTwo(all);
    xor(values, all);
    outcomes(values, to, all);
    beatty(values, to, all);
    return all.stream().filter(c -> c.firstFailure(values, 0, to) > to).toList();
  }

  private static Candidate exact(Form form, String text, LongUnaryOperator g) {
    return new Candidate(form, "g(n) = " + text, (v, n) -> v[n] == g.applyAsLong(n));
  }

  private static Candidate zeros(Form form, String text, IntPredicate isP) {
    return new Candidate(form, "P iff " + text, (v, n) -> (v[n] == 0) == isP.test(n));
  }

  /** The least period, with or without a saltus, that the end of the fit shows often enough. */
  private static void periodic(long[] values, int to, List<Candidate> all) {
    for (int p = 1; p <= to / REPEATS; p++) {
      long saltus = values[to] - values[to - p];
      int start = to - p;
      while (start >= 0 && values[start + p] - values[start] == saltus) {
        start--;
      }
      int from = start + 1;
      if (to + 1 - from >= REPEATS * p) {
        int period = p;
        all.add(
            new Candidate(
                saltus == 0 ? Form.PERIOD : Form.SALTUS,
                "g(n + "
                    + p
                    + ") = g(n)"
                    + (saltus == 0 ? "" : (saltus > 0 ? " + " : " - ") + Math.abs(saltus))
                    + " for n >= "
                    + from,
                (v, n) -> n < from + period || v[n] - v[n - period] == saltus));
        return;
      }
    }
  }

  private static void remainders(long[] values, int to, List<Candidate> all) {
    int k = 0; // how often the first value comes
    while (k <= to && values[k] == values[0]) {
      k++;
    }
    if (k > to / REPEATS) {
      return;
    }
    int m = 2; // the first heap after the values have left 0 and returned
    for (int n = k; n <= to; n++) {
      if (values[n] == 0) {
        m = n / k;
        break;
      }
    }
    int block = k;
    int modulus = m;
    if (m == 2) {
      all.add(
          exact(
              Form.PARITY,
              block == 1 ? "n mod 2" : "floor(n / " + block + ") mod 2",
              n -> n / block % 2));
    } else {
      all.add(
          exact(
              Form.MODULUS,
              (block == 1 ? "n" : "floor(n / " + block + ")") + " mod " + modulus,
              n -> n / block % modulus));
    }
  }

  private static void powersOfTwo(List<Candidate> all) {
    all.add(
        exact(
            Form.POWER_OF_TWO, "the largest power of 2 that divides n (0 for n = 0)", n -> n & -n));
    all.add(
        exact(
            Form.POWER_OF_TWO,
            "the largest power of 2 that divides n + 1",
            n -> (n + 1) & -(n + 1)));
    all.add(
        exact(
            Form.POWER_OF_TWO,
            "the exponent of 2 in n (0 for n = 0)",
            n -> n == 0 ? 0 : Long.numberOfTrailingZeros(n)));
    all.add(
        exact(
            Form.POWER_OF_TWO,
            "1 + the exponent of 2 in n (0 for n = 0)",
            n -> n == 0 ? 0 : 1 + Long.numberOfTrailingZeros(n)));
    all.add(
        exact(
            Form.POWER_OF_TWO,
            "the number of binary digits of n",
            n -> Long.SIZE - Long.numberOfLeadingZeros(n)));
    all.add(
        exact(
            Form.POWER_OF_TWO,
            "floor(log2 n) (0 for n = 0)",
            n -> n == 0 ? 0 : 63 - Long.numberOfLeadingZeros(n)));
    all.add(zeros(Form.POWER_OF_TWO, "n is a power of 2", n -> Integer.bitCount(n) == 1));
    all.add(zeros(Form.POWER_OF_TWO, "n + 1 is a power of 2", n -> (n & (n + 1)) == 0));
  }

  private static void xor(long[] values, List<Candidate> all) {
    long c = values[0];
    all.add(exact(Form.XOR, c == 0 ? "n" : "n xor " + c, n -> n ^ c));
    all.add(
        exact(
            Form.XOR,
            "2n + 1 or 2n, whichever has an odd number of ones (odious)",
            n -> 2 * n + (Long.bitCount(n) + 1 & 1)));
    all.add(
        exact(
            Form.XOR,
            "2n + 1 or 2n, whichever has an even number of ones (evil)",
            n -> 2 * n + (Long.bitCount(n) & 1)));
  }

  /** The P-positions alone may be simpler than the values. */
  private static void outcomes(long[] values, int to, List<Candidate> all) {
    all.add(zeros(Form.PARITY, "n is even", n -> n % 2 == 0));
    all.add(zeros(Form.PARITY, "n is odd", n -> n % 2 == 1));
    for (int p = 3; p <= to / REPEATS; p++) {
      int m = p;
      if (IntStream.rangeClosed(m, to).allMatch(n -> (values[n] == 0) == (values[n - m] == 0))) {
        BitSet residues = new BitSet();
        IntStream.range(0, m).filter(n -> values[n] == 0).forEach(residues::set);
        if (!residues.isEmpty() && residues.cardinality() < m) {
          String list =
              residues.stream()
                  .limit(12)
                  .mapToObj(Integer::toString)
                  .collect(Collectors.joining(", "));
          String dots = residues.cardinality() > 12 ? ", ..." : "";
          all.add(
              zeros(Form.MODULUS, "n mod " + m + " is " + list + dots, n -> residues.get(n % m)));
        }
        return;
      }
    }
  }

  private static void beatty(long[] values, int to, List<Candidate> all) {
    int[] p = IntStream.rangeClosed(0, to).filter(n -> values[n] == 0).toArray();
    if (p.length < ENOUGH) {
      return;
    }
    for (Multiples alpha : Multiples.ALL) {
      for (int skip = 0; skip <= 1; skip++) {
        long shift = p[0] - alpha.at(skip);
        BitSet members = new BitSet();
        for (long k = skip; alpha.at(k) + shift < values.length; k++) {
          members.set((int) (alpha.at(k) + shift));
        }
        String plus = shift == 0 ? "" : (shift > 0 ? " + " : " - ") + Math.abs(shift);
        all.add(
            zeros(
                Form.BEATTY,
                "n = floor(k "
                    + parenthesised(alpha.name())
                    + ")"
                    + plus
                    + " for some k >= "
                    + skip,
                members::get));
      }
    }
  }

  private static String parenthesised(String name) {
    return name.contains(" + ") && !name.startsWith("(") ? "(" + name + ")" : name;
  }
}
