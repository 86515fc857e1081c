package org.grundy.bench.grammar;

import org.grundy.Position;

/** A ruleset as named in the terminal: it reads positions, and may have a table of values. */
public interface Game {
  /** The ruleset's canonical text, such as {@code nim} or {@code take=3}. */
  String name();

  /**
   * Reads a position.
   *
   * @param text what follows the colon, such as {@code 3,4,5}
   * @return the position, whose text is canonical and reads back as an equal one
   * @throws SyntaxException if the text is malformed; offsets count within it
   * @throws IllegalArgumentException if it names no position of this game
   */
  Position position(String text);

  /**
   * The Grundy values of the heaps or rows of the given sizes.
   *
   * @param from the first size
   * @param to the last size, at least {@code from}; at most 2^31 - 2 sizes
   * @return the values, unsigned
   * @throws IllegalArgumentException if the game has no table, or none this long
   */
  default long[] values(long from, long to) {
    throw new IllegalArgumentException(
        "'" + name() + "' has no table: its positions are not one number");
  }
}
