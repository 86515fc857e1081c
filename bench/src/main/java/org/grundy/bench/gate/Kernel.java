package org.grundy.bench.gate;

import java.util.Map;

/** A benchmark with its parameters, set up and ready to be called. */
interface Kernel {
  /** Calls the benchmark so many times; each result is consumed. */
  void run(long count);

  /** The exact work of one call, asked after the first; empty where it does not count. */
  Map<String, Long> workCounters();

  /** Gives back what the benchmark holds. */
  void close();
}
