package org.grundy.heap;

/**
 * The moves from one heap, written as code.
 *
 * <pre>{@code
 * HeapRule takeASquare = (heap, options) -> {
 *   for (long root = 1; root * root <= heap; root++) {
 *     options.accept(0, 0, heap - root * root);
 *   }
 * };
 * }</pre>
 */
@FunctionalInterface
public interface HeapRule {
  /**
   * Hands over every option of a heap, in any order, repeats allowed, the parts of each in any
   * order. The same heap must give the same options every time, and each part must be smaller than
   * the heap, so that the game ends.
   *
   * @param heap the heap's size, 0 or more
   * @param options receives up to three heaps an option, 0 for none
   */
  void options(long heap, OptionConsumer options);
}
