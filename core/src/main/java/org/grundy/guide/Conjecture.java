package org.grundy.guide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import org.grundy.internal.Checks;

/**
 * A closed form that fits the beginning of a table of Grundy values, and how far it was tested.
 *
 * <p>A form is fitted to the values up to some N and then compared with all of them up to 3N. Those
 * that hold are <em>verified to</em> 3N, which proves nothing about what follows; those that fail
 * are kept with the place, since near misses are worth seeing.
 *
 * <pre>{@code
 * Conjecture.fitValues(n -> n % 4, 40).get(0).toString();
 * // "g(n) = n mod 4: verified to 120, not proved"
 * }</pre>
 *
 * @param form the kind of form
 * @param statement what is conjectured, such as {@code g(n) = n mod 4}
 * @param fittedTo the largest argument of the fit
 * @param testedTo the largest argument up to which it holds
 * @param counterexample the first place where it fails, such as {@code n = 17}; empty if none was
 *     found up to three times {@code fittedTo}
 */
public record Conjecture(
    Form form, String statement, int fittedTo, int testedTo, String counterexample) {
  /** The most that can be fitted to. */
  public static final int MAX_FIT = 10_000_000;

  /** The most that pairs can be fitted to. */
  public static final int MAX_PAIR_FIT = 3_000;

  /**
   * Refuses nulls.
   *
   * @param form the kind of form
   * @param statement what is conjectured
   * @param fittedTo the largest argument of the fit
   * @param testedTo the largest argument up to which it holds
   * @param counterexample the first place where it fails, or empty
   */
  public Conjecture {
    Objects.requireNonNull(form, "form");
    Objects.requireNonNull(statement, "statement");
    Objects.requireNonNull(counterexample, "counterexample");
  }

  /**
   * Fits forms to the values of heaps 0 to {@code to}, and tests them up to {@code 3 * to}.
   *
   * @param value the Grundy value of a heap; asked once each for 0 to {@code 3 * to}
   * @param to the last heap of the fit, 1 to {@link #MAX_FIT}
   * @return the forms that fit, those that hold first, in the order of {@link Form}
   * @throws IllegalArgumentException if {@code to} is out of range
   */
  public static List<Conjecture> fitValues(LongUnaryOperator value, int to) {
    Checks.inRange("to", to, 1, MAX_FIT);
    long[] values = new long[3 * to + 1];
    for (int n = 0; n < values.length; n++) {
      values[n] = value.applyAsLong(n);
    }
    List<Conjecture> found = new ArrayList<>();
    for (HeapForms.Candidate candidate : HeapForms.fitting(values, to)) {
      int n = candidate.firstFailure(values, to + 1, 3 * to);
      found.add(
          tested(candidate.form(), candidate.statement(), to, n, n > 3 * to ? "" : "n = " + n));
    }
    return sorted(found);
  }

  /**
   * Fits forms to the values of pairs {@code (a, b)} with both up to {@code to}, and tests them up
   * to {@code 3 * to}.
   *
   * @param value the Grundy value of a pair; asked once each for 0 to {@code 3 * to}
   * @param to the largest number of the fit, 1 to {@link #MAX_PAIR_FIT}
   * @return the forms that fit, those that hold first, in the order of {@link Form}
   * @throws IllegalArgumentException if {@code to} is out of range
   */
  public static List<Conjecture> fitPairs(LongBinaryOperator value, int to) {
    Checks.inRange("to", to, 1, MAX_PAIR_FIT);
    long[][] values = new long[3 * to + 1][3 * to + 1];
    for (int a = 0; a < values.length; a++) {
      for (int b = 0; b < values.length; b++) {
        values[a][b] = value.applyAsLong(a, b);
      }
    }
    List<Conjecture> found = new ArrayList<>();
    for (PairForms.Candidate candidate : PairForms.fitting(values, to)) {
      int[] pair = candidate.firstFailure(values, 3 * to);
      int largest = pair.length == 0 ? 3 * to + 1 : Math.max(pair[0], pair[1]);
      String where = pair.length == 0 ? "" : "(a, b) = (" + pair[0] + ", " + pair[1] + ")";
      found.add(tested(candidate.form(), candidate.statement(), to, largest, where));
    }
    return sorted(found);
  }

  private static Conjecture tested(
      Form form, String statement, int to, int failure, String counterexample) {
    return new Conjecture(form, statement, to, failure - 1, counterexample);
  }

  private static List<Conjecture> sorted(List<Conjecture> found) {
    found.sort(Comparator.comparing((Conjecture c) -> !c.holds()).thenComparing(Conjecture::form));
    return List.copyOf(found);
  }

  /**
   * Whether it holds as far as it was tested.
   *
   * @return false if there is a counterexample
   */
  public boolean holds() {
    return counterexample.isEmpty();
  }

  /**
   * The statement with its label.
   *
   * @return such as {@code g(n) = n mod 4: verified to 120, not proved}
   */
  @Override
  public String toString() {
    return statement
        + (holds()
            ? ": verified to " + testedTo + ", not proved"
            : ": fits to " + fittedTo + ", fails at " + counterexample);
  }
}
