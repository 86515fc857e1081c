package org.grundy.games;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.Tameness;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;

/**
 * Poker Nim: a move takes any positive number of chips from one pile, or adds some to one pile from
 * a bank (<i>Winning Ways</i>, ch. 3): {@code poker=10:3,4,5} with 10 chips in the bank.
 *
 * <p>Adding is reversible - the opponent takes the chips away again - so the value is that of Nim.
 * The bank is common and chips that were taken are out of the game, which therefore ends. With a
 * bank for each player, filled by the chips taken, winner and winning moves of the player who owns
 * the bank given are the same. Under misere play, too, the game behaves like Nim: with all piles
 * empty and a bank left, adding one chip wins (as for {@link TakeAway}).
 *
 * <p>Moves ascend by pile, then by its new size. Immutable.
 */
public final class PokerNim implements Position {
  private final long bank;
  private final long[] piles;
  private final long nimSum;

  private PokerNim(long bank, long[] piles) {
    this.bank = bank;
    this.piles = piles;
    this.nimSum = Nim.nimSum(piles);
  }

  /**
   * The position with these piles.
   *
   * @param bank how many chips are left for adding, 0 or more
   * @param piles the sizes, each 0 or more
   * @return the position
   * @throws IllegalArgumentException if a number is negative
   */
  public static PokerNim of(long bank, long... piles) {
    return new PokerNim(Checks.nonNegative("bank", bank), piles.clone());
  }

  @Override
  public long grundy() {
    return nimSum;
  }

  private NimRule rule(PlayConvention convention) {
    return NimRule.of(LongStream.of(piles), convention);
  }

  /**
   * Who wins.
   *
   * @param convention normal or misere play
   * @return {@link Outcome#P} or {@link Outcome#N}
   */
  public Outcome outcome(PlayConvention convention) {
    return rule(convention).outcome();
  }

  /**
   * All winning moves, at most one a pile, by ascending pile; those that add chips among them.
   *
   * @param convention normal or misere play
   * @return a lazy stream
   */
  public Stream<PileMove> winningMoves(PlayConvention convention) {
    NimRule rule = rule(convention);
    return pileMoves(i -> rule.wanted(piles[i]));
  }

  private Stream<PileMove> pileMoves(IntToLongFunction wanted) {
    return IntStream.range(0, piles.length)
        .mapToObj(i -> new PileMove(i, piles[i], wanted.applyAsLong(i)))
        .filter(
            move -> move.to() >= 0 && move.to() != move.from() && move.to() - move.from() <= bank);
  }

  /** {@inheritDoc} No pile grows past {@code Long.MAX_VALUE}. */
  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        piles.length,
        i ->
            LongStream.rangeClosed(0, piles[i] + Math.min(bank, Long.MAX_VALUE - piles[i]))
                .filter(size -> size != piles[i])
                .mapToObj(size -> move(new PileMove(i, piles[i], size))));
  }

  private Move move(PileMove move) {
    long added = Math.max(0, move.to() - move.from());
    return new Move(
        move.text(), new PokerNim(bank - added, Piles.with(piles, move.pile(), move.to())));
  }

  /** {@inheritDoc} At most one a pile. */
  @Override
  public Stream<Move> movesTo(long grundy) {
    return pileMoves(i -> nimSum ^ grundy ^ piles[i]).map(this::move);
  }

  /**
   * {@inheritDoc}
   *
   * @return fickle if every pile holds at most 1, firm otherwise
   */
  @Override
  public Tameness tameness() {
    return rule(PlayConvention.MISERE).tameness();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof PokerNim other && bank == other.bank && Arrays.equals(piles, other.piles);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(bank) + Arrays.hashCode(piles);
  }

  @Override
  public String toString() {
    return "poker=" + bank + ":" + Piles.text(piles);
  }
}
