package org.grundy.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.bench.compare.Comparison;
import org.grundy.bench.compare.ComparisonTable;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.run.BenchmarkLock;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "compare",
    description = {
      "Compares the strategies of every workload, or of those that a FILTER matches.",
      "The default command.",
      "With --to, compares two heap games instead, as in: compare 0.161 0.36 --to 1000"
    })
final class CompareCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..*",
      paramLabel = "FILTER",
      description = "Regular expressions of benchmark names (see -l); all without any.")
  private List<String> filters = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "N",
      description = "Compare the values of two rulesets, given instead of filters, up to heap N.")
  private @Nullable Integer to;

  @Option(
      names = "--quick",
      description = "Under 3 minutes, one size of each workload; not for decisions. The default.")
  private boolean quick;

  @Option(names = "--full", description = "Every size, several forks; takes long.")
  private boolean full;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description =
          "Where the results go, as JMH writes them; compare-quick.json or compare-full.json.")
  private @Nullable Path output;

  @Mixin private Output answers = new Output();

  @Override
  public Integer call() throws IOException, RunnerException {
    if (to != null) {
      if (filters.size() != 2) {
        throw new IllegalArgumentException(
            "--to wants two rulesets, as in compare 0.07 0.4 --to 99");
      }
      RulesetComparison.print(filters.get(0), filters.get(1), to, answers);
      return Workbench.OK;
    }
    if (quick && full) {
      throw new IllegalArgumentException("--quick and --full exclude each other");
    }
    Comparison comparison = new Comparison(filters, !full);
    Path file =
        output == null ? Path.of(full ? "compare-full.json" : "compare-quick.json") : output;
    mustBeWritable(file);
    PrintWriter out = answers.out();
    out.println(announcement(comparison));
    out.flush();
    BenchmarkLock.holding(
        () -> {
          try (ProgressLine progress = new ProgressLine("compare")) {
            comparison.run(progress);
          }
        });
    List<Measurement> measurements = comparison.write(file);
    out.println();
    ComparisonTable.print(Ranking.of(measurements), out);
    out.println();
    out.println("* fastest of its workload; times with half of their 99.9 % confidence interval");
    out.println("Results in JMH's form: " + file);
    if (!comparison.skipped().isEmpty()) {
      out.println("No time was left for: " + String.join(", ", comparison.skipped()));
    }
    out.flush();
    if (!comparison.failures().isEmpty()) {
      answers.err().println(comparison.log());
      answers.err().println("compare: failed: " + String.join(", ", comparison.failures()));
      return Workbench.FAILED;
    }
    return Workbench.OK;
  }

  private String announcement(Comparison comparison) {
    Duration expected = comparison.expected();
    return (full ? "Full" : "Quick")
        + " comparison of "
        + comparison.trials()
        + " benchmarks, about "
        + (expected.toSeconds() < 120
            ? expected.toSeconds() + " s"
            : (expected.toSeconds() + 59) / 60 + " min")
        + (full
            ? "."
            : ". A quick run is not for decisions: few samples, one JVM each; use --full for those.");
  }

  /** Tries now rather than after minutes of measuring. */
  private static void mustBeWritable(Path file) {
    try {
      boolean there = Files.exists(file);
      Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
      if (!there) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "cannot write " + file + "; name another file with --output", e);
    }
  }
}
