package org.grundy.bench.grammar;

import java.util.List;
import org.grundy.Position;

/** Reads components of a sum: {@code RULESET[=PARAMS]:POSITION}. */
public final class Component {
  private Component() {}

  /**
   * The position that a text describes.
   *
   * @param text the component, such as {@code nim:3,4,5}
   * @return the position
   * @throws SyntaxException if the text is malformed: what is wrong, and where
   * @throws IllegalArgumentException if it names no position
   */
  public static Position parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new SyntaxException(
          text, text.length(), "expected ':' between the ruleset and the position");
    }
    Game game;
    try {
      game = Families.game(text.substring(0, colon));
    } catch (SyntaxException e) {
      throw e.within(text, 0);
    } catch (IllegalArgumentException e) {
      throw named(text, e);
    }
    try {
      return game.position(text.substring(colon + 1));
    } catch (SyntaxException e) {
      throw e.within(text, colon + 1);
    } catch (IllegalArgumentException e) {
      throw named(text, e);
    }
  }

  private static IllegalArgumentException named(String text, IllegalArgumentException e) {
    String message = String.valueOf(e.getMessage());
    return message.startsWith("'")
        ? e
        : new IllegalArgumentException("'" + text + "': " + message, e);
  }

  /** The positions that several texts describe. */
  public static List<Position> parseAll(List<String> texts) {
    return texts.stream().map(Component::parse).toList();
  }
}
