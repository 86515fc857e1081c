package org.grundy.bench.report;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.bench.compare.ComparisonTable;
import org.grundy.bench.compare.Ranking;
import org.grundy.bench.results.Measurement;

/**
 * The parts of Markdown files that come from recorded results. Each stands between {@code <!--
 * results:KIND -->} and {@code <!-- /results -->}, where KIND is {@code summary}, {@code table} or
 * {@code environment}.
 */
public final class GeneratedSections {
  private static final Pattern SECTION =
      Pattern.compile("(<!-- results:(\\w+) -->\n).*?(<!-- /results -->)", Pattern.DOTALL);

  private GeneratedSections() {}

  /**
   * Fills every section.
   *
   * @param markdown the text of a file
   * @param measurements the recorded results
   * @return the text with the sections as the results are now
   * @throws IllegalArgumentException if a section is of no known kind, or there is none
   */
  public static String fill(String markdown, List<Measurement> measurements) {
    StringBuilder filled = new StringBuilder();
    Matcher matcher = SECTION.matcher(markdown);
    int count = 0;
    while (matcher.find()) {
      String content =
          switch (matcher.group(2)) {
            case "summary" -> Summary.markdown(measurements);
            case "table" -> ComparisonTable.markdown(Ranking.of(measurements));
            case "environment" -> environment(measurements);
            default ->
                throw new IllegalArgumentException(
                    "there is no section results:" + matcher.group(2));
          };
      matcher.appendReplacement(
          filled, Matcher.quoteReplacement(matcher.group(1) + content + matcher.group(3)));
      count++;
    }
    if (count == 0) {
      throw new IllegalArgumentException("there is no section to fill");
    }
    return matcher.appendTail(filled).toString();
  }

  private static String environment(List<Measurement> measurements) {
    Map<String, Set<String>> values = new LinkedHashMap<>();
    for (Measurement m : measurements) {
      m.environment()
          .values()
          .forEach((name, v) -> values.computeIfAbsent(name, k -> new LinkedHashSet<>()).add(v));
    }
    StringBuilder text = new StringBuilder();
    values.forEach(
        (name, all) ->
            text.append("- ")
                .append(name)
                .append(": ")
                .append(String.join("; ", all))
                .append('\n'));
    return text.toString();
  }
}
