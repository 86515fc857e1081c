package org.grundy.games;

import java.util.Objects;
import java.util.stream.LongStream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Tameness;

/**
 * The rule of Nim for games whose positions behave like Nim positions but whose moves may also make
 * a pile larger: which size a pile must get for the opponent to lose.
 *
 * @param nimSum the nim-sum of all piles
 * @param large how many piles hold more than 1
 * @param convention normal or misere play
 */
record NimRule(long nimSum, long large, PlayConvention convention) {
  NimRule {
    Objects.requireNonNull(convention, "convention");
  }

  static NimRule of(LongStream piles, PlayConvention convention) {
    long[] sums = new long[2];
    piles.forEach(
        pile -> {
          sums[0] ^= pile;
          sums[1] += pile > 1 ? 1 : 0;
        });
    return new NimRule(sums[0], sums[1], convention);
  }

  Outcome outcome() {
    long lost = convention == PlayConvention.MISERE && large == 0 ? 1 : 0;
    return nimSum == lost ? Outcome.P : Outcome.N;
  }

  /**
   * The one size of a pile that leaves a P-position: under misere play an odd number of single
   * piles where no other pile is large, and nim-sum 0 everywhere else.
   */
  long wanted(long pile) {
    boolean othersLarge = large > (pile > 1 ? 1 : 0);
    long others = nimSum ^ pile;
    return convention == PlayConvention.MISERE && !othersLarge ? others ^ 1 : others;
  }

  Tameness tameness() {
    return large == 0 ? Tameness.FICKLE : Tameness.FIRM;
  }
}
