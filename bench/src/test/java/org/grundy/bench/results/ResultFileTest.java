package org.grundy.bench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {
  private static final String GOOD =
      Records.record("a.B.c", "12.5", "us/op", Records.metric("gc.alloc.rate.norm", "64"));

  private static void refused(String text, String why) {
    assertThatThrownBy(() -> ResultFile.parse("f.json", text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("f.json")
        .hasMessageContaining(why);
  }

  @Test
  void readsWhatJmhWrites() {
    Measurement m = Records.measurements(GOOD).get(0);
    assertThat(m.key()).isEqualTo(new Key("a.B.c", "avgt", Map.of("strategy", "a", "n", "10"), 1));
    assertThat(m.primary().score()).isEqualTo(12.5);
    assertThat(m.primary().nanosPerUnit()).isEqualTo(1000);
    assertThat(m.primary().higherIsBetter()).isFalse();
    assertThat(m.secondary().get(Measurement.ALLOCATED))
        .isNotNull()
        .extracting(Metric::score)
        .isEqualTo(64.0);
    assertThat(m.secondary().get(Measurement.ALLOCATED))
        .isNotNull()
        .extracting(Metric::error)
        .isEqualTo(Double.NaN);
    assertThat(m.environment().get(Environment.CPU)).isEqualTo("Test");
  }

  @Test
  void theOrderOfParametersDoesNotMatter() {
    String swapped =
        GOOD.replace("\"n\":\"10\",\"strategy\":\"a\"", "\"strategy\":\"a\",\"n\":\"10\"");
    assertThat(swapped).isNotEqualTo(GOOD);
    assertThat(Records.measurements(swapped).get(0).key())
        .isEqualTo(Records.measurements(GOOD).get(0).key());
  }

  @Test
  void nanIsReadAsText() {
    String nan = GOOD.replace("\"score\":12.5", "\"score\":\"NaN\"");
    assertThat(Records.measurements(nan).get(0).primary().score()).isNaN();
  }

  @Test
  void dotsBeforeNamesOfOldProfilersAreDropped() {
    String old = GOOD.replace("gc.alloc", "\u00b7gc.alloc");
    assertThat(Records.measurements(old).get(0).secondary()).containsKey(Measurement.ALLOCATED);
  }

  @Test
  void everyTruncationIsRefused() {
    String whole = Records.file(GOOD);
    for (int length = 0; length < whole.length(); length++) {
      String cut = whole.substring(0, length);
      assertThatThrownBy(() -> ResultFile.parse("f.json", cut))
          .as("cut at %s", length)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void malformedFilesAreRefusedWithTheirPlace() {
    refused("{}", "not an array");
    refused("[1]", "[0] must be an object");
    refused(Records.file(GOOD).replace("12.5", "\"12.5\""), "primaryMetric.score must be a number");
    refused(Records.file(GOOD).replace("\"us/op\"", "3"), "primaryMetric.scoreUnit must be a text");
    refused(Records.file(GOOD).replace("\"benchmark\"", "\"name\""), "[0] has no \"benchmark\"");
    refused(Records.file(GOOD).replace("primaryMetric", "metric"), "no \"primaryMetric\"");
    refused(Records.file(GOOD).replace("\"10\"", "10"), "params.n must be a text");
    refused(Records.file(GOOD).replace("[[1.0],[2.0]]", "[1.0]"), "rawData[0] must be an array");
    refused(Records.file(GOOD) + "x", "not JSON");
    refused("[{\"a\":1,\"a\":2}]", "not JSON");
  }

  @Test
  void missingFilesAreNamed(@TempDir Path directory) {
    assertThatThrownBy(() -> ResultFile.read(directory.resolve("none.json")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("none.json");
  }

  @Test
  void theLastOfSeveralFilesCounts(@TempDir Path directory) throws Exception {
    Path one = Files.writeString(directory.resolve("1.json"), Records.file(GOOD));
    Path two =
        Files.writeString(directory.resolve("2.json"), Records.file(GOOD.replace("12.5", "13.5")));
    assertThat(ResultFile.readAll(List.of(one, two))).hasSize(1);
    assertThat(ResultFile.readAll(List.of(one, two)).get(0).primary().score()).isEqualTo(13.5);
  }

  @Test
  void theEnvironmentIsAdded(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("r.json"), Records.file(GOOD));
    ResultFile.addEnvironment(file, Environment.current());
    Measurement m = ResultFile.read(file).get(0);
    assertThat(m.environment()).isEqualTo(Environment.current());
    assertThat(m.primary().score()).isEqualTo(12.5);
  }
}
