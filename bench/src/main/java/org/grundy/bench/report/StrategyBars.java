package org.grundy.bench.report;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.grundy.bench.compare.Quantity;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.plot.Ink;
import org.grundy.bench.plot.SvgChart;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.style.CategoryStyler;

/** The times of a workload's strategies as bars: the naive one grey, the best one green. */
final class StrategyBars {
  /** From this span on, the smallest bar would be less than a tenth of the axis. */
  private static final double LOGARITHMIC_FROM = 10;

  private StrategyBars() {}

  static CategoryChart chart(Ranking ranking, int width, int height) {
    List<Ranking.Row> rows = ranking.rows();
    double most = rows.stream().mapToDouble(Ranking.Row::nanos).max().orElse(1);
    double least = rows.stream().mapToDouble(Ranking.Row::nanos).min().orElse(1);
    CategoryChart chart = new CategoryChart(width, height);
    CategoryStyler styler = chart.getStyler();
    SvgChart.style(styler);
    styler.setOverlapped(true).setAvailableSpaceFill(0.7).setLegendVisible(false);
    styler.setYAxisTickLabelsFormattingFunction(nanos -> Quantity.time(nanos, Double.NaN));
    styler.setXAxisLabelRotation(rows.size() > width / 130 ? 45 : 0);
    styler.setXAxisTickMarkSpacingHint(10); // a label for each bar
    boolean logarithmic = most >= LOGARITHMIC_FROM * least;
    if (logarithmic) {
      styler.setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true);
      styler.setYAxisMin(Math.pow(10, Math.floor(Math.log10(least) - 0.3)));
      styler.setYAxisMax(Math.pow(10, Math.ceil(Math.log10(most) + 0.1)));
    } else {
      styler.setYAxisMin(0.0);
    }
    List<String> names = rows.stream().map(StrategyBars::name).toList();
    // A series has one colour, so each bar is a series that is empty elsewhere.
    for (int i = 0; i < rows.size(); i++) {
      Ranking.Row row = rows.get(i);
      List<Number> times = new ArrayList<>(Collections.nCopies(rows.size(), null));
      List<Number> errors = new ArrayList<>(Collections.nCopies(rows.size(), null));
      times.set(i, row.nanos());
      errors.set(i, error(row, logarithmic));
      CategorySeries series = chart.addSeries(i + " " + name(row), names, times, errors);
      series.setFillColor(color(row));
    }
    return chart;
  }

  /**
   * What makes the error bar as long as it should be. XChart 4.0 takes the logarithm of the error
   * itself for its length on a logarithmic axis, and so must be given the factor by which the upper
   * end exceeds the bar.
   */
  private static double error(Ranking.Row row, boolean logarithmic) {
    double error = Double.isFinite(row.error()) ? row.error() : 0;
    return logarithmic ? 1 + error / row.nanos() : Math.min(error, row.nanos());
  }

  private static String name(Ranking.Row row) {
    return row.strategy().isEmpty() ? "-" : row.strategy();
  }

  private static Color color(Ranking.Row row) {
    if (row.best()) {
      return Ink.BEST.color();
    }
    return (row.strategy().startsWith("naive") ? Ink.NAIVE : Ink.FIRST).color();
  }
}
