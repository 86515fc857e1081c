package org.grundy.graph;

import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Progress;

/**
 * Who wins each vertex of a graph, in how many plies, and by which moves. Draws are the vertices
 * from which neither side can force an end.
 *
 * <p>The remoteness counts the plies to the end when the winner hastens and the loser delays; it is
 * exact, whatever its size (Smith 1966; retrograde analysis). O(vertices + edges): 4 bytes an edge
 * and 12 bytes a vertex while solving, 4 bytes a vertex afterwards.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * WinLoseDraw solved = WinLoseDraw.solve(Digraph.of(new int[][] {{1}, {2}, {}, {4}, {3}}));
 * solved.outcome(0)      // P
 * solved.remoteness(0)   // 2
 * solved.outcome(3)      // DRAW
 * }</pre>
 */
public final class WinLoseDraw {
  private final Digraph graph;
  private final PlayConvention convention;
  private final Retrograde solved;

  private WinLoseDraw(Digraph graph, PlayConvention convention, Retrograde solved) {
    this.graph = graph;
    this.convention = convention;
    this.solved = solved;
  }

  /**
   * Solves a graph under normal play.
   *
   * @param graph the graph
   * @return the outcomes
   */
  public static WinLoseDraw solve(Digraph graph) {
    return solve(graph, PlayConvention.NORMAL);
  }

  /**
   * Solves a graph.
   *
   * @param graph the graph
   * @param convention what happens to a player who cannot move
   * @return the outcomes
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static WinLoseDraw solve(Digraph graph, PlayConvention convention) {
    return solve(graph, convention, Budget.unlimited(), (done, total) -> {});
  }

  /**
   * Solves a graph within limits.
   *
   * @param graph the graph
   * @param convention what happens to a player who cannot move
   * @param budget limits on time and on the memory used beside the graph
   * @param progress told how many vertices are decided
   * @return the outcomes
   * @throws org.grundy.LimitExceededException if the budget does not suffice
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static WinLoseDraw solve(
      Digraph graph, PlayConvention convention, Budget budget, Progress progress) {
    Objects.requireNonNull(convention, "convention");
    Objects.requireNonNull(progress, "progress");
    byte stuck = convention == PlayConvention.NORMAL ? Retrograde.LOST : Retrograde.WON;
    return new WinLoseDraw(
        graph, convention, Retrograde.solve(graph, null, stuck, budget, progress));
  }

  /**
   * The graph that was solved.
   *
   * @return the graph
   */
  public Digraph graph() {
    return graph;
  }

  /**
   * The convention it was solved under.
   *
   * @return normal or misere
   */
  public PlayConvention convention() {
    return convention;
  }

  /**
   * Who wins from a vertex.
   *
   * @param vertex the vertex
   * @return the outcome
   * @throws IllegalArgumentException if there is no such vertex
   */
  public Outcome outcome(int vertex) {
    return solved.outcome(graph.checkVertex(vertex));
  }

  /**
   * The plies to the forced end when the winner hastens and the loser delays.
   *
   * @param vertex the vertex
   * @return 0 or more; empty for a draw
   * @throws IllegalArgumentException if there is no such vertex
   */
  public OptionalInt remoteness(int vertex) {
    int remoteness = solved.remoteness(graph.checkVertex(vertex));
    return remoteness < 0 ? OptionalInt.empty() : OptionalInt.of(remoteness);
  }

  /**
   * How many vertices have an outcome. O(vertices).
   *
   * @param outcome which
   * @return 0 or more
   */
  public int count(Outcome outcome) {
    return solved.count(Objects.requireNonNull(outcome, "outcome"));
  }

  /**
   * The moves that leave the opponent lost. Not each of them makes progress; see {@link
   * #quickestMoves}.
   *
   * @param vertex where the player to move stands
   * @return the followers to move to, ascending
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream winningMoves(int vertex) {
    return solved.movesTo(graph.checkVertex(vertex), Outcome.P);
  }

  /**
   * The winning moves that end play soonest. A winner who always takes one of them wins in as many
   * plies as the remoteness says, or fewer.
   *
   * @param vertex where the player to move stands
   * @return the followers to move to, ascending; none unless the outcome is N
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream quickestMoves(int vertex) {
    return solved.quickestMoves(graph.checkVertex(vertex));
  }

  /**
   * The moves that lead to a draw.
   *
   * @param vertex where the player to move stands
   * @return the followers to move to, ascending
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream drawingMoves(int vertex) {
    return solved.movesTo(graph.checkVertex(vertex), Outcome.DRAW);
  }

  /**
   * The moves of a lost position that put the end off longest.
   *
   * @param vertex where the player to move stands
   * @return the followers to move to, ascending; none unless the outcome is P
   * @throws IllegalArgumentException if there is no such vertex
   */
  public IntStream delayingMoves(int vertex) {
    return solved.delayingMoves(graph.checkVertex(vertex));
  }

  /**
   * The least move of perfect play: a quickest win, else a draw, else a longest delay.
   *
   * @param vertex where the player to move stands
   * @return the follower to move to; empty if there is no move
   * @throws IllegalArgumentException if there is no such vertex
   */
  public OptionalInt bestMove(int vertex) {
    return solved.bestMove(graph.checkVertex(vertex));
  }
}
