package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.bench.results.Records.file;
import static org.grundy.bench.results.Records.metric;
import static org.grundy.bench.results.Records.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/** The exit statuses and the files of the gate, on recorded runs. */
class GateCommandTest {
  private static final String ONE = record("a.B.one", "10", "ns/op", metric("work.probes", "7"));
  private static final String WORSE = record("a.B.one", "10", "ns/op", metric("work.probes", "8"));

  @TempDir private Path directory = Path.of("");

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private Terminal gate(String baseline, String run, String... more) throws IOException {
    String[] args = new String[5 + more.length];
    args[0] = "gate";
    args[1] = "--baseline";
    args[2] = write("baseline.json", baseline).toString();
    args[3] = "--run";
    args[4] = write("run.json", run).toString();
    System.arraycopy(more, 0, args, 5, more.length);
    return Terminal.run(args);
  }

  @Test
  void statusesTellWhatHappened() throws IOException {
    assertThat(gate(file(ONE), file(ONE)).status()).isZero();
    assertThat(gate(file(ONE), file(WORSE)).status()).isEqualTo(1);
    assertThat(gate(file(ONE), file()).status()).isEqualTo(1);
    assertThat(gate(file(ONE), file(ONE.replace("Test", "Other"))).status()).isEqualTo(3);
    assertThat(gate(file(ONE), file(WORSE.replace("Test", "Other"))).status()).isEqualTo(1);
    assertThat(gate(file(ONE), file(WORSE.replace("17.0.1", "25"))).status()).isEqualTo(3);
  }

  @Test
  void badInputIsOneLineAndStatusTwo() throws IOException {
    for (Terminal bad :
        new Terminal[] {
          gate(file(ONE).substring(0, 100), file(ONE)),
          gate(file(ONE), "{}"),
          gate(file(ONE), ""),
          gate(file(), file(ONE)),
          gate(file(ONE), file(ONE), "--only", "("),
          gate(file(ONE), file(ONE), "--only", "nowhere"),
          gate(file(ONE), file(ONE), "--margin", "-1"),
          gate(file(ONE), file(ONE), "--margin", "NaN"),
          gate(file(ONE), file(ONE), "--markdown", directory.resolve("no/such.md").toString()),
          Terminal.run("gate"),
          Terminal.run("gate", "--baseline", directory.resolve("none.json").toString())
        }) {
      assertThat(bad.status()).as(bad.err()).isEqualTo(2);
      assertThat(bad.err().strip().lines()).as(bad.err()).hasSize(1);
      assertThat(bad.err()).startsWith("gate: ");
    }
  }

  @Test
  void markdownAndJunitSayTheSame() throws Exception {
    Path markdown = directory.resolve("gate.md");
    Path junit = directory.resolve("gate.xml");
    Path output = directory.resolve("new.json");
    Terminal worse =
        gate(
            file(ONE),
            file(WORSE),
            "--markdown",
            markdown.toString(),
            "--junit",
            junit.toString(),
            "--output",
            output.toString());
    assertThat(worse.out()).contains("work.probes is 8, recorded 7", "1 worse");
    assertThat(Files.readString(markdown))
        .contains("### gate: 1 row, 1 worse", "work.probes is 8, recorded 7");
    Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(junit.toFile());
    assertThat(xml.getDocumentElement().getAttribute("failures")).isEqualTo("1");
    assertThat(xml.getElementsByTagName("failure").getLength()).isEqualTo(1);
    assertThat(
            Terminal.run("gate", "--baseline", output.toString(), "--run", output.toString())
                .status())
        .isZero();
  }
}
