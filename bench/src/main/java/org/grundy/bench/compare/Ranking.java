package org.grundy.bench.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.grundy.bench.results.Key;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.Metric;

/**
 * The strategies of one workload, in the order they were measured in.
 *
 * @param workload what they all do
 * @param rows the strategies
 */
public record Ranking(Key workload, List<Row> rows) {
  /**
   * Names in the place of a strategy that do other work than the rest, to compare with: the least
   * that any must do, a proof of the result, or the same in a smaller field.
   */
  private static final Set<String> OTHER_WORK =
      Set.of(
          "copy", "plain-pass", "additions", "proof", "inverse", "single-32-bit", "single-16-bit");

  /**
   * One strategy.
   *
   * @param strategy its name
   * @param nanos the time of a call, or of an operation of a rate
   * @param error half of the 99.9 % confidence interval of that
   * @param bytes allocated bytes a call, or NaN
   * @param best whether no other strategy that does the same is faster
   * @param speedUp how many times faster than the naive one; empty where there is none
   * @param percentiles the time in nanoseconds at each percentile, where times were sampled
   */
  public record Row(
      String strategy,
      double nanos,
      double error,
      double bytes,
      boolean best,
      Optional<SpeedUp> speedUp,
      Map<Double, Double> percentiles) {}

  /**
   * A ratio of two times.
   *
   * @param ratio the ratio
   * @param error half of its interval, from the relative errors of both times as independent
   */
  public record SpeedUp(double ratio, double error) {
    static SpeedUp of(double naive, double naiveError, double own, double ownError) {
      double ratio = naive / own;
      return new SpeedUp(ratio, ratio * Math.hypot(naiveError / naive, ownError / own));
    }
  }

  /** The fastest strategy that does the whole work, the naive one aside. */
  public Optional<Row> fastestButNaive() {
    return rows.stream()
        .filter(row -> !row.strategy().startsWith("naive"))
        .filter(row -> !OTHER_WORK.contains(row.strategy()))
        .min(Comparator.comparingDouble(Row::nanos));
  }

  /** A time and its error, in nanoseconds. */
  private record Time(double nanos, double error) {
    static Time of(Metric metric) {
      double factor = metric.nanosPerUnit();
      if (Double.isFinite(factor)) {
        return new Time(metric.score() * factor, metric.error() * factor);
      }
      double nanosPerUnit =
          switch (metric.unit()) {
            case "ops/ns" -> 1;
            case "ops/us" -> 1e3;
            case "ops/ms" -> 1e6;
            case "ops/s" -> 1e9;
            case "ops/min" -> 6e10;
            default -> Double.NaN;
          };
      double nanos = nanosPerUnit / metric.score();
      return new Time(nanos, nanos * metric.error() / metric.score());
    }
  }

  /**
   * Groups measurements by workload.
   *
   * @param measurements the measurements
   * @return the workloads, in the order of their names, sizes ascending
   */
  public static List<Ranking> of(List<Measurement> measurements) {
    Map<Key, List<Measurement>> groups = new TreeMap<>(WorkloadOrder.INSTANCE);
    for (Measurement measurement : measurements) {
      groups.computeIfAbsent(measurement.key().workload(), k -> new ArrayList<>()).add(measurement);
    }
    List<Ranking> rankings = new ArrayList<>();
    groups.forEach((workload, group) -> rankings.add(rank(workload, group)));
    return rankings;
  }

  private static Ranking rank(Key workload, List<Measurement> group) {
    double least =
        group.stream()
            .filter(m -> !OTHER_WORK.contains(m.key().strategy()))
            .mapToDouble(m -> Time.of(m.primary()).nanos())
            .min()
            .orElse(Double.NaN);
    Optional<Time> naive =
        group.stream()
            .filter(m -> m.key().strategy().startsWith("naive"))
            .findFirst()
            .map(m -> Time.of(m.primary()));
    List<Row> rows = new ArrayList<>();
    for (Measurement m : group) {
      Time own = Time.of(m.primary());
      Metric allocated = m.secondary().get(Measurement.ALLOCATED);
      Map<Double, Double> percentiles = new TreeMap<>();
      double factor = m.primary().nanosPerUnit();
      m.primary().percentiles().forEach((p, score) -> percentiles.put(p, score * factor));
      rows.add(
          new Row(
              m.key().strategy(),
              own.nanos(),
              own.error(),
              allocated == null ? Double.NaN : allocated.score(),
              own.nanos() == least,
              naive.map(n -> SpeedUp.of(n.nanos(), n.error(), own.nanos(), own.error())),
              percentiles));
    }
    return new Ranking(workload, rows);
  }
}
