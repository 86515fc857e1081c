package org.grundy.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.bench.compare.Quantity;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.compare.Ranking.SpeedUp;
import org.grundy.bench.results.Key;
import org.grundy.bench.results.Measurement;

/**
 * One line a benchmark: its fastest strategy against the naive one, at the largest size that the
 * naive one was run at.
 *
 * @param workload the benchmark, with its size
 * @param naive the naive strategy
 * @param best the fastest
 */
record Summary(Key workload, Ranking.Row naive, Ranking.Row best) {
  static List<Summary> of(List<Measurement> measurements) {
    Map<String, Summary> last = new LinkedHashMap<>();
    for (Ranking ranking : Ranking.of(measurements)) {
      Optional<Ranking.Row> naive =
          ranking.rows().stream().filter(row -> row.strategy().startsWith("naive")).findFirst();
      Optional<Ranking.Row> best = ranking.fastestButNaive();
      if (naive.isPresent() && best.isPresent() && ranking.workload().mode().equals("avgt")) {
        last.put(
            ranking.workload().benchmark(),
            new Summary(ranking.workload(), naive.get(), best.get()));
      }
    }
    return new ArrayList<>(last.values());
  }

  /** The benchmark and its size, without the mode, which is always the same. */
  String name() {
    StringBuilder name = new StringBuilder(workload.shortName());
    workload.parameters().forEach((k, v) -> name.append(' ').append(k).append('=').append(v));
    return name.toString();
  }

  SpeedUp speedUp() {
    return best.speedUp().orElseThrow();
  }

  static String markdown(List<Measurement> measurements) {
    StringBuilder text = new StringBuilder();
    text.append("| workload | naive | fastest | its time | allocated | faster by |\n");
    text.append("|---|--:|---|--:|--:|--:|\n");
    for (Summary summary : of(measurements)) {
      Ranking.Row naive = summary.naive;
      Ranking.Row best = summary.best;
      text.append("| ")
          .append(summary.name())
          .append(" | ")
          .append(Quantity.time(naive.nanos(), naive.error()))
          .append(" | ")
          .append(best.strategy())
          .append(" | ")
          .append(Quantity.time(best.nanos(), best.error()))
          .append(" | ")
          .append(Quantity.bytes(best.bytes()))
          .append(" | ")
          .append(Quantity.ratio(summary.speedUp().ratio(), summary.speedUp().error()))
          .append(" |\n");
    }
    return text.toString();
  }
}
