package org.grundy.heap;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.internal.Checks;

/**
 * Heaps of one ruleset, of any size up to {@code Long.MAX_VALUE}: values and winning moves come
 * from the table or, beyond it, from a proved period.
 *
 * <p>Moves come by heap, then in the order of {@link HeapOptions}. A heap that a move breaks up is
 * replaced where it stands by its parts, ascending, or by a heap of 0 if nothing is left.
 *
 * <pre>{@code
 * Position kayles = HeapPosition.of(HeapRuleset.parse("kayles"), 5, 9, 12);
 * kayles.toString()                  // "0.77:5,9,12"
 * kayles.grundy()                    // 4
 * kayles.movesTo(0).findFirst()      // a winning move
 * }</pre>
 */
public final class HeapPosition implements Position {
  private final NimSequence sequence;
  private final long[] heaps;

  private HeapPosition(NimSequence sequence, long[] heaps) {
    this.sequence = sequence;
    this.heaps = heaps;
  }

  /**
   * Heaps of a ruleset, with a sequence of values of their own.
   *
   * @param ruleset the rules
   * @param heaps the sizes, each 0 or more; none for the empty position
   * @return the position
   * @throws IllegalArgumentException if a size is negative
   */
  public static HeapPosition of(HeapRuleset ruleset, long... heaps) {
    return of(NimSequence.of(ruleset), heaps);
  }

  /**
   * Heaps of a ruleset, with a sequence of values that others may share.
   *
   * @param sequence the values
   * @param heaps the sizes, each 0 or more; none for the empty position
   * @return the position
   * @throws IllegalArgumentException if a size is negative
   */
  public static HeapPosition of(NimSequence sequence, long... heaps) {
    long[] copy = heaps.clone();
    Checks.nonNegative("heaps", copy);
    return new HeapPosition(Objects.requireNonNull(sequence, "sequence"), copy);
  }

  /**
   * The rules.
   *
   * @return the ruleset
   */
  public HeapRuleset ruleset() {
    return sequence.ruleset();
  }

  /**
   * The sizes of the heaps.
   *
   * @return the sizes, in order
   */
  public LongStream heaps() {
    return Arrays.stream(heaps);
  }

  /**
   * The exclusive or of the heaps' values.
   *
   * @return the Grundy value
   * @throws org.grundy.LimitExceededException if a heap's value is not known, see {@link
   *     NimSequence#valueAt}
   */
  @Override
  public long grundy() {
    long value = 0;
    for (long heap : heaps) {
      value ^= sequence.valueAt(heap);
    }
    return value;
  }

  @Override
  public Stream<Move> moves() {
    return stream(i -> ruleset().options(heaps[i]));
  }

  @Override
  public Stream<Move> movesTo(long grundy) {
    long others = grundy() ^ grundy;
    return stream(i -> OptionsOfValue.of(sequence, heaps[i], others ^ sequence.valueAt(heaps[i])));
  }

  @Override
  public long countMovesTo(long grundy) {
    long others = grundy() ^ grundy;
    long count = 0;
    for (long heap : heaps) {
      count =
          Math.addExact(
              count, OptionsOfValue.count(sequence, heap, others ^ sequence.valueAt(heap)));
    }
    return count;
  }

  @Override
  public Optional<Move> firstMoveTo(long grundy) {
    return movesTo(grundy).findFirst();
  }

  private interface Options {
    HeapOptions of(int heap);
  }

  private Stream<Move> stream(Options options) {
    return StreamSupport.stream(
        new AbstractSpliterator<Move>(
            Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE) {
          private int heap = -1;
          private HeapOptions current = NONE;

          @Override
          public boolean tryAdvance(Consumer<? super Move> action) {
            while (!current.next()) {
              if (++heap >= heaps.length) {
                heap = heaps.length;
                current = NONE;
                return false;
              }
              current = options.of(heap);
            }
            action.accept(move(heap, current));
            return true;
          }
        },
        false);
  }

  private static final HeapOptions NONE =
      new HeapOptions() {
        @Override
        public boolean next() {
          return false;
        }
      };

  private Move move(int index, HeapOptions option) {
    long[] parts =
        option.small > 0
            ? new long[] {option.small, option.middle, option.large}
            : option.middle > 0
                ? new long[] {option.middle, option.large}
                : new long[] {option.large};
    long[] result = new long[heaps.length + parts.length - 1];
    System.arraycopy(heaps, 0, result, 0, index);
    System.arraycopy(parts, 0, result, index, parts.length);
    System.arraycopy(heaps, index + 1, result, index + parts.length, heaps.length - index - 1);
    String text =
        "heap "
            + index
            + ": "
            + heaps[index]
            + " -> "
            + LongStream.of(parts).mapToObj(Long::toString).collect(Collectors.joining(" + "));
    return new Move(text, new HeapPosition(sequence, result));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof HeapPosition other
        && ruleset().equals(other.ruleset())
        && Arrays.equals(heaps, other.heaps);
  }

  @Override
  public int hashCode() {
    return 31 * ruleset().hashCode() + Arrays.hashCode(heaps);
  }

  @Override
  public String toString() {
    return ruleset()
        + ":"
        + Arrays.stream(heaps).mapToObj(Long::toString).collect(Collectors.joining(","));
  }
}
