package org.grundy.bench.cli;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.graph.GraphPosition;
import org.grundy.sum.Sum;
import org.grundy.sum.SumMove;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "moves", description = "Every winning move of a position or a sum.")
final class MovesCommand implements Callable<Integer> {
  @Mixin private Components components = new Components();
  @Mixin private Convention convention = new Convention();
  @Mixin private Output output = new Output();

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "List at most N moves, ${DEFAULT-VALUE} unless given; all are counted.")
  private long limit;

  @Override
  public Integer call() {
    if (limit < 0) {
      throw new IllegalArgumentException("--limit is " + limit + ", expected 0 or more");
    }
    Sum sum = components.sum();
    PlayConvention play = convention.get();
    SumAnswer answer = SumAnswer.of(sum, play);
    Outcome outcome = Waiting.during("solving", answer::outcome);
    OptionalLong count = Waiting.during("looking for moves", () -> count(answer));
    try (Stream<SumMove> moves = answer.moves().limit(limit)) {
      output.print(
          text -> {
            text.println(outcome + ", " + describe(count));
            moves.forEach(
                move ->
                    text.println(
                        (sum.components().size() > 1 ? move : move.move().text())
                            + "  =>  "
                            + move.move().result()));
            if (limit > 0 && count.orElse(Long.MAX_VALUE) > limit) {
              text.println("... the first " + limit + "; --limit lists more");
            }
            progress(sum, play)
                .ifPresent(
                    move ->
                        text.println(
                            (sum.components().size() > 1 ? move : move.move().text())
                                + "  is the one that makes progress"));
          },
          json -> {
            json.object().name("outcome").value(outcome.name()).name("count");
            if (count.isPresent()) {
              json.value(count.getAsLong());
            } else {
              json.nullValue();
            }
            if (play == PlayConvention.MISERE) {
              json.name("method").value(answer.method());
            }
            json.name("moves").array();
            moves.forEach(
                move ->
                    json.object()
                        .name("component")
                        .value(move.component())
                        .name("text")
                        .value(move.move().text())
                        .name("result")
                        .value(move.move().result().toString())
                        .endObject());
            json.endArray();
            progress(sum, play)
                .ifPresent(
                    move ->
                        json.name("progress")
                            .object()
                            .name("component")
                            .value(move.component())
                            .name("text")
                            .value(move.move().text())
                            .endObject());
            json.endObject();
          });
    }
    return Workbench.OK;
  }

  /** The number of winning moves, if it is no more than {@code Long.MAX_VALUE}. */
  private static OptionalLong count(SumAnswer answer) {
    try {
      return OptionalLong.of(answer.count());
    } catch (ArithmeticException e) {
      return OptionalLong.empty();
    }
  }

  private static String describe(OptionalLong count) {
    return (count.isPresent() ? count.getAsLong() : "more than " + Long.MAX_VALUE)
        + (count.equals(OptionalLong.of(1)) ? " winning move" : " winning moves");
  }

  /** Where there are cycles, not every winning move brings the win nearer. */
  private static Optional<SumMove> progress(Sum sum, PlayConvention play) {
    boolean cycles =
        play == PlayConvention.NORMAL
            && sum.components().stream().anyMatch(GraphPosition.class::isInstance);
    return cycles ? sum.progressMove() : Optional.empty();
  }
}
