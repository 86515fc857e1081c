package org.grundy.games;

import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.engine.DecomposingGame;
import org.grundy.engine.DecomposingSolver;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;

/**
 * Treblecross: both players write X into a row, and three neighbouring X win. Nobody who can help
 * it writes an X with another within two cells, so the free cells out of reach of an X are what is
 * left to play for, and who finds none loses: the octal game 0.007 (Winning Ways, ch. 4).
 *
 * <p>A position is the lengths of the stretches of such cells, {@code treblecross:5,7}; a move
 * takes a cell and the two on either side of it, as far as they are there. Moves ascend by stretch,
 * then cell. Immutable.
 *
 * <pre>{@code
 * Treblecross.of(11).grundy();
 * }</pre>
 */
public final class Treblecross implements Position {
  /** The longest stretch. */
  public static final int MOST_CELLS = 20_000;

  private static final int REACH = 2;

  private static final DecomposingGame RULES =
      (cells, options) -> {
        for (long at = 0; 2 * at < cells; at++) {
          options.add(Math.max(0, at - REACH), Math.max(0, cells - at - 1 - REACH));
        }
      };

  private static final DecomposingSolver SOLVER =
      DecomposingSolver.of(RULES, EngineBudget.options());

  private final long[] stretches;

  private Treblecross(long[] stretches) {
    this.stretches = stretches;
  }

  /**
   * The position with these stretches.
   *
   * @param stretches their lengths, each 0 to {@value #MOST_CELLS}
   * @return the position
   * @throws IllegalArgumentException if one is out of range
   */
  public static Treblecross of(long... stretches) {
    for (int i = 0; i < stretches.length; i++) {
      Checks.inRange("stretches[" + i + "]", stretches[i], 0, MOST_CELLS);
    }
    return new Treblecross(stretches.clone());
  }

  @Override
  public long grundy() {
    synchronized (SOLVER) {
      return SOLVER.grundy(stretches);
    }
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        stretches.length, i -> LongStream.range(0, stretches[i]).mapToObj(cell -> move(i, cell)));
  }

  private Move move(int stretch, long cell) {
    long[] left = new long[stretches.length + 1];
    System.arraycopy(stretches, 0, left, 0, stretch);
    left[stretch] = Math.max(0, cell - REACH);
    left[stretch + 1] = Math.max(0, stretches[stretch] - cell - 1 - REACH);
    System.arraycopy(stretches, stretch + 1, left, stretch + 2, stretches.length - stretch - 1);
    long[] kept = Arrays.stream(left).filter(length -> length > 0).toArray();
    return new Move("stretch " + stretch + ": X at " + cell, new Treblecross(kept));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Treblecross other && Arrays.equals(stretches, other.stretches);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(stretches);
  }

  @Override
  public String toString() {
    return "treblecross:" + Piles.text(stretches);
  }
}
