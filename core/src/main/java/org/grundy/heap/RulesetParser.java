package org.grundy.heap;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Map;
import java.util.TreeMap;

/** Reads rulesets; every error names the character and its position. */
final class RulesetParser {
  /** The most digits of a code, and the most numbers of a set. */
  private static final int MAX_LENGTH = 1 << 20;

  static final Map<String, String> NAMES =
      new TreeMap<>(
          Map.of(
              "kayles", "0.77",
              "dawsons-kayles", "0.07",
              "dawsons-chess", "0.137",
              "treblecross", "0.007",
              "officers", "0.6",
              "guiles", "0.15",
              "double-kayles", "0.7777",
              "grundys-game", "unequal=4.0"));

  private final String text;
  private int at;

  private RulesetParser(String text) {
    this.text = text;
  }

  static HeapRuleset parse(String text) {
    return new RulesetParser(text).ruleset();
  }

  private HeapRuleset ruleset() {
    String named = NAMES.get(text);
    if (named != null) {
      return parse(named);
    }
    int equals = text.indexOf('=');
    if (equals < 0) {
      if (!text.isEmpty() && Character.isLetter(text.charAt(0))) {
        throw new IllegalArgumentException(
            "ruleset \"" + shown() + "\": no such name, expected one of " + NAMES.keySet());
      }
      return code(8, false);
    }
    at = equals + 1;
    return switch (text.substring(0, equals)) {
      case "hex" -> code(16, false);
      case "unequal" -> code(8, true);
      case "subtract" -> new SubtractionRuleset(set());
      case "allbut" -> new AllButRuleset(at == text.length() ? new int[0] : set());
      default -> {
        at = 0;
        throw error("expected hex=, unequal=, subtract= or allbut=");
      }
    };
  }

  /** A code, with digits below the given radix. */
  private CodeRuleset code(int radix, boolean unequal) {
    IntArrayList digits = new IntArrayList();
    int first = at;
    if (at < text.length() && text.charAt(at) != '.') {
      digits.add(digit(radix));
      if ((digits.getInt(0) & 3) != 0) {
        at = first;
        throw error(
            radix == 8
                ? "expected 0 or 4 before the point"
                : "expected 0, 4, 8 or c before the point");
      }
    } else {
      digits.add(0);
    }
    if (at == text.length() || text.charAt(at) != '.') {
      throw error("expected a point after one digit");
    }
    at++;
    do {
      if (digits.size() > MAX_LENGTH) {
        throw error("expected at most " + MAX_LENGTH + " digits");
      }
      digits.add(digit(radix));
    } while (at < text.length());
    CodeRuleset code = new CodeRuleset(digits.toIntArray(), unequal);
    return code;
  }

  private int digit(int radix) {
    char c = at < text.length() ? text.charAt(at) : ' ';
    int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 99;
    if (c >= 'A' && c <= 'F') {
      digit = c - 'A' + 10;
    }
    if (digit >= radix) {
      throw error(radix == 8 ? "expected an octal digit" : "expected a hexadecimal digit");
    }
    at++;
    return digit;
  }

  /** Numbers and ranges, separated by commas. */
  private int[] set() {
    IntArrayList set = new IntArrayList();
    while (true) {
      int from = number();
      int to = from;
      if (text.startsWith("..", at)) {
        at += 2;
        int start = at;
        to = number();
        if (to < from) {
          at = start;
          throw error("expected " + from + " or more");
        }
      }
      for (int i = from; i <= to; i++) {
        set.add(i);
      }
      if (set.size() > IntSets.MAX) {
        throw error("expected at most " + IntSets.MAX + " numbers");
      }
      if (at == text.length()) {
        return IntSets.sorted("set", set.toIntArray());
      }
      if (text.charAt(at) != ',') {
        throw error("expected a comma");
      }
      at++;
    }
  }

  private int number() {
    int start = at;
    int number = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      number = number * 10 + text.charAt(at) - '0';
      if (number > IntSets.MAX) {
        at = start;
        throw error("expected a number up to " + IntSets.MAX);
      }
      at++;
    }
    if (at == start || number == 0) {
      at = start;
      throw error("expected a positive number");
    }
    return number;
  }

  private IllegalArgumentException error(String expected) {
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    return new IllegalArgumentException(
        "ruleset \""
            + shown()
            + "\", character "
            + (at + 1)
            + ": found "
            + found
            + ", "
            + expected);
  }

  private String shown() {
    return text.length() <= 60 ? text : text.substring(0, 57) + "...";
  }
}
