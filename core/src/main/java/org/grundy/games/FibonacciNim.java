package org.grundy.games;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Solved;
import org.grundy.internal.Checks;

/**
 * Fibonacci Nim: one heap; the first move takes any number but not all, every later one at most
 * twice what the last took (Whinihan 1963): {@code fibonacci:12}, or {@code fibonacci=6:9} where at
 * most 6 of 9 may be taken now.
 *
 * <p>The next player loses exactly if the least part of the heap's Zeckendorf representation - as a
 * sum of Fibonacci numbers, no two of them neighbours - is more than may be taken. A winning move
 * takes the sum m of some least parts such that the next part is more than 2 * m. No other move m
 * wins: the least part z of what is left being more than 2 * m, all parts of m are less than z / 2
 * and not neighbours of z, so they are the least parts of the whole heap.
 *
 * <p>The winner under misere play and the Grundy values are not known to this class. Moves ascend
 * by the size left. Immutable.
 *
 * @param heap what is left, 0 or more
 * @param most the most that may be taken now, 0 or more; more than the heap means all of it
 */
public record FibonacciNim(long heap, long most) implements Solved {
  /** Fibonacci numbers 1, 2, 3, 5, ... below 2^63. */
  private static final long[] FIBONACCI = new long[91];

  static {
    FIBONACCI[0] = 1;
    FIBONACCI[1] = 2;
    for (int i = 2; i < FIBONACCI.length; i++) {
      FIBONACCI[i] = FIBONACCI[i - 1] + FIBONACCI[i - 2];
    }
  }

  /**
   * Refuses negative numbers.
   *
   * @param heap what is left, 0 or more
   * @param most the most that may be taken now, 0 or more
   * @throws IllegalArgumentException if one is negative
   */
  public FibonacciNim {
    Checks.nonNegative("heap", heap);
    most = Math.min(heap, Checks.nonNegative("most", most));
  }

  /**
   * The start of a game: anything but the whole heap may be taken.
   *
   * @param heap the size, 0 or more
   * @return the position
   * @throws IllegalArgumentException if the size is negative
   */
  public static FibonacciNim of(long heap) {
    return new FibonacciNim(heap, Math.max(0, Checks.nonNegative("heap", heap) - 1));
  }

  /**
   * What the winning moves take, ascending; there are at most 45.
   *
   * @return numbers from 1 to {@link #most()}
   */
  public LongStream winningTakes() {
    // The parts are found from the largest down; a take is what the parts found leave.
    LongStream.Builder descending = LongStream.builder();
    long rest = heap;
    long last = Long.MAX_VALUE;
    for (int i = FIBONACCI.length - 1; i >= 0 && rest > 0; i--) {
      if (FIBONACCI[i] <= rest) {
        addIfWinning(descending, rest, last);
        last = FIBONACCI[i];
        rest -= last;
      }
    }
    long[] takes = descending.build().toArray();
    return LongStream.range(0, takes.length).map(i -> takes[takes.length - 1 - (int) i]);
  }

  private void addIfWinning(LongStream.Builder takes, long take, long next) {
    if (take <= most && take < next - take) {
      takes.add(take);
    }
  }

  private static void requireNormal(PlayConvention convention) {
    if (convention != PlayConvention.NORMAL) {
      throw new UnsupportedOperationException("Fibonacci Nim is solved for normal play only");
    }
  }

  @Override
  public boolean decides(PlayConvention convention) {
    return convention == PlayConvention.NORMAL;
  }

  @Override
  public Outcome outcome(PlayConvention convention) {
    requireNormal(convention);
    long rest = heap;
    long least = 0;
    for (int i = FIBONACCI.length - 1; rest > 0; i--) {
      if (FIBONACCI[i] <= rest) {
        least = FIBONACCI[i];
        rest -= least;
      }
    }
    return least > most || heap == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public Stream<Move> winningMoves(PlayConvention convention) {
    requireNormal(convention);
    long[] takes = winningTakes().toArray();
    return LongStream.range(0, takes.length).mapToObj(i -> move(takes[takes.length - 1 - (int) i]));
  }

  @Override
  public Stream<Move> moves() {
    return LongStream.range(heap - most, heap).mapToObj(left -> move(heap - left));
  }

  private Move move(long take) {
    long twice = take > Long.MAX_VALUE - take ? Long.MAX_VALUE : 2 * take;
    return new Move("take " + take, new FibonacciNim(heap - take, twice));
  }

  /** Not known. */
  @Override
  public long grundy() {
    throw new UnsupportedOperationException(
        "the Grundy value of " + this + " is not known, only who wins");
  }

  @Override
  public String toString() {
    return most == Math.max(0, heap - 1) ? "fibonacci:" + heap : "fibonacci=" + most + ":" + heap;
  }
}
