package org.grundy.bench.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.bench.grammar.GraphFiles;
import org.grundy.bench.json.JsonWriter;
import org.grundy.bench.picture.Dot;
import org.grundy.bench.picture.Solved;
import org.grundy.bench.picture.Svg;
import org.grundy.graph.LoopyValues;
import org.grundy.graph.NamedDigraph;
import org.grundy.graph.Storage;
import org.grundy.graph.WinLoseDraw;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "graph",
    description = {
      "Who wins each vertex of a graph, in how many plies, its nim-value and a best move.",
      "",
      "FILE holds an edge 'u v' a line, or a vertex alone; # starts a comment. A token stands on a"
          + " vertex, and a move takes it along an edge. Cycles are allowed."
    })
final class GraphCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "The edge list.")
  private String file = "";

  @Option(names = "--vertex", paramLabel = "V", description = "Tell of this vertex only.")
  private @Nullable String vertex;

  @Option(
      names = "--mapped",
      paramLabel = "DIRECTORY",
      description = "Keep the edges in temporary files there, for graphs beyond the memory.")
  private @Nullable Path mapped;

  /** Other forms than text and {@code --json}. */
  private static final class Form {
    @Option(names = "--csv", description = "Print comma-separated values.")
    private boolean csv;

    @Option(names = "--dot", description = "Print a picture for Graphviz, coloured by outcome.")
    private boolean dot;

    @Option(names = "--svg", description = "Print an SVG picture, coloured by outcome.")
    private boolean svg;
  }

  @ArgGroup(exclusive = true)
  private Form form = new Form();

  @Mixin private Convention convention = new Convention();
  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    if (output.json() && (form.csv || form.dot || form.svg)) {
      throw new IllegalArgumentException("--json does not go with --csv, --dot or --svg");
    }
    Storage storage = mapped == null ? Storage.heap() : Storage.mapped(mapped);
    Solved solved = solve(GraphFiles.read(file, storage));
    IntStream wanted = wanted(solved.graph());
    PrintWriter out = output.out();
    if (form.dot) {
      Dot.write(solved, out);
    } else if (form.svg) {
      Svg.write(solved, out);
    } else if (form.csv) {
      csv(solved, wanted, out);
    } else {
      output.print(text -> text(solved, wanted, text), json -> json(solved, wanted, json));
    }
    out.flush();
    return Workbench.OK;
  }

  private Solved solve(NamedDigraph graph) {
    try (ProgressLine bar = new ProgressLine("outcomes");
        ProgressLine valueBar = new ProgressLine("values")) {
      return new Solved(
          graph,
          WinLoseDraw.solve(graph.graph(), convention.get(), Budget.unlimited(), bar),
          LoopyValues.solve(graph.graph(), Budget.unlimited(), valueBar));
    }
  }

  private IntStream wanted(NamedDigraph graph) {
    if (vertex == null) {
      return IntStream.range(0, graph.graph().vertices());
    }
    String name = vertex;
    return IntStream.of(
        graph
            .vertex(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "--vertex '" + name + "' is not in '" + file + "'")));
  }

  private static void text(Solved solved, IntStream wanted, PrintWriter text) {
    text.println(
        solved.digraph().vertices()
            + " vertices, "
            + solved.digraph().edges()
            + " edges: "
            + solved.outcomes().count(Outcome.P)
            + " P, "
            + solved.outcomes().count(Outcome.N)
            + " N, "
            + solved.outcomes().count(Outcome.DRAW)
            + " DRAW");
    wanted.forEach(
        v -> {
          String move = solved.move(v);
          String remoteness =
              solved.outcomes().remoteness(v).isPresent()
                  ? " in " + solved.outcomes().remoteness(v).getAsInt()
                  : "";
          text.println(
              solved.graph().name(v)
                  + "  "
                  + solved.outcomes().outcome(v)
                  + remoteness
                  + (solved.valued() ? "  value " + solved.value(v) : "")
                  + (move.isEmpty() ? "" : "  -> " + move));
        });
  }

  private static void csv(Solved solved, IntStream wanted, PrintWriter out) {
    out.println("vertex,outcome,remoteness,value,move");
    wanted.forEach(
        v -> {
          String remoteness =
              solved.outcomes().remoteness(v).isPresent()
                  ? Integer.toString(solved.outcomes().remoteness(v).getAsInt())
                  : "";
          out.println(
              cell(solved.graph().name(v))
                  + ","
                  + solved.outcomes().outcome(v)
                  + ","
                  + remoteness
                  + ","
                  + cell(solved.value(v))
                  + ","
                  + cell(solved.move(v)));
        });
  }

  private static String cell(String text) {
    return text.indexOf(',') < 0 && text.indexOf('"') < 0
        ? text
        : '"' + text.replace("\"", "\"\"") + '"';
  }

  private static void json(Solved solved, IntStream wanted, JsonWriter json) {
    json.object()
        .name("convention")
        .value(solved.outcomes().convention().name().toLowerCase(Locale.ROOT));
    json.name("vertices").array();
    wanted.forEach(
        v -> {
          json.object().name("vertex").value(solved.graph().name(v));
          json.name("outcome").value(solved.outcomes().outcome(v).name()).name("remoteness");
          solved.outcomes().remoteness(v).ifPresentOrElse(json::value, json::nullValue);
          if (solved.valued()) {
            json.name("value").value(solved.value(v));
          }
          String move = solved.move(v);
          json.name("move").value(move.isEmpty() ? null : move).endObject();
        });
    json.endArray().endObject();
  }
}
