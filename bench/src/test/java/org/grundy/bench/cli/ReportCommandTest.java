package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.bench.results.Records.file;
import static org.grundy.bench.results.Records.record;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

class ReportCommandTest {
  @TempDir private Path directory = Path.of("");

  private Path results() throws IOException {
    String naive = record("a.B.solve", "1000", "ns/op", "").replace("\"a\"", "\"naive\"");
    String fast = record("a.B.solve", "10", "ns/op", "").replace("\"a\"", "\"fast<&>\"");
    String larger = fast.replace("\"10\"", "\"100\"");
    String largerNaive = naive.replace("\"10\"", "\"100\"");
    String sampled =
        fast.replace("avgt", "sample")
            .replace(
                "\"scoreUnit\"",
                "\"scorePercentiles\":{\"50.0\":1,\"90.0\":2,\"99.0\":3,\"99.9\":4,\"99.99\":5,"
                    + "\"100.0\":6},\"scoreUnit\"");
    return Files.writeString(
        directory.resolve("results.json"), file(naive, fast, larger, largerNaive, sampled));
  }

  @Test
  void thePageNeedsNothingButItself() throws IOException {
    Path html = directory.resolve("page.html");
    Terminal terminal = Terminal.run("report", results().toString(), "--html", html.toString());
    assertThat(terminal.status()).as(terminal.err()).isZero();
    String page = Files.readString(html);
    assertThat(page.replace("http://www.w3.org/", "")).doesNotContain("http:", "https:", "src=");
    assertThat(page)
        .contains(
            "Growth over n",
            "n = 10",
            "n = 100",
            "time at percentiles",
            "fast&lt;&amp;&gt;",
            "100 ± ",
            "prefers-color-scheme:dark",
            "results.json");
    assertThat(page.split("<svg", -1).length - 1)
        .as("a wide and a narrow picture each")
        .isEqualTo(8);
  }

  @Test
  void picturesAreWellFormed() throws Exception {
    Path pictures = directory.resolve("pictures");
    assertThat(Terminal.run("report", results().toString(), "--svg", pictures.toString()).status())
        .isZero();
    try (var files = Files.list(pictures)) {
      for (Path picture : files.toList()) {
        assertThat(
                DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(Files.readString(picture))))
                    .getDocumentElement()
                    .getTagName())
            .isEqualTo("svg");
      }
    }
  }

  @Test
  void badInputIsRefused() throws IOException {
    Path broken = Files.writeString(directory.resolve("broken.json"), "[{");
    Path empty = Files.writeString(directory.resolve("empty.json"), "[]");
    for (Path file : new Path[] {broken, empty, directory.resolve("none.json")}) {
      Terminal terminal = Terminal.run("report", file.toString());
      assertThat(terminal.status()).isEqualTo(2);
      assertThat(terminal.err().strip().lines()).hasSize(1);
    }
  }
}
