/**
 * Guides for a game that is not in the books yet: which theory applies to it, and what its table of
 * values looks like.
 *
 * <p>{@link org.grundy.guide.Classify} tells the theory and the reasons; {@link
 * org.grundy.guide.Conjecture} fits closed forms to a table of small values and tests them further
 * out. Neither guesses: what was only tested is labelled as tested, and how far.
 */
package org.grundy.guide;
