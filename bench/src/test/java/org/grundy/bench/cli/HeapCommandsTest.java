package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** The heap games in the terminal. */
class HeapCommandsTest {
  @TempDir Path directory = Path.of("");

  private static String out(String command) {
    Terminal terminal = Terminal.run(command.split(" "));
    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.status()).isZero();
    return terminal.out().strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // 2 * 71 + 2 * 12 + 2 values prove Kayles
        "period 0.77 --json|{\"ruleset\":\"0.77\",\"status\":\"proved\",\"preperiod\":71,"
            + "\"period\":12,\"saltus\":0,\"lastException\":70,\"largest\":8,\"checkedTo\":167}",
        "period .77 --json --limit 100|{\"ruleset\":\"0.77\",\"status\":\"not-found\","
            + "\"checkedTo\":100}",
        "period subtract=4,1,3 --json|{\"ruleset\":\"subtract=1,3,4\",\"status\":\"proved\","
            + "\"preperiod\":0,\"period\":7,\"saltus\":0,\"lastException\":null,\"largest\":3,"
            + "\"checkedTo\":10}",
        "compare 0.161 0.36 --to 1000 --json|{\"rulesets\":[\"0.161\",\"0.36\"],"
            + "\"firstDifference\":519,\"comparedTo\":1000,\"equalForEver\":false}",
        "compare 0.161 0.36 --to 518 --json|{\"rulesets\":[\"0.161\",\"0.36\"],"
            + "\"firstDifference\":null,\"comparedTo\":518,\"equalForEver\":false}",
        "compare 0.33 subtract=1,2 --to 100 --json|{\"rulesets\":[\"0.33\",\"subtract=1,2\"],"
            + "\"firstDifference\":null,\"comparedTo\":100,\"equalForEver\":true}",
        "table 0.77 --to 12 --json|{\"ruleset\":\"0.77\",\"from\":0,"
            + "\"values\":[0,1,2,3,1,4,3,2,1,4,2,6,4]}",
      })
  void answersInJson(String command, String json) {
    assertThat(out(command)).isEqualTo(json);
  }

  @Test
  void valueOfASumOfHeaps() {
    // 0.77: 4 ^ 4 ^ 4 = 4; {1,3,4}: g(5) = 3; all but {1,2}: g(9) = 3; Grundy's game: g(7) = 0
    String json = out("value 0.77:5,9,12 subtract=1,3,4:5 allbut=1,2:9 grundys-game:7 --json");
    assertThat(json).endsWith("\"grundy\":4,\"outcome\":\"N\"}");
    assertThat(json).contains("{\"component\":\"0.77:5,9,12\",\"grundy\":4}");
    assertThat(out("value 0.77:1000000000000 --json")).endsWith("\"grundy\":1,\"outcome\":\"N\"}");
  }

  @Test
  void movesOfASumOfHeapsLeaveZero() {
    String sum = "0.77:5,9 subtract=1,3,4:5 allbut=1,2:9 grundys-game:8";
    String moves = out("moves " + sum);
    List<String> results = moves.lines().filter(line -> line.contains("=>")).toList();
    assertThat(results).isNotEmpty();
    assertThat(moves).contains("N, " + results.size() + " winning move");
  }

  @Test
  void movesOfHeapsOfTenToTheEighteenthAreCountedOrTooMany() {
    String heap = ":1000000000000000000 --limit 2 --json";
    assertThat(out("moves hex=0.8b" + heap)).matches("\\{\"outcome\":\"N\",\"count\":\\d{7,18},.*");
    assertThat(out("moves hex=0.a7" + heap)).startsWith("{\"outcome\":\"N\",\"count\":null,");
    assertThat(out("moves hex=0.a7:1000000000000000000 --limit 1"))
        .startsWith("N, more than 9223372036854775807 winning moves");
  }

  @Test
  void aHeapOfUnknownValueIsRefusedInSeconds() {
    Terminal terminal = Terminal.run("value", "hex=0.3f:1000000000000");
    assertThat(terminal.status()).isEqualTo(Workbench.FAILED);
    assertThat(terminal.err()).contains("16384").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "period 0.8",
        "period 077",
        "period 0.77 --limit -1",
        "period 0.77 --limit x",
        "period subtract=0",
        "compare 0.161 --to 9",
        "compare 0.161 1.7 --to 9",
        "compare 0.161 0.36 --to -1",
        "survey --digits 0",
        "survey --digits 5",
        "survey --digits 1 --shard 3/2",
        "survey --digits 1 --shard x",
        "survey --digits 1 --limit 5",
        "survey --digits 1 --threads 0",
        "survey --digits 1 --threads 1025",
        "table 0.77 --to -1",
        "table 0.77",
        "table 0.77 --to 9 --plot /nosuchdirectory/plot.svg",
        "value 0.77:-1",
        "value 0.77:5,,6",
        "value allbut=1,x:9",
        "moves grundys-game:x"
      })
  void badInputIsOneLineAndStatusTwo(String command) {
    Terminal terminal = Terminal.run(command.split(" "));
    assertThat(terminal.err().strip()).as(command).isNotEmpty().doesNotContain("\n");
    assertThat(terminal.status()).as(command).isEqualTo(Workbench.USAGE);
    assertThat(terminal.out()).as(command).isEmpty();
  }

  @Test
  void workIsCountedExactly() {
    Terminal terminal = Terminal.run("period", "grundys-game", "--limit", "90000", "--work");
    assertThat(terminal.status()).isZero();
    assertThat(terminal.err()).contains("rareHeaps=1273", "lastRareHeap=82860", "options a heap");
    assertThat(Terminal.run("period", "grundys-game", "--limit", "90000", "--work").err())
        .isEqualTo(terminal.err());
  }

  @Test
  void plotsAreWellFormedPictures() throws Exception {
    Path file = directory.resolve("kayles.svg");
    out("table 0.77 --to 300 --json --plot " + file);
    String svg = Files.readString(file);
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement()
                .getTagName())
        .isEqualTo("svg");
    assertThat(svg).contains("values of 0.77, sizes 0 to 300");
    assertThat(svg.length()).isGreaterThan(10_000);
    out("table 0.77 --to 300000 --json --plot " + directory.resolve("long.svg"));
    assertThat(Files.size(directory.resolve("long.svg"))).isLessThan(10_000_000);
    out("table 0.0 --to 0 --plot " + directory.resolve("point.svg"));
    assertThat(directory.resolve("point.svg")).isNotEmptyFile();
  }

  @Test
  void surveyOfOneDigit() {
    List<String> rows = out("survey --digits 1").lines().toList();
    assertThat(rows).hasSize(1 + 2 * 7);
    assertThat(rows.get(0))
        .isEqualTo("code,status,preperiod,period,largest,checkedTo,sameAs,sameTo,hash");
    Map<String, List<String>> byCode = byCode(rows);
    assertThat(cells(byCode, "0.3")).startsWith("0.3", "proved", "0", "2", "1");
    assertThat(cells(byCode, "0.7")).startsWith("0.7", "proved", "0", "2", "1");
    assertThat(cells(byCode, "0.7").subList(6, 8)).containsExactly("0.3", "ever");
    assertThat(cells(byCode, "0.6").get(1)).isEqualTo("not-found");
  }

  private static List<String> cells(Map<String, List<String>> rows, String code) {
    return Objects.requireNonNull(rows.get(code), code);
  }

  private static Map<String, List<String>> byCode(List<String> rows) {
    Map<String, List<String>> byCode = new TreeMap<>();
    for (String row : rows.subList(1, rows.size())) {
      List<String> cells = List.of(row.split(",", -1));
      assertThat(byCode.put(cells.get(0), cells)).isNull();
    }
    return byCode;
  }

  @Test
  void surveysResumeAndTheirPartsConcatenate() throws IOException {
    Path whole = directory.resolve("whole.csv");
    String survey = "survey --digits 2 --limit 2000";
    out(survey + " --output " + whole);
    List<String> rows = Files.readAllLines(whole);
    assertThat(rows).hasSize(1 + 2 * 56);

    StringBuilder parts = new StringBuilder();
    for (int part = 1; part <= 3; part++) {
      parts.append(out(survey + " --shard " + part + "/3")).append('\n');
    }
    Map<String, List<String>> expected = byCode(rows);
    Map<String, List<String>> found = byCode(parts.toString().lines().toList());
    assertThat(found.keySet()).isEqualTo(expected.keySet());
    expected.forEach(
        (code, cells) -> {
          // The first code of a group is that of a part; all else is the same.
          assertThat(cells(found, code).subList(0, 6)).isEqualTo(cells.subList(0, 6));
          assertThat(cells(found, code).get(8)).isEqualTo(cells.get(8));
        });

    assertThat(out(survey + " --threads 1")).isEqualTo(Files.readString(whole).strip());
    assertThat(out(survey + " --threads 3")).isEqualTo(Files.readString(whole).strip());

    Path killed = directory.resolve("killed.csv");
    Files.writeString(killed, String.join("\n", rows.subList(0, 40)) + "\n0.6");
    out(survey + " --output " + killed);
    assertThat(Files.readString(killed)).isEqualTo(Files.readString(whole));
    out(survey + " --output " + killed);
    assertThat(Files.readString(killed)).isEqualTo(Files.readString(whole));

    Path nowhere = directory.resolve("missing").resolve("rows.csv");
    assertThat(Terminal.run((survey + " --output " + nowhere).split(" ")).err().strip())
        .isEqualTo("survey: " + nowhere + ": no such file or directory");

    Path damaged = Files.writeString(directory.resolve("damaged.csv"), "0.6,proved\n");
    Terminal refused = Terminal.run((survey + " --output " + damaged).split(" "));
    assertThat(refused.status()).isEqualTo(Workbench.USAGE);
    assertThat(refused.err()).contains("not a row of a survey");
  }

  @Test
  void rowsOfASurveyThatAreTheSameAreTheSameAsTheFirst() {
    Map<String, List<String>> rows = byCode(out("survey --digits 2 --limit 3000").lines().toList());
    assertThat(rows.values().stream().filter(row -> row.get(7).equals("ever")))
        .hasSizeGreaterThan(50);
    rows.forEach(
        (code, cells) -> {
          if (!cells.get(6).equals(code)) {
            String difference = out("compare " + code + " " + cells.get(6) + " --to 1999");
            assertThat(difference).contains("are equal");
          }
        });
    assertThat(out("survey --digits 1 --json"))
        .startsWith("[{\"ruleset\":\"0.1\",\"status\":\"proved\",\"preperiod\":2,\"period\":1,");
  }
}
