package org.grundy.bench.run;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * JMH's own command line; but a benchmark that failed, or a filter that matches none, gives an exit
 * status other than 0.
 */
public final class StockJmh {
  private StockJmh() {}

  /**
   * Runs JMH.
   *
   * @param args its arguments
   * @return the exit status: 0 if everything asked for was done, 1 if a benchmark failed or was
   *     missing, 2 if the arguments are wrong
   * @throws IOException if the output cannot be written
   */
  public static int run(String... args) throws IOException {
    CommandLineOptions options;
    try {
      options = new CommandLineOptions(args);
    } catch (CommandLineOptionException e) {
      System.err.println(
          "bench.jar: " + e.getMessage() + "; -h lists the options of JMH, --help ours");
      return 2;
    }
    if (options.shouldHelp()) {
      options.showHelp();
    } else if (options.shouldListProfilers()) {
      options.listProfilers();
    } else if (options.shouldListResultFormats()) {
      options.listResultFormats();
    } else if (options.shouldList()) {
      new Runner(options).list();
    } else if (options.shouldListWithParams()) {
      new Runner(options).listWithParams(options);
    } else {
      return measure(options);
    }
    return 0;
  }

  private static int measure(CommandLineOptions options) throws IOException {
    VerboseMode verbosity = options.verbosity().orElse(VerboseMode.NORMAL);
    PrintStream stream =
        options.getOutput().hasValue()
            ? new PrintStream(options.getOutput().get())
            : new PrintStream(System.out, true);
    OutputFormat format = OutputFormatFactory.createFormatInstance(stream, verbosity);
    for (String filter : options.getIncludes()) {
      if (BenchmarkList.defaultList()
          .find(format, List.of(filter), options.getExcludes())
          .isEmpty()) {
        System.err.println(noMatch(filter));
        return 1;
      }
    }
    TrialWatch watch = new TrialWatch(format, params -> {});
    try {
      Collection<RunResult> results = new Runner(options, watch).run();
      List<BenchmarkParams> failed = watch.failed(results);
      for (BenchmarkParams params : failed) {
        System.err.println("bench.jar: failed: " + params.id());
      }
      return failed.isEmpty() ? 0 : 1;
    } catch (NoBenchmarksException e) {
      System.err.println(noMatch(String.join(" ", options.getIncludes())));
      return 1;
    } catch (RunnerException e) {
      System.err.println("bench.jar: " + String.valueOf(e.getMessage()).strip());
      return 1;
    } finally {
      stream.flush();
    }
  }

  /** What to tell of a filter that matches no benchmark. */
  public static String noMatch(String filter) {
    return "bench.jar: no benchmark matches '"
        + filter
        + "'; -l lists the benchmarks, --help the subcommands";
  }
}
