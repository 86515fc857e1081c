package org.grundy.graph;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.Progress;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Retrograde analysis: outcomes spread from the positions where play is over, against the edges,
 * breadth first. A position is won as soon as one option is lost, and lost once its last option is
 * won. Positions come off the queue in order of remoteness, so the first lost option is the
 * quickest and the last won one the slowest: the winner hastens and the loser delays. What is never
 * reached is a draw. Every edge is looked at once.
 *
 * <p>One int a node: the options not yet won by the opponent while it is undecided, afterwards the
 * complement of twice the remoteness, plus one if the player to move wins.
 */
final class Retrograde {
  /** Play goes on. */
  static final byte OPEN = 0;

  /** Play is over, the player to move has lost. */
  static final byte LOST = 1;

  /** Play is over, the player to move has won. */
  static final byte WON = 2;

  /** Play is over without a winner. */
  static final byte DRAWN = 3;

  /** No remoteness reaches 2^30 - 1, so no complement is this. */
  private static final int DRAWN_STATE = Integer.MIN_VALUE;

  private final Digraph graph;
  private final int[] states;

  private Retrograde(Digraph graph, int[] states) {
    this.graph = graph;
    this.states = states;
  }

  /**
   * Solves a graph.
   *
   * @param endings for each node whether play is over there; null if it nowhere is
   * @param stuck how an open node without edges ends
   */
  static Retrograde solve(
      Digraph graph, byte @Nullable [] endings, byte stuck, Budget budget, Progress progress) {
    int nodes = graph.vertices();
    Meter meter = Meter.start(budget);
    meter.beforeBytes(12L * nodes + 4L * graph.edges(), 0);
    Digraph reversed = Rows.reverse(graph, meter);
    int[] rows = reversed.offsets();
    Ints sources = reversed.targets();
    int[] states = new int[nodes];
    int[] queue = new int[nodes];
    int tail = 0;
    for (int node = 0; node < nodes; node++) {
      byte ending = endings == null ? OPEN : endings[node];
      int degree = graph.offsets()[node + 1] - graph.offsets()[node];
      if (ending == OPEN && degree == 0) {
        ending = stuck;
      }
      if (ending == OPEN) {
        states[node] = degree;
      } else if (ending == DRAWN) {
        states[node] = DRAWN_STATE;
      } else {
        states[node] = ending == WON ? ~1 : ~0;
        queue[tail++] = node;
      }
    }
    for (int head = 0; head < tail; head++) {
      if ((head & 0xffff) == 0) {
        meter.check(head);
        progress.advanced(head, nodes);
      }
      int node = queue[head];
      int state = ~states[node];
      int end = rows[node + 1];
      if ((state & 1) == 0) {
        int won = ~(state + 3);
        for (int e = rows[node]; e < end; e++) {
          int source = sources.get(e);
          if (states[source] > 0) {
            states[source] = won;
            queue[tail++] = source;
          }
        }
      } else {
        int lost = ~(state + 1);
        for (int e = rows[node]; e < end; e++) {
          int source = sources.get(e);
          int left = states[source];
          if (left > 1) {
            states[source] = left - 1;
          } else if (left == 1) {
            states[source] = lost;
            queue[tail++] = source;
          }
        }
      }
    }
    progress.advanced(nodes, nodes);
    return new Retrograde(graph, states);
  }

  Outcome outcome(int node) {
    int state = states[node];
    if (state >= 0 || state == DRAWN_STATE) {
      return Outcome.DRAW;
    }
    return (~state & 1) == 0 ? Outcome.P : Outcome.N;
  }

  /** Plies to the end, or -1 for a draw. */
  int remoteness(int node) {
    int state = states[node];
    return state >= 0 || state == DRAWN_STATE ? -1 : ~state >>> 1;
  }

  /** The number of nodes with the given outcome. */
  int count(Outcome outcome) {
    int count = 0;
    for (int node = 0; node < states.length; node++) {
      if (outcome(node) == outcome) {
        count++;
      }
    }
    return count;
  }

  /** The options that leave the opponent with the given outcome; none where play is over. */
  IntStream movesTo(int node, Outcome outcome) {
    if (remoteness(node) == 0 || states[node] == DRAWN_STATE) {
      return IntStream.empty();
    }
    return graph.followers(node).filter(option -> outcome(option) == outcome);
  }

  /** Of the winning moves those that end play soonest. */
  IntStream quickestMoves(int node) {
    return outcome(node) == Outcome.N
        ? movesTo(node, Outcome.P).filter(option -> remoteness(option) == remoteness(node) - 1)
        : IntStream.empty();
  }

  /** From a lost node, the moves that put the end off longest. */
  IntStream delayingMoves(int node) {
    return outcome(node) == Outcome.P
        ? movesTo(node, Outcome.N).filter(option -> remoteness(option) == remoteness(node) - 1)
        : IntStream.empty();
  }

  /** The least move of perfect play. */
  OptionalInt bestMove(int node) {
    IntStream best =
        switch (outcome(node)) {
          case N -> quickestMoves(node);
          case P -> delayingMoves(node);
          case DRAW -> movesTo(node, Outcome.DRAW);
        };
    return best.findFirst();
  }
}
