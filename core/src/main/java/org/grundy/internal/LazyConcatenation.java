package org.grundy.internal;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The elements of one stream after another's. {@code Stream.flatMap} would do, but its iterator
 * buffers a whole inner stream before it hands out the first element, and a position can have more
 * moves than there is memory.
 */
public final class LazyConcatenation<T> implements Spliterator<T> {
  private final Iterator<Stream<T>> parts;
  private @Nullable Spliterator<T> current;

  private LazyConcatenation(Iterator<Stream<T>> parts) {
    this.parts = parts;
  }

  /** The streams {@code part(0)}, ..., {@code part(parts - 1)}, each asked for when reached. */
  public static <T> Stream<T> of(int parts, IntFunction<Stream<T>> part) {
    Iterator<Stream<T>> each = IntStream.range(0, parts).mapToObj(part).iterator();
    return StreamSupport.stream(new LazyConcatenation<>(each), false);
  }

  /** The streams of each element, one after another. */
  public static <S, T> Stream<T> flatMap(Stream<S> elements, Function<S, Stream<T>> part) {
    return StreamSupport.stream(new LazyConcatenation<>(elements.map(part).iterator()), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super T> action) {
    while (true) {
      Spliterator<T> elements = current;
      if (elements == null) {
        if (!parts.hasNext()) {
          return false;
        }
        current = parts.next().spliterator();
      } else if (elements.tryAdvance(action)) {
        return true;
      } else {
        current = null;
      }
    }
  }

  /** Not split: the order is part of the answer, and a search behind it is for one thread. */
  @Override
  public @Nullable Spliterator<T> trySplit() {
    return null;
  }

  @Override
  public long estimateSize() {
    return Long.MAX_VALUE;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL;
  }
}
