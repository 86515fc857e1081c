package org.grundy.bench.cli;

import org.grundy.heap.HeapRuleset;
import org.grundy.heap.SequenceComparison;

/** Answers {@code compare RULESET RULESET --to N}. */
final class RulesetComparison {
  private RulesetComparison() {}

  static void print(String first, String second, int to, Output output) {
    HeapRuleset one = HeapRuleset.parse(first);
    HeapRuleset other = HeapRuleset.parse(second);
    SequenceComparison result = SequenceComparison.of(one, other, to);
    output.print(
        text ->
            text.println(
                result.firstDifference().isPresent()
                    ? one
                        + " and "
                        + other
                        + " differ first at "
                        + result.firstDifference().getAsLong()
                    : result.equalForEver()
                        ? one + " and " + other + " are equal for ever (proved)"
                        : one + " and " + other + " are equal up to heap " + result.comparedTo()),
        json -> {
          json.object().name("rulesets").array().value(one.toString()).value(other.toString());
          json.endArray().name("firstDifference");
          if (result.firstDifference().isPresent()) {
            json.value(result.firstDifference().getAsLong());
          } else {
            json.nullValue();
          }
          json.name("comparedTo").value(result.comparedTo());
          json.name("equalForEver").value(result.equalForEver()).endObject();
        });
  }
}
