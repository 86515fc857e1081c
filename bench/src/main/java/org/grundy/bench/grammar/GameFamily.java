package org.grundy.bench.grammar;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Recognises some rulesets by name and parameters. */
public interface GameFamily {
  /** How its components are written, for the help, such as {@code take=K:A,B,...}. */
  String syntax();

  /** What the syntax means, in a few words, for the help. */
  String summary();

  /** A component that a shell takes as it stands, such as {@code take=3:7,9}. */
  String example();

  /**
   * The ruleset of this name.
   *
   * @param name what stands before {@code =} or {@code :}
   * @param parameters what stands after {@code =}, or null where there is no {@code =}
   * @return the ruleset, or empty if the name is not of this family
   * @throws SyntaxException if the name is, but the parameters are malformed or missing; offsets
   *     count within the parameters
   * @throws IllegalArgumentException if the name is, but no such ruleset exists
   */
  Optional<Game> game(String name, @Nullable String parameters);
}
