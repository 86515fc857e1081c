/**
 * What a person types: {@code RULESET[=PARAMS]:POSITION}, from text to positions of the library.
 *
 * <p>A new kind of game is one {@link org.grundy.bench.grammar.GameFamily} and one line in {@link
 * org.grundy.bench.grammar.Families}.
 */
@NullMarked
package org.grundy.bench.grammar;

import org.jspecify.annotations.NullMarked;
