package org.grundy.bench.cli;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Locale;
import org.grundy.bench.json.JsonWriter;
import org.grundy.scoring.ScoreOutcome;

/**
 * Prints who wins a game without points, the winning first moves, and a line of play. As JSON it
 * has the fields of the games with points, a win counting for one.
 */
final class WinLoseAnswer {
  private final ScoreOutcome outcome;
  private final LongArrayList winning = new LongArrayList();
  private final LongArrayList line = new LongArrayList();

  WinLoseAnswer(ScoreOutcome outcome) {
    this.outcome = outcome;
  }

  void winningMove(long move) {
    winning.add(move);
  }

  void play(long move) {
    line.add(move);
  }

  /**
   * Prints it.
   *
   * @param verb what a player does with a move
   */
  int print(Output output, String verb) {
    output.print(
        text -> {
          text.println(
              switch (outcome) {
                case FIRST -> "the first player wins";
                case SECOND -> "the second player wins";
                case TIE -> "nobody can win";
              });
          if (!winning.isEmpty()) {
            text.println("winning first moves: " + join(winning));
          }
          for (int turn = 0; turn < line.size(); turn++) {
            text.println(ScoreAnswer.player(turn) + " " + verb + " " + line.getLong(turn));
          }
        },
        json -> {
          long first = outcome == ScoreOutcome.FIRST ? 1 : 0;
          long second = outcome == ScoreOutcome.SECOND ? 1 : 0;
          json.object().name("difference").value(first - second);
          json.name("first").value(first).name("second").value(second);
          json.name("outcome").value(outcome.name().toLowerCase(Locale.ROOT));
          write(json.name("winning"), winning);
          write(json.name("line"), line);
          json.endObject();
        });
    return Workbench.OK;
  }

  private static String join(LongArrayList numbers) {
    StringBuilder text = new StringBuilder();
    numbers.forEach((long number) -> text.append(text.length() == 0 ? "" : ", ").append(number));
    return text.toString();
  }

  private static void write(JsonWriter json, LongArrayList numbers) {
    json.array();
    numbers.forEach((long number) -> json.value(number));
    json.endArray();
  }
}
