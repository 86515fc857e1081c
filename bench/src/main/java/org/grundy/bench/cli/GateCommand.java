package org.grundy.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.grundy.bench.gate.Gate;
import org.grundy.bench.gate.GateFiles;
import org.grundy.bench.results.ResultFile;
import org.grundy.bench.run.BenchmarkLock;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "gate",
    description = {
      "Fails if a kernel does more work, allocates more or takes longer than recorded.",
      "Exit status: 0 as recorded, 1 worse or failed, 2 bad input, 3 not comparable."
    })
final class GateCommand implements Callable<Integer> {
  @Option(
      names = "--baseline",
      required = true,
      paramLabel = "FILE",
      description = "What was recorded, in JMH's JSON form.")
  private Path baseline = Path.of("");

  @Option(names = "--update", description = "Measure and record the baseline anew, on purpose.")
  private boolean update;

  @Option(
      names = "--run",
      paramLabel = "FILE",
      description = "Judge these results, in JMH's JSON form, instead of measuring.")
  private @Nullable Path run;

  @Option(
      names = "--only",
      paramLabel = "REGEX",
      defaultValue = "",
      description = "Look only at the rows in which REGEX is found.")
  private String only = "";

  @Option(
      names = "--margin",
      paramLabel = "PERCENT",
      defaultValue = "25",
      description = "How much slower is still as recorded; ${DEFAULT-VALUE} unless given.")
  private double margin;

  @Option(names = "--markdown", paramLabel = "FILE", description = "Write a pull-request comment.")
  private @Nullable Path markdown;

  @Option(names = "--junit", paramLabel = "FILE", description = "Write JUnit XML.")
  private @Nullable Path junit;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the new measurements.")
  private @Nullable Path output;

  @Mixin private Output answers = new Output();

  @Override
  public Integer call() throws IOException, RunnerException {
    if (!(margin >= 0)) {
      throw new IllegalArgumentException("--margin is " + margin + ", expected 0 or more");
    }
    Pattern rows = pattern();
    if (!update) {
      ResultFile.read(baseline); // refused before any work, and whoever else is measuring
    }
    int[] status = {0};
    BenchmarkLock.Work work = () -> status[0] = gate(rows);
    if (run == null || update) {
      BenchmarkLock.holding(work);
    } else {
      work.run();
    }
    return status[0];
  }

  private int gate(Pattern rows) throws IOException {
    PrintWriter out = answers.out();
    try (ProgressLine progress = new ProgressLine("gate")) {
      Gate gate = new Gate(margin / 100, rows, progress);
      return update
          ? gate.update(baseline, out)
          : gate.check(baseline, run, new GateFiles(markdown, junit, output), out);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      out.flush();
    }
  }

  private Pattern pattern() {
    try {
      return Pattern.compile(only);
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException(
          "--only '" + only + "': " + e.getDescription() + " at offset " + e.getIndex(), e);
    }
  }
}
