package org.grundy.bench.gate;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.grundy.bench.json.JsonWriter;

/**
 * One JVM of the gate: measures one kernel against the reference kernels and writes what it found
 * to a file.
 *
 * <p>Blocks of a few milliseconds alternate: the kernel, the references, the references in the
 * other order, the kernel; what drifts over such a round, like the clock of the processor, falls on
 * all alike. The median over the rounds passes over those that something else interrupted. Before
 * that the kernel warms up for as long as it still becomes faster: one that reaches through much
 * code, as of streams, takes many thousand calls until the last of it is compiled. All times are
 * processor time of the measuring thread: what other processes take away does not count. (Nor does
 * garbage collection; allocated bytes stand for it.)
 */
public final class Fork {
  private static final long BLOCK_NANOS = TimeUnit.MILLISECONDS.toNanos(2);
  private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long WINDOW_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final int MOST_WINDOWS = 20;
  private static final double STILL_FASTER = 0.95;
  private static final long MEASURE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final int LEAST_ROUNDS = 5;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Kernel kernel;
  private final List<ReferenceKernel> references = ReferenceKernel.all();
  private long sink;
  private long bytes;

  private Fork(Kernel kernel) {
    this.kernel = kernel;
  }

  /**
   * Measures.
   *
   * @param args the file to write, the benchmark, and its parameters as {@code name=value}
   * @throws ReflectiveOperationException if the benchmark cannot be set up
   * @throws IOException if the file cannot be written
   */
  public static void main(String[] args) throws ReflectiveOperationException, IOException {
    Map<String, String> parameters = new TreeMap<>();
    for (String arg : Arrays.asList(args).subList(2, args.length)) {
      int equals = arg.indexOf('=');
      parameters.put(arg.substring(0, equals), arg.substring(equals + 1));
    }
    Kernel kernel = new JmhKernel(args[1], parameters);
    String plant = System.getProperty(Plant.PROPERTY, "");
    if (!plant.isEmpty()) {
      kernel = Plant.valueOf(plant.toUpperCase(Locale.ROOT)).in(kernel);
    }
    Fork fork = new Fork(kernel);
    try (Writer out = Files.newBufferedWriter(Path.of(args[0]));
        JsonWriter json = new JsonWriter(out)) {
      fork.measure(json);
    }
    kernel.close();
  }

  private void measure(JsonWriter json) {
    kernel.run(1);
    Map<String, Long> counters = kernel.workCounters();

    long calls = 1;
    long kernelNanos;
    double fastest = Double.POSITIVE_INFINITY;
    long[] steps = new long[references.size()];
    Arrays.fill(steps, 1 << 16);
    long start = THREADS.getCurrentThreadCpuTime();
    do {
      kernelNanos = time(calls);
      fastest = Math.min(fastest, kernelNanos / (double) calls);
      calls = scaled(calls, kernelNanos);
      for (int r = 0; r < steps.length; r++) {
        steps[r] = scaled(steps[r], timeReference(r, steps[r]));
      }
    } while (THREADS.getCurrentThreadCpuTime() - start < WARM_UP_NANOS);
    double before = Double.POSITIVE_INFINITY;
    for (int w = 0; w < MOST_WINDOWS && fastest < STILL_FASTER * before; w++) {
      before = fastest;
      for (long spent = 0; spent < WINDOW_NANOS; spent += kernelNanos) {
        kernelNanos = time(calls);
        fastest = Math.min(fastest, kernelNanos / (double) calls);
        calls = scaled(calls, kernelNanos);
      }
    }

    long roundNanos = 2 * (kernelNanos + steps.length * BLOCK_NANOS);
    int rounds = (int) Math.max(LEAST_ROUNDS, MEASURE_NANOS / roundNanos);
    double[][] ratios = new double[steps.length][rounds];
    double[] nanos = new double[rounds];
    double[] allocated = new double[rounds];
    long[] yards = new long[steps.length];
    for (int i = 0; i < rounds; i++) {
      long own = time(calls);
      long ownBytes = bytes;
      for (int r = 0; r < steps.length; r++) {
        yards[r] = timeReference(r, steps[r]);
      }
      for (int r = steps.length - 1; r >= 0; r--) {
        yards[r] += timeReference(r, steps[r]);
      }
      own += time(calls);
      ownBytes += bytes;
      nanos[i] = own / (2.0 * calls);
      allocated[i] = ownBytes / (2.0 * calls);
      for (int r = 0; r < steps.length; r++) {
        ratios[r][i] = nanos[i] / (yards[r] / (2.0 * steps[r]));
      }
    }

    json.object().name("ratios").object();
    for (int r = 0; r < steps.length; r++) {
      json.name(references.get(r).id()).value(median(ratios[r]));
    }
    json.endObject();
    json.name("nanos").value(median(nanos));
    json.name("bytes").value(median(allocated));
    json.name("counters").object();
    counters.forEach((name, value) -> json.name(name).value(value.longValue()));
    json.endObject().endObject();
    if (sink == 42) {
      System.err.println(sink); // as good as never; keeps the reference's results alive
    }
  }

  private long time(long calls) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    long start = THREADS.getCurrentThreadCpuTime();
    kernel.run(calls);
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
    return nanos;
  }

  private long timeReference(int which, long steps) {
    long start = THREADS.getCurrentThreadCpuTime();
    sink += references.get(which).run(steps);
    return THREADS.getCurrentThreadCpuTime() - start;
  }

  /** How many calls fill a block, given what some took; at most four times as many as those. */
  private static long scaled(long calls, long nanos) {
    double wanted = calls * (double) BLOCK_NANOS / Math.max(1, nanos);
    return (long) Math.max(1, Math.min(wanted, 4.0 * calls));
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
