package org.grundy.heap;

/**
 * A cursor over the options of one heap, ascending: by what is left in all, then by the smallest
 * heap, then by the middle one; absent heaps count as 0. Computed lazily, so that the first options
 * of a heap of 10^18 come at once.
 *
 * <pre>{@code
 * HeapOptions options = HeapRuleset.parse("0.07").options(6);
 * while (options.next()) {
 *   System.out.println(options.middle() + " + " + options.large());   // 0 + 4, 1 + 3, 2 + 2
 * }
 * }</pre>
 */
public abstract class HeapOptions {
  /** The heaps of the current option. */
  long small;

  long middle;
  long large;

  HeapOptions() {}

  /**
   * Goes to the next option.
   *
   * @return false if there was none
   */
  public abstract boolean next();

  /**
   * Leaves out the rest of the division into two heaps, beside the smallest if there are three,
   * that the cursor is in, if it is in one.
   */
  void skipDivision() {}

  /** Leaves out the rest of the division into three heaps that the cursor is in. */
  void skipThrees() {}

  /**
   * The smallest of three heaps.
   *
   * @return its size, 0 where the option has fewer than three heaps
   */
  public final long small() {
    return small;
  }

  /**
   * The smaller of two heaps, or the middle one of three.
   *
   * @return its size, 0 where the option has fewer than two heaps
   */
  public final long middle() {
    return middle;
  }

  /**
   * The largest heap.
   *
   * @return its size, 0 where the option is the empty position
   */
  public final long large() {
    return large;
  }
}
