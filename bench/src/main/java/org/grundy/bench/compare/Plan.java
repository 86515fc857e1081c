package org.grundy.bench.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * What a comparison runs: methods, each with values for its parameters, all strategies among them.
 *
 * @param runs one for each method
 */
record Plan(List<Run> runs) {
  /**
   * One benchmark method.
   *
   * @param benchmark its qualified name
   * @param parameters the values to run it with
   */
  record Run(String benchmark, Map<String, String[]> parameters) {
    /** The number of combinations of parameters. */
    int trials() {
      return parameters.values().stream()
          .mapToInt(values -> values.length)
          .reduce(1, (a, b) -> a * b);
    }

    /** A regular expression that only this method matches. */
    String pattern() {
      return "^" + Pattern.quote(benchmark) + "$";
    }
  }

  /** The number of combinations of methods and parameters. */
  int trials() {
    return runs.stream().mapToInt(Run::trials).sum();
  }

  /**
   * Plans a comparison.
   *
   * @param filters regular expressions of which a method must match one; all methods where empty
   * @param everySize whether to run every size, or the first of each method only
   * @param format told of problems
   * @return the plan
   * @throws IllegalArgumentException if a filter is malformed or matches nothing
   */
  static Plan of(List<String> filters, boolean everySize, OutputFormat format) {
    List<Run> runs = new ArrayList<>();
    for (String filter : filters) {
      try {
        if (find(List.of(filter), format).isEmpty()) {
          throw new IllegalArgumentException(
              "no benchmark matches '" + filter + "'; -l lists the benchmarks");
        }
      } catch (PatternSyntaxException e) {
        throw new IllegalArgumentException(
            "filter '" + filter + "': " + e.getDescription() + " at offset " + e.getIndex(), e);
      }
    }
    for (BenchmarkListEntry entry : find(filters, format)) {
      Map<String, String[]> parameters = new LinkedHashMap<>();
      entry
          .getParams()
          .orElse(Map.of())
          .forEach(
              (name, values) ->
                  parameters.put(
                      name,
                      everySize || name.equals("strategy") ? values : new String[] {values[0]}));
      runs.add(new Run(entry.getUsername(), parameters));
    }
    return new Plan(runs);
  }

  /** The methods that match, each once whatever its modes. */
  private static Collection<BenchmarkListEntry> find(List<String> filters, OutputFormat format) {
    Map<String, BenchmarkListEntry> byName = new LinkedHashMap<>();
    for (BenchmarkListEntry entry :
        BenchmarkList.defaultList()
            .find(format, filters.isEmpty() ? List.of(".*") : filters, List.of())) {
      byName.putIfAbsent(entry.getUsername(), entry);
    }
    return byName.values();
  }
}
