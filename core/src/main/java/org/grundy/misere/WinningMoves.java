package org.grundy.misere;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.grundy.heap.HeapOptions;
import org.grundy.heap.HeapRuleset;
import org.jspecify.annotations.Nullable;

/** The moves of a sum of heaps that pass a test, one at a time. */
final class WinningMoves implements Spliterator<HeapMove> {
  /** Whether the move of one heap to what the cursor stands on wins. */
  interface Test {
    boolean wins(int index, HeapOptions option);
  }

  private final HeapRuleset rules;
  private final long[] heaps;
  private final Test test;
  private int index = -1;
  private @Nullable HeapOptions options;

  private WinningMoves(HeapRuleset rules, long[] heaps, Test test) {
    this.rules = rules;
    this.heaps = heaps;
    this.test = test;
  }

  static Stream<HeapMove> stream(HeapRuleset rules, long[] heaps, Test test) {
    return StreamSupport.stream(new WinningMoves(rules, heaps, test), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super HeapMove> action) {
    while (true) {
      HeapOptions option = options;
      if (option == null || !option.next()) {
        if (index + 1 >= heaps.length) {
          return false;
        }
        options = rules.options(heaps[++index]);
      } else if (test.wins(index, option)) {
        action.accept(
            new HeapMove(index, heaps[index], option.small(), option.middle(), option.large()));
        return true;
      }
    }
  }

  /** Not split: the order is part of the answer. */
  @Override
  public @Nullable Spliterator<HeapMove> trySplit() {
    return null;
  }

  @Override
  public long estimateSize() {
    return Long.MAX_VALUE;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL | IMMUTABLE | DISTINCT;
  }
}
