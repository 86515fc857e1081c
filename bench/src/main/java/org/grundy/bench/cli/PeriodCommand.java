package org.grundy.bench.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.grundy.bench.json.JsonWriter;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.grundy.heap.PeriodCertificate;
import org.grundy.heap.PeriodResult;
import org.grundy.heap.RunOptions;
import org.grundy.heap.SequenceWork;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "period",
    description = "The proved period of a heap game's values, if one is found.")
final class PeriodCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RULESET", description = "The ruleset, such as 0.77 or subtract=1,3,4.")
  private String ruleset = "";

  @Option(
      names = "--limit",
      defaultValue = "1000000",
      paramLabel = "N",
      description = "The last heap to look at; ${DEFAULT-VALUE} unless given.")
  private int limit;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "Keep the values here every minute, and go on from them if the file exists.")
  private @Nullable Path checkpoint;

  @Option(
      names = "--work",
      description = "Also say, on the error stream, what was done, counted exactly.")
  private boolean work;

  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    NimSequence sequence = NimSequence.of(HeapRuleset.parse(ruleset));
    PeriodResult result;
    try (ProgressLine progress = new ProgressLine("period")) {
      RunOptions options = RunOptions.defaults().withProgress(progress);
      if (checkpoint != null) {
        options = options.withCheckpoint(checkpoint, Duration.ofMinutes(1));
      }
      result = sequence.findPeriod(limit, options);
    }
    if (work) {
      SequenceWork done = sequence.work();
      output
          .err()
          .printf(Locale.ROOT, "%s, %.2f options a heap%n", done, done.optionsPerHeap())
          .flush();
    }
    output.print(text -> text.println(result), json -> write(json, sequence, result));
    return Workbench.OK;
  }

  private static void write(JsonWriter json, NimSequence sequence, PeriodResult result) {
    json.object().name("ruleset").value(result.ruleset().toString());
    if (result.certificate().isEmpty()) {
      json.name("status").value("not-found");
    } else {
      PeriodCertificate proof = result.certificate().get();
      json.name("status").value("proved");
      json.name("preperiod").value(proof.preperiod()).name("period").value(proof.period());
      json.name("saltus").value(proof.saltus()).name("lastException");
      if (proof.lastException().isPresent()) {
        json.value(proof.lastException().getAsLong());
      } else {
        json.nullValue();
      }
      json.name("largest");
      if (proof.saltus() == 0) {
        json.value(largest(sequence, proof.preperiod() + proof.period()));
      } else {
        json.nullValue();
      }
    }
    json.name("checkedTo").value(result.checkedTo()).endObject();
  }

  /** The largest value of the heaps below a bound. */
  static int largest(NimSequence sequence, long length) {
    int largest = 0;
    for (int n = 0; n < length; n++) {
      largest = Math.max(largest, sequence.value(n));
    }
    return largest;
  }
}
