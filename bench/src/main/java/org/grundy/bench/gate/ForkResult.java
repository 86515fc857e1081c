package org.grundy.bench.gate;

import java.util.Map;

/**
 * What one JVM measured.
 *
 * @param ratio the kernel's time over that of a step of the reference kernel
 * @param nanos the kernel's time for a call, in nanoseconds of the processor
 * @param bytes what a call allocates
 * @param counters the exact work of one call
 */
record ForkResult(double ratio, double nanos, double bytes, Map<String, Long> counters) {}
