package org.grundy.bench.grammar;

import java.util.Optional;
import java.util.function.Function;
import org.grundy.Position;
import org.jspecify.annotations.Nullable;

/**
 * A family of one name, whose rulesets differ by their parameters.
 *
 * @param name what stands before {@code =} or {@code :}
 * @param syntax how its components are written
 * @param summary what that means
 * @param example a component
 * @param ruleset makes the ruleset of some parameters, null for none
 */
record NamedFamily(String name, String syntax, String summary, String example, Ruleset ruleset)
    implements GameFamily {
  /** Makes rulesets from parameters. */
  @FunctionalInterface
  interface Ruleset {
    /** The ruleset of these parameters, or of none. */
    Game of(@Nullable String parameters);
  }

  /** The values of sizes from one to another, inclusive. */
  @FunctionalInterface
  interface Values {
    /** The values, unsigned. */
    long[] of(long from, long to);
  }

  @Override
  public Optional<Game> game(String asked, @Nullable String parameters) {
    return asked.equals(name) ? Optional.of(ruleset.of(parameters)) : Optional.empty();
  }

  /** A ruleset with parameters that are a text already understood. */
  static Game game(
      String name, Function<String, ? extends Position> position, @Nullable Values values) {
    return new Game() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Position position(String text) {
        return position.apply(text);
      }

      @Override
      public long[] values(long from, long to) {
        return values == null ? Game.super.values(from, to) : values.of(from, to);
      }
    };
  }

  /** A family without parameters. */
  static NamedFamily plain(
      String syntax,
      String summary,
      String example,
      Function<String, ? extends Position> position,
      @Nullable Values values) {
    String name = syntax.substring(0, syntax.indexOf(':'));
    return new NamedFamily(
        name,
        syntax,
        summary,
        example,
        parameters -> {
          if (parameters != null) {
            throw new SyntaxException(parameters, 0, "expected no parameters");
          }
          return game(name, position, values);
        });
  }

  /** The one number that is the parameter. */
  static long number(@Nullable String parameters, String what) {
    return Numbers.number(required(parameters, what));
  }

  static String required(@Nullable String parameters, String what) {
    if (parameters == null) {
      throw new IllegalArgumentException("expected =" + what + " after the name");
    }
    return parameters;
  }
}
