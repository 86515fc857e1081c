package org.grundy.bench.plot;

import java.util.BitSet;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Values against sizes: a point each, which shows the structure of a sequence. */
public final class ValueScatter {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 450;

  private ValueScatter() {}

  /**
   * The picture. Points that would fall on one place are drawn once, so that its size is bounded.
   *
   * @param ruleset what the values are of
   * @param from the first size
   * @param values the values, unsigned, from that size on
   * @return the text of an SVG file
   */
  public static String svg(String ruleset, long from, long[] values) {
    double most = 0;
    for (long value : values) {
      most = Math.max(most, unsigned(value));
    }
    BitSet drawn = new BitSet(2 * WIDTH * 2 * HEIGHT);
    for (int i = 0; i < values.length; i++) {
      drawn.set(place(i, values, most));
    }
    double[] x = new double[drawn.cardinality()];
    double[] y = new double[x.length];
    int points = 0;
    for (int i = 0; i < values.length; i++) {
      int place = place(i, values, most);
      if (drawn.get(place)) {
        drawn.clear(place);
        x[points] = (double) from + i;
        y[points++] = unsigned(values[i]);
      }
    }
    XYChart chart = new XYChart(WIDTH, HEIGHT);
    SvgChart.style(chart.getStyler());
    chart
        .getStyler()
        .setDefaultSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.Scatter)
        .setLegendVisible(false)
        .setMarkerSize(3);
    chart.setXAxisTitle("size");
    chart.setYAxisTitle("value");
    chart.addSeries(ruleset, x, y).setMarker(SeriesMarkers.CIRCLE);
    return SvgChart.standalone(
        chart, "values of " + ruleset + ", sizes " + from + " to " + (from + values.length - 1));
  }

  private static int place(int i, long[] values, double most) {
    int column = (int) ((2L * WIDTH - 1) * i / Math.max(1, values.length - 1));
    int row = (int) ((2 * HEIGHT - 1) * unsigned(values[i]) / Math.max(1, most));
    return row * 2 * WIDTH + column;
  }

  private static double unsigned(long value) {
    return (double) (value >>> 1) * 2 + (value & 1);
  }
}
