package org.grundy.heap;

import java.util.Objects;
import org.grundy.internal.Checks;

/**
 * The Grundy values (nim-values) of the heaps 0, 1, 2, ... of a ruleset, computed as far as asked
 * and kept. Safe to share between threads: what has been computed is read without locking.
 *
 * <pre>{@code
 * NimSequence kayles = NimSequence.of(HeapRuleset.parse("0.77"));
 * kayles.value(5);         // 4
 * kayles.values(0, 6);     // 0, 1, 2, 3, 1, 4
 * }</pre>
 */
public final class NimSequence {
  private final HeapRuleset ruleset;
  private final ValueTable table = new ValueTable();
  private final DirectEvaluator direct;
  private volatile ValueTable view = table.view();

  private NimSequence(HeapRuleset ruleset) {
    this.ruleset = ruleset;
    this.direct = DirectEvaluator.of(ruleset);
  }

  /**
   * The values of a ruleset, none computed yet.
   *
   * @param ruleset the rules
   * @return the sequence
   */
  public static NimSequence of(HeapRuleset ruleset) {
    return new NimSequence(Objects.requireNonNull(ruleset, "ruleset"));
  }

  /**
   * The rules.
   *
   * @return the ruleset
   */
  public HeapRuleset ruleset() {
    return ruleset;
  }

  /**
   * How many values have been computed.
   *
   * @return the number n for which the values of 0 to n - 1 are known
   */
  public int length() {
    return view.length();
  }

  /**
   * Computes the values of the heaps below a bound, unless that was done.
   *
   * @param length the bound, 0 or more
   * @return this sequence
   */
  public NimSequence computeTo(int length) {
    Checks.nonNegative("length", length);
    if (view.length() < length) {
      extend(length);
    }
    return this;
  }

  private synchronized void extend(int length) {
    table.reserve(length);
    while (table.length() < length) {
      table.append(direct.next(table));
    }
    view = table.view();
  }

  /**
   * The value of a heap, computed first if it was not.
   *
   * @param heap the heap's size, 0 or more
   * @return its Grundy value
   */
  public int value(int heap) {
    Checks.nonNegative("heap", heap);
    ValueTable known = view;
    if (heap >= known.length()) {
      extend(heap + 1);
      known = view;
    }
    return known.get(heap);
  }

  /**
   * A copy of the values of a range of heaps.
   *
   * @param from the first heap, 0 or more
   * @param to past the last heap
   * @return the values
   */
  public int[] values(int from, int to) {
    Checks.inRange("to", to, 0, Integer.MAX_VALUE);
    Checks.inRange("from", from, 0, to);
    int[] values = new int[to - from];
    computeTo(to);
    view.copy(from, values, 0, values.length);
    return values;
  }
}
