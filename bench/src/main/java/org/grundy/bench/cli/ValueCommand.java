package org.grundy.bench.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.grundy.NimValue;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.bench.json.JsonWriter;
import org.grundy.sum.Sum;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "value", description = "The Grundy value of a position or a sum, and who wins it.")
final class ValueCommand implements Callable<Integer> {
  @Mixin private Components components = new Components();
  @Mixin private Convention convention = new Convention();
  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    Sum sum = components.sum();
    PlayConvention play = convention.get();
    SumAnswer answer = SumAnswer.of(sum, play);
    Outcome outcome = Waiting.during("solving", answer::outcome);
    // Under misere play values decide nothing unless every component behaves like Nim; and some
    // games are solved without them.
    boolean valued = answer.valued();
    output.print(
        text -> describe(text, sum, play, answer),
        json -> {
          json.object().name("convention").value(play.name().toLowerCase(Locale.ROOT));
          json.name("components").array();
          for (Position component : sum.components()) {
            json.object().name("component").value(component.toString());
            if (valued) {
              write(json, component.value());
            }
            json.endObject();
          }
          json.endArray();
          if (valued) {
            write(json, sum.value());
          }
          json.name("outcome").value(outcome.name());
          if (play == PlayConvention.MISERE) {
            json.name("method").value(answer.method());
          }
          json.endObject();
        });
    return Workbench.OK;
  }

  private static void write(JsonWriter json, NimValue value) {
    if (value.isFinite()) {
      json.name("grundy").unsigned(value.nimber());
    } else {
      json.name("value").value(value.toString());
    }
  }

  private static void describe(PrintWriter text, Sum sum, PlayConvention play, SumAnswer answer) {
    Outcome outcome = answer.outcome();
    if (answer.valued()) {
      for (Position component : sum.components()) {
        text.println(component + " = " + component.value());
      }
      if (sum.components().size() > 1) {
        text.println("sum = " + sum.value());
      }
    }
    text.println(
        outcome
            + switch (outcome) {
              case N -> ": whoever moves now wins";
              case P -> ": whoever moves now loses";
              case DRAW -> ": neither side can force the end";
            }
            + (play == PlayConvention.MISERE ? " (misere play, by " + answer.method() + ")" : ""));
  }
}
