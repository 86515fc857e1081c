package org.grundy.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.plot.SvgChart;
import org.grundy.bench.results.Measurement;

/** Bar charts as files. */
public final class SvgFiles {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 300;

  private SvgFiles() {}

  /**
   * Writes one picture of all workloads: how many times faster than the naive strategy.
   *
   * @param measurements the results
   * @param file where to; replaced
   * @throws IOException if it cannot be written
   */
  public static void writeSpeedUps(List<Measurement> measurements, Path file) throws IOException {
    Files.writeString(
        file,
        SvgChart.standalone(
            SpeedUpBars.chart(measurements, WIDTH),
            "how many times faster than the naive reference"));
  }

  /**
   * Writes a picture of each workload with several strategies.
   *
   * @param measurements the results
   * @param directory where to; made if it is not there
   * @return how many were written
   * @throws IOException if they cannot be written
   */
  public static int write(List<Measurement> measurements, Path directory) throws IOException {
    Files.createDirectories(directory);
    int count = 0;
    for (Ranking ranking : Ranking.of(measurements)) {
      if (ranking.rows().size() > 1) {
        String name = ranking.workload().toString();
        Files.writeString(
            directory.resolve(name.replaceAll("[^A-Za-z0-9]+", "-") + ".svg"),
            SvgChart.standalone(
                StrategyBars.chart(ranking, WIDTH, HEIGHT), "time of each strategy, " + name));
        count++;
      }
    }
    return count;
  }
}
