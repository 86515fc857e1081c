package org.grundy.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.Records;
import org.grundy.bench.results.ResultFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents say of performance is what the latest recorded run says. */
class RecordedResultsTest {
  private static final Path ROOT = Path.of("..");

  private static List<Measurement> latest() throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve("results"))) {
      Path file =
          files
              .filter(f -> f.getFileName().toString().matches("jmh-.*\\.json"))
              .max((a, b) -> time(a).compareTo(time(b)))
              .orElseThrow();
      return ResultFile.read(file);
    }
  }

  /** The UTC time in the name of a file. */
  private static String time(Path file) {
    return file.getFileName().toString().replaceAll(".*-(\\d{8}T\\d{4}Z)-.*", "$1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "results/README.md"})
  void documentsAreNotStale(String document) throws IOException {
    String text = Files.readString(ROOT.resolve(document));
    assertThat(text)
        .as("run: java -jar bench/target/bench.jar report results/LATEST --fill " + document)
        .isEqualTo(GeneratedSections.fill(text, latest()));
  }

  @Test
  void sectionsAreFilledByKind() {
    List<Measurement> measurements =
        Records.measurements(
            Records.record("org.grundy.bench.a.B.solve", "1000", "ns/op", "")
                .replace("\"a\"", "\"naive\""),
            Records.record("org.grundy.bench.a.B.solve", "10", "ns/op", ""));
    assertThat(
            GeneratedSections.fill(
                "x\n<!-- results:summary -->\nold\n<!-- /results -->\ny\n", measurements))
        .startsWith("x\n<!-- results:summary -->\n| workload")
        .contains("| a.B.solve n=10 | 1.00 ± 0.00 us | a | 10.0 ± 0.5 ns | - | 100 ± 5x |")
        .endsWith("|\n<!-- /results -->\ny\n")
        .doesNotContain("old");
    assertThatThrownBy(() -> GeneratedSections.fill("nothing here", measurements))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> GeneratedSections.fill("<!-- results:x -->\n<!-- /results -->", measurements))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("results:x");
  }
}
