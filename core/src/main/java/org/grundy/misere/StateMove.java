package org.grundy.misere;

/**
 * A move in one component of a sum of engine states.
 *
 * @param index which component, from 0
 * @param from its state
 * @param to the state it is moved to
 */
public record StateMove(int index, long from, long to) {}
