package org.grundy.misere;

import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.heap.HeapRuleset;

/**
 * A proved period of the map from heaps to the elements of a misere quotient: heaps n and n +
 * period have the same element for every n from the preperiod on, and the quotient is that of the
 * whole game.
 *
 * <p>Theorem (Plambeck, <i>Taming the wild in impartial combinatorial games</i>, Integers 5, 2005,
 * for octal games). Let a move take at most k from a heap and leave at most t heaps in its place,
 * which ones depending only on what is taken. If the quotient is proved for heaps up to N, the map
 * repeats there from n0 >= 1 on with period p, and
 *
 * <pre>N >= t (n0 + p) + k - 1,</pre>
 *
 * then it repeats forever. Proof. Let m > N, and the claim hold below m. An option of m leaves m -
 * j with j at most k, so its largest heap is a >= (m - k) / t >= n0 + p; replacing a by a - p gives
 * an option of m - p with the same element, with as many heaps, none of them empty. An option of m
 * - p has a largest heap a >= (m - p - k) / t >= n0, and a + p instead gives an option of m. No
 * option of either is empty, both being above k. So giving m the element of m - p adds nothing to
 * the pairs on which {@link QuotientProof} rests: the two heaps have the same element and the same
 * option elements.
 *
 * @param preperiod the least n0 with phi(n + period) = phi(n) for all n >= n0, heaps counted from 0
 * @param period the least period
 * @param bound the heap size up to which the quotient had to be proved
 */
public record QuotientPeriod(int preperiod, int period, int bound) {

  /** The period of a map proved for heaps from 0 to {@code heaps}, if the theorem applies. */
  static Optional<QuotientPeriod> find(HeapRuleset rules, int[] elements, int heaps) {
    OptionalInt take = rules.mostTaken();
    if (take.isEmpty()) {
      return Optional.empty();
    }
    int t = Math.max(1, rules.mostLeft());
    for (int p = 1; p <= heaps; p++) {
      int n0 = heaps - p + 1;
      while (n0 > 0 && elements[n0 - 1] == elements[n0 - 1 + p]) {
        n0--;
      }
      long bound = (long) t * (Math.max(n0, 1) + p) + take.getAsInt() - 1;
      if (bound <= heaps) {
        return Optional.of(new QuotientPeriod(n0, p, (int) bound));
      }
    }
    return Optional.empty();
  }
}
