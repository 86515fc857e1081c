package org.grundy.bench.cli;

import java.util.List;

/** Every subcommand: one line each, in the order of the help. */
final class Subcommands {
  private Subcommands() {}

  static List<Object> all() {
    return List.of(
        new ValueCommand(),
        new MovesCommand(),
        new TableCommand(),
        new PlayCommand(),
        new PeriodCommand(),
        new SurveyCommand(),
        new NimMultiplyCommand(),
        new NimInverseCommand(),
        new GraphCommand(),
        new QuotientCommand(),
        new GenusCommand(),
        new ConjectureCommand(),
        new PositionsCommand(),
        new CompareCommand(),
        new ReportCommand(),
        new GateCommand(),
        ScoreCommand.commandLine(),
        new CanIWinCommand(),
        ChalkboardCommand.commandLine());
  }
}
