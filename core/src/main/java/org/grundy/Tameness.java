package org.grundy;

/**
 * How a position behaves under misere play, for those that behave like a Nim position there.
 *
 * <p>A position is called tame here when it and everything reachable from it has the genus of a Nim
 * position. A sum of tame components is a P-position under misere play if and only if its nim-sum
 * is 1 when every component is {@link #FICKLE}, and 0 when any is {@link #FIRM} (Conway, <i>On
 * Numbers and Games</i>, ch. 12; Berlekamp, Conway and Guy, <i>Winning Ways</i>, ch. 13).
 */
public enum Tameness {
  /** Tame, of genus 0<sup>1</sup> or 1<sup>0</sup>: sums of Nim heaps of sizes 0 and 1. */
  FICKLE,
  /** Tame, of genus g<sup>g</sup>: a Nim position with some heap of 2 or more. */
  FIRM,
  /** Not tame, or not known to be: nothing may be concluded from the Grundy value. */
  UNKNOWN
}
