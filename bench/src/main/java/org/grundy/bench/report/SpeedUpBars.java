package org.grundy.bench.report;

import java.util.List;
import java.util.Locale;
import org.grundy.bench.plot.Ink;
import org.grundy.bench.plot.SvgChart;
import org.grundy.bench.results.Measurement;
import org.knowm.xchart.HorizontalBarChart;
import org.knowm.xchart.style.HorizontalBarStyler;

/** How many times faster than the naive strategy the fastest is: one bar a benchmark. */
final class SpeedUpBars {
  private static final int HEIGHT_OF_A_BAR = 24;
  private static final int MARGIN = 60;

  private SpeedUpBars() {}

  static HorizontalBarChart chart(List<Measurement> measurements, int width) {
    List<Summary> summaries = Summary.of(measurements);
    HorizontalBarChart chart =
        new HorizontalBarChart(width, MARGIN + HEIGHT_OF_A_BAR * summaries.size());
    HorizontalBarStyler styler = chart.getStyler();
    SvgChart.style(styler);
    styler.setPlotGridHorizontalLinesVisible(false).setPlotGridVerticalLinesVisible(true);
    styler.setXAxisLogarithmic(true).setXAxisLogarithmicDecadeOnly(true).setXAxisMin(1.0);
    styler.setXAxisTickLabelsFormattingFunction(
        ratio -> String.format(Locale.ROOT, "%.0fx", ratio));
    styler.setXAxisTickMarkSpacingHint(HEIGHT_OF_A_BAR / 2); // a label for each bar
    styler.setLegendVisible(false);
    chart
        .addSeries(
            "faster by",
            summaries.stream().map(s -> Math.max(1, s.speedUp().ratio())).toList(),
            summaries.stream().map(s -> label(s.workload().shortName())).toList())
        .setFillColor(Ink.BEST.color());
    return chart;
  }

  /** The class and the method, without the package. */
  private static String label(String name) {
    return name.substring(name.indexOf('.') + 1);
  }
}
