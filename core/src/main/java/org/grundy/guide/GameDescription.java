package org.grundy.guide;

import java.util.Objects;

/**
 * What decides which theory applies to a two-player game without chance or hidden information.
 *
 * @param options whether both players have the same moves from the same position
 * @param play whether a position can come back
 * @param ending what decides the game
 * @param parts whether a move stays within one of the independent parts of a position
 */
public record GameDescription(Options options, Play play, Ending ending, Parts parts) {
  /** Who may make a move. */
  public enum Options {
    /** Either player: the game is impartial. */
    SAME_FOR_BOTH,
    /** It depends on the player: the game is partizan. */
    DIFFERENT
  }

  /** Whether play must end. */
  public enum Play {
    /** No position comes back, and every line of play ends. */
    ENDS,
    /** A position can come back. */
    MAY_REPEAT
  }

  /** What decides the game. */
  public enum Ending {
    /** The player who cannot move loses: normal play. */
    LAST_MOVER_WINS,
    /** The player who cannot move wins: misere play. */
    LAST_MOVER_LOSES,
    /** The points made on the way. */
    SCORE
  }

  /** How moves and parts of a position go together. */
  public enum Parts {
    /** A position may fall into parts, and each move is in one of them: a disjunctive sum. */
    MOVE_IN_ONE,
    /** There are no independent parts, or a move may be in several. */
    MOVE_IN_MANY
  }

  /**
   * Refuses nulls.
   *
   * @param options whether both players have the same moves
   * @param play whether a position can come back
   * @param ending what decides the game
   * @param parts whether a move stays within one part
   */
  public GameDescription {
    Objects.requireNonNull(options, "options");
    Objects.requireNonNull(play, "play");
    Objects.requireNonNull(ending, "ending");
    Objects.requireNonNull(parts, "parts");
  }
}
