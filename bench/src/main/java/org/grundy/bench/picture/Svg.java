package org.grundy.bench.picture;

import java.io.PrintWriter;
import java.util.Locale;

/** SVG in layers: vertices coloured by outcome, the edges of perfect play dark. */
public final class Svg {
  private static final int COLUMN = 150;
  private static final int ROW = 90;
  private static final int WIDTH = 110;
  private static final int HEIGHT = 40;
  private static final int SHOWN = 16;

  private final Solved solved;
  private final Layers layers;
  private final PrintWriter out;

  private Svg(Solved solved, PrintWriter out) {
    this.solved = solved;
    this.layers = Layers.of(solved.outcomes());
    this.out = out;
  }

  /**
   * Writes the picture.
   *
   * @param solved what to draw
   * @param out where to
   * @throws IllegalArgumentException if the graph is too large to look at
   */
  public static void write(Solved solved, PrintWriter out) {
    solved.checkSize();
    new Svg(solved, out).write();
  }

  private void write() {
    int width = Math.max(1, layers.columns()) * COLUMN;
    int height = Math.max(1, layers.rows()) * ROW;
    out.println(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"13\">"
            .formatted(width, height));
    out.println(
        "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\""
            + " markerHeight=\"8\" orient=\"auto-start-reverse\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>");
    for (int v = 0; v < solved.digraph().vertices(); v++) {
      int from = v;
      solved.digraph().followers(v).forEach(to -> edge(from, to));
    }
    for (int v = 0; v < solved.digraph().vertices(); v++) {
      vertex(v);
    }
    out.println("</svg>");
  }

  private double x(int vertex) {
    return (layers.column(vertex) + layers.columns() / 2.0) * COLUMN;
  }

  private double y(int vertex) {
    return (layers.rows() - layers.row(vertex) - 0.5) * ROW;
  }

  /** From border to border, bent to the right so that edges there and back stay apart. */
  private void edge(int from, int to) {
    double x1 = x(from);
    double y1 = y(from);
    double x2 = x(to);
    double y2 = y(to);
    double half = HEIGHT / 2.0;
    String path;
    if (from == to) {
      path =
          path(
              x1 + 20,
              y1 - half,
              x1 + 45,
              y1 - half - 28,
              x1 + 5,
              y1 - half - 28,
              x1 + 35,
              y1 - half);
    } else if (y1 == y2) {
      double bend = half + 12 + Math.abs(x2 - x1) / 12;
      double side = x1 < x2 ? -1 : 1;
      path =
          path(
              x1,
              y1 + side * half,
              x1,
              y1 + side * bend,
              x2,
              y2 + side * bend,
              x2,
              y2 + side * half);
    } else {
      double side = y1 < y2 ? 1 : -1;
      double shift = side * 12;
      double middle = (y1 + y2) / 2;
      path =
          path(
              x1 + shift,
              y1 + side * half,
              x1 + 2 * shift,
              middle,
              x2 + 2 * shift,
              middle,
              x2 + shift,
              y2 - side * half);
    }
    boolean best = solved.isBest(from, to);
    out.println(
        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" marker-end=\"url(#tip)\"/>"
            .formatted(path, best ? "#222222" : "#aaaaaa", best ? "2" : "1"));
  }

  private static String path(double... points) {
    return String.format(
        Locale.ROOT,
        "M%.0f %.0fC%.0f %.0f %.0f %.0f %.0f %.0f",
        points[0],
        points[1],
        points[2],
        points[3],
        points[4],
        points[5],
        points[6],
        points[7]);
  }

  private void vertex(int v) {
    String name = solved.graph().name(v);
    String shown = name.length() <= SHOWN ? name : name.substring(0, SHOWN - 1) + "…";
    out.println(
        String.format(
            Locale.ROOT,
            "<g transform=\"translate(%.0f %.0f)\"><title>%s: %s</title>"
                + "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\" fill=\"%s\" stroke=\"#444444\"/>"
                + "<text y=\"-3\" text-anchor=\"middle\" font-weight=\"bold\">%s</text>"
                + "<text y=\"14\" text-anchor=\"middle\" font-size=\"11\">%s</text></g>",
            x(v),
            y(v),
            escaped(name),
            escaped(solved.note(v)),
            -WIDTH / 2,
            -HEIGHT / 2,
            WIDTH,
            HEIGHT,
            solved.colour(v),
            escaped(shown),
            escaped(solved.note(v))));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
