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
 * Staircase Nim: a move takes any positive number of coins from one step down to the next; step 0
 * is the ground, where coins stay: {@code staircase:0,1,4,3}.
 *
 * <p>The odd steps are the piles of a Nim position. A move from an odd step makes one of them
 * smaller; a move from an even step makes one larger, and the opponent can take that back by moving
 * as many coins on. So the value is the nim-sum of the odd steps. The same holds under misere play:
 * where the odd steps are empty and a player must move from an even step, moving a single coin
 * leaves a single pile of one, which wins (as for {@link TakeAway}). Winning moves can start from
 * even steps too.
 *
 * <p>Moves ascend by step, then by what is left on it. Immutable.
 *
 * <pre>{@code
 * StaircaseNim.of(0, 1, 4, 3).winningMoves(PlayConvention.NORMAL)  // from steps 2 and 3
 * }</pre>
 */
public final class StaircaseNim implements Position {
  private final long[] steps;
  private final long nimSum;

  /**
   * Coins move down one step.
   *
   * @param step the step they leave, 1 or more
   * @param coins how many move, 1 or more
   */
  public record StepMove(int step, long coins) {}

  private StaircaseNim(long[] steps) {
    this.steps = steps;
    long xor = 0;
    for (int i = 1; i < steps.length; i += 2) {
      xor ^= steps[i];
    }
    this.nimSum = xor;
  }

  /**
   * The position with these coins.
   *
   * @param steps the number of coins on each step from the ground up, each 0 or more
   * @return the position
   * @throws IllegalArgumentException if one is negative
   */
  public static StaircaseNim of(long... steps) {
    long[] copy = steps.clone();
    Checks.nonNegative("steps", copy);
    return new StaircaseNim(copy);
  }

  @Override
  public long grundy() {
    return nimSum;
  }

  private NimRule rule(PlayConvention convention) {
    return NimRule.of(
        IntStream.range(0, steps.length).filter(i -> i % 2 == 1).mapToLong(i -> steps[i]),
        convention);
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
   * All winning moves, at most one a step, by ascending step.
   *
   * @param convention normal or misere play
   * @return a lazy stream
   */
  public Stream<StepMove> winningMoves(PlayConvention convention) {
    NimRule rule = rule(convention);
    return stepMoves(i -> rule.wanted(steps[i]));
  }

  /**
   * The winning move from the lowest step that has one.
   *
   * @param convention normal or misere play
   * @return the move, or empty where none wins
   */
  public Optional<StepMove> firstMove(PlayConvention convention) {
    return winningMoves(convention).findFirst();
  }

  /** The moves after which an odd step holds what is wanted of it. */
  private Stream<StepMove> stepMoves(IntToLongFunction wanted) {
    return IntStream.range(1, steps.length)
        .mapToObj(i -> new StepMove(i, coins(i, wanted)))
        .filter(move -> move.coins > 0 && move.coins <= steps[move.step]);
  }

  private long coins(int step, IntToLongFunction wanted) {
    int odd = step % 2 == 1 ? step : step - 1;
    long target = wanted.applyAsLong(odd);
    if (target < 0) {
      return -1;
    }
    return odd == step ? steps[odd] - target : target - steps[odd];
  }

  /** {@inheritDoc} Making a move fails where a step would hold more than {@code Long.MAX_VALUE}. */
  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        steps.length,
        i ->
            i == 0
                ? Stream.empty()
                : LongStream.range(0, steps[i])
                    .mapToObj(left -> move(new StepMove(i, steps[i] - left))));
  }

  private Move move(StepMove move) {
    long[] next = steps.clone();
    next[move.step] -= move.coins;
    next[move.step - 1] = Math.addExact(next[move.step - 1], move.coins);
    return new Move("step " + move.step + ": move " + move.coins + " down", new StaircaseNim(next));
  }

  /** {@inheritDoc} At most one a step. */
  @Override
  public Stream<Move> movesTo(long grundy) {
    return stepMoves(i -> nimSum ^ grundy ^ steps[i]).map(this::move);
  }

  /**
   * {@inheritDoc}
   *
   * @return fickle if every odd step holds at most 1 coin, firm otherwise
   */
  @Override
  public Tameness tameness() {
    return rule(PlayConvention.MISERE).tameness();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof StaircaseNim other && Arrays.equals(steps, other.steps);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(steps);
  }

  @Override
  public String toString() {
    return "staircase:" + Piles.text(steps);
  }
}
