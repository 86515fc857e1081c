package org.grundy.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.bench.compare.Quantity;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.plot.Ink;
import org.grundy.bench.plot.SvgChart;
import org.grundy.bench.results.Key;
import org.grundy.bench.results.Measurement;
import org.knowm.xchart.internal.chartpart.Chart;

/** One page that needs nothing but itself: charts, tables, and where the figures come from. */
public final class HtmlReport {
  private static final int WIDE = 720;
  private static final int NARROW = 340;

  private static final String CSS =
      """
      body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;
        color:var(--ink-text);background:#fff}
      @media(prefers-color-scheme:dark){body{background:#16191d}}
      h1,h2,h3{line-height:1.2}
      h2{margin-top:3rem;overflow-wrap:anywhere}
      h3{margin:2rem 0 .5rem;font-weight:600;overflow-wrap:anywhere}
      .scroll{overflow-x:auto}
      table{border-collapse:collapse;font-size:.9rem}
      th,td{padding:.2rem .8rem .2rem 0;text-align:right;white-space:nowrap}
      th:first-child,td:first-child{text-align:left}
      tr{border-bottom:1px solid var(--ink-grid)}
      .best{color:var(--ink-best);font-weight:600}
      .narrow{display:none}
      @media(max-width:640px){.wide{display:none}.narrow{display:block}}
      code{overflow-wrap:anywhere}
      pre{white-space:pre-wrap}
      nav a{margin-right:1rem;color:var(--ink-first)}
      """;

  private final StringBuilder page = new StringBuilder();

  private HtmlReport() {}

  /**
   * The page of some results.
   *
   * @param measurements the results
   * @param sources the names of the files they come from
   * @return the page
   */
  public static String of(List<Measurement> measurements, List<String> sources) {
    HtmlReport report = new HtmlReport();
    report.write(measurements, sources);
    return report.page.toString();
  }

  private void write(List<Measurement> measurements, List<String> sources) {
    page.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
        .append("<meta name=\"color-scheme\" content=\"light dark\">\n")
        .append("<link rel=\"icon\" href=\"data:,\">\n")
        .append("<title>Grundy: benchmark results</title>\n<style>\n")
        .append(Ink.css())
        .append(CSS)
        .append("</style>\n</head>\n<body>\n<h1>Grundy: benchmark results</h1>\n");
    Map<String, List<Ranking>> byBenchmark = new LinkedHashMap<>();
    for (Ranking ranking : Ranking.of(measurements)) {
      byBenchmark
          .computeIfAbsent(
              ranking.workload().shortName() + " " + ranking.workload().mode(),
              k -> new ArrayList<>())
          .add(ranking);
    }
    page.append("<nav>");
    byBenchmark
        .keySet()
        .forEach(
            name ->
                page.append("<a href=\"#")
                    .append(id(name))
                    .append("\">")
                    .append(escape(name))
                    .append("</a> "));
    page.append("</nav>\n");
    page.append(
        "<p>Less time is better. Error bars and ± are half of the 99.9 % confidence interval that JMH"
            + " gives; bars are cut where it reaches below zero. Grey: the naive reference. Green: the"
            + " fastest.</p>\n");
    byBenchmark.forEach(this::benchmark);
    environment(measurements, sources);
    page.append("</body>\n</html>\n");
  }

  private void benchmark(String name, List<Ranking> rankings) {
    page.append("<h2 id=\"").append(id(name)).append("\">").append(escape(name)).append("</h2>\n");
    for (List<Ranking> sizes : growing(rankings)) {
      String label = "time over n, " + name;
      page.append("<h3>Growth over n").append(others(sizes.get(0))).append("</h3>\n");
      figure(GrowthCurves.chart(sizes, WIDE, 380), GrowthCurves.chart(sizes, NARROW, 480), label);
    }
    for (Ranking ranking : rankings) {
      page.append("<h3>").append(escape(parameters(ranking.workload()))).append("</h3>\n");
      if (ranking.rows().size() > 1) {
        String label = "time of each strategy, " + ranking.workload();
        figure(
            StrategyBars.chart(ranking, WIDE, 300),
            StrategyBars.chart(ranking, NARROW, 300),
            label);
      }
      if (LatencyCurves.shows(ranking)) {
        String label = "time at percentiles, " + ranking.workload();
        figure(
            LatencyCurves.chart(ranking, WIDE, 300),
            LatencyCurves.chart(ranking, NARROW, 300),
            label);
      }
      table(ranking);
    }
  }

  private void figure(Chart<?, ?> wide, Chart<?, ?> narrow, String label) {
    page.append("<div class=\"wide\">")
        .append(SvgChart.inline(wide, label))
        .append("</div>\n<div class=\"narrow\">")
        .append(SvgChart.inline(narrow, label))
        .append("</div>\n");
  }

  /** The rankings that differ in n only, where there are at least two. */
  static List<List<Ranking>> growing(List<Ranking> rankings) {
    Map<Key, List<Ranking>> groups = new LinkedHashMap<>();
    for (Ranking ranking : rankings) {
      Key key = ranking.workload();
      if (key.parameters().getOrDefault("n", "").matches("\\d+")) {
        Map<String, String> rest = new LinkedHashMap<>(key.parameters());
        rest.remove("n");
        groups
            .computeIfAbsent(
                new Key(key.benchmark(), key.mode(), rest, key.threads()), k -> new ArrayList<>())
            .add(ranking);
      }
    }
    return groups.values().stream().filter(group -> group.size() > 1).toList();
  }

  private static String others(Ranking ranking) {
    Map<String, String> rest = new LinkedHashMap<>(ranking.workload().parameters());
    rest.remove("n");
    return rest.isEmpty() ? "" : ", " + escape(rest.toString());
  }

  private static String parameters(Key workload) {
    if (workload.parameters().isEmpty()) {
      return "times";
    }
    StringBuilder text = new StringBuilder();
    workload
        .parameters()
        .forEach(
            (name, value) ->
                text.append(text.length() == 0 ? "" : ", ")
                    .append(name)
                    .append(" = ")
                    .append(value));
    return text.toString();
  }

  private void table(Ranking ranking) {
    page.append("<div class=\"scroll\"><table><tr><th>strategy</th><th>time</th>")
        .append("<th>allocated</th><th>against naive</th></tr>\n");
    for (Ranking.Row row : ranking.rows()) {
      page.append(row.best() ? "<tr class=\"best\">" : "<tr>");
      cell(row.strategy().isEmpty() ? "-" : row.strategy());
      cell(Quantity.time(row.nanos(), row.error()));
      cell(Quantity.bytes(row.bytes()));
      cell(row.speedUp().map(s -> Quantity.ratio(s.ratio(), s.error())).orElse("-"));
      page.append("</tr>\n");
    }
    page.append("</table></div>\n");
  }

  private void cell(String text) {
    page.append("<td>").append(escape(text)).append("</td>");
  }

  private void environment(List<Measurement> measurements, List<String> sources) {
    page.append("<h2>Where the figures come from</h2>\n<div class=\"scroll\"><table>\n");
    Map<String, Set<String>> values = new LinkedHashMap<>();
    for (Measurement m : measurements) {
      m.environment()
          .values()
          .forEach((name, v) -> values.computeIfAbsent(name, k -> new LinkedHashSet<>()).add(v));
      values
          .computeIfAbsent("JVM arguments", k -> new LinkedHashSet<>())
          .add(String.join(" ", m.jvmArguments()));
    }
    values.put("files", new LinkedHashSet<>(sources));
    values.forEach(
        (name, all) -> {
          page.append("<tr>");
          cell(name);
          cell(String.join("; ", all));
          page.append("</tr>\n");
        });
    page.append("</table></div>\n<p>To measure again, and to draw this page:</p>\n<pre><code>")
        .append("mvn -q -DskipTests package\n")
        .append("java -jar bench/target/bench.jar compare --full --output results.json\n")
        .append("java -jar bench/target/bench.jar report results.json --html results.html\n")
        .append("</code></pre>\n");
  }

  private static String id(String name) {
    return name.replaceAll("[^A-Za-z0-9]+", "-");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
