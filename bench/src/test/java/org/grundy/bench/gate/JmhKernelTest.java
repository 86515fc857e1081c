package org.grundy.bench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.grundy.bench.gate.sample.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JmhKernelTest {
  private static final String SAMPLES = Samples.class.getName() + ".";

  @ParameterizedTest
  @ValueSource(
      strings = {"nothing", "number", "large", "truth", "share", "object", "blackhole", "other"})
  void callsAsOftenAsAsked(String method) throws Exception {
    JmhKernel kernel = new JmhKernel(SAMPLES + method, Map.of());
    long before = Samples.calls;
    kernel.run(1);
    kernel.run(1000);
    kernel.close();
    assertThat(Samples.calls - before).isEqualTo(1001);
  }

  @Test
  void setsParametersBeforeSettingUp() throws Exception {
    JmhKernel kernel =
        new JmhKernel(SAMPLES + "number", Map.of("strategy", "b", "n", "2", "kind", "TWO"));
    assertThat(kernel.workCounters())
        .containsExactly(Map.entry("seen", (long) "b29999999999true0.5TWO".hashCode()));
  }

  @Test
  void refusesWhatIsNotThere() {
    for (String name : new String[] {"Nothing", "no.Such.benchmark", SAMPLES + "setUp"}) {
      assertThatThrownBy(() -> new JmhKernel(name, Map.of()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("there is no benchmark " + name);
    }
    assertThatThrownBy(() -> new JmhKernel(SAMPLES + "number", Map.of("m", "1")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no parameter [m]");
    assertThatThrownBy(() -> new JmhKernel(SAMPLES + "fresh", Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("before each call");
  }

  @Test
  void plantsDoWhatTheySay() throws Exception {
    Kernel kernel = new JmhKernel(SAMPLES + "number", Map.of());
    long before = Samples.calls;
    Plant.SLOWDOWN.in(kernel).run(1000);
    assertThat(Samples.calls - before).isEqualTo(1500);
    assertThat(Plant.PROBE.counters(Map.of("probes", 10L, "expanded", 3L)))
        .containsEntry("probes", 13L);
  }

  @Test
  void everyRowOfTheGateIsABenchmark() throws Exception {
    for (var row : GateRows.ALL) {
      JmhKernel kernel = new JmhKernel(row.benchmark(), row.parameters());
      kernel.run(1);
      assertThat(kernel.workCounters()).as(row.toString()).isNotNull();
      kernel.close();
    }
  }
}
