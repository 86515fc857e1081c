package org.grundy.sum;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.grundy.Move;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one component after another's. {@code Stream.flatMap} would do, but its iterator
 * buffers a whole inner stream before it hands out the first element, and a component can have more
 * moves than there is memory.
 */
final class LazyConcatenation implements Spliterator<SumMove> {
  private final int components;
  private final IntFunction<Stream<Move>> movesOf;
  private int next;
  private @Nullable Spliterator<Move> current;

  private LazyConcatenation(int components, IntFunction<Stream<Move>> movesOf) {
    this.components = components;
    this.movesOf = movesOf;
  }

  static Stream<SumMove> stream(int components, IntFunction<Stream<Move>> movesOf) {
    return StreamSupport.stream(new LazyConcatenation(components, movesOf), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super SumMove> action) {
    while (true) {
      Spliterator<Move> moves = current;
      if (moves == null) {
        if (next == components) {
          return false;
        }
        current = movesOf.apply(next++).spliterator();
      } else {
        int component = next - 1;
        if (moves.tryAdvance(move -> action.accept(new SumMove(component, move)))) {
          return true;
        }
        current = null;
      }
    }
  }

  /** Not split: the order is part of the answer, and a search behind it is for one thread. */
  @Override
  public @Nullable Spliterator<SumMove> trySplit() {
    return null;
  }

  @Override
  public long estimateSize() {
    return Long.MAX_VALUE;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL | IMMUTABLE;
  }
}
