package org.grundy.bench.plot;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import java.util.BitSet;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Points in a plane. Points that would fall on one place are drawn once, so that the size of the
 * picture is bounded.
 */
final class Scatter {
  /** So many places to a unit of the picture, each way. */
  private static final int PLACES = 2;

  private final int width;
  private final int height;
  private final double left;
  private final double right;
  private final double top;
  private final BitSet taken;
  private final DoubleArrayList x = new DoubleArrayList();
  private final DoubleArrayList y = new DoubleArrayList();

  /** A picture of points whose first coordinate lies between two numbers, the second from 0 on. */
  Scatter(int width, int height, double left, double right, double top) {
    this.width = width;
    this.height = height;
    this.left = left;
    this.right = Math.max(right, left + 1);
    this.top = Math.max(1, top);
    taken = new BitSet(PLACES * width * PLACES * height);
  }

  void add(double across, double up) {
    int column = (int) ((PLACES * width - 1) * (across - left) / (right - left));
    int row = (int) ((PLACES * height - 1) * up / top);
    int place = row * PLACES * width + column;
    if (!taken.get(place)) {
      taken.set(place);
      x.add(across);
      y.add(up);
    }
  }

  /** The text of an SVG file. */
  String svg(String series, String xTitle, String yTitle, String label) {
    XYChart chart = new XYChart(width, height);
    XYStyler styler = chart.getStyler();
    SvgChart.style(styler);
    styler.setDefaultSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.Scatter);
    styler.setXAxisMin(left).setXAxisMax(right).setYAxisMin(0.0).setYAxisMax(top);
    styler.setMarkerSize(3).setLegendVisible(false);
    chart.setXAxisTitle(xTitle);
    chart.setYAxisTitle(yTitle);
    if (!x.isEmpty()) {
      chart.addSeries(series, x.toDoubleArray(), y.toDoubleArray()).setMarker(SeriesMarkers.CIRCLE);
    }
    return SvgChart.standalone(chart, label);
  }
}
