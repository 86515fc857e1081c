package org.grundy.bench.examples;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.PerfectPlayer;
import org.jspecify.annotations.Nullable;

/**
 * What a contest interactor looks like: it plays "take 1 to K of N stones" perfectly against the
 * contestant on the other end of standard input and output.
 *
 * <p>Arguments: N, K, and who begins, {@code judge} or {@code contestant}. Both sides write the
 * number of stones they take, a line each. Whoever cannot move loses. Exit status: 0 if the
 * contestant won, 1 if it lost, 2 if it broke the rules; the last line says so.
 */
public final class Interactor {
  private Interactor() {}

  /**
   * Plays a game.
   *
   * @param arguments the number of stones, the most that may be taken, and who begins
   * @throws IOException if standard input cannot be read
   */
  public static void main(String[] arguments) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    System.exit(
        play(
            Integer.parseInt(arguments[0]),
            Integer.parseInt(arguments[1]),
            arguments[2].equals("judge"),
            in,
            System.out));
  }

  private static Game takeUpTo(int most) {
    return Game.of(
        most,
        (stones, options) -> {
          int count = (int) Math.min(most, stones);
          for (int i = 0; i < count; i++) {
            options[i] = stones - i - 1;
          }
          return count;
        });
  }

  private static int play(
      int stones, int most, boolean judgeBegins, BufferedReader in, PrintStream out)
      throws IOException {
    Game game = takeUpTo(most);
    PerfectPlayer judge = PerfectPlayer.first(game, GrundySolver.of(game)::grundy);
    long left = stones;
    boolean judgeToMove = judgeBegins;
    while (left > 0) {
      if (judgeToMove) {
        long next = judge.move(left).orElseThrow();
        out.println(left - next);
        out.flush();
        left = next;
      } else {
        @Nullable String line = in.readLine();
        long taken;
        try {
          taken = line == null ? 0 : Long.parseLong(line.trim());
        } catch (NumberFormatException e) {
          taken = 0;
        }
        if (!judge.isLegal(left, left - taken)) {
          out.println("broken: cannot take '" + line + "' of " + left);
          return 2;
        }
        left -= taken;
      }
      judgeToMove = !judgeToMove;
    }
    out.println(judgeToMove ? "won" : "lost");
    return judgeToMove ? 0 : 1;
  }
}
