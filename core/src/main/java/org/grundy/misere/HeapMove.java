package org.grundy.misere;

import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * A move in one heap of a sum of heaps.
 *
 * @param index which heap, from 0
 * @param heap its size
 * @param small the smallest heap left, 0 where fewer than three are
 * @param middle the middle heap left, 0 where fewer than two are
 * @param large the largest heap left, 0 where none is
 */
public record HeapMove(int index, long heap, long small, long middle, long large) {
  /**
   * The heaps left in its place.
   *
   * @return none to three sizes, ascending
   */
  public LongStream left() {
    return LongStream.of(small, middle, large).filter(part -> part > 0);
  }

  /**
   * The move in words.
   *
   * @return such as {@code heap 0: 7 -> 2 + 4}
   */
  @Override
  public String toString() {
    String parts = left().mapToObj(Long::toString).collect(Collectors.joining(" + "));
    return "heap " + index + ": " + heap + " -> " + (parts.isEmpty() ? "0" : parts);
  }
}
