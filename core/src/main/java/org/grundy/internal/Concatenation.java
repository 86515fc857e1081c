package org.grundy.internal;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Several streams one after the other, each made when its turn comes. {@code Stream.flatMap} would
 * do, but its iterator buffers a whole inner stream before it hands out the first element, and a
 * position can have more moves than there is memory.
 *
 * @param <T> what the streams are of
 */
public final class Concatenation<T> implements Spliterator<T> {
  private final int parts;
  private final IntFunction<Stream<T>> streamOf;
  private int next;
  private @Nullable Spliterator<T> current;

  private Concatenation(int parts, IntFunction<Stream<T>> streamOf) {
    this.parts = parts;
    this.streamOf = streamOf;
  }

  /** The elements of the streams made for 0, 1, ... in turn. */
  public static <T> Stream<T> of(int parts, IntFunction<Stream<T>> streamOf) {
    return StreamSupport.stream(new Concatenation<>(parts, streamOf), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super T> action) {
    while (true) {
      if (current == null) {
        if (next == parts) {
          return false;
        }
        current = streamOf.apply(next++).spliterator();
      }
      if (current.tryAdvance(action)) {
        return true;
      }
      current = null;
    }
  }

  /** Not split: the order is part of the answer. */
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
    return ORDERED | NONNULL | IMMUTABLE;
  }
}
