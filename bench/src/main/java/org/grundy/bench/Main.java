package org.grundy.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.grundy.bench.cli.Workbench;
import org.grundy.bench.run.StockJmh;
import picocli.CommandLine;

/** The workbench's entry point. */
public final class Main {
  private Main() {}

  /**
   * Runs the workbench and ends with its exit status: a subcommand if the first argument names one,
   * a quick comparison without arguments, and JMH otherwise.
   *
   * @param args a subcommand and what belongs to it, or JMH's arguments
   * @throws IOException if JMH's output cannot be written
   */
  public static void main(String[] args) throws IOException {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    CommandLine workbench = Workbench.commandLine(out, err);
    int status;
    if (args.length == 0) {
      status = workbench.execute("compare", "--quick");
    } else if (isWorkbenchs(workbench, args[0])) {
      status = workbench.execute(args);
    } else {
      status = StockJmh.run(args);
    }
    System.exit(status);
  }

  private static boolean isWorkbenchs(CommandLine workbench, String first) {
    return workbench.getSubcommands().containsKey(first)
        || first.equals("--help")
        || first.equals("--version");
  }
}
