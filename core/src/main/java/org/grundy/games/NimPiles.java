package org.grundy.games;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.Tameness;
import org.grundy.internal.LazyConcatenation;

/**
 * A position of {@link Nim}, as a component of sums: {@code nim:3,4,5}.
 *
 * <p>Moves ascend by pile, then by the size left. Immutable.
 */
public final class NimPiles implements Position {
  private final long[] piles;
  private final long nimSum;

  private NimPiles(long[] piles) {
    this.piles = piles;
    this.nimSum = Nim.nimSum(piles);
  }

  /**
   * The position with these piles.
   *
   * @param piles the sizes, each 0 or more
   * @return the position
   * @throws IllegalArgumentException if one is negative
   */
  public static NimPiles of(long... piles) {
    return new NimPiles(piles.clone());
  }

  /**
   * The piles.
   *
   * @return a copy of their sizes
   */
  public long[] piles() {
    return piles.clone();
  }

  @Override
  public long grundy() {
    return nimSum;
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        piles.length, i -> LongStream.range(0, piles[i]).mapToObj(left -> move(i, left)));
  }

  private Move move(int pile, long left) {
    return new Move(
        new PileMove(pile, piles[pile], left).text(), new NimPiles(Piles.with(piles, pile, left)));
  }

  private IntStream pilesWithMoveTo(long grundy) {
    long top = Long.highestOneBit(nimSum ^ grundy);
    return IntStream.range(0, piles.length).filter(i -> (piles[i] & top) != 0);
  }

  /** {@inheritDoc} At most one a pile. */
  @Override
  public Stream<Move> movesTo(long grundy) {
    return pilesWithMoveTo(grundy).mapToObj(i -> move(i, piles[i] ^ nimSum ^ grundy));
  }

  @Override
  public long countMovesTo(long grundy) {
    return pilesWithMoveTo(grundy).count();
  }

  /**
   * {@inheritDoc}
   *
   * @return fickle if every pile holds at most 1, firm otherwise
   */
  @Override
  public Tameness tameness() {
    return Arrays.stream(piles).allMatch(pile -> pile <= 1) ? Tameness.FICKLE : Tameness.FIRM;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NimPiles other && Arrays.equals(piles, other.piles);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(piles);
  }

  @Override
  public String toString() {
    return "nim:" + Piles.text(piles);
  }
}
