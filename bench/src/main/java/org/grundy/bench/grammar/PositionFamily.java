package org.grundy.bench.grammar;

import java.util.Optional;
import java.util.function.Function;
import org.grundy.Position;
import org.jspecify.annotations.Nullable;

/**
 * A ruleset without parameters, read by one function.
 *
 * @param name the ruleset
 * @param positions how its positions are written, for the help
 * @param summary what that means, in a few words
 * @param sample a position, as written
 * @param reader reads a position
 */
record PositionFamily(
    String name, String positions, String summary, String sample, Function<String, Position> reader)
    implements GameFamily {
  @Override
  public String syntax() {
    return name + ":" + positions;
  }

  @Override
  public String example() {
    return name + ":" + sample;
  }

  @Override
  public Optional<Game> game(String asked, @Nullable String parameters) {
    if (!asked.equals(name)) {
      return Optional.empty();
    }
    if (parameters != null) {
      throw new SyntaxException(parameters, 0, "expected no parameters");
    }
    return Optional.of(
        new Game() {
          @Override
          public String name() {
            return name;
          }

          @Override
          public Position position(String text) {
            return reader.apply(text);
          }
        });
  }
}
