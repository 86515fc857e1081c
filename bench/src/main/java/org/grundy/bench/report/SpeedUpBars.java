package org.grundy.bench.report;

import java.util.List;
import org.grundy.bench.compare.Quantity;
import org.grundy.bench.plot.Ink;
import org.grundy.bench.plot.SvgChart;
import org.grundy.bench.results.Measurement;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.style.CategoryStyler;

/** How many times faster than the naive strategy the fastest is: one bar a benchmark. */
final class SpeedUpBars {
  private SpeedUpBars() {}

  static CategoryChart chart(List<Measurement> measurements, int width, int height) {
    List<Summary> summaries = Summary.of(measurements);
    CategoryChart chart = new CategoryChart(width, height);
    CategoryStyler styler = chart.getStyler();
    SvgChart.style(styler);
    styler.setAvailableSpaceFill(0.7).setXAxisLabelRotation(45).setLegendVisible(false);
    styler.setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true).setYAxisMin(1.0);
    styler.setYAxisTickLabelsFormattingFunction(ratio -> Quantity.significant(ratio) + "x");
    chart
        .addSeries(
            "faster by",
            summaries.stream().map(s -> label(s.workload().shortName())).toList(),
            summaries.stream().map(s -> Math.max(1, s.speedUp().ratio())).toList())
        .setFillColor(Ink.BEST.color());
    return chart;
  }

  /** The class and the method, without the package. */
  private static String label(String name) {
    return name.substring(name.indexOf('.') + 1);
  }
}
