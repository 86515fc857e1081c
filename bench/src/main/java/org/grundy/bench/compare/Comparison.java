package org.grundy.bench.compare;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.grundy.Progress;
import org.grundy.bench.results.Environment;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.ResultFile;
import org.grundy.bench.run.TrialWatch;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks of a plan, in forked JVMs, and keeps their results. */
public final class Comparison {
  /** What a quick comparison may take in all. */
  public static final Duration QUICK_BUDGET = Duration.ofSeconds(165);

  private static final int QUICK_ITERATIONS = 5;
  private static final long LEAST_ITERATION_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
  private static final long MOST_ITERATION_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  /** The start of a JVM and of JMH in it, until this run has shown what it really takes. */
  private static final long USUAL_OVERHEAD_NANOS = TimeUnit.MILLISECONDS.toNanos(700);

  private final Plan plan;
  private final boolean quick;
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final OutputFormat format =
      OutputFormatFactory.createFormatInstance(
          new PrintStream(log, true, StandardCharsets.UTF_8), VerboseMode.NORMAL);
  private final List<RunResult> results = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private final List<String> skipped = new ArrayList<>();

  /**
   * A comparison.
   *
   * @param filters regular expressions of which a benchmark must match one; all where empty
   * @param quick whether to stay within {@link #QUICK_BUDGET}, at one size of each workload
   * @throws IllegalArgumentException if a filter is malformed or matches nothing
   */
  public Comparison(List<String> filters, boolean quick) {
    this.quick = quick;
    this.plan = Plan.of(filters, !quick, format);
  }

  /** The number of benchmarks with their parameters. */
  public int trials() {
    return plan.trials();
  }

  /** About how long it will take. */
  public Duration expected() {
    if (!quick) {
      return Duration.ofSeconds(FULL_SECONDS_A_TRIAL * plan.trials());
    }
    long most =
        plan.trials() * (USUAL_OVERHEAD_NANOS + (QUICK_ITERATIONS + 2) * MOST_ITERATION_NANOS);
    return Duration.ofNanos(Math.min(QUICK_BUDGET.toNanos(), most));
  }

  private static final int FULL_FORKS = 2;
  private static final int FULL_ITERATIONS = 5;
  private static final long FULL_ITERATION_MILLIS = 200;
  private static final long FULL_SECONDS_A_TRIAL =
      FULL_FORKS * (1 + 2 * FULL_ITERATIONS * FULL_ITERATION_MILLIS / 1000);

  /** The benchmarks that failed. */
  public List<String> failures() {
    return failures;
  }

  /** The benchmarks for which no time was left. */
  public List<String> skipped() {
    return skipped;
  }

  /** What JMH printed. */
  public String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  /**
   * Runs everything.
   *
   * @param progress told after each benchmark
   * @throws RunnerException if JMH cannot run
   */
  public void run(Progress progress) throws RunnerException {
    long start = System.nanoTime();
    long deadline = start + QUICK_BUDGET.toNanos();
    int done = 0;
    long overhead = USUAL_OVERHEAD_NANOS;
    for (Plan.Run run : plan.runs()) {
      ChainedOptionsBuilder options =
          new OptionsBuilder()
              .include(run.pattern())
              .addProfiler(GCProfiler.class)
              .jvmArgsAppend("--add-modules=jdk.incubator.vector")
              .shouldFailOnError(false);
      run.parameters().forEach(options::param);
      long iteration = 0;
      if (quick) {
        long left = deadline - System.nanoTime();
        long share = left / (plan.trials() - done) - overhead;
        iteration = Math.min(share / (QUICK_ITERATIONS + 2), MOST_ITERATION_NANOS);
        if (left < overhead * run.trials()) {
          skipped.add(run.benchmark());
          done += run.trials();
          continue;
        }
        iteration = Math.max(iteration, LEAST_ITERATION_NANOS);
        options
            .mode(Mode.AverageTime)
            .forks(1)
            .warmupIterations(1)
            .warmupTime(TimeValue.nanoseconds(2 * iteration))
            .measurementIterations(QUICK_ITERATIONS)
            .measurementTime(TimeValue.nanoseconds(iteration));
      } else {
        options
            .forks(FULL_FORKS)
            .warmupIterations(FULL_ITERATIONS)
            .warmupTime(TimeValue.milliseconds(FULL_ITERATION_MILLIS))
            .measurementIterations(FULL_ITERATIONS)
            .measurementTime(TimeValue.milliseconds(FULL_ITERATION_MILLIS));
      }
      long began = System.nanoTime();
      int before = done;
      int[] seen = {0};
      TrialWatch watch =
          new TrialWatch(format, params -> progress.advanced(before + seen[0]++, plan.trials()));
      Collection<RunResult> found = new Runner(options.build(), watch).run();
      results.addAll(found);
      for (BenchmarkParams failed : watch.failed(found)) {
        failures.add(failed.id());
      }
      done += run.trials();
      progress.advanced(done, plan.trials());
      overhead =
          Math.max(
              overhead / 2,
              (System.nanoTime() - began) / run.trials() - (QUICK_ITERATIONS + 2) * iteration);
    }
  }

  /**
   * Writes the results in JMH's JSON form, with the environment.
   *
   * @param file where to; replaced
   * @return the results as read back
   * @throws IOException if it cannot be written
   */
  public List<Measurement> write(Path file) throws IOException {
    try (PrintStream out =
        new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
    }
    ResultFile.addEnvironment(file, Environment.current());
    return ResultFile.read(file);
  }
}
