package org.grundy.heap;

import java.util.Objects;
import java.util.OptionalInt;
import org.grundy.internal.Checks;

/**
 * The rules of a heap game: which heaps may replace a heap. Immutable; equal rulesets have the same
 * canonical text.
 *
 * <table>
 * <caption>Texts</caption>
 * <tr><td>{@code 0.77}, {@code .77}, {@code 4.7}</td><td>an octal code: digit k says what may be left
 * after taking k: nothing (1), one heap (2), two heaps (4), added up; before the point 0 or 4</td></tr>
 * <tr><td>{@code hex=0.3f}</td><td>a hexadecimal code: digits also allow three heaps (8)</td></tr>
 * <tr><td>{@code unequal=0.17}</td><td>an octal code in which two heaps left must differ</td></tr>
 * <tr><td>{@code subtract=1,3,4}, {@code subtract=1..3}</td><td>take one of these numbers</td></tr>
 * <tr><td>{@code allbut=1,2}</td><td>take any number except these</td></tr>
 * <tr><td>{@code grundys-game}, {@code kayles}, ...</td><td>a name, see {@link #names}</td></tr>
 * </table>
 *
 * <pre>{@code
 * HeapRuleset.parse(".77").toString()            // "0.77"
 * HeapRuleset.parse("subtract=4,1,3,1").toString()  // "subtract=1,3,4"
 * }</pre>
 */
public abstract sealed class HeapRuleset
    permits CodeRuleset, SubtractionRuleset, AllButRuleset, RuleRuleset {
  HeapRuleset() {}

  /**
   * Reads a ruleset.
   *
   * @param text as in the table above
   * @return the ruleset
   * @throws IllegalArgumentException if the text is not one; the message names the offending
   *     character and its position, counted from 1
   */
  public static HeapRuleset parse(String text) {
    return RulesetParser.parse(Objects.requireNonNull(text, "text"));
  }

  /**
   * The names that {@link #parse} knows.
   *
   * @return names such as {@code kayles}, ascending
   */
  public static java.util.List<String> names() {
    return java.util.List.copyOf(RulesetParser.NAMES.keySet());
  }

  /**
   * Subtraction game: a move takes one of the given numbers from a heap.
   *
   * @param set the numbers that may be taken, 1 to 2^24, in any order, repeats allowed
   * @return the ruleset
   * @throws IllegalArgumentException if there is none or one is out of range
   */
  public static HeapRuleset subtraction(int... set) {
    if (set.length == 0) {
      throw new IllegalArgumentException("set is empty, expected at least one number");
    }
    return new SubtractionRuleset(IntSets.sorted("set", set));
  }

  /**
   * Subtraction game: a move takes 1 to {@code most} from a heap.
   *
   * @param most the most that may be taken, 1 to 2^24
   * @return the ruleset
   * @throws IllegalArgumentException if it is out of range
   */
  public static HeapRuleset takeUpTo(int most) {
    Checks.inRange("most", most, 1, IntSets.MAX);
    return new SubtractionRuleset(java.util.stream.IntStream.rangeClosed(1, most).toArray());
  }

  /**
   * All-but subtraction game: a move takes any positive number from a heap except the given ones.
   * With none excepted it is Nim.
   *
   * @param set the numbers that may not be taken, 1 to 2^24, in any order, repeats allowed
   * @return the ruleset
   * @throws IllegalArgumentException if one is out of range
   */
  public static HeapRuleset allBut(int... set) {
    return new AllButRuleset(IntSets.sorted("set", set));
  }

  /**
   * Grundy's game: a move splits a heap into two heaps of different sizes.
   *
   * @return the ruleset
   */
  public static HeapRuleset grundysGame() {
    return CodeRuleset.GRUNDYS_GAME;
  }

  /**
   * A game whose moves are given by code. Nothing is known of it beyond the values computed.
   *
   * @param name a name, used as its text; two such rulesets are equal only if they are the same
   *     object
   * @param rule the moves
   * @return the ruleset
   */
  public static HeapRuleset of(String name, HeapRule rule) {
    return new RuleRuleset(
        Objects.requireNonNull(name, "name"), Objects.requireNonNull(rule, "rule"));
  }

  /**
   * The options of a heap, ascending, each once.
   *
   * @param heap the heap's size, 0 or more
   * @return a cursor before the first option
   * @throws IllegalArgumentException if the size is negative
   */
  public final HeapOptions options(long heap) {
    return cursor(Checks.nonNegative("heap", heap));
  }

  /**
   * Hands over the options of a heap, ascending, each once.
   *
   * @param heap the heap's size, 0 or more
   * @param consumer receives the heaps of each option
   * @throws IllegalArgumentException if the size is negative
   */
  public final void forEachOption(long heap, OptionConsumer consumer) {
    HeapOptions options = options(heap);
    while (options.next()) {
      consumer.accept(options.small, options.middle, options.large);
    }
  }

  /**
   * Whether a move from a heap leads to the given heaps.
   *
   * @param heap the heap's size, 0 or more
   * @param parts the heaps of the option, in any order, each 1 or more; none for the empty position
   * @return whether the move is legal
   * @throws IllegalArgumentException if the size is negative or a part is not positive
   */
  public final boolean allows(long heap, long... parts) {
    Checks.nonNegative("heap", heap);
    long[] sorted = parts.clone();
    java.util.Arrays.sort(sorted);
    long left = 0;
    for (long part : sorted) {
      Checks.positive("part", part);
      if (part > heap - left) {
        return false;
      }
      left += part;
    }
    return sorted.length <= 3
        && isOption(
            heap,
            sorted.length < 3 ? 0 : sorted[0],
            sorted.length < 2 ? 0 : sorted[sorted.length - 2],
            sorted.length < 1 ? 0 : sorted[sorted.length - 1]);
  }

  /**
   * The most that one move takes from a heap, for rulesets in which what a move may leave depends
   * only on what it takes: takes up to this bound, each leaving any division into certain numbers
   * of heaps. Theorems on periods need both.
   *
   * @return the most that a move takes; empty where that is unbounded or unknown, or where some
   *     divisions are excluded
   */
  public OptionalInt mostTaken() {
    return OptionalInt.empty();
  }

  /**
   * The most heaps that one move leaves in place of one.
   *
   * @return 0 to 3; 3 where it is unknown
   */
  public int mostLeft() {
    return 3;
  }

  abstract HeapOptions cursor(long heap);

  /**
   * Whether ascending parts, absent ones 0, of which the sum is at most the heap, are an option.
   */
  abstract boolean isOption(long heap, long small, long middle, long large);

  /**
   * The canonical text, which {@link #parse} reads back (except that of a ruleset made by {@link
   * #of}).
   *
   * @return the text
   */
  @Override
  public abstract String toString();

  @Override
  public boolean equals(Object o) {
    return o instanceof HeapRuleset other
        && other.getClass() == getClass()
        && other.toString().equals(toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }
}
