package org.grundy.games;

import java.util.Arrays;
import java.util.Optional;
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
 * Take 1 to k from one pile, Bachet's game on several piles: {@code take=3:7,9}.
 *
 * <p>A pile of n behaves like a Nim pile of {@code n mod (k + 1)}, under misere play too. A move
 * changes the remainder r of one pile; each smaller remainder can be reached by taking the
 * difference, and a move to a larger one can be taken back. So the positions whose remainders are a
 * P-position of Nim are the P-positions: no move joins two of them, and from any other position the
 * Nim move leads to one. The one exception, remainders all 0 under misere play with piles left, is
 * won by taking k from a pile. The same holds beside any Nim piles, hence the tameness.
 *
 * <p>Moves ascend by pile, then by the size left. Immutable.
 *
 * <pre>{@code
 * TakeAway.upTo(3, 7, 9).firstMove(PlayConvention.NORMAL)    // pile 0: 7 -> 5
 * }</pre>
 */
public final class TakeAway implements Position {
  private final long most;
  private final long[] piles;
  private final long nimSum;

  private TakeAway(long most, long[] piles) {
    this.most = most;
    this.piles = piles;
    long xor = 0;
    for (long pile : piles) {
      xor ^= remainder(most, pile);
    }
    this.nimSum = xor;
  }

  /**
   * The position with these piles.
   *
   * @param most the most that a move may take, at least 1
   * @param piles the sizes, each 0 or more
   * @return the position
   * @throws IllegalArgumentException if a number is out of range
   */
  public static TakeAway upTo(long most, long... piles) {
    Checks.positive("most", most);
    long[] copy = piles.clone();
    Checks.nonNegative("piles", copy);
    return new TakeAway(most, copy);
  }

  /**
   * The Grundy value of one pile.
   *
   * @param most the most that a move may take, at least 1
   * @param pile its size, 0 or more
   * @return {@code pile mod (most + 1)}
   * @throws IllegalArgumentException if a number is out of range
   */
  public static long grundy(long most, long pile) {
    return remainder(Checks.positive("most", most), Checks.nonNegative("pile", pile));
  }

  private static long remainder(long most, long pile) {
    return pile <= most ? pile : pile % (most + 1);
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

  private NimRule rule(PlayConvention convention) {
    return NimRule.of(LongStream.of(piles).map(pile -> remainder(most, pile)), convention);
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
   * All winning moves, at most one a pile, by ascending pile.
   *
   * @param convention normal or misere play
   * @return a lazy stream
   */
  public Stream<PileMove> winningMoves(PlayConvention convention) {
    NimRule rule = rule(convention);
    return pileMoves(i -> rule.wanted(remainder(most, piles[i])));
  }

  /**
   * The winning move in the first pile that has one.
   *
   * @param convention normal or misere play
   * @return the move, or empty where none wins
   */
  public Optional<PileMove> firstMove(PlayConvention convention) {
    return winningMoves(convention).findFirst();
  }

  /** The moves that change the remainder of a pile to the wanted one. */
  private Stream<PileMove> pileMoves(IntToLongFunction wanted) {
    return IntStream.range(0, piles.length)
        .filter(i -> sizeLeft(piles[i], wanted.applyAsLong(i)) >= 0)
        .mapToObj(i -> new PileMove(i, piles[i], sizeLeft(piles[i], wanted.applyAsLong(i))));
  }

  /** What a move to the wanted remainder leaves of a pile; negative where there is none. */
  private long sizeLeft(long pile, long wanted) {
    long remainder = remainder(most, pile);
    if (wanted == remainder || wanted > most || wanted < 0) {
      return -1;
    }
    return wanted < remainder
        ? pile - (remainder - wanted)
        : pile - (most - (wanted - remainder) + 1);
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        piles.length,
        i ->
            LongStream.range(Math.max(0, piles[i] - most), piles[i])
                .mapToObj(left -> move(new PileMove(i, piles[i], left))));
  }

  private Move move(PileMove move) {
    return new Move(move.text(), new TakeAway(most, Piles.with(piles, move.pile(), move.to())));
  }

  /** {@inheritDoc} At most one a pile. */
  @Override
  public Stream<Move> movesTo(long grundy) {
    return pileMoves(i -> nimSum ^ grundy ^ remainder(most, piles[i])).map(this::move);
  }

  /**
   * {@inheritDoc}
   *
   * @return fickle if every remainder is at most 1, firm otherwise
   */
  @Override
  public Tameness tameness() {
    return rule(PlayConvention.MISERE).tameness();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof TakeAway other && most == other.most && Arrays.equals(piles, other.piles);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(most) + Arrays.hashCode(piles);
  }

  @Override
  public String toString() {
    return "take=" + most + ":" + Piles.text(piles);
  }
}
