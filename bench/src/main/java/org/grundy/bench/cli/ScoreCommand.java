package org.grundy.bench.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.Budget;
import org.grundy.scoring.EitherEnd;
import org.grundy.scoring.FrontDoubling;
import org.grundy.scoring.FrontTake;
import org.grundy.scoring.SplitRow;
import org.grundy.scoring.TwoValues;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The games on a row of stones with points. */
@Command(
    name = "score",
    description = "Perfect play of a game with points: the difference, both totals, and a line.",
    synopsisSubcommandLabel = "GAME",
    subcommands = {
      ScoreCommand.Ends.class,
      ScoreCommand.Front.class,
      ScoreCommand.StonesTwo.class,
      ScoreCommand.Split.class,
      ScoreCommand.TwoWorths.class
    })
final class ScoreCommand {
  private ScoreCommand() {}

  /** The command line, on which {@code -3} is a number and not an option. */
  static CommandLine commandLine() {
    return new CommandLine(new ScoreCommand()).setUnmatchedOptionsArePositionalParams(true);
  }

  /** The mixin for a row of stones. */
  static final class Stones {
    @Parameters(
        arity = "0..*",
        paramLabel = "POINTS",
        description = "The points of the stones, from the left or the front; may be negative.")
    private List<String> points = new ArrayList<>();

    long[] values() {
      return Points.all(points);
    }
  }

  @Command(name = "ends", description = "Take the stone at either end of the row.")
  static final class Ends implements Callable<Integer> {
    @Mixin private Stones stones = new Stones();
    @Mixin private Output output = new Output();

    @Override
    public Integer call() {
      return new ScoreAnswer(EitherEnd.solve(stones.values()), i -> "takes stone " + i)
          .print(output);
    }
  }

  @Command(name = "front", description = "Take 1 to K stones from the front.")
  static final class Front implements Callable<Integer> {
    @Option(
        names = "--take",
        paramLabel = "K",
        defaultValue = "3",
        description = "The most stones a move may take; ${DEFAULT-VALUE} unless given.")
    private int most;

    @Mixin private Stones stones = new Stones();
    @Mixin private Output output = new Output();

    @Override
    public Integer call() {
      if (most < 1) {
        throw new IllegalArgumentException("--take is " + most + ", expected 1 or more");
      }
      return new ScoreAnswer(FrontTake.solve(most, stones.values()), ScoreCommand::takes)
          .print(output);
    }
  }

  @Command(
      name = "stones-ii",
      description = "Take 1 to 2m stones from the front; m, at first 1, becomes the most taken.")
  static final class StonesTwo implements Callable<Integer> {
    @Mixin private Stones stones = new Stones();
    @Mixin private Output output = new Output();

    @Override
    public Integer call() {
      return new ScoreAnswer(
              FrontDoubling.solve(stones.values(), Budget.unlimited()), ScoreCommand::takes)
          .print(output);
    }
  }

  @Command(
      name = "split",
      description = "Cut the row in two; the heavier part goes, the other is scored and stays.")
  static final class Split implements Callable<Integer> {
    @Mixin private Stones stones = new Stones();
    @Mixin private Output output = new Output();

    @Override
    public Integer call() {
      return new ScoreAnswer(
              Waiting.during("solving", () -> SplitRow.solve(stones.values(), Budget.unlimited())),
              kept -> "keeps the " + (kept > 0 ? "left " : "right ") + Math.abs(kept))
          .print(output);
    }
  }

  @Command(
      name = "two-values",
      description = "Take any stone; stones are worth different points to the two players.")
  static final class TwoWorths implements Callable<Integer> {
    @Parameters(
        index = "0",
        paramLabel = "FIRST",
        description = "What each stone is worth to the first player: A,B,...")
    private String first = "";

    @Parameters(
        index = "1",
        paramLabel = "SECOND",
        description = "What each stone is worth to the second player.")
    private String second = "";

    @Mixin private Output output = new Output();

    @Override
    public Integer call() {
      return new ScoreAnswer(
              TwoValues.solve(Points.list(first), Points.list(second)), i -> "takes stone " + i)
          .print(output);
    }
  }

  private static String takes(long count) {
    return "takes " + count;
  }
}
