package org.grundy.engine;

import org.grundy.internal.Memory;

/** A list of sums of components, filled by a {@link DecomposingGame}. */
public final class SumOptions {
  long[] components = new long[64];
  int size;

  /** Where each option ends among the components. */
  int[] ends = new int[32];

  int count;

  SumOptions() {}

  void clear() {
    size = 0;
    count = 0;
  }

  /**
   * Appends a component to the option that is being written.
   *
   * @param component the component
   */
  public void component(long component) {
    if (size == components.length) {
      components = Memory.withRoom(components, size + 1L, 0);
    }
    components[size++] = component;
  }

  /** Ends the option that is being written: the sum of the components since the last end. */
  public void end() {
    if (count == ends.length) {
      ends = Memory.withRoom(ends, count + 1L, 0);
    }
    ends[count++] = size;
  }

  /** Appends the option that leaves nothing. */
  public void add() {
    end();
  }

  /**
   * Appends an option of one component.
   *
   * @param component the component
   */
  public void add(long component) {
    component(component);
    end();
  }

  /**
   * Appends an option of two components.
   *
   * @param first a component
   * @param second another
   */
  public void add(long first, long second) {
    component(first);
    component(second);
    end();
  }

  int start(int option) {
    return option == 0 ? 0 : ends[option - 1];
  }
}
