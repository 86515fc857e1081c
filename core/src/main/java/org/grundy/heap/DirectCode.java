package org.grundy.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A take-and-break code by its definition. */
final class DirectCode extends DirectEvaluator {
  private final CodeRuleset code;

  /** For codes that leave three heaps: the sets of values of two and of three heaps of a total. */
  private final List<BitRow> pairs = new ArrayList<>();

  private final List<BitRow> triples = new ArrayList<>();
  private final boolean anyTriples;

  /**
   * The last call that saw each value. As many as a power of two above all values of heaps, so that
   * an option's value is below it too.
   */
  private int[] seen = new int[64];

  private int call;

  /** How many heaps' values are known to be below. */
  private int known;

  DirectCode(CodeRuleset code) {
    this.code = code;
    this.anyTriples = code.any(8);
  }

  @Override
  int next(ValueTable g) {
    int n = g.length();
    for (; known < n; known++) {
      if (g.get(known) >= seen.length) {
        seen = Arrays.copyOf(seen, 2 * Integer.highestOneBit(g.get(known)));
      }
    }
    call++;
    int maxTake = Math.min(n, code.maxTake());
    for (int take = 0; take <= maxTake; take++) {
      int digit = code.digits[take];
      int left = n - take;
      if ((digit & 1) != 0 && left == 0) {
        optionsSeen++;
        seen[0] = call;
      }
      if ((digit & 2) != 0 && left > 0) {
        optionsSeen++;
        seen[g.get(left)] = call;
      }
      if ((digit & 4) != 0) {
        int last = code.unequal ? (left - 1) / 2 : left / 2;
        optionsSeen += Math.max(0, last);
        markPairs(g, left, last);
      }
      if ((digit & 8) != 0) {
        markTriples(g, left);
      }
    }
    int mex = 0;
    while (mex < seen.length && seen[mex] == call) {
      mex++;
    }
    return mex;
  }

  private void markPairs(ValueTable g, int left, int last) {
    int[] marks = seen;
    int now = call;
    if (g.width() == 2) {
      short[] values = g.shorts();
      for (int a = 1; a <= last; a++) {
        marks[(values[a] ^ values[left - a]) & 0xffff] = now;
      }
      return;
    }
    for (int a = 1; a <= last; a++) {
      marks[g.get(a) ^ g.get(left - a)] = now;
    }
  }

  /**
   * Three heaps are one heap and two, so the values of three heaps of a total come from the sets
   * for two heaps of the smaller totals, each permuted by one exclusive or.
   */
  private void markTriples(ValueTable g, int total) {
    while (anyTriples && triples.size() <= total) {
      int m = triples.size();
      BitRow pair = new BitRow();
      for (int a = 1; a <= m / 2; a++) {
        pair.set(g.get(a) ^ g.get(m - a));
      }
      pairs.add(pair);
      BitRow triple = new BitRow();
      for (int a = 1; a <= m - 2; a++) {
        triple.orShifted(pairs.get(m - a), g.get(a));
      }
      optionsSeen += m;
      triples.add(triple);
    }
    triples.get(total).forEach(v -> seen[v] = call);
  }
}
