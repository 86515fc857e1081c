/**
 * Heap games: rulesets in which a move takes from one heap and may break it up, the sequence of
 * their Grundy values, and periods with certificates.
 *
 * <p>Start with {@link org.grundy.heap.HeapRuleset#parse}, which reads {@code 0.77} (an octal
 * code), {@code subtract=1,3,4}, {@code allbut=1,2}, {@code grundys-game} and their relatives.
 */
package org.grundy.heap;
