package org.grundy.engine;

import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.LongToIntFunction;
import org.grundy.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Chooses moves for one side, checks the other side's, and says why: what a judge's interactor
 * needs.
 *
 * <p>What it plays by is a function that gives 0 for exactly the P-positions: {@code
 * GrundySolver::grundy}, {@code PlayFile::value}, or an outcome solver of either convention. From a
 * won position every choice of every policy wins; the policies differ in which winning move is
 * played, and in what to do when lost.
 *
 * <pre>{@code
 * GrundySolver solver = GrundySolver.of(game);
 * PerfectPlayer player = PerfectPlayer.first(game, solver::grundy);
 * player.move(10);                      // OptionalLong[8]
 * player.explain(10);
 * }</pre>
 *
 * <p>For one thread.
 */
public final class PerfectPlayer {
  private final Rules rules;
  private final LongToIntFunction values;
  private final @Nullable SplittableRandom random;
  private final @Nullable RemotenessSolver remoteness;

  private PerfectPlayer(
      Game game,
      LongToIntFunction values,
      @Nullable SplittableRandom random,
      @Nullable RemotenessSolver remoteness) {
    this.rules = new Rules(game, null);
    this.values = Objects.requireNonNull(values, "values");
    this.random = random;
    this.remoteness = remoteness;
  }

  /**
   * Plays the first winning move in the game's order, or the first move when lost.
   *
   * @param game the rules
   * @param values gives 0 for P-positions only
   * @return the player
   */
  public static PerfectPlayer first(Game game, LongToIntFunction values) {
    return new PerfectPlayer(game, values, null, null);
  }

  /**
   * Plays a random winning move, or any random move when lost.
   *
   * @param game the rules
   * @param values gives 0 for P-positions only
   * @param seed decides the choices
   * @return the player
   */
  public static PerfectPlayer random(Game game, LongToIntFunction values, long seed) {
    return new PerfectPlayer(game, values, new SplittableRandom(seed), null);
  }

  /**
   * Plays the first of the moves that win fastest, or of those that hold out longest when lost.
   *
   * @param game the rules
   * @param remoteness a solver of the same game, for the convention to play by
   * @return the player
   */
  public static PerfectPlayer fastest(Game game, RemotenessSolver remoteness) {
    Objects.requireNonNull(remoteness, "remoteness");
    return new PerfectPlayer(
        game, state -> remoteness.outcome(state) == Outcome.P ? 0 : 1, null, remoteness);
  }

  /**
   * The move to play.
   *
   * @param state the position
   * @return the option to move to; empty if there is none
   */
  public OptionalLong move(long state) {
    long[] options = options(state);
    if (options.length == 0) {
      return OptionalLong.empty();
    }
    if (remoteness != null) {
      return remoteness.bestMoves(state).findFirst();
    }
    long[] winning = Arrays.stream(options).filter(o -> values.applyAsInt(o) == 0).toArray();
    long[] choices = winning.length > 0 ? winning : options;
    return OptionalLong.of(choices[random == null ? 0 : random.nextInt(choices.length)]);
  }

  /**
   * Whether a move is allowed: check the opponent's with this.
   *
   * @param state the position
   * @param option the position it is said to lead to
   * @return true if the game has that option
   */
  public boolean isLegal(long state, long option) {
    int count = rules.options(state);
    for (int i = 0; i < count; i++) {
      if (rules.buffer[i] == option) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether whoever moves now can force a win.
   *
   * @param state the position
   * @return true in N-positions
   */
  public boolean isWon(long state) {
    return values.applyAsInt(state) != 0;
  }

  /**
   * The position, its options with their numbers, and the move to play, in one line such as {@code
   * 5 (value 1): options 4 (0), 3 (3), 2 (2); play 4}.
   *
   * @param state the position
   * @return the text
   */
  public String explain(long state) {
    StringBuilder text = new StringBuilder();
    text.append(state).append(" (value ").append(values.applyAsInt(state)).append("): ");
    long[] options = options(state);
    if (options.length == 0) {
      return text.append("no options").toString();
    }
    text.append("options ");
    boolean won = false;
    for (int i = 0; i < options.length; i++) {
      int value = values.applyAsInt(options[i]);
      won |= value == 0;
      text.append(i == 0 ? "" : ", ").append(options[i]).append(" (").append(value).append(')');
    }
    // A random player's choice would not be the one it makes next.
    if (random == null) {
      text.append(won ? "; play " : "; all lose, play ").append(move(state).orElseThrow());
    }
    return text.toString();
  }

  private long[] options(long state) {
    int count = rules.options(state);
    return Arrays.copyOf(rules.buffer, count);
  }
}
