/**
 * Games by name, each a closed form or a thin ruleset.
 *
 * <p>A game comes as static questions on arrays or strings, with forms that allocate nothing for
 * code that asks millions of times, and, where its Grundy values are known, as a {@link
 * org.grundy.Position} that can stand in a sum with others. A newcomer starts with {@link
 * org.grundy.games.Nim} and {@link org.grundy.games.Flip}.
 */
package org.grundy.games;
