package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hackenbush, coins, conjecture and positions from the command line. */
class NamedGamesCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder = Path.of("");

  private int run(String... arguments) {
    return Workbench.commandLine(new PrintWriter(out, true), new PrintWriter(err, true))
        .execute(arguments);
  }

  @Test
  void hackenbushComesFromTheLineOrAFile() throws IOException {
    assertThat(run("value", "hackenbush:0-1,1-2,2-0")).isZero();
    assertThat(out.toString()).startsWith("hackenbush:0-1,1-2,2-0 = 1");
    Path file = folder.resolve("picture.txt");
    Files.writeString(file, "0-1\n1-2\n2-3\n");
    out.getBuffer().setLength(0);
    assertThat(run("moves", "hackenbush=3:@" + file)).isZero();
    assertThat(out.toString().lines().toList())
        .containsExactly("N, 1 winning move", "edge 1: cut 1-2  =>  hackenbush:0-1,2-0");
    assertThat(run("value", "hackenbush:@" + folder.resolve("none"))).isEqualTo(Workbench.USAGE);
    assertThat(err.toString().lines()).hasSize(1).first().asString().contains("cannot read");
  }

  @Test
  void coinsAreRowsAndBoards() {
    assertThat(run("value", "coins=turtles:HTTHTTHTHT", "coins=ruler*twins:HT/TH", "--json"))
        .isZero();
    assertThat(out.toString())
        .contains("coins=turtles:HTTHTTHTHT")
        .contains("coins=ruler*twins:HT/TH");
    out.getBuffer().setLength(0);
    assertThat(run("table", "coins=ruler", "--to", "7", "--json")).isZero();
    assertThat(out.toString()).contains("\"values\":[1,2,1,4,1,2,1,8]");
  }

  @Test
  void conjecturesSayHowFarTheyWereTested() {
    assertThat(run("conjecture", "coins=turtles", "--to", "20")).isZero();
    assertThat(out.toString().lines())
        .containsExactly("g(n + 1) = g(n) + 1 for n >= 0: verified to 60, not proved");
    out.getBuffer().setLength(0);
    assertThat(run("conjecture", "coins=ruler", "--to", "40", "--json")).isZero();
    assertThat(out.toString())
        .contains("\"form\":\"POWER_OF_TWO\"", "\"status\":\"VERIFIED_TO\"", "\"testedTo\":120");
  }

  private void draw(String to, Path picture) {
    assertThat(
            run(
                "positions",
                "nimber",
                "--outcome",
                "N",
                "--to",
                to,
                "--json",
                "--plot",
                picture.toString()))
        .isZero();
  }

  @Test
  void positionsAreTextCsvJsonOrAPicture() throws IOException {
    assertThat(run("positions", "nimber", "--outcome", "P", "--to", "9")).isZero();
    assertThat(out.toString().strip()).isEqualTo("0");
    out.getBuffer().setLength(0);
    assertThat(run("positions", "coins=rulerette", "--outcome", "P", "--to", "6", "--csv"))
        .isZero();
    assertThat(out.toString().lines()).containsExactly("n1", "0", "2", "4", "6");
    out.getBuffer().setLength(0);
    Path picture = folder.resolve("p.svg");
    draw("3", picture);
    assertThat(out.toString()).contains("\"count\":3,\"positions\":[[1],[2],[3]]");
    String three = Files.readString(picture);
    assertThat(three).startsWith("<svg").contains("aria-label=\"nimber, outcome N\"");
    draw("0", picture);
    // The axes are there without a point, too.
    assertThat(Files.readString(picture)).startsWith("<svg").doesNotContain("<circle");
    assertThat(three.split("<circle", -1)).hasSize(1 + 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "value hackenbush:0-1,x",
        "value hackenbush=a:0-1",
        "value hackenbush=4000000000:0-1",
        "value hackenbush:@",
        "value coins:HT",
        "value coins=:HT",
        "value coins=nosuch:HT",
        "value coins=turtles:HTX",
        "value coins=turtles*ruler:HT/H",
        "table coins=turtles --to 99999999999",
        "conjecture nimber --to 0",
        "conjecture hackenbush --to 9",
        "conjecture nimber --to 9 --piles 3",
        "positions nimber --outcome X --to 9",
        "positions nimber --outcome P --to -1",
        "positions nimber --outcome P --to 9 --piles 2",
        "positions nimber --outcome P --to 2000000000",
        "positions nosuch --outcome P --to 9",
        "positions nimber --outcome P --to 9 --csv --json",
      })
  void badInputIsOneLineAndExitTwo(String line) {
    assertThat(run(line.split(" ", -1))).as(line).isEqualTo(Workbench.USAGE);
    assertThat(err.toString().lines()).as(line).hasSize(1);
    assertThat(out.toString()).isEmpty();
  }
}
