/**
 * Misere play, where the player who cannot move wins: exact outcomes and winning moves beyond Nim.
 *
 * <p>Misere play is not normal play with the result turned round, and "treat every heap as a Nim
 * heap" is wrong in most games. Three things are right, in order of strength:
 *
 * <ol>
 *   <li>{@link org.grundy.misere.MisereQuotient}: a finite monoid that decides every sum of a
 *       game's heaps, found heap by heap and proved; where it is periodic, for heaps of any size.
 *   <li>the genus ({@link org.grundy.misere.Genus}, {@link org.grundy.misere.GenusTable}): tame
 *       heaps behave like Nim heaps, and one restive heap among tame ones is decided too.
 *   <li>{@link org.grundy.misere.MisereSolver} and {@link org.grundy.misere.MisereGameSolver}:
 *       every line of play, of sums in simplified form, within a budget; using the genus where it
 *       applies.
 * </ol>
 */
package org.grundy.misere;
