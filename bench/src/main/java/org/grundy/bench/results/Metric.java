package org.grundy.bench.results;

import java.util.List;
import java.util.SortedMap;

/**
 * A measured quantity.
 *
 * @param score the estimate
 * @param error half of its 99.9 % confidence interval; NaN where too few samples tell
 * @param unit such as {@code ns/op}, {@code ops/s} or {@code B/op}
 * @param raw the single samples, a list a fork; may be empty
 * @param percentiles the score at each percentile, by percent; empty unless times were sampled
 */
public record Metric(
    double score,
    double error,
    String unit,
    List<List<Double>> raw,
    SortedMap<Double, Double> percentiles) {
  /** Whether more is better: for a rate of operations, as its unit says. */
  public boolean higherIsBetter() {
    return unit.startsWith("ops/");
  }

  /**
   * What a score of 1 in this unit is in nanoseconds an operation, for units of time.
   *
   * @return the factor, or NaN for other units
   */
  public double nanosPerUnit() {
    return switch (unit) {
      case "ns/op" -> 1;
      case "us/op" -> 1e3;
      case "ms/op" -> 1e6;
      case "s/op" -> 1e9;
      case "min/op" -> 6e10;
      default -> Double.NaN;
    };
  }
}
