package org.grundy.engine;

/**
 * What a solver has done since it was made: exact counts, the same on every machine.
 *
 * @param expanded how many times a position's options were generated for the search
 * @param options how many options were generated in all
 * @param probes how many times a state was looked up in the table
 * @param entries how many states the table holds
 * @param peakDepth the longest line of play that was on the stack
 */
public record Statistics(long expanded, long options, long probes, long entries, long peakDepth) {}
