package org.grundy.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.bench.plot.PositionScatter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "positions",
    description =
        "The positions of an outcome whose numbers are at most N, such as Wythoff's pairs; each set of"
            + " numbers once, ascending, unless --ordered.")
final class PositionsCommand implements Callable<Integer> {
  private static final long MOST = 20_000_000;

  @Parameters(paramLabel = "RULESET", description = "The ruleset, such as nim or wythoff.")
  private String ruleset = "";

  @Option(
      names = "--outcome",
      required = true,
      paramLabel = "P|N|DRAW",
      description = "Which positions to list: P is lost for the player to move.")
  private Outcome outcome = Outcome.P;

  @Option(names = "--to", required = true, paramLabel = "N", description = "The largest number.")
  private int to;

  @Option(
      names = "--piles",
      paramLabel = "K",
      defaultValue = "0",
      showDefaultValue = picocli.CommandLine.Help.Visibility.NEVER,
      description = "How many numbers; the fewest that make a position unless given.")
  private int piles;

  @Option(names = "--ordered", description = "List every order of the numbers.")
  private boolean ordered;

  @Option(names = "--csv", description = "Print comma-separated values, with a header.")
  private boolean csv;

  @Option(
      names = "--plot",
      paramLabel = "FILE.svg",
      description = "Also draw them: single numbers on a line, of more the first two.")
  private @Nullable Path plot;

  @Mixin private Convention convention = new Convention();
  @Mixin private Output output = new Output();

  @Override
  public Integer call() throws IOException {
    if (to < 0) {
      throw new IllegalArgumentException("--to is " + to + ", expected 0 or more");
    }
    if (piles < 0) {
      throw new IllegalArgumentException("--piles is " + piles + ", expected 1 or more");
    }
    if (csv && output.json()) {
      throw new IllegalArgumentException("--csv and --json exclude each other");
    }
    NumberPositions positions = NumberPositions.of(ruleset, piles);
    List<int[]> found = find(positions, convention.get());
    if (plot != null) {
      Files.writeString(
          plot, PositionScatter.svg(positions.game().name() + ", outcome " + outcome, to, found));
    }
    output.print(
        text -> {
          if (csv) {
            text.println(
                IntStream.rangeClosed(1, positions.size())
                    .mapToObj(i -> "n" + i)
                    .collect(Collectors.joining(",")));
          }
          found.forEach(numbers -> text.println(join(numbers)));
        },
        json -> {
          json.object().name("ruleset").value(positions.game().name());
          json.name("outcome").value(outcome.name());
          json.name("convention").value(convention.get().name());
          json.name("to").value(to).name("count").value(found.size()).name("positions").array();
          for (int[] numbers : found) {
            json.array();
            for (int number : numbers) {
              json.value(number);
            }
            json.endArray();
          }
          json.endArray().endObject();
        });
    return Workbench.OK;
  }

  private List<int[]> find(NumberPositions positions, PlayConvention play) {
    int size = positions.size();
    double count = 1;
    for (int i = 1; i <= size; i++) {
      count *= ordered ? to + 1.0 : (to + (double) i) / i;
    }
    if (count > MOST) {
      throw new IllegalArgumentException(
          String.format(
              "there are %.0f positions up to --to %d, expected %d at most", count, to, MOST));
    }
    List<int[]> found = new ArrayList<>();
    if (size == 1 && play == PlayConvention.NORMAL) {
      long[] values = positions.values(to);
      for (int n = 0; n <= to; n++) {
        if (Outcome.ofGrundy(values[n]) == outcome) {
          found.add(new int[] {n});
        }
      }
      return found;
    }
    int[] numbers = new int[size];
    while (true) {
      if (positions.outcome(play, numbers) == outcome) {
        found.add(numbers.clone());
      }
      int i = size - 1;
      while (i >= 0 && numbers[i] == to) {
        i--;
      }
      if (i < 0) {
        return found;
      }
      numbers[i]++;
      Arrays.fill(numbers, i + 1, size, ordered ? 0 : numbers[i]);
    }
  }

  private static String join(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(","));
  }
}
