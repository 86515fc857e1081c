package org.grundy.games;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Solved;
import org.grundy.internal.Checks;

/**
 * Moore's Nim<sub>k</sub>: a move takes from at least one and at most k piles, from each any
 * positive number (Moore 1910): {@code moore=2:1,2,3}.
 *
 * <p>The next player loses exactly if every binary digit is set in a multiple of k + 1 piles; under
 * misere play, if every pile is at most 1, if the number of ones is one more than a multiple.
 *
 * <p>Moves are made of {@link PileMove}s by ascending pile. Winning moves come in the order of a
 * search from the highest digit down, all moves in the order of an odometer whose last pile turns
 * fastest. A first winning move takes 63 passes over the piles; there may be very many of them. No
 * formula is known for the Grundy values. Immutable.
 */
public final class MooreNim implements Solved {
  private final int most;
  private final long[] piles;

  private MooreNim(int most, long[] piles) {
    this.most = most;
    this.piles = piles;
  }

  /**
   * The position with these piles.
   *
   * @param most k, the most piles that a move may take from, at least 1
   * @param piles the sizes, each 0 or more
   * @return the position
   * @throws IllegalArgumentException if a number is out of range
   */
  public static MooreNim of(int most, long... piles) {
    Checks.inRange("most", most, 1, Integer.MAX_VALUE - 1);
    long[] copy = piles.clone();
    Checks.nonNegative("piles", copy);
    return new MooreNim(most, copy);
  }

  @Override
  public boolean decides(PlayConvention convention) {
    return true;
  }

  @Override
  public Outcome outcome(PlayConvention convention) {
    boolean misere = Objects.requireNonNull(convention, "convention") == PlayConvention.MISERE;
    long all = 0;
    for (long pile : piles) {
      all |= pile;
    }
    for (int bit = 63 - Long.numberOfLeadingZeros(all | 1); bit >= 0; bit--) {
      int ones = 0;
      for (long pile : piles) {
        ones += (int) (pile >>> bit & 1);
      }
      if (ones % (most + 1) != (misere && all <= 1 ? 1 % (most + 1) : 0)) {
        return Outcome.N;
      }
    }
    return Outcome.P;
  }

  @Override
  public Stream<Move> winningMoves(PlayConvention convention) {
    return outcome(convention) == Outcome.P
        ? Stream.empty()
        : MooreMoves.winning(most, piles, convention == PlayConvention.MISERE).map(this::move);
  }

  @Override
  public Stream<Move> moves() {
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(
            new Odometer(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE),
        false);
  }

  private Move move(long[] next) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < piles.length; i++) {
      if (next[i] != piles[i]) {
        text.append(text.length() == 0 ? "" : "; ")
            .append(new PileMove(i, piles[i], next[i]).text());
      }
    }
    return new Move(text.toString(), new MooreNim(most, next));
  }

  /** Not known. */
  @Override
  public long grundy() {
    throw new UnsupportedOperationException(
        "the Grundy value of " + this + " is not known, only who wins");
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof MooreNim other && most == other.most && Arrays.equals(piles, other.piles);
  }

  @Override
  public int hashCode() {
    return 31 * most + Arrays.hashCode(piles);
  }

  @Override
  public String toString() {
    return "moore=" + most + ":" + Piles.text(piles);
  }

  /** Counts through the sizes of all piles, skipping what changes too many. */
  private final class Odometer implements Iterator<Move> {
    private final long[] sizes = new long[piles.length];
    private boolean more;

    Odometer() {
      // The least sizes that a move can leave: the first piles empty, as many as may change.
      int changed = 0;
      for (int i = 0; i < sizes.length; i++) {
        boolean change = piles[i] > 0 && changed < most;
        changed += change ? 1 : 0;
        sizes[i] = change ? 0 : piles[i];
      }
      more = changed > 0;
    }

    @Override
    public boolean hasNext() {
      return more;
    }

    @Override
    public Move next() {
      if (!more) {
        throw new NoSuchElementException();
      }
      Move move = move(sizes.clone());
      more = advance();
      return move;
    }

    /** The next sizes; false past the last move, where no pile is changed. */
    private boolean advance() {
      int changed = 0;
      for (int i = 0; i < sizes.length; i++) {
        changed += sizes[i] < piles[i] ? 1 : 0;
      }
      int i = sizes.length - 1;
      while (i >= 0 && sizes[i] == piles[i]) {
        i--;
      }
      // The last changed pile grows by one; those after it start again from the least.
      sizes[i]++;
      changed -= sizes[i] == piles[i] ? 1 : 0;
      for (int j = i + 1; j < sizes.length; j++) {
        if (piles[j] > 0 && changed < most) {
          sizes[j] = 0;
          changed++;
        }
      }
      return changed > 0;
    }
  }
}
