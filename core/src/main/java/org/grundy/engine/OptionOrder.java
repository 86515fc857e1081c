package org.grundy.engine;

/** Rearranges the options of a position before they are searched, the most promising first. */
@FunctionalInterface
public interface OptionOrder {
  /**
   * Rearranges options in place.
   *
   * @param state the position
   * @param options its options
   * @param count how many there are, from index 0 on
   */
  void arrange(long state, long[] options, int count);
}
