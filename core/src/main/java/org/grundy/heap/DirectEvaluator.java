package org.grundy.heap;

import org.grundy.Mex;

/** The value of the next heap by the definition: the mex over all options. For one thread. */
abstract class DirectEvaluator {
  final Mex mex = new Mex();

  /** The options looked at so far. */
  long optionsSeen;

  static DirectEvaluator of(HeapRuleset ruleset) {
    if (ruleset instanceof CodeRuleset code) {
      return new DirectCode(code);
    }
    if (ruleset instanceof SubtractionRuleset subtraction) {
      return new DirectSubtraction(subtraction.set);
    }
    if (ruleset instanceof AllButRuleset allBut) {
      return new DirectAllBut(allBut.set);
    }
    return new DirectRule((RuleRuleset) ruleset);
  }

  /** The value of heap {@code g.length()}, all smaller ones being in the table. */
  abstract int next(ValueTable g);

  private static final class DirectSubtraction extends DirectEvaluator {
    private final int[] set;

    DirectSubtraction(int[] set) {
      this.set = set;
    }

    @Override
    int next(ValueTable g) {
      int n = g.length();
      for (int take : set) {
        if (take > n) {
          break;
        }
        optionsSeen++;
        mex.mark(g.get(n - take));
      }
      return mex.valueAndClear();
    }
  }

  private static final class DirectRule extends DirectEvaluator {
    private final RuleRuleset ruleset;

    DirectRule(RuleRuleset ruleset) {
      this.ruleset = ruleset;
    }

    @Override
    int next(ValueTable g) {
      ruleset.forEachUnsorted(
          g.length(),
          (a, b, c) -> {
            optionsSeen++;
            mex.mark(g.get((int) a) ^ g.get((int) b) ^ g.get((int) c));
          });
      return mex.valueAndClear();
    }
  }
}
