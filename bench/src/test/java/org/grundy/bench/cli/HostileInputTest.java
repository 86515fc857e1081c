package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Typing errors that once ended in a stack trace or a hang. */
class HostileInputTest {
  private final StringWriter err = new StringWriter();
  private final CommandLine workbench =
      Workbench.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(err, true));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "table nimber --to 99999999999 | table: --to is 99999999999, expected at most 100000000"
            + " values from 0 on",
        "table nimber --from 5 --to 9223372036854775807 | table: --to is 9223372036854775807,"
            + " expected at most 100000000 values from 5 on",
      })
  void tablesThatFitNoMemoryAreRefused(String command, String message) {
    assertThat(workbench.execute(command.split(" "))).isEqualTo(Workbench.USAGE);
    assertThat(err.toString().strip()).isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource({
    "cram:99999999999x1,5",
    "cram:2x99999999999,7",
    "chomp:99999999999x2,6",
    "'chomp:7,99999999999',8",
    "'pick:99999999999:1,2',5",
    "'pick:5:1,99999999999',9",
    "pick:5:99999999999999999999,7",
    "'moore=99999999999:1,2',6",
  })
  void whatWasTypedIsNamedWhereANumberIsTooLarge(String component, int offset) {
    assertThat(workbench.execute("value", component)).isEqualTo(Workbench.USAGE);
    assertThat(err.toString().strip())
        .isEqualTo(
            "value: '%s': the number is above 2147483647 at offset %d, found '9'",
            component, offset);
  }

  @Command(name = "greedy")
  static final class Greedy implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new OutOfMemoryError("Java heap space");
    }
  }

  @Test
  void tooLittleMemoryIsOneLine() {
    workbench.addSubcommand(new Greedy());
    assertThat(workbench.execute("greedy")).isEqualTo(Workbench.FAILED);
    assertThat(err.toString().strip()).startsWith("bench.jar: out of memory").doesNotContain("\n");
  }
}
