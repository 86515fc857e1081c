package org.grundy.bench.gate;

import java.util.Map;

/**
 * What one JVM measured.
 *
 * @param ratios the kernel's time over that of a step of each reference kernel, by their ids
 * @param nanos the kernel's time for a call, in nanoseconds of the processor
 * @param bytes what a call allocates
 * @param counters the exact work of one call
 */
record ForkResult(
    Map<String, Double> ratios, double nanos, double bytes, Map<String, Long> counters) {}
