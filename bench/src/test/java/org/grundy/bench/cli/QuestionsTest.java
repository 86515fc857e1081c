package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The questions of the terminal, with their exact answers. */
class QuestionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "value nim:3,4,5 --json"
            + "|{\"convention\":\"normal\",\"components\":[{\"component\":\"nim:3,4,5\",\"grundy\":2}],"
            + "\"grundy\":2,\"outcome\":\"N\"}",
        "moves nim:3,4,5 --json"
            + "|{\"outcome\":\"N\",\"count\":1,\"moves\":[{\"component\":0,"
            + "\"text\":\"pile 0: 3 -> 1\",\"result\":\"nim:1,4,5\"}]}",
        "table flip --to 15 --json"
            + "|{\"ruleset\":\"flip\",\"from\":0,\"values\":[0,0,1,1,2,0,3,1,1,0,3,3,2,2,4,0]}",
        "value nim:9007199254740992 nim:9223372036854775807 --json"
            + "|{\"convention\":\"normal\",\"components\":[{\"component\":\"nim:9007199254740992\","
            + "\"grundy\":9007199254740992},{\"component\":\"nim:9223372036854775807\","
            + "\"grundy\":\"9223372036854775807\"}],\"grundy\":\"9214364837600034815\",\"outcome\":\"N\"}",
        "moves nim:1,1,1 --limit 1 --json"
            + "|{\"outcome\":\"N\",\"count\":3,\"moves\":[{\"component\":0,"
            + "\"text\":\"pile 0: 1 -> 0\",\"result\":\"nim:0,1,1\"}]}",
      })
  void answersAreExact(String question, String answer) {
    Terminal terminal = Terminal.run(question.split(" ", -1));
    assertThat(terminal.status()).as(terminal.err()).isZero();
    assertThat(terminal.out().strip()).isEqualTo(answer);
    assertThat(terminal.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "value|Missing required parameter",
        "value nim|expected ':'",
        "value nim:3,x|expected a digit at offset 6, found 'x'",
        "value nim:3,,4|expected a number at offset 6",
        "value nim:-1|expected a digit at offset 4, found '-'",
        "value nim:9223372036854775808|above 9223372036854775807",
        "value nosuch:1|no ruleset is named 'nosuch'",
        "value =:1|expected the name of a ruleset",
        "value nim=4:1|offset",
        "moves nim:1 --limit -1|--limit",
        "moves nim:1 --limit x|--limit",
        "table flip --to -1|--to",
        "table flip|--to",
        "table nosuch --to 3|no ruleset",
        "value nim:1 --colour|--colour",
        "compare --quick --full|exclude each other",
        "compare nosuchbenchmark|no benchmark matches 'nosuchbenchmark'",
        "compare (|filter '('",
      })
  void badInputIsOneLineAndStatusTwo(String question, String why) {
    Terminal terminal = Terminal.run(question.split(" ", -1));
    assertThat(terminal.status()).isEqualTo(2);
    assertThat(terminal.out()).isEmpty();
    assertThat(terminal.err().strip().lines()).as(terminal.err()).hasSize(1);
    assertThat(terminal.err()).contains(why);
  }

  @Test
  void aListThatIsCutShortSaysSo() {
    assertThat(Terminal.run("moves", "nim:1,1,1", "--limit", "2").out())
        .startsWith("N, 3 winning moves")
        .endsWith("... the first 2; --limit lists more" + System.lineSeparator());
    assertThat(Terminal.run("moves", "nim:1,1,1", "--limit", "3").out()).doesNotContain("...");
    assertThat(Terminal.run("moves", "nim:1,1,1", "--limit", "0").out()).hasLineCount(1);
    assertThat(Terminal.run("moves", "--help").out()).contains("1000000 unless given");
  }

  @Test
  void everySubcommandHasHelp() {
    String help = Terminal.run("--help").out();
    for (String name :
        Workbench.commandLine(
                new java.io.PrintWriter(new java.io.StringWriter()),
                new java.io.PrintWriter(new java.io.StringWriter()))
            .getSubcommands()
            .keySet()) {
      assertThat(help).contains("\n  " + name + " ");
      Terminal own = Terminal.run(name, "--help");
      assertThat(own.status()).isZero();
      assertThat(own.out()).startsWith("Usage: bench.jar " + name);
    }
  }
}
