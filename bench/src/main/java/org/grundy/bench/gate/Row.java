package org.grundy.bench.gate;

import java.util.Map;
import java.util.TreeMap;
import org.grundy.bench.results.Key;

/** What the gate watches: one benchmark with fixed parameters. */
final class Row {
  private static final String PACKAGE = "org.grundy.bench.";

  private Row() {}

  /**
   * The key of a row.
   *
   * @param benchmark the method, from the workload's package on, such as {@code mex.Mex.value}
   * @param parameters values of its parameters, as {@code name=value}; the others take their first
   */
  static Key of(String benchmark, String... parameters) {
    Map<String, String> values = new TreeMap<>();
    for (String parameter : parameters) {
      int equals = parameter.indexOf('=');
      values.put(parameter.substring(0, equals), parameter.substring(equals + 1));
    }
    return new Key(PACKAGE + benchmark, "avgt", values, 1);
  }
}
