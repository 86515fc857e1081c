package org.grundy.misere;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The moves in one heap after another's, each looked for when it is asked for. */
final class WinningMoves implements Spliterator<HeapMove> {
  private final int heaps;
  private final IntFunction<Iterator<HeapMove>> movesOf;
  private int next;
  private @Nullable Iterator<HeapMove> current;

  private WinningMoves(int heaps, IntFunction<Iterator<HeapMove>> movesOf) {
    this.heaps = heaps;
    this.movesOf = movesOf;
  }

  static Stream<HeapMove> stream(int heaps, IntFunction<Iterator<HeapMove>> movesOf) {
    return StreamSupport.stream(new WinningMoves(heaps, movesOf), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super HeapMove> action) {
    while (true) {
      Iterator<HeapMove> moves = current;
      if (moves != null && moves.hasNext()) {
        action.accept(moves.next());
        return true;
      }
      if (next == heaps) {
        return false;
      }
      current = movesOf.apply(next++);
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
