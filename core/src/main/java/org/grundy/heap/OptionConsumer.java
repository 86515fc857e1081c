package org.grundy.heap;

/** Receives the options of one heap, each as the heaps it consists of. */
@FunctionalInterface
public interface OptionConsumer {
  /**
   * An option that leaves up to three heaps.
   *
   * @param small the smallest heap, 0 where there are fewer than three
   * @param middle the middle heap, 0 where there are fewer than two
   * @param large the largest heap, 0 where none is left
   */
  void accept(long small, long middle, long large);
}
