package org.grundy.bench.picture;

import java.io.PrintWriter;

/** Graphviz DOT: vertices coloured by outcome, the edges of perfect play bold. */
public final class Dot {
  private Dot() {}

  /**
   * Writes the picture.
   *
   * @param solved what to draw
   * @param out where to
   * @throws IllegalArgumentException if the graph is too large to look at
   */
  public static void write(Solved solved, PrintWriter out) {
    solved.checkSize();
    out.println("digraph {");
    out.println("  node [style=filled, shape=box, fontname=\"sans-serif\"];");
    for (int v = 0; v < solved.digraph().vertices(); v++) {
      String label = quoted(solved.graph().name(v) + "\n" + solved.note(v));
      out.println("  " + v + " [label=" + label + ", fillcolor=\"" + solved.colour(v) + "\"];");
    }
    for (int v = 0; v < solved.digraph().vertices(); v++) {
      int from = v;
      solved
          .digraph()
          .followers(v)
          .forEach(
              to ->
                  out.println(
                      "  "
                          + from
                          + " -> "
                          + to
                          + (solved.isBest(from, to) ? " [style=bold];" : " [color=gray];")));
    }
    out.println("}");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
