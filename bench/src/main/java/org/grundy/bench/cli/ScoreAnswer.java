package org.grundy.bench.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongFunction;
import org.grundy.bench.json.JsonWriter;
import org.grundy.scoring.ScoreResult;

/** Prints the result of a scoring game. */
final class ScoreAnswer {
  private static final int SHOWN = 40;

  private final ScoreResult result;
  private final LongFunction<String> inWords;

  /**
   * An answer.
   *
   * @param inWords says what a move is
   */
  ScoreAnswer(ScoreResult result, LongFunction<String> inWords) {
    this.result = result;
    this.inWords = inWords;
  }

  int print(Output output) {
    output.print(this::text, this::json);
    return Workbench.OK;
  }

  private void text(PrintWriter out) {
    out.println(
        switch (result.outcome()) {
              case FIRST -> "the first player wins by " + result.difference();
              case SECOND -> "the second player wins by " + Math.abs(result.difference());
              case TIE -> "a tie";
            }
            + ", "
            + result.first()
            + " to "
            + result.second());
    long[] moves = result.moves().toArray();
    long[] gains = result.gains().toArray();
    for (int turn = 0; turn < Math.min(SHOWN, moves.length); turn++) {
      out.println(player(turn) + ": " + inWords.apply(moves[turn]) + ", scores " + gains[turn]);
    }
    if (moves.length > SHOWN) {
      out.println("... and " + (moves.length - SHOWN) + " more moves; --json prints all");
    }
  }

  private void json(JsonWriter json) {
    json.object().name("difference").value(result.difference());
    json.name("first").value(result.first()).name("second").value(result.second());
    json.name("outcome").value(result.outcome().name().toLowerCase(Locale.ROOT));
    json.name("line").array();
    long[] moves = result.moves().toArray();
    long[] gains = result.gains().toArray();
    for (int turn = 0; turn < moves.length; turn++) {
      json.object().name("player").value(player(turn));
      json.name("move").value(moves[turn]);
      json.name("text").value(inWords.apply(moves[turn]));
      json.name("gain").value(gains[turn]).endObject();
    }
    json.endArray().endObject();
  }

  static String player(int turn) {
    return turn % 2 == 0 ? "first" : "second";
  }
}
