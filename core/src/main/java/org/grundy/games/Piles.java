package org.grundy.games;

import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** What positions made of piles share. */
final class Piles {
  private Piles() {}

  /** The piles with one of another size. */
  static long[] with(long[] piles, int pile, long size) {
    long[] next = piles.clone();
    next[pile] = size;
    return next;
  }

  /** The sizes, joined by commas. */
  static String text(long[] piles) {
    return LongStream.of(piles).mapToObj(Long::toString).collect(Collectors.joining(","));
  }
}
