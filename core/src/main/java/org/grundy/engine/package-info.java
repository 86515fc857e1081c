/**
 * Any game at all: a position is a {@code long}, the rules are a {@link org.grundy.engine.Game}
 * that writes its options into a buffer, and the solvers answer for its Grundy value, its outcome
 * under either convention, its remoteness and the moves that win.
 *
 * <p>Everything here is depth-first search with a memo, without recursion: the stack is an array,
 * so a line of play of 10<sup>6</sup> moves is no trouble. Memo tables are chosen through {@link
 * org.grundy.engine.MemoTable}; every budget that runs out leaves what was solved in the table, and
 * the same call with a larger budget goes on from there.
 *
 * <pre>{@code
 * Game takeUpToThree = Game.of(3, (stones, options) -> {
 *   int count = 0;
 *   for (int taken = 1; taken <= Math.min(3, stones); taken++) {
 *     options[count++] = stones - taken;
 *   }
 *   return count;
 * });
 * GrundySolver solver = GrundySolver.of(takeUpToThree);
 * solver.grundy(10);                    // 2
 * solver.winningMoves(10).toArray();    // [8]
 * }</pre>
 */
package org.grundy.engine;
