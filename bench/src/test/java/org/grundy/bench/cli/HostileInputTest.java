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
