package org.grundy.bench.compare;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Rankings as a table for a terminal, or as Markdown. */
public final class ComparisonTable {
  private static final List<String> HEADERS =
      List.of("strategy", "time", "allocated", "against naive");

  private ComparisonTable() {}

  /** Prints the rankings, grouped by workload, the best strategy of each marked by a star. */
  public static void print(List<Ranking> rankings, PrintWriter out) {
    List<List<String>> all = new ArrayList<>();
    all.add(HEADERS);
    rankings.forEach(ranking -> all.addAll(cells(ranking)));
    int[] widths = new int[HEADERS.size()];
    for (List<String> row : all) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    out.println("  " + line(HEADERS, widths));
    for (Ranking ranking : rankings) {
      out.println(ranking.workload());
      List<List<String>> rows = cells(ranking);
      for (int i = 0; i < rows.size(); i++) {
        out.println((ranking.rows().get(i).best() ? "* " : "  ") + line(rows.get(i), widths));
      }
    }
  }

  private static String line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder(cells.get(0));
    line.append(" ".repeat(widths[0] - cells.get(0).length()));
    for (int i = 1; i < widths.length; i++) {
      line.append("  ").append(" ".repeat(widths[i] - cells.get(i).length())).append(cells.get(i));
    }
    return line.toString().stripTrailing();
  }

  /** The rankings as one Markdown table, the best strategy of each workload in bold. */
  public static String markdown(List<Ranking> rankings) {
    StringBuilder text =
        new StringBuilder("| workload | strategy | time | allocated | against naive |\n");
    text.append("|---|---|--:|--:|--:|\n");
    for (Ranking ranking : rankings) {
      List<List<String>> rows = cells(ranking);
      for (int i = 0; i < rows.size(); i++) {
        String mark = ranking.rows().get(i).best() ? "**" : "";
        List<String> row = rows.get(i);
        text.append("| ")
            .append(i == 0 ? ranking.workload() : "")
            .append(" | ")
            .append(mark)
            .append(row.get(0))
            .append(mark);
        row.stream().skip(1).forEach(cell -> text.append(" | ").append(cell));
        text.append(" |\n");
      }
    }
    return text.toString();
  }

  private static List<List<String>> cells(Ranking ranking) {
    List<List<String>> cells = new ArrayList<>();
    for (Ranking.Row row : ranking.rows()) {
      cells.add(
          List.of(
              row.strategy().isEmpty() ? "-" : row.strategy(),
              Quantity.time(row.nanos(), row.error()),
              Quantity.bytes(row.bytes()),
              row.speedUp()
                  .map(s -> s.ratio() == 1 ? "1x" : Quantity.ratio(s.ratio(), s.error()))
                  .orElse("-")));
    }
    return cells;
  }
}
