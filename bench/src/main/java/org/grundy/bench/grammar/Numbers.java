package org.grundy.bench.grammar;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.stream.LongStream;

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
    return list(text, 0, Long.MAX_VALUE);
  }

  /**
   * Reads non-negative {@code int}s separated by commas.
   *
   * @param text such as {@code 3,4,5}; no numbers where it ends at once
   * @param start where the first number starts
   * @return the numbers, 0 to {@code Integer.MAX_VALUE}
   * @throws SyntaxException if it is malformed
   */
  public static int[] integers(String text, int start) {
    return LongStream.of(list(text, start, Integer.MAX_VALUE)).mapToInt(n -> (int) n).toArray();
  }

  private static long[] list(String text, int start, long most) {
    LongArrayList numbers = new LongArrayList();
    int from = start;
    while (from <= text.length() && start < text.length()) {
      int comma = text.indexOf(',', from);
      int to = comma < 0 ? text.length() : comma;
      numbers.add(number(text, from, to, most));
      from = to + 1;
    }
    return numbers.toLongArray();
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
    return number(text, from, to, Long.MAX_VALUE);
  }

  /**
   * Reads one non-negative {@code int} that is part of a text.
   *
   * @param text the whole text
   * @param from where the number starts
   * @param to where it ends
   * @return the number, 0 to {@code Integer.MAX_VALUE}
   * @throws SyntaxException if it is malformed
   */
  public static int integer(String text, int from, int to) {
    return (int) number(text, from, to, Integer.MAX_VALUE);
  }

  private static long number(String text, int from, int to, long most) {
    if (from == to) {
      throw new SyntaxException(text, from, "expected a number");
    }
    long number = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new SyntaxException(text, i, "expected a digit");
      }
      if (number > (most - (c - '0')) / 10) {
        throw new SyntaxException(text, from, "the number is above " + most);
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
