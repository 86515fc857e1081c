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

  /** No remoteness reaches 2^30 - 1, so no complement is this; and its negative is positive. */
  private static final int DRAWN_STATE = -Integer.MAX_VALUE;

  /** A level is wide when it has more than one node in so many. */
  private static final int WIDE = 32;

  private static final int BLOCK = 1 << 14;
  private static final int GATHERED = 32;

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
    Digraph reversed = Reversal.of(graph, meter);
    int[] states = new int[nodes];
    int[] queue = new int[nodes + 1];
    int tail = seed(graph, endings, stuck, states, queue);
    int head = 0;
    for (int remoteness = 0; head < tail; remoteness++) {
      int level = tail;
      if (level - head > nodes / WIDE) {
        ascending(states, remoteness, queue, head);
      }
      while (head < level) {
        meter.check(head);
        progress.advanced(head, nodes);
        int next = head + Math.min(level - head, BLOCK);
        tail = spread(reversed, states, queue, head, next, tail);
        head = next;
      }
    }
    progress.advanced(nodes, nodes);
    return new Retrograde(graph, states);
  }

  /** Decides the nodes where play is over, and returns how many have a winner. */
  private static int seed(
      Digraph graph, byte @Nullable [] endings, byte stuck, int[] states, int[] queue) {
    int[] offsets = graph.offsets();
    int tail = 0;
    for (int node = 0; node < states.length; node++) {
      byte ending = endings == null ? OPEN : endings[node];
      int degree = offsets[node + 1] - offsets[node];
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
    return tail;
  }

  /**
   * Sorts a wide level of the queue, so that its rows are read in sequence. Few levels are wide:
   * all sweeps together stay linear.
   */
  private static void ascending(int[] states, int remoteness, int[] queue, int head) {
    int lost = ~(remoteness << 1);
    for (int node = 0; node < states.length; node++) {
      queue[head] = node;
      head += (states[node] | 1) == lost ? 1 : 0;
    }
  }

  /** Tells the nodes before those at from to to in the queue, and returns the queue's new end. */
  private static int spread(
      Digraph reversed, int[] states, int[] queue, int from, int to, int tail) {
    int[] rows = reversed.offsets();
    Ints sources = reversed.targets();
    int last = sources.length() - 1;
    if (last < 0) {
      return tail;
    }
    int[] first = new int[GATHERED];
    int end = tail;
    for (int start = from; start < to; start += GATHERED) {
      int count = Math.min(GATHERED, to - start);
      // Rows are read from all over the memory. To wait for several at once, and not for each in
      // turn, the first edges of some rows are read before anything depends on them.
      for (int i = 0; i < count; i++) {
        first[i] = sources.get(Math.min(rows[queue[start + i]], last));
      }
      for (int i = 0; i < count; i++) {
        int node = queue[start + i];
        int state = ~states[node];
        int source = first[i];
        int rowEnd = rows[node + 1];
        if ((state & 1) == 0) {
          int won = ~(state + 3);
          for (int e = rows[node]; e < rowEnd; source = sources.get(Math.min(++e, last))) {
            if (states[source] > 0) {
              states[source] = won;
              queue[end++] = source;
            }
          }
        } else {
          int lost = ~(state + 1);
          for (int e = rows[node]; e < rowEnd; source = sources.get(Math.min(++e, last))) {
            int left = states[source];
            if (left == 1) {
              states[source] = lost;
              queue[end++] = source;
            } else {
              states[source] =
                  left - (-left >>> 31); // one less if above 0; no branch to mispredict
            }
          }
        }
      }
    }
    return end;
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
