package org.grundy.bench.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * What a command printed, run in this JVM.
 *
 * @param status the exit status
 * @param out the output
 * @param err the error output
 */
record Terminal(int status, String out, String err) {
  static Terminal run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Workbench.commandLine(new PrintWriter(out), new PrintWriter(err, true)).execute(args);
    return new Terminal(status, out.toString(), err.toString());
  }
}
