package org.grundy.engine;

/**
 * The rules of a game that falls apart: a position is a disjunctive sum of components, and a move
 * in one component leaves a sum of components in its place.
 *
 * <pre>{@code
 * // Kayles: knock down one pin or two neighbours of a row.
 * DecomposingGame kayles = (row, options) -> {
 *   for (long taken = 1; taken <= Math.min(2, row); taken++) {
 *     for (long left = 0; 2 * left <= row - taken; left++) {
 *       options.add(left, row - taken - left);
 *     }
 *   }
 * };
 * DecomposingSolver.of(kayles).grundy(5);   // 4
 * }</pre>
 */
@FunctionalInterface
public interface DecomposingGame {
  /**
   * Writes the options of a component, each a sum of components, in the order that winning moves
   * shall come back in. Repeats are allowed.
   *
   * @param component the component
   * @param options where to write
   */
  void options(long component, SumOptions options);

  /**
   * A guess at the work to solve a component, best about the number of its options: {@link
   * NimberSolver} prefers easy options, and leaves the hardest component of a sum to the end, where
   * it need not know its value.
   *
   * @param component the component
   * @return any number of at least 0; larger is harder
   */
  default long effort(long component) {
    return 0;
  }
}
