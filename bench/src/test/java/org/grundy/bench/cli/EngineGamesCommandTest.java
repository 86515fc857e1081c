package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.FilterWriter;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Games of the generic engine from the command line, and play against them. */
class EngineGamesCommandTest {
  @Test
  void valuesOfCramChompAndNodeKayles() {
    assertThat(Terminal.run("value", "cram:4x5").out()).startsWith("cram:4x5 = 2");
    assertThat(Terminal.run("value", "cram:5x5").out()).startsWith("cram:5x5 = 0");
    // The path 0-1-2: the middle takes all, an end leaves one vertex.
    assertThat(Terminal.run("value", "nodekayles:0-1,1-2").out()).contains("= 2");
    assertThat(Terminal.run("moves", "chomp:1x1").out()).startsWith("P, 0 winning moves");
    assertThat(Terminal.run("moves", "chomp:2x3").out()).startsWith("N, 1 winning move");
  }

  @Test
  void badBoardsAreOneLine() {
    for (String bad : new String[] {"cram:0x", "cram:9999x9999", "chomp:1,2,3", "nodekayles:0-"}) {
      Terminal terminal = Terminal.run("value", bad);
      assertThat(terminal.status()).as(bad).isEqualTo(Workbench.USAGE);
      assertThat(terminal.err().lines()).as(bad).hasSize(1);
    }
  }

  private static String play(String typed, String... arguments) {
    StringWriter out = new StringWriter();
    CommandLine line =
        new CommandLine(
            new PlayCommand(new ByteArrayInputStream(typed.getBytes(Charset.defaultCharset()))));
    line.setOut(new PrintWriter(out, true));
    assertThat(line.execute(arguments)).isZero();
    return out.toString();
  }

  @Test
  void theComputerWinsWhatIsWon() {
    assertThat(play("1\n1\n1\n1\n1\n1\n", "nim:3,4,5", "--first", "computer"))
        .contains("I play", "No moves left: I win.");
  }

  @Test
  void thePositionIsShownBeforeTheComputerThinks() {
    StringWriter out = new StringWriter();
    List<String> shown = new ArrayList<>();
    Writer screen =
        new FilterWriter(out) {
          @Override
          public void flush() {
            shown.add(out.toString());
          }
        };
    CommandLine line = new CommandLine(new PlayCommand(InputStream.nullInputStream()));
    line.setOut(new PrintWriter(new BufferedWriter(screen, 1 << 16)));
    assertThat(line.execute("nim:3,4,5", "--first", "computer")).isZero();
    assertThat(shown.get(0)).contains("nim:3,4,5").doesNotContain("I play");
    assertThat(out.toString()).contains("I play");
  }

  @Test
  void illegalMovesAreRefusedHintsGivenAndTheHumanCanWin() {
    assertThat(play("nonsense\n0\nhint\n2\n", "nim:2"))
        .contains("'nonsense' is no legal move", "'0' is no legal move", "You can win:");
    assertThat(play("hint\nnim:0\n", "nim:2")).contains("No moves left: you win.");
    assertThat(play("hint\n", "nim:1,1")).contains("Every move loses", "Bye.");
    assertThat(play("nim:4000000\n", "nim:5000000"))
        .contains("'nim:4000000' is not among the moves looked at");
    assertThat(play("why\n", "nim:2"))
        .contains("nim:2 is worth 2: whoever moves now wins.", "Play component 0, pile 0: 2 -> 0.");
    assertThat(play("", "nim:1", "--misere")).contains("Who cannot move wins.", "Bye.");
  }
}
