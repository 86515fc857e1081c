package org.grundy.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.grundy.games.TurningTerm.Shape;

/** Reads coin-turning codes and the names some of them have in Winning Ways. */
final class TurningCode {
  private static final int MOST_FREE = 64;
  private static final int MOST_RUN = 1 << 20;
  private static final int MOST_SPAN = 24;

  /** Name and code of those that have a name; the first name of a code is the one it is given. */
  private static final List<Map.Entry<String, String>> NAMES =
      List.of(
          Map.entry("turtles", "1-2"),
          Map.entry("turning-turtles", "1-2"),
          Map.entry("mock-turtles", "1-3"),
          Map.entry("moebius", "1-5"),
          Map.entry("mogul", "1-7"),
          Map.entry("moidores", "1-9"),
          Map.entry("motley", "1+"),
          Map.entry("twins", "2"),
          Map.entry("triplets", "3"),
          Map.entry("ruler", "1+C"),
          Map.entry("rulerette", "2+C"),
          Map.entry("mock-turtle-fives", "1-3C(5)"),
          Map.entry("triplet-fives", "3C(5)"),
          Map.entry("ruler-fives", "1-5C"),
          Map.entry("turnips", "3E"),
          Map.entry("grunt", "4FS"),
          Map.entry("sym", "1+S"),
          Map.entry("sympler", "1+FS"));

  private final String text;
  private int at;

  private TurningCode(String text) {
    this.text = text;
  }

  /** The names, for messages and help. */
  static List<String> names() {
    return NAMES.stream().map(Map.Entry::getKey).toList();
  }

  /** The code that a name stands for, or the text itself. */
  static String expand(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return NAMES.stream()
        .filter(entry -> entry.getKey().equals(lower))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(text);
  }

  /** The first name of a code, or the code. */
  static String name(String code) {
    return NAMES.stream()
        .filter(entry -> entry.getValue().equals(code))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(code);
  }

  static List<TurningTerm> parse(String text) {
    TurningCode reader = new TurningCode(expand(text).toUpperCase(Locale.ROOT));
    List<TurningTerm> terms = new ArrayList<>();
    do {
      terms.add(reader.term());
    } while (reader.skip(','));
    if (reader.at < reader.text.length()) {
      throw reader.malformed("expected ',' or the end");
    }
    return List.copyOf(terms);
  }

  /** The canonical text of a list of terms. */
  static String write(List<TurningTerm> terms) {
    StringBuilder code = new StringBuilder();
    for (TurningTerm term : terms) {
      code.append(code.isEmpty() ? "" : ",").append(term.min());
      if (term.max() == TurningTerm.ANY) {
        code.append('+');
      } else if (term.max() > term.min()) {
        code.append('-').append(term.max());
      }
      code.append(term.first() ? "F" : "");
      code.append(
          switch (term.shape()) {
            case FREE -> "";
            case RUN -> "C";
            case WITHIN -> "C(" + term.span() + ")";
            case SPACED -> "E";
            case SYMMETRIC -> "S";
          });
    }
    return code.toString();
  }

  private TurningTerm term() {
    int start = at;
    int min = number();
    int max = min;
    if (skip('-')) {
      max = number();
    } else if (skip('+')) {
      max = TurningTerm.ANY;
    }
    if (min < 1 || max < min) {
      at = start;
      throw malformed("expected a range of 1 or more coins");
    }
    boolean first = skip('F');
    Shape shape = Shape.FREE;
    int span = 0;
    if (skip('C')) {
      shape = Shape.RUN;
      if (skip('(')) {
        shape = Shape.WITHIN;
        int spanAt = at;
        span = number();
        if (span < 1 || span > MOST_SPAN) {
          at = spanAt;
          throw malformed("expected a span of 1 to " + MOST_SPAN);
        }
        if (!skip(')')) {
          throw malformed("expected ')'");
        }
      }
    } else if (skip('E')) {
      shape = Shape.SPACED;
    } else if (skip('S')) {
      shape = Shape.SYMMETRIC;
    }
    first |= skip('F');
    int most = shape == Shape.RUN ? MOST_RUN : MOST_FREE;
    if ((max == TurningTerm.ANY ? min : max) > most) {
      at = start;
      throw malformed("expected at most " + most + " coins, or any number, as in 1+");
    }
    return new TurningTerm(min, max, shape, span, first);
  }

  private int number() {
    int start = at;
    long number = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      number = Math.min(Integer.MAX_VALUE - 1L, 10 * number + (text.charAt(at++) - '0'));
    }
    if (at == start) {
      throw malformed("expected a number of coins, or one of " + String.join(", ", names()));
    }
    return (int) number;
  }

  private boolean skip(char c) {
    boolean found = at < text.length() && text.charAt(at) == c;
    at += found ? 1 : 0;
    return found;
  }

  private IllegalArgumentException malformed(String problem) {
    return new IllegalArgumentException(
        "coin-turning code '" + text + "': " + problem + " at offset " + at);
  }
}
