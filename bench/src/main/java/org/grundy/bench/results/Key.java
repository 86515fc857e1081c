package org.grundy.bench.results;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What makes two measurements comparable: the benchmark, how it was run, and with what parameters
 * (whose order does not matter).
 *
 * @param benchmark the method's qualified name
 * @param mode JMH's short name of the mode, such as {@code avgt}
 * @param parameters the values by name
 * @param threads how many threads ran it
 */
public record Key(String benchmark, String mode, Map<String, String> parameters, int threads)
    implements Comparable<Key> {
  private static final String PREFIX = "org.grundy.bench.";

  /** Copies the parameters. */
  public Key {
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }

  /** The benchmark's name without what all of ours share. */
  public String shortName() {
    return benchmark.startsWith(PREFIX) ? benchmark.substring(PREFIX.length()) : benchmark;
  }

  /** The strategy, or the empty text for a benchmark without one. */
  public String strategy() {
    return parameters.getOrDefault("strategy", "");
  }

  /** The key without its strategy: what strategies are compared within. */
  public Key workload() {
    Map<String, String> rest = new TreeMap<>(parameters);
    rest.remove("strategy");
    return new Key(benchmark, mode, rest, threads);
  }

  @Override
  public int compareTo(Key other) {
    return toString().compareTo(other.toString());
  }

  /** Such as {@code nim.Verdict.outcome avgt n=1000 strategy=scalar}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(shortName()).append(' ').append(mode);
    parameters.forEach((name, value) -> text.append(' ').append(name).append('=').append(value));
    return threads == 1 ? text.toString() : text + " threads=" + threads;
  }
}
