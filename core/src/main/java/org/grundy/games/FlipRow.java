package org.grundy.games;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;

/**
 * A row of the {@link Flip} game, as a component of sums: {@code flip:++-++++}.
 *
 * <p>Moves ascend by offset. Immutable.
 */
public final class FlipRow implements Position {
  private final String row;
  private final int grundy;

  private FlipRow(String row) {
    this.row = row;
    this.grundy = Flip.grundy(row);
  }

  /**
   * The position with this row.
   *
   * @param row pluses and minuses
   * @return the position
   * @throws IllegalArgumentException if another character is in it
   */
  public static FlipRow of(CharSequence row) {
    return new FlipRow(row.toString());
  }

  @Override
  public long grundy() {
    return grundy;
  }

  @Override
  public Stream<Move> moves() {
    return IntStream.range(0, Math.max(0, row.length() - 1))
        .filter(i -> row.startsWith("++", i))
        .mapToObj(this::move);
  }

  private Move move(int offset) {
    String after = row.substring(0, offset) + "--" + row.substring(offset + 2);
    return new Move("flip " + offset + " and " + (offset + 1), new FlipRow(after));
  }

  @Override
  public Stream<Move> movesTo(long wanted) {
    return reachable(wanted)
        ? Flip.flips(row, grundy, (int) wanted).mapToObj(this::move)
        : Stream.empty();
  }

  @Override
  public long countMovesTo(long wanted) {
    return reachable(wanted) ? Flip.countFlips(row, grundy, (int) wanted) : 0;
  }

  /** Whether it is another value, and one that four bits hold, as all values do. */
  private boolean reachable(long wanted) {
    return wanted != grundy && wanted >>> 4 == 0;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof FlipRow other && row.equals(other.row);
  }

  @Override
  public int hashCode() {
    return row.hashCode();
  }

  @Override
  public String toString() {
    return "flip:" + row;
  }
}
