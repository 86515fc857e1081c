package org.grundy;

import java.util.Arrays;
import java.util.stream.LongStream;

/** A game that was said to end has a cycle, given here as a witness. */
public final class CycleException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 16;

  private final long[] cycle;

  /**
   * A cycle was met.
   *
   * @param cycle the states along it: each is an option of the one before, and the first is an
   *     option of the last
   */
  public CycleException(long... cycle) {
    super(describe(cycle));
    this.cycle = cycle.clone();
  }

  private static String describe(long[] cycle) {
    StringBuilder text = new StringBuilder("the game has a cycle of length ");
    text.append(cycle.length).append(':');
    for (int i = 0; i < Math.min(SHOWN, cycle.length); i++) {
      text.append(i == 0 ? " " : " -> ").append(cycle[i]);
    }
    return text.append(cycle.length > SHOWN ? " -> ..." : " -> " + cycle[0]).toString();
  }

  /**
   * The states along the cycle.
   *
   * @return each an option of the one before, the first an option of the last
   */
  public LongStream cycle() {
    return Arrays.stream(cycle);
  }
}
