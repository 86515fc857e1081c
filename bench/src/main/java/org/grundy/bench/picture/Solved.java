package org.grundy.bench.picture;

import java.util.OptionalInt;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.graph.Digraph;
import org.grundy.graph.LoopyValues;
import org.grundy.graph.NamedDigraph;
import org.grundy.graph.WinLoseDraw;

/**
 * A graph with all that is known of its vertices.
 *
 * @param graph the graph
 * @param outcomes who wins
 * @param values the nim-values, which have a meaning under normal play only
 */
public record Solved(NamedDigraph graph, WinLoseDraw outcomes, LoopyValues values) {
  /** The graph without its names. */
  public Digraph digraph() {
    return graph.graph();
  }

  /** Whether the values say something about the outcomes. */
  public boolean valued() {
    return outcomes.convention() == PlayConvention.NORMAL;
  }

  /** The value of a vertex as text; empty where it has no meaning. */
  public String value(int vertex) {
    return valued() ? values.value(vertex).toString() : "";
  }

  /** A move of perfect play as the name of a vertex; empty where there is none. */
  public String move(int vertex) {
    OptionalInt best = outcomes.bestMove(vertex);
    return best.isPresent() ? graph.name(best.getAsInt()) : "";
  }

  /** Whether perfect play may use an edge. */
  boolean isBest(int from, int to) {
    return switch (outcomes.outcome(from)) {
      case N -> outcomes.quickestMoves(from).anyMatch(v -> v == to);
      case P -> outcomes.delayingMoves(from).anyMatch(v -> v == to);
      case DRAW -> outcomes.drawingMoves(from).anyMatch(v -> v == to);
    };
  }

  /** What to write below the name of a vertex: how it ends, and its value. */
  String note(int vertex) {
    Outcome outcome = outcomes.outcome(vertex);
    String end =
        outcome == Outcome.DRAW
            ? "DRAW"
            : outcome + " in " + outcomes.remoteness(vertex).orElseThrow();
    return valued() ? end + ", " + value(vertex) : end;
  }

  /** A colour that people with any colour vision can tell from the other two. */
  String colour(int vertex) {
    return switch (outcomes.outcome(vertex)) {
      case N -> "#9fd3f2";
      case P -> "#f2b38a";
      case DRAW -> "#dddddd";
    };
  }

  /** Refuses graphs that would make no picture. */
  void checkSize() {
    if (digraph().vertices() > 500 || digraph().edges() > 2000) {
      throw new IllegalArgumentException(
          "the graph has "
              + digraph().vertices()
              + " vertices and "
              + digraph().edges()
              + " edges, expected at most 500 and 2000 for a picture");
    }
  }
}
