/**
 * Games on explicit finite directed graphs, loops allowed: a token stands on a vertex, a move takes
 * it along an edge, and whoever cannot move loses (or, under misere play, wins).
 *
 * <p>Start with a {@link org.grundy.graph.Digraph}, built from arrays or read by {@link
 * org.grundy.graph.EdgeList}, and ask it
 *
 * <ul>
 *   <li>{@link org.grundy.graph.WinLoseDraw}: who wins each vertex, in how many plies, and by which
 *       moves;
 *   <li>{@link org.grundy.graph.AcyclicValues}: the Grundy values, when there is no cycle (the
 *       cycle otherwise);
 *   <li>{@link org.grundy.graph.LoopyValues}: the nim-values with infinities of Smith, Fraenkel and
 *       Perl, which decide sums of loopy games.
 * </ul>
 *
 * <p>{@link org.grundy.graph.GraphGame} makes vertices into positions for such sums, and {@link
 * org.grundy.graph.TwoPlayerGraph} is for pursuit: two sides with edges and endings of their own.
 *
 * <p>Everything is linear in the graph, nothing recurses, and tables are immutable.
 */
package org.grundy.graph;
