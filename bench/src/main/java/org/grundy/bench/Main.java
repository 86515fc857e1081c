package org.grundy.bench;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.grundy.bench.cli.Workbench;
import picocli.CommandLine;

/** The workbench's entry point. */
public final class Main {
  private Main() {}

  /**
   * Runs the workbench and ends with its exit status.
   *
   * @param args a subcommand and what belongs to it, or JMH's arguments
   */
  public static void main(String[] args) throws Exception {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    CommandLine workbench = Workbench.commandLine(out, err);
    if (args.length > 0 && isWorkbenchs(workbench, args[0])) {
      System.exit(workbench.execute(args));
    }
    org.openjdk.jmh.Main.main(args);
  }

  private static boolean isWorkbenchs(CommandLine workbench, String first) {
    return workbench.getSubcommands().containsKey(first)
        || first.equals("--help")
        || first.equals("--version");
  }
}
