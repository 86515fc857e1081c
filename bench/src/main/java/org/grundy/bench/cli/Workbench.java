package org.grundy.bench.cli;

import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import org.grundy.bench.grammar.Families;
import org.grundy.bench.grammar.GameFamily;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;

/** The root of the subcommands: builds them, and turns what they throw into exit statuses. */
@Command(
    name = "bench.jar",
    description = {
      "Asks the engine, and measures it.",
      "",
      "A COMPONENT is RULESET[=PARAMS]:POSITION; several are their disjunctive sum."
    },
    footerHeading = "%nComponents:%n",
    synopsisSubcommandLabel = "COMMAND")
public final class Workbench {
  /** The exit status of a question that was answered. */
  public static final int OK = 0;

  /** The exit status where the work was understood but failed or ran out of its budget. */
  public static final int FAILED = 1;

  /** The exit status of bad input. */
  public static final int USAGE = 2;

  private static final int HELP_WIDTH = 100;

  private Workbench() {}

  /**
   * The command line of all subcommands.
   *
   * @param out where answers go
   * @param err where errors go
   * @return the command line, ready to execute
   */
  public static CommandLine commandLine(PrintWriter out, PrintWriter err) {
    CommandLine root = new CommandLine(new Workbench());
    for (Object subcommand : Subcommands.all()) {
      root.addSubcommand(subcommand);
    }
    forAll(root);
    root.getCommandSpec().version(version());
    root.getCommandSpec().usageMessage().footer(componentHelp());
    return root.setOut(out)
        .setErr(err)
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setUsageHelpAutoWidth(false)
        .setUsageHelpWidth(HELP_WIDTH)
        .setParameterExceptionHandler((e, args) -> fail(e.getCommandLine(), USAGE, e))
        .setExecutionStrategy(Workbench::runLast)
        .setExecutionExceptionHandler((e, line, result) -> fail(line, statusOf(e), e));
  }

  /** Runs the subcommand; too little memory for it is a failure of one line too. */
  private static int runLast(CommandLine.ParseResult result) {
    try {
      return new CommandLine.RunLast().execute(result);
    } catch (OutOfMemoryError e) {
      CommandLine line = result.commandSpec().commandLine();
      return fail(
          line,
          FAILED,
          new IllegalStateException("out of memory; java -Xmx lets it have more than its default"));
    }
  }

  private static String version() {
    String version = Workbench.class.getPackage().getImplementationVersion();
    return "Grundy " + (version == null ? "(not packaged)" : version);
  }

  private static void forAll(CommandLine line) {
    if (!line.getMixins().containsKey("standardHelpOptions")) {
      line.getCommandSpec().mixinStandardHelpOptions(true);
    }
    line.getSubcommands().values().forEach(Workbench::forAll);
  }

  private static String[] componentHelp() {
    return Families.all().stream().map(Workbench::componentHelp).toArray(String[]::new);
  }

  /** What a family's components look like, on one line or two, as picocli formats it. */
  private static String componentHelp(GameFamily family) {
    String what = String.format("  %-28s %s,", family.syntax(), family.summary());
    String example = "as in " + family.example();
    boolean fits = what.length() + 1 + example.length() <= HELP_WIDTH;
    return what.replace("%", "%%") + (fits ? " " : "%n      ") + example.replace("%", "%%");
  }

  private static int statusOf(Exception e) {
    return e instanceof IllegalArgumentException || e instanceof java.io.IOException
        ? USAGE
        : FAILED;
  }

  private static int fail(CommandLine line, int status, Exception e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    if (e instanceof NoSuchFileException missing && missing.getReason() == null) {
      message += ": no such file or directory";
    }
    line.getErr()
        .println(line.getCommandName() + ": " + message.strip().replaceAll("\\s*\\R\\s*", " "));
    line.getErr().flush();
    return status;
  }
}
