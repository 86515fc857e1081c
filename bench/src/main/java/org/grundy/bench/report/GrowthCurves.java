package org.grundy.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.grundy.bench.compare.Quantity;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.plot.SvgChart;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * How time grows with the size n: a curve a strategy, both axes logarithmic, so that a power of n
 * is a line and its exponent the slope.
 */
final class GrowthCurves {
  private record Point(double n, Ranking.Row row) {}

  private GrowthCurves() {}

  /**
   * The curves.
   *
   * @param sizes the rankings of one workload at several sizes
   * @return the chart
   */
  static XYChart chart(List<Ranking> sizes, int width, int height) {
    XYChart chart = new XYChart(width, height);
    XYStyler styler = chart.getStyler();
    SvgChart.style(styler);
    styler.setXAxisLogarithmic(true).setYAxisLogarithmic(true);
    styler.setXAxisLogarithmicDecadeOnly(true).setYAxisLogarithmicDecadeOnly(true);
    SvgChart.placeLegend(styler, width);
    styler.setMarkerSize(6);
    styler.setYAxisTickLabelsFormattingFunction(nanos -> Quantity.time(nanos, Double.NaN));
    styler.setXAxisTickLabelsFormattingFunction(n -> String.format(Locale.ROOT, "%.0f", n));
    chart.setXAxisTitle("n");
    curves(sizes)
        .forEach(
            (strategy, points) -> {
              double[] x = points.stream().mapToDouble(Point::n).toArray();
              double[] y = points.stream().mapToDouble(p -> p.row().nanos()).toArray();
              double[] e =
                  points.stream()
                      .mapToDouble(
                          p ->
                              Double.isFinite(p.row().error())
                                  ? Math.min(p.row().error(), 0.9 * p.row().nanos())
                                  : 0)
                      .toArray();
              chart
                  .addSeries(strategy + ", n^" + exponent(x, y), x, y, e)
                  .setMarker(SeriesMarkers.CIRCLE);
            });
    return chart;
  }

  private static Map<String, List<Point>> curves(List<Ranking> sizes) {
    Map<String, List<Point>> curves = new LinkedHashMap<>();
    for (Ranking ranking : sizes) {
      double n = Double.parseDouble(ranking.workload().parameters().getOrDefault("n", "NaN"));
      for (Ranking.Row row : ranking.rows()) {
        curves.computeIfAbsent(row.strategy(), s -> new ArrayList<>()).add(new Point(n, row));
      }
    }
    return curves;
  }

  /** The slope of the line between the first and the last point. */
  private static String exponent(double[] x, double[] y) {
    int last = x.length - 1;
    double slope = Math.log(y[last] / y[0]) / Math.log(x[last] / x[0]);
    return String.format(Locale.ROOT, "%.2f", slope);
  }
}
