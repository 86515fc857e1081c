package org.grundy.bench.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.guide.Conjecture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "conjecture",
    description =
        "Closed forms that fit the Grundy values of a ruleset, each tested three times further; what"
            + " holds is verified, never proved.")
final class ConjectureCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RULESET", description = "The ruleset, such as nim or take=3.")
  private String ruleset = "";

  @Option(
      names = "--to",
      required = true,
      paramLabel = "N",
      description = "Fit to the values up to N; test up to 3N.")
  private int to;

  @Option(
      names = "--piles",
      paramLabel = "K",
      defaultValue = "0",
      showDefaultValue = picocli.CommandLine.Help.Visibility.NEVER,
      description =
          "1 for single heaps, 2 for pairs; the fewest that make a position unless given.")
  private int piles;

  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    NumberPositions positions = NumberPositions.of(ruleset, piles);
    List<Conjecture> found;
    if (positions.size() == 1) {
      if (to < 1 || to > Conjecture.MAX_FIT) {
        throw range(Conjecture.MAX_FIT);
      }
      long[] values = positions.values(3 * to);
      found = Conjecture.fitValues(n -> values[(int) n], to);
    } else if (positions.size() == 2) {
      if (to < 1 || to > Conjecture.MAX_PAIR_FIT) {
        throw range(Conjecture.MAX_PAIR_FIT);
      }
      found = Conjecture.fitPairs((a, b) -> positions.value((int) a, (int) b), to);
    } else {
      throw new IllegalArgumentException("--piles is " + positions.size() + ", expected 1 or 2");
    }
    output.print(
        text -> {
          if (found.isEmpty()) {
            text.println("no form fits");
          }
          found.forEach(text::println);
        },
        json -> {
          json.object().name("ruleset").value(positions.game().name());
          json.name("fittedTo").value(to).name("conjectures").array();
          for (Conjecture conjecture : found) {
            json.object()
                .name("form")
                .value(conjecture.form().name())
                .name("statement")
                .value(conjecture.statement())
                .name("status")
                .value(conjecture.holds() ? "VERIFIED_TO" : "REFUTED")
                .name("testedTo")
                .value(conjecture.testedTo())
                .name("counterexample");
            if (conjecture.holds()) {
              json.nullValue();
            } else {
              json.value(conjecture.counterexample());
            }
            json.endObject();
          }
          json.endArray().endObject();
        });
    return Workbench.OK;
  }

  private IllegalArgumentException range(int most) {
    return new IllegalArgumentException("--to is " + to + ", expected 1 to " + most);
  }
}
