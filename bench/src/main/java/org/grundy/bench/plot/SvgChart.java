package org.grundy.bench.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Turns charts into SVG; sets them in the look that all our charts share. */
public final class SvgChart {
  /** From this width on there is room for a legend beside the plot. */
  private static final int WIDE = 600;

  private static final Color NONE = new Color(0, 0, 0, 0);
  private static final Font FONT = new Font("SansSerif", Font.PLAIN, 12);

  static {
    // Charts are painted without a screen.
    System.setProperty("java.awt.headless", "true");
  }

  private SvgChart() {}

  /** Gives a chart our look. */
  public static void style(AxesChartStyler styler) {
    Color text = Ink.TEXT.color();
    styler.setBaseFont(FONT).setLocale(Locale.ROOT);
    styler
        .setChartBackgroundColor(NONE)
        .setPlotBackgroundColor(NONE)
        .setLegendBackgroundColor(NONE)
        .setLegendBorderColor(NONE)
        .setChartFontColor(text)
        .setPlotBorderVisible(false)
        .setChartTitleVisible(false)
        .setLegendFont(FONT)
        .setSeriesColors(Arrays.stream(Ink.series()).map(Ink::color).toArray(Color[]::new));
    styler
        .setAxisTickLabelsFont(FONT)
        .setAxisTitleFont(FONT)
        .setAxisTickLabelsColor(text)
        .setAxisTickMarksColor(text)
        .setXAxisTickLabelsColor(text)
        .setYAxisTickLabelsColor(text)
        .setXAxisTickMarksColor(text)
        .setYAxisTickMarksColor(text)
        .setPlotGridLinesColor(Ink.GRID.color())
        .setPlotGridLinesStroke(new BasicStroke(1))
        .setPlotGridVerticalLinesVisible(false)
        .setErrorBarsColor(Ink.ERROR.color());
  }

  /** Puts the legend beside a wide chart, and below a narrow one. */
  public static void placeLegend(Styler styler, int width) {
    styler
        .setLegendPosition(
            width >= WIDE ? Styler.LegendPosition.OutsideE : Styler.LegendPosition.OutsideS)
        .setLegendLayout(Styler.LegendLayout.Vertical);
  }

  /**
   * A chart as an element for a page that has {@link Ink#css}.
   *
   * @param chart the chart
   * @param label what it shows, for readers who cannot see it
   * @return the {@code svg} element
   */
  public static String inline(Chart<?, ?> chart, String label) {
    return render(chart, label, "");
  }

  /**
   * A chart as a file of its own.
   *
   * @param chart the chart
   * @param label what it shows, for readers who cannot see it
   * @return the text of the file
   */
  public static String standalone(Chart<?, ?> chart, String label) {
    return render(chart, label, Ink.css());
  }

  private static String render(Chart<?, ?> chart, String label, String css) {
    Document document;
    try {
      document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .getDOMImplementation()
              .createDocument("http://www.w3.org/2000/svg", "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
    context.setComment(null);
    context.setPrecision(2);
    // Several pictures in one page must not share the names of their clip paths.
    String prefix = "p" + Integer.toHexString(label.hashCode() * 31 + chart.getWidth()) + "-";
    context.setIDGenerator(
        new SVGIDGenerator() {
          @Override
          public String generateID(String kind) {
            return prefix + super.generateID(kind);
          }
        });
    SVGGraphics2D graphics = new SVGGraphics2D(context, false);
    chart.paint(graphics, chart.getWidth(), chart.getHeight());
    Element root = graphics.getRoot();
    root.setAttribute("viewBox", "0 0 " + chart.getWidth() + " " + chart.getHeight());
    root.setAttribute("width", "100%");
    root.setAttribute("role", "img");
    root.setAttribute("aria-label", label);
    if (!css.isEmpty()) {
      Element style = document.createElementNS("http://www.w3.org/2000/svg", "style");
      style.setTextContent(css);
      root.insertBefore(style, root.getFirstChild());
      root.setAttribute("width", Integer.toString(chart.getWidth()));
      root.setAttribute("height", Integer.toString(chart.getHeight()));
    }
    StringWriter out = new StringWriter();
    try {
      graphics.stream(root, out, true, false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String svg = out.toString();
    return Ink.dye(svg.substring(svg.indexOf("<svg")));
  }
}
