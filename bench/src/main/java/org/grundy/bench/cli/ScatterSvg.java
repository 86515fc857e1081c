package org.grundy.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Draws points with whole coordinates from 0 to n, as an SVG picture. */
final class ScatterSvg {
  private static final int SIDE = 600;
  private static final int MARGIN = 40;

  private ScatterSvg() {}

  /**
   * Writes the picture.
   *
   * @param points one number each, on a line, or the first two of more
   */
  static void write(Path file, String title, int to, List<int[]> points) throws IOException {
    double step = (double) SIDE / Math.max(1, to);
    double radius = Math.max(0.8, Math.min(4, step / 2.5));
    int whole = SIDE + 2 * MARGIN;
    try (PrintWriter svg = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
      svg.println(
          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "
              + whole
              + " "
              + whole
              + "\" font-family=\"sans-serif\" font-size=\"14\">");
      svg.println("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>");
      svg.println("<text x=\"" + MARGIN + "\" y=\"24\">" + escape(title) + "</text>");
      svg.println(
          "<path fill=\"none\" stroke=\"gray\" d=\"M"
              + MARGIN
              + " "
              + MARGIN
              + "v"
              + SIDE
              + "h"
              + SIDE
              + "\"/>");
      svg.println(label(MARGIN - 12, MARGIN + SIDE + 18, "0"));
      svg.println(label(MARGIN + SIDE - 10, MARGIN + SIDE + 18, Integer.toString(to)));
      svg.println(label(4, MARGIN + 5, Integer.toString(to)));
      for (int[] point : points) {
        int y = point.length > 1 ? point[1] : 0;
        svg.printf(
            Locale.ROOT,
            "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\"/>%n",
            MARGIN + point[0] * step,
            MARGIN + SIDE - y * step,
            radius);
      }
      svg.println("</svg>");
      if (svg.checkError()) {
        throw new IOException("cannot write " + file);
      }
    }
  }

  private static String label(int x, int y, String text) {
    return "<text x=\"" + x + "\" y=\"" + y + "\" fill=\"gray\">" + text + "</text>";
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
