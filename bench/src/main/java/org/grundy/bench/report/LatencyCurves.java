package org.grundy.bench.report;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.grundy.bench.compare.Quantity;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.plot.SvgChart;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.CategoryStyler;

/** The times at the percentiles of sampled calls: what the slowest of many calls take. */
final class LatencyCurves {
  private static final List<Double> SHOWN = List.of(50.0, 90.0, 99.0, 99.9, 99.99, 100.0);

  private LatencyCurves() {}

  static boolean shows(Ranking ranking) {
    return ranking.workload().mode().equals("sample")
        && ranking.rows().stream().anyMatch(row -> row.percentiles().size() > 1);
  }

  static CategoryChart chart(Ranking ranking, int width, int height) {
    CategoryChart chart = new CategoryChart(width, height);
    CategoryStyler styler = chart.getStyler();
    SvgChart.style(styler);
    styler.setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true);
    SvgChart.placeLegend(styler, width);
    styler.setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Line);
    styler.setYAxisTickLabelsFormattingFunction(nanos -> Quantity.time(nanos, Double.NaN));
    List<String> names =
        SHOWN.stream().map(p -> p == 100 ? "max" : String.format(Locale.ROOT, "p%s", p)).toList();
    for (Ranking.Row row : ranking.rows()) {
      TreeMap<Double, Double> known = new TreeMap<>(row.percentiles());
      if (known.keySet().containsAll(SHOWN)) {
        chart.addSeries(
            row.strategy().isEmpty() ? "-" : row.strategy(),
            names,
            SHOWN.stream().map(p -> Math.max(1, known.getOrDefault(p, Double.NaN))).toList());
      }
    }
    return chart;
  }
}
