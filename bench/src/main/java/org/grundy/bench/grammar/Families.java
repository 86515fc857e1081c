package org.grundy.bench.grammar;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Every family of games that the terminal knows: one line each, asked in this order. */
public final class Families {
  private static final List<GameFamily> ALL =
      Stream.of(
              PileFamilies.all(),
              EngineFamilies.all(),
              List.of(
                  new GraphFamily(), new HackenbushFamily(), new CoinsFamily(), new HeapFamily()))
          .flatMap(List::stream)
          .toList();

  private Families() {}

  /** The families, in the order in which they are asked. */
  public static List<GameFamily> all() {
    return ALL;
  }

  /**
   * The ruleset that a text names.
   *
   * @param text {@code RULESET[=PARAMS]}
   * @return the ruleset
   * @throws SyntaxException if no family knows it, or its parameters are malformed
   */
  public static Game game(String text) {
    int equals = text.indexOf('=');
    String name = equals < 0 ? text : text.substring(0, equals);
    @Nullable String parameters = equals < 0 ? null : text.substring(equals + 1);
    try {
      return ALL.stream()
          .map(family -> family.game(name, parameters))
          .flatMap(Optional::stream)
          .findFirst()
          .orElseThrow(
              () ->
                  name.isEmpty()
                      ? new SyntaxException(text, 0, "expected the name of a ruleset")
                      : new IllegalArgumentException(
                          "'" + text + "': no ruleset is named '" + name + "'"));
    } catch (SyntaxException e) {
      throw e.text().equals(text) ? e : e.within(text, equals < 0 ? text.length() : equals + 1);
    }
  }
}
