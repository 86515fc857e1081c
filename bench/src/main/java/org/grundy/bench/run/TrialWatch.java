package org.grundy.bench.run;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * Passes JMH's output on and notes which benchmarks were started: those that then have no result
 * have failed, which JMH itself does not tell in its exit status.
 */
public final class TrialWatch implements OutputFormat {
  private final OutputFormat target;
  private final Consumer<BenchmarkParams> onStart;
  private final Set<BenchmarkParams> started = new LinkedHashSet<>();

  /**
   * A watch over one run.
   *
   * @param target where the output goes
   * @param onStart told of each benchmark that starts
   */
  public TrialWatch(OutputFormat target, Consumer<BenchmarkParams> onStart) {
    this.target = target;
    this.onStart = onStart;
  }

  /**
   * The benchmarks that were started but have no result.
   *
   * @param results the results of the run
   * @return the failed ones, in the order they started
   */
  public List<BenchmarkParams> failed(Collection<RunResult> results) {
    Set<String> done = new LinkedHashSet<>();
    results.forEach(result -> done.add(result.getParams().id()));
    return started.stream().filter(params -> !done.contains(params.id())).toList();
  }

  @Override
  public void startBenchmark(BenchmarkParams params) {
    started.add(params);
    onStart.accept(params);
    target.startBenchmark(params);
  }

  @Override
  public void iteration(BenchmarkParams params, IterationParams iteration, int number) {
    target.iteration(params, iteration, number);
  }

  @Override
  public void iterationResult(
      BenchmarkParams params, IterationParams iteration, int number, IterationResult result) {
    target.iterationResult(params, iteration, number, result);
  }

  @Override
  public void endBenchmark(BenchmarkResult result) {
    target.endBenchmark(result);
  }

  @Override
  public void startRun() {
    target.startRun();
  }

  @Override
  public void endRun(Collection<RunResult> results) {
    target.endRun(results);
  }

  @Override
  public void print(String text) {
    target.print(text);
  }

  @Override
  public void println(String text) {
    target.println(text);
  }

  @Override
  public void flush() {
    target.flush();
  }

  @Override
  public void close() {
    target.close();
  }

  @Override
  public void verbosePrintln(String text) {
    target.verbosePrintln(text);
  }

  @Override
  public void write(int b) {
    target.write(b);
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    target.write(bytes);
  }
}
