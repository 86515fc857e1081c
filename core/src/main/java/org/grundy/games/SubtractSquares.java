package org.grundy.games;

import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.Mex;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;
import org.grundy.internal.Meter;

/**
 * Subtract a square: a move takes a positive square number from one pile: {@code squares:12,13}.
 *
 * <p>No formula is known for the values; they are computed from the options, in time n * sqrt(n)
 * for piles up to n, which may be 10,000,000 at most.
 *
 * <p>Moves ascend by pile, then by the size left. Immutable.
 */
public final class SubtractSquares implements Position {
  private static final int LARGEST = 10_000_000;

  private final long[] piles;
  private final int[] values;
  private final long nimSum;

  private SubtractSquares(long[] piles, int[] values) {
    this.piles = piles;
    this.values = values;
    long xor = 0;
    for (long pile : piles) {
      xor ^= values[(int) pile];
    }
    this.nimSum = xor;
  }

  /**
   * The position with these piles; computes the values up to the largest.
   *
   * @param piles the sizes, each 0 to 10,000,000
   * @return the position
   * @throws IllegalArgumentException if a size is out of range
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static SubtractSquares of(long... piles) {
    long[] copy = piles.clone();
    for (int i = 0; i < copy.length; i++) {
      Checks.inRange("piles[" + i + "]", copy[i], 0, LARGEST);
    }
    return new SubtractSquares(copy, values((int) LongStream.of(copy).max().orElse(0)));
  }

  /**
   * The values of all piles up to a size.
   *
   * @param to the last size, 0 to 10,000,000
   * @return the values, by size
   * @throws IllegalArgumentException if the size is out of range
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static int[] values(int to) {
    int[] values = new int[Checks.inRange("to", to, 0, LARGEST) + 1];
    Mex mex = new Mex();
    Meter meter = Meter.start(Budget.unlimited());
    for (int n = 1; n <= to; n++) {
      meter.tick(n);
      // Squares by their differences, the odd numbers.
      for (int left = n - 1, odd = 3; left >= 0; left -= odd, odd += 2) {
        mex.mark(values[left]);
      }
      values[n] = mex.valueAndClear();
    }
    return values;
  }

  @Override
  public long grundy() {
    return nimSum;
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(piles.length, this::moves);
  }

  private Stream<Move> moves(int pile) {
    long root = (long) Math.sqrt((double) piles[pile]);
    return LongStream.range(0, root)
        .map(i -> piles[pile] - (root - i) * (root - i))
        .mapToObj(left -> move(pile, left));
  }

  private Move move(int pile, long left) {
    return new Move(
        new PileMove(pile, piles[pile], left).text(),
        new SubtractSquares(Piles.with(piles, pile, left), values));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof SubtractSquares other && Arrays.equals(piles, other.piles);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(piles);
  }

  @Override
  public String toString() {
    return "squares:" + Piles.text(piles);
  }
}
