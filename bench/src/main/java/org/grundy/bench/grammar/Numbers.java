package org.grundy.bench.grammar;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Reads decimal numbers, saying where a text goes wrong. */
public final class Numbers {
  private Numbers() {}

  /**
   * Reads non-negative numbers separated by commas.
   *
   * @param text such as {@code 3,4,5}; no numbers where it is empty
   * @return the numbers, 0 to {@code Long.MAX_VALUE}
   * @throws SyntaxException if it is malformed
   */
  public static long[] list(String text) {
    if (text.isEmpty()) {
      return new long[0];
    }
    LongArrayList numbers = new LongArrayList();
    int from = 0;
    while (true) {
      int comma = text.indexOf(',', from);
      int to = comma < 0 ? text.length() : comma;
      numbers.add(number(text, from, to));
      if (comma < 0) {
        return numbers.toLongArray();
      }
      from = comma + 1;
    }
  }

  /**
   * Reads one non-negative number.
   *
   * @param text such as {@code 12}
   * @return the number, 0 to {@code Long.MAX_VALUE}
   * @throws SyntaxException if it is malformed
   */
  public static long number(String text) {
    return number(text, 0, text.length());
  }

  /**
   * Reads one non-negative number that is part of a text.
   *
   * @param text the whole text
   * @param from where the number starts
   * @param to where it ends
   * @return the number, 0 to {@code Long.MAX_VALUE}
   * @throws SyntaxException if it is malformed
   */
  public static long number(String text, int from, int to) {
    if (from == to) {
      throw new SyntaxException(text, from, "expected a number");
    }
    long number = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new SyntaxException(text, i, "expected a digit");
      }
      if (number > (Long.MAX_VALUE - (c - '0')) / 10) {
        throw new SyntaxException(text, from, "the number is above " + Long.MAX_VALUE);
      }
      number = number * 10 + (c - '0');
    }
    return number;
  }

  /**
   * Reads one unsigned 64-bit number.
   *
   * @param text such as {@code 18446744073709551615}
   * @return the number, 0 to 2^64 - 1
   * @throws SyntaxException if it is malformed
   */
  public static long unsigned(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        throw new SyntaxException(text, i, "expected a digit");
      }
    }
    if (text.isEmpty()) {
      throw new SyntaxException(text, 0, "expected a number");
    }
    try {
      return Long.parseUnsignedLong(text);
    } catch (NumberFormatException e) {
      throw new SyntaxException(text, 0, "the number is above " + Long.toUnsignedString(-1L));
    }
  }
}
