package org.grundy.bench.cli;

import java.io.PrintWriter;
import java.util.function.Consumer;
import org.grundy.bench.json.JsonWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The mixin of every subcommand that answers: in words, or with {@code --json} as JSON. */
public final class Output {
  @Option(names = "--json", description = "Print one JSON document instead of text.")
  private boolean json;

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  /** Whether JSON is wanted. */
  public boolean json() {
    return json;
  }

  /** Where the answer goes. */
  public PrintWriter out() {
    return spec().commandLine().getOut();
  }

  /** Where progress goes. */
  public PrintWriter err() {
    return spec().commandLine().getErr();
  }

  private CommandSpec spec() {
    if (command == null) {
      throw new IllegalStateException("a mixin of no command");
    }
    return command;
  }

  /** Prints the answer in the form that was asked for. */
  public void print(Consumer<PrintWriter> asText, Consumer<JsonWriter> asJson) {
    PrintWriter out = out();
    if (json) {
      try (JsonWriter writer = new JsonWriter(out)) {
        asJson.accept(writer);
      }
      out.println();
    } else {
      asText.accept(out);
    }
    out.flush();
  }
}
