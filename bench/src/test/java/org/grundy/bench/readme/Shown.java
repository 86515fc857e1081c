package org.grundy.bench.readme;

import java.util.Arrays;
import java.util.StringJoiner;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/** How the README shows a value; public for the snippets, which hand their values over here. */
public final class Shown {
  private static String last = "";

  private Shown() {}

  /** Keeps the text of a value. */
  public static void keep(@Nullable Object value) {
    last = text(value);
  }

  static String last() {
    return last;
  }

  static String text(@Nullable Object value) {
    if (value instanceof BaseStream<?, ?> stream) {
      StringJoiner elements = new StringJoiner(", ", "[", "]");
      stream.iterator().forEachRemaining(element -> elements.add(text(element)));
      return elements.toString();
    }
    if (value == null || !value.getClass().isArray()) {
      return String.valueOf(value);
    }
    String nested = Arrays.deepToString(new Object[] {value});
    return nested.substring(1, nested.length() - 1);
  }
}
