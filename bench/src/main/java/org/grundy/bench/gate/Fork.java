package org.grundy.bench.gate;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.grundy.bench.json.JsonWriter;

/**
 * One JVM of the gate: measures one kernel against the reference kernel and writes what it found to
 * a file.
 *
 * <p>Blocks of a few milliseconds alternate as kernel, reference, reference, kernel; what drifts
 * over such a quadruple, like the clock of the processor, falls on both alike. The median over the
 * quadruples passes over those that something else interrupted. All times are processor time of the
 * measuring thread: what other processes take away does not count. (Nor does garbage collection;
 * allocated bytes stand for it.)
 */
public final class Fork {
  private static final long BLOCK_NANOS = TimeUnit.MILLISECONDS.toNanos(2);
  private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long MEASURE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);
  private static final int LEAST_QUADRUPLES = 5;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Kernel kernel;
  private final ReferenceKernel reference = new ReferenceKernel();
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
    long steps = 1 << 16;
    long start = THREADS.getCurrentThreadCpuTime();
    long kernelNanos;
    do {
      kernelNanos = time(calls);
      long referenceNanos = timeReference(steps);
      calls = scaled(calls, kernelNanos);
      steps = scaled(steps, referenceNanos);
    } while (THREADS.getCurrentThreadCpuTime() - start < WARM_UP_NANOS);

    int quadruples =
        (int) Math.max(LEAST_QUADRUPLES, MEASURE_NANOS / (2 * (kernelNanos + BLOCK_NANOS)));
    double[] ratios = new double[quadruples];
    double[] nanos = new double[quadruples];
    double[] allocated = new double[quadruples];
    for (int i = 0; i < quadruples; i++) {
      long own = time(calls);
      long ownBytes = bytes;
      long yard = timeReference(steps) + timeReference(steps);
      own += time(calls);
      ownBytes += bytes;
      nanos[i] = own / (2.0 * calls);
      ratios[i] = nanos[i] / (yard / (2.0 * steps));
      allocated[i] = ownBytes / (2.0 * calls);
    }

    json.object().name("ratio").value(median(ratios));
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

  private long timeReference(long steps) {
    long start = THREADS.getCurrentThreadCpuTime();
    sink += reference.run(steps);
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
