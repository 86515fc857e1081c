package org.grundy.bench.gate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.Progress;
import org.grundy.bench.gate.ForkRunner.Outcome;
import org.grundy.bench.results.Environment;
import org.grundy.bench.results.Key;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.Metric;

/** Measures rows, each in several JVMs. */
final class GateRun {
  /** What the names of the metrics of time over a reference kernel's start with. */
  static final String RATIO = "gate.ratio.";

  /** What the names of exact work counters start with. */
  static final String WORK = "work.";

  private final ForkRunner runner = new ForkRunner();
  private final Map<Key, String> failures = new LinkedHashMap<>();

  /** The rows that could not be measured, and why. */
  Map<Key, String> failures() {
    return failures;
  }

  /**
   * Measures. The JVMs of one row are spread over the whole run, so that a bad minute of the
   * machine does not hit them all.
   *
   * @param rows what to measure
   * @param forks how many JVMs for each
   * @param progress told after each JVM
   * @return a measurement for each row that did not fail, in their order
   * @throws IOException if processes cannot be made
   * @throws InterruptedException if interrupted
   */
  List<Measurement> measure(List<Key> rows, int forks, Progress progress)
      throws IOException, InterruptedException {
    Map<Key, List<ForkResult>> results = new LinkedHashMap<>();
    int done = 0;
    for (int fork = 0; fork < forks; fork++) {
      for (Key row : rows) {
        if (!failures.containsKey(row)) {
          Outcome outcome = runner.run(row);
          if (outcome instanceof Outcome.Measured measured) {
            results.computeIfAbsent(row, k -> new ArrayList<>()).add(measured.result());
          } else if (outcome instanceof Outcome.Failed failed) {
            failures.put(row, failed.reason());
            results.remove(row);
          }
        }
        progress.advanced(++done, (long) forks * rows.size());
      }
    }
    List<Measurement> measurements = new ArrayList<>();
    results.forEach((row, forksOfRow) -> measurements.add(summary(row, forksOfRow)));
    return measurements;
  }

  private Measurement summary(Key row, List<ForkResult> forks) {
    Map<String, Metric> secondary = new TreeMap<>();
    secondary.put(
        Measurement.ALLOCATED, metric(forks.stream().map(ForkResult::bytes).toList(), "B/op"));
    for (String id : forks.get(0).ratios().keySet()) {
      secondary.put(
          RATIO + id,
          metric(
              forks.stream().map(f -> f.ratios().getOrDefault(id, Double.NaN)).toList(),
              "steps/op"));
    }
    Map<String, Long> counters = forks.get(0).counters();
    for (ForkResult fork : forks) {
      if (!fork.counters().equals(counters)) {
        failures.put(
            row,
            "the work counters are not exact: "
                + counters
                + " in one JVM, "
                + fork.counters()
                + " in another");
      }
    }
    counters.forEach(
        (name, value) -> secondary.put(WORK + name, metric(List.of((double) value), "#/op")));
    return new Measurement(
        row,
        metric(forks.stream().map(ForkResult::nanos).toList(), "ns/op"),
        secondary,
        ForkRunner.JVM_ARGUMENTS,
        Environment.current());
  }

  private static Metric metric(List<Double> forks, String unit) {
    double[] values = forks.stream().mapToDouble(v -> v).toArray();
    List<List<Double>> raw = forks.stream().map(List::of).toList();
    double median = Fork.median(values);
    double spread = 0;
    for (double value : values) {
      spread = Math.max(spread, Math.abs(value - median));
    }
    return new Metric(median, values.length > 1 ? spread : Double.NaN, unit, raw, new TreeMap<>());
  }
}
