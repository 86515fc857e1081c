package org.grundy.bench.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.grundy.Budget;
import org.grundy.heap.HeapRuleset;
import org.grundy.misere.GenusTable;
import org.grundy.misere.MisereQuotient;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "genus",
    description = "The genus of the heaps of a game, from 0 up, and which of them are tame.")
final class GenusCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RULESET", description = "The ruleset, such as 0.77 or subtract=2,3.")
  private String ruleset = "";

  @Option(names = "--to", required = true, paramLabel = "N", description = "The largest heap.")
  private int to;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "60",
      description = "How long to compute; ${DEFAULT-VALUE} unless given.")
  private long seconds;

  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    if (seconds < 1) {
      throw new IllegalArgumentException("--seconds is " + seconds + ", expected 1 or more");
    }
    if (to < 0 || to > MisereQuotient.MAX_HEAP) {
      throw new IllegalArgumentException(
          "--to is " + to + ", expected 0 to " + MisereQuotient.MAX_HEAP);
    }
    GenusTable table;
    try (ProgressLine progress = new ProgressLine("genus")) {
      Budget budget =
          Budget.unlimited()
              .withStates(10_000_000)
              .withBytes(Math.min(1L << 30, Runtime.getRuntime().maxMemory() / 4))
              .withTime(Duration.ofSeconds(seconds));
      table = GenusTable.of(HeapRuleset.parse(ruleset), to, budget, progress);
    }
    output.print(
        text -> {
          for (int heap = 0; heap <= to; heap++) {
            text.println(heap + "\t" + table.genus(heap) + "\t" + kind(table, heap));
          }
        },
        json -> {
          json.object().name("ruleset").value(table.ruleset().toString()).name("to").value(to);
          json.name("tame").value(table.isTame()).name("heaps").array();
          for (int heap = 0; heap <= to; heap++) {
            json.object().name("heap").value(heap);
            json.name("genus").value(table.genus(heap).toString());
            json.name("kind").value(kind(table, heap)).endObject();
          }
          json.endArray().endObject();
        });
    return Workbench.OK;
  }

  private static String kind(GenusTable table, int heap) {
    return table.kind(heap).name().toLowerCase(Locale.ROOT);
  }
}
