/**
 * Scoring games and other exact minimax: where Grundy theory says nothing.
 *
 * <p>Grundy values exist for games in which both players have the same moves and only the last move
 * counts. Where moves score points, or the players have different moves, no single number per
 * component adds up by exclusive or, and this package searches instead:
 *
 * <ul>
 *   <li>rows of stones: {@link org.grundy.scoring.EitherEnd}, {@link org.grundy.scoring.FrontTake},
 *       {@link org.grundy.scoring.FrontDoubling}, {@link org.grundy.scoring.SplitRow}, {@link
 *       org.grundy.scoring.TwoValues};
 *   <li>any finite game with points, as moves on a packed state: {@link
 *       org.grundy.scoring.ScoringSolver};
 *   <li>different moves for the two players: {@link org.grundy.scoring.PartizanSolver};
 *   <li>win or lose by an argument of their own: {@link org.grundy.scoring.SquareStones}, {@link
 *       org.grundy.scoring.StonesByThree}, {@link org.grundy.scoring.DivisorGame}, {@link
 *       org.grundy.scoring.Chalkboard}, {@link org.grundy.scoring.PickOnce}, {@link
 *       org.grundy.scoring.PickAgain}.
 * </ul>
 *
 * <p>Points are exact {@code long} numbers: what could overflow is refused, never wrapped. A tie is
 * an outcome of its own, {@link org.grundy.scoring.ScoreOutcome#TIE}.
 */
package org.grundy.scoring;
