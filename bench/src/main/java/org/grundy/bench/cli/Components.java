package org.grundy.bench.cli;

import java.util.ArrayList;
import java.util.List;
import org.grundy.bench.grammar.Component;
import org.grundy.sum.Sum;
import picocli.CommandLine.Parameters;

/** The mixin for {@code COMPONENT...}, read as their disjunctive sum. */
public final class Components {
  @Parameters(
      arity = "1..*",
      paramLabel = "COMPONENT",
      description = "A position, such as nim:3,4,5; several are their disjunctive sum.")
  private List<String> texts = new ArrayList<>();

  /**
   * The sum that was typed.
   *
   * @return the sum of the components, in their order
   * @throws IllegalArgumentException if one is malformed: which, what is wrong, and where
   */
  public Sum sum() {
    return Sum.of(Component.parseAll(texts));
  }
}
