package org.grundy.bench.cli;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.List;
import org.grundy.bench.grammar.Numbers;
import org.grundy.bench.grammar.SyntaxException;

/** Reads whole numbers of either sign. */
final class Points {
  private Points() {}

  /**
   * Reads numbers, each an argument of its own or several in one with commas between them.
   *
   * @throws SyntaxException if one is malformed
   */
  static long[] all(List<String> arguments) {
    LongArrayList numbers = new LongArrayList();
    for (String argument : arguments) {
      addList(argument, numbers);
    }
    return numbers.toLongArray();
  }

  /**
   * Reads numbers with commas between them; none where the text is empty.
   *
   * @throws SyntaxException if one is malformed
   */
  static long[] list(String text) {
    LongArrayList numbers = new LongArrayList();
    if (!text.isEmpty()) {
      addList(text, numbers);
    }
    return numbers.toLongArray();
  }

  private static void addList(String text, LongArrayList numbers) {
    for (int from = 0; from <= text.length(); ) {
      int comma = text.indexOf(',', from);
      int to = comma < 0 ? text.length() : comma;
      numbers.add(number(text, from, to));
      from = to + 1;
    }
  }

  private static long number(String text, int from, int to) {
    if (text.startsWith("--", from)) {
      throw new SyntaxException(text, from, "expected a number");
    }
    boolean negative = from < to && text.charAt(from) == '-';
    long size = Numbers.number(text, negative ? from + 1 : from, to);
    return negative ? -size : size;
  }
}
