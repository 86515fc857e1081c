package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Workbench.commandLine(new PrintWriter(out, true), new PrintWriter(err, true))
        .execute(arguments);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score ends 3 9 1 2 | 7 | 11 | 4 | first",
        "score ends 3,9,1,2 | 7 | 11 | 4 | first",
        "score ends -5 | -5 | -5 | 0 | second",
        "score ends | 0 | 0 | 0 | tie",
        "score front --take 3 -1 -2 -3 | 0 | -3 | -3 | tie",
        "score front -1 -2 --take=3 | 1 | -1 | -2 | first",
        "score front -2 -1 | -1 | -2 | -1 | second",
        "score stones-ii 2 7 9 4 4 | -6 | 10 | 16 | second",
        "score split 6 2 3 4 5 5 | 8 | 13 | 5 | first",
        "score two-values 1,2 3,1 | 0 | 1 | 1 | tie",
        "score two-values 2,4,3 1,6,7 | -1 | 6 | 7 | second",
        "can-i-win 20 152 | -1 | 0 | 1 | second",
        "can-i-win 10 11 | -1 | 0 | 1 | second",
        "can-i-win 4 6 | 1 | 1 | 0 | first",
        "can-i-win 3 99 | 0 | 0 | 0 | tie",
        "chalkboard 1 1 2 | -1 | 0 | 1 | second",
        "chalkboard 0 1 | 1 | 1 | 0 | first",
        "chalkboard | 1 | 1 | 0 | first",
        "chalkboard -7 | -1 | 0 | 1 | second",
      })
  void resultsAsJson(
      String command, String difference, String first, String second, String outcome) {
    assertThat(run((command + " --json").split(" "))).isZero();
    assertThat(out.toString())
        .startsWith(
            String.format(
                "{\"difference\":%s,\"first\":%s,\"second\":%s,\"outcome\":\"%s\"",
                difference, first, second, outcome));
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theLineNamesPlayersMovesAndGains() {
    assertThat(run("score", "ends", "1", "5", "--json")).isZero();
    assertThat(out.toString())
        .contains(
            "\"line\":[{\"player\":\"first\",\"move\":1,\"text\":\"takes stone 1\",\"gain\":5},"
                + "{\"player\":\"second\",\"move\":0,\"text\":\"takes stone 0\",\"gain\":1}]");
  }

  @Test
  void numbersBeyondADoubleAreTexts() {
    assertThat(run("score", "ends", "9223372036854775807", "--json")).isZero();
    assertThat(out.toString()).startsWith("{\"difference\":\"9223372036854775807\"");
  }

  @Test
  void linesOfPlayAreWon() {
    assertThat(run("can-i-win", "4", "6")).isZero();
    assertThat(out.toString().lines())
        .containsExactly(
            "the first player wins",
            "winning first moves: 1",
            "first picks 1",
            "second picks 2",
            "first picks 3");
  }

  @Test
  void longLinesAreCutInText() {
    assertThat(run("score", "ends", "1,".repeat(99) + "1")).isZero();
    assertThat(out.toString()).endsWith("... and 60 more moves; --json prints all\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score | score: Missing required subcommand",
        "score ends x | ends: 'x': expected a digit at offset 0, found 'x'",
        "score ends 1 --jsn | ends: '--jsn': expected a number at offset 0, found '-'",
        "score ends 1,,2 | ends: '1,,2': expected a number at offset 2, found ','",
        "score ends 9223372036854775808 | ends: '9223372036854775808': the number is above "
            + "9223372036854775807 at offset 0, found '9'",
        "score ends 9223372036854775807 1 | ends: values[1] is 1, expected absolute values that "
            + "add up to at most 9223372036854775807",
        "score front --take 0 1 | front: --take is 0, expected 1 or more",
        "score two-values 1,2 3 | two-values: second has length 1, expected that of first, 2",
        "can-i-win 99999999999 5 | can-i-win: N is 99999999999, expected 0 to 30",
        "can-i-win 5 -1 | can-i-win: '-1': expected a digit at offset 0, found '-'",
        "chalkboard 1 y | chalkboard: 'y': expected a digit at offset 0, found 'y'",
      })
  void badInputIsOneLineThatSaysWhatAndWhere(String command, String message) {
    assertThat(run(command.split(" "))).isEqualTo(2);
    assertThat(err.toString().strip()).isEqualTo(message);
    assertThat(out.toString()).isEmpty();
  }
}
