package org.grundy.heap;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.internal.Checks;

/**
 * Whether two rulesets have the same values, heap for heap.
 *
 * <pre>{@code
 * SequenceComparison.of(HeapRuleset.parse("0.161"), HeapRuleset.parse("0.36"), 1000)
 *     .firstDifference()    // 519
 * }</pre>
 */
public final class SequenceComparison {
  private final long firstDifference;
  private final long comparedTo;
  private final boolean forEver;

  private SequenceComparison(long firstDifference, long comparedTo, boolean forEver) {
    this.firstDifference = firstDifference;
    this.comparedTo = comparedTo;
    this.forEver = forEver;
  }

  /**
   * Compares two rulesets.
   *
   * @param first one ruleset
   * @param second another
   * @param to the last heap to compare, 0 to 2^31 - 130
   * @return the result
   */
  public static SequenceComparison of(HeapRuleset first, HeapRuleset second, int to) {
    return of(NimSequence.of(first), NimSequence.of(second), to);
  }

  /**
   * Compares two sequences.
   *
   * @param first one sequence
   * @param second another
   * @param to the last heap to compare, 0 to 2^31 - 130
   * @return the result
   */
  public static SequenceComparison of(NimSequence first, NimSequence second, int to) {
    Objects.requireNonNull(second, "second");
    Checks.inRange("to", to, 0, Integer.MAX_VALUE - 130);
    first.computeTo(to + 1);
    second.computeTo(to + 1);
    for (int n = 0; n <= to; n++) {
      if (first.value(n) != second.value(n)) {
        return new SequenceComparison(n, to, false);
      }
    }
    return new SequenceComparison(-1, to, agreeForEver(first, second, to));
  }

  /**
   * Both periodic: from the larger preperiod m on, agreement on one common multiple of the periods
   * is agreement for ever, if both rise alike. Agreement on p + q consecutive heaps is enough as
   * well where nothing rises (Fine and Wilf 1965).
   */
  private static boolean agreeForEver(NimSequence first, NimSequence second, int to) {
    Optional<PeriodCertificate> one = first.period();
    Optional<PeriodCertificate> other = second.period();
    if (one.isEmpty() || other.isEmpty()) {
      return first.ruleset().equals(second.ruleset());
    }
    PeriodCertificate p = one.get();
    PeriodCertificate q = other.get();
    long start = Math.max(p.preperiod(), q.preperiod());
    // Least periods of one sequence are the same; so are what they add.
    return p.period() == q.period() && p.saltus() == q.saltus() && to + 1 >= start + p.period();
  }

  /**
   * The least heap with different values.
   *
   * @return the heap, or empty if there is none among those compared
   */
  public OptionalLong firstDifference() {
    return firstDifference < 0 ? OptionalLong.empty() : OptionalLong.of(firstDifference);
  }

  /**
   * The last heap compared.
   *
   * @return its size
   */
  public long comparedTo() {
    return comparedTo;
  }

  /**
   * Whether both are proved to be the same for all heaps.
   *
   * @return true only where both periods are proved
   */
  public boolean equalForEver() {
    return forEver;
  }
}
