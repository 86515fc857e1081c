package org.grundy.bench.results;

import java.util.List;
import java.util.Map;

/**
 * One benchmark with one set of parameters, measured.
 *
 * @param key which
 * @param primary the time or rate
 * @param secondary what profilers and the gate add, by name
 * @param jvmArguments the arguments of the measuring JVM
 * @param environment the machine and JVM; without values where the file does not say
 */
public record Measurement(
    Key key,
    Metric primary,
    Map<String, Metric> secondary,
    List<String> jvmArguments,
    Environment environment) {
  /** The name of JMH's metric of allocated bytes an operation. */
  public static final String ALLOCATED = "gc.alloc.rate.norm";
}
