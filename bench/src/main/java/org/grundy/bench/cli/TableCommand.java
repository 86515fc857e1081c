package org.grundy.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.bench.grammar.Families;
import org.grundy.bench.grammar.Game;
import org.grundy.bench.plot.ValueScatter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "table",
    description = "The Grundy values of the heaps or rows of a ruleset, from 0 up.")
final class TableCommand implements Callable<Integer> {
  private static final long MOST_VALUES = 100_000_000;

  @Parameters(paramLabel = "RULESET", description = "The ruleset, such as nimber or take=3.")
  private String ruleset = "";

  @Option(
      names = "--from",
      defaultValue = "0",
      paramLabel = "N",
      description = "The first size; ${DEFAULT-VALUE} unless given.")
  private long from;

  @Option(names = "--to", required = true, paramLabel = "N", description = "The last size.")
  private long to;

  @Option(
      names = "--plot",
      paramLabel = "FILE.svg",
      description = "Also draw them, values against sizes.")
  private @Nullable Path plot;

  @Mixin private Output output = new Output();

  @Override
  public Integer call() throws IOException {
    if (from < 0) {
      throw new IllegalArgumentException("--from is " + from + ", expected 0 or more");
    }
    if (to < from) {
      throw new IllegalArgumentException("--to is " + to + ", expected " + from + " or more");
    }
    if (to - from >= MOST_VALUES) {
      throw new IllegalArgumentException(
          "--to is " + to + ", expected at most " + MOST_VALUES + " values from " + from + " on");
    }
    Game game = Families.game(ruleset);
    long[] values = game.values(from, to);
    if (plot != null) {
      Files.writeString(plot, ValueScatter.svg(game.name(), from, values));
    }
    output.print(
        text -> {
          for (int i = 0; i < values.length; i++) {
            text.println((from + i) + "\t" + Long.toUnsignedString(values[i]));
          }
        },
        json ->
            json.object()
                .name("ruleset")
                .value(game.name())
                .name("from")
                .value(from)
                .name("values")
                .unsigned(values)
                .endObject());
    return 0;
  }
}
