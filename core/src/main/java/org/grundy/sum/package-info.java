/**
 * Disjunctive sums: several positions side by side, of any kinds, where a move is a move in one of
 * them.
 *
 * <p>Start with {@link org.grundy.sum.Sum#of(org.grundy.Position...)}; ask it for its {@link
 * org.grundy.sum.Sum#outcome outcome} and for every {@link org.grundy.sum.Sum#winningMoves winning
 * move}.
 */
package org.grundy.sum;
