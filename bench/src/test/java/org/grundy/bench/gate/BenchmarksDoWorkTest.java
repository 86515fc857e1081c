package org.grundy.bench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.bench.gate.sample.Samples;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * No benchmark is as fast as an empty one: if the compiler could drop its work, or it had none, it
 * would be.
 */
class BenchmarksDoWorkTest {
  private static final double TIMES_EMPTY = 3;
  private static final double COMPILED_EMPTY_NANOS = 3;
  private static final long CERTAINLY_WORK_NANOS = 100_000;

  @TestFactory
  Stream<DynamicTest> benchmarksTakeLongerThanAnEmptyOne() throws Exception {
    double empty = emptyNanos();
    OutputFormat silent =
        OutputFormatFactory.createFormatInstance(
            new PrintStream(OutputStream.nullOutputStream()), VerboseMode.SILENT);
    List<DynamicTest> tests = new ArrayList<>();
    for (BenchmarkListEntry entry :
        BenchmarkList.defaultList().getAll(silent, List.of(".*\\.sample\\..*"))) {
      String[] strategies =
          entry.getParams().orElse(Map.of()).getOrDefault("strategy", new String[] {""});
      for (String strategy : strategies) {
        Map<String, String> parameters =
            strategy.isEmpty() ? Map.of() : Map.of("strategy", strategy);
        tests.add(
            dynamicTest(
                entry.getUsername() + " " + strategy,
                () ->
                    assertThat(nanos(new JmhKernel(entry.getUsername(), parameters)))
                        .isGreaterThan(TIMES_EMPTY * empty)));
      }
    }
    assertThat(tests).hasSizeGreaterThan(20);
    return tests.stream();
  }

  @TestFactory
  Stream<DynamicTest> anEmptyBenchmarkIsFound() throws Exception {
    double empty = emptyNanos();
    return Stream.of("nothing", "object", "number")
        .map(
            method ->
                dynamicTest(
                    method,
                    () ->
                        assertThat(
                                nanos(
                                    new JmhKernel(
                                        Samples.class.getName() + "." + method, Map.of())))
                            .isLessThan(20 * empty + 20)));
  }

  /** The time of an empty call, once the compiler has come to it, however busy the machine is. */
  private static double emptyNanos() throws ReflectiveOperationException {
    double best = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 200 && best > COMPILED_EMPTY_NANOS; i++) {
      best = Math.min(best, nanos(new JmhKernel(Samples.class.getName() + ".nothing", Map.of())));
    }
    return best;
  }

  /** The least time of a call over some blocks; the first call's if that alone is long. */
  private static double nanos(JmhKernel kernel) {
    long start = System.nanoTime();
    kernel.run(1);
    double best = System.nanoTime() - start;
    long calls = 1;
    for (int block = 0; block < 24 && best > 0; block++) {
      start = System.nanoTime();
      kernel.run(calls);
      double each = (System.nanoTime() - start) / (double) calls;
      if (each * calls > CERTAINLY_WORK_NANOS && calls == 1) {
        break;
      }
      best = Math.min(best, each);
      if (each * calls < 1e6) {
        calls *= 4;
      }
    }
    kernel.close();
    return best;
  }
}
