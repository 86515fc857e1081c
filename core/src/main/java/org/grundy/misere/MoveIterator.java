package org.grundy.misere;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.grundy.heap.HeapOptions;
import org.grundy.heap.HeapRuleset;
import org.jspecify.annotations.Nullable;

/** Moves in one heap, found one ahead. */
abstract class MoveIterator implements Iterator<HeapMove> {
  private @Nullable HeapMove found;
  private boolean ended;

  /** The next move, or null at the end. */
  abstract @Nullable HeapMove find();

  /** The moves of a heap whose options pass a test, in the ruleset's order. */
  static MoveIterator of(HeapRuleset rules, int index, long heap, Predicate<HeapOptions> wins) {
    HeapOptions option = rules.options(heap);
    return new MoveIterator() {
      @Override
      @Nullable HeapMove find() {
        while (option.next()) {
          if (wins.test(option)) {
            return new HeapMove(index, heap, option.small(), option.middle(), option.large());
          }
        }
        return null;
      }
    };
  }

  /** What is left, as a stream. */
  final Stream<HeapMove> stream() {
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED | Spliterator.NONNULL),
        false);
  }

  @Override
  public boolean hasNext() {
    if (found == null && !ended) {
      found = find();
      ended = found == null;
    }
    return !ended;
  }

  @Override
  public HeapMove next() {
    if (!hasNext() || found == null) {
      throw new NoSuchElementException();
    }
    HeapMove move = found;
    found = null;
    return move;
  }
}
