package org.grundy.bench.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class InteractorTest {
  private record Match(Process process, BufferedReader out, PrintStream in) {
    static Match start(String... arguments) throws IOException {
      ProcessBuilder builder =
          new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-Xshare:auto",
              "-XX:TieredStopAtLevel=1",
              "-cp",
              System.getProperty("java.class.path"),
              Interactor.class.getName());
      builder.command().addAll(List.of(arguments));
      Process process = builder.redirectErrorStream(true).start();
      return new Match(
          process,
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII)),
          new PrintStream(process.getOutputStream(), true, StandardCharsets.US_ASCII));
    }

    int exit() throws InterruptedException {
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      return process.exitValue();
    }
  }

  @Test
  void theInteractorAsAProcess() throws Exception {
    // The judge begins from an N-position and wins whatever the contestant does.
    Match game = Match.start("10", "3", "judge");
    int left = 10;
    while (true) {
      String line = game.out.readLine();
      if (line.equals("lost")) {
        break;
      }
      left -= Integer.parseInt(line);
      if (left > 0) {
        game.in.println(1);
        left--;
      }
    }
    assertThat(game.exit()).isEqualTo(1);
    // The contestant begins from an N-position and knows how to play.
    game = Match.start("5", "3", "contestant");
    game.in.println(1);
    int taken = Integer.parseInt(game.out.readLine());
    game.in.println(4 - taken);
    assertThat(game.out.readLine()).isEqualTo("won");
    assertThat(game.exit()).isZero();
    for (String bad : new String[] {"4", "x"}) {
      game = Match.start("5", "3", "contestant");
      game.in.println(bad);
      assertThat(game.out.readLine()).isEqualTo("broken: cannot take '" + bad + "' of 5");
      assertThat(game.exit()).isEqualTo(2);
    }
  }
}
