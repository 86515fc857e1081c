package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.LimitExceededException;
import org.grundy.Outcome;
import org.grundy.Progress;
import org.grundy.heap.HeapRuleset;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;
import org.grundy.internal.Meter;

/**
 * The misere quotient of a heap game (Plambeck 2005; Plambeck and Siegel, <i>Misère quotients for
 * impartial games</i>, 2008): a finite commutative monoid Q with a subset P, and an element of Q
 * for each heap, such that a sum of heaps is a P-position under misere play exactly if the product
 * of their elements lies in P. It is to misere play what the Grundy value is to normal play: {@link
 * Outcome outcome} and winning moves of any sum take time linear in the sum and its moves.
 *
 * <p>Two sums have the same element exactly if no sum of heaps beside them tells them apart. A
 * quotient holds for heaps up to {@link #heaps()}, and for heaps of any size once {@link #period()}
 * is proved. It is never a guess: see {@link QuotientResult}.
 *
 * <p>Immutable and safe to share between threads. Elements are numbered from 0, the identity.
 *
 * <pre>{@code
 * QuotientResult result = MisereQuotient.find(HeapRuleset.parse("0.77"), 172);
 * if (result instanceof QuotientResult.Found found) {
 *   found.quotient().order();                      // 40
 *   found.quotient().outcome(1_000_000, 5, 5);     // any sizes: proved periodic
 * }
 * }</pre>
 */
public final class MisereQuotient implements HeapSums {
  /** The largest heap a quotient can be asked for up to. */
  public static final int MAX_HEAP = 1 << 14;

  private static final Budget DEFAULT = Budgets.ofStates(4_000_000);

  private final HeapRuleset rules;
  private final BipartiteMonoid monoid;
  private final int[] generators;
  private final int[] elements;
  private final Optional<QuotientPeriod> period;
  private final int pairs;

  /** For each heap of the table the elements beside which it has a winning move. */
  private final long[][] wins;

  private MisereQuotient(HeapRuleset rules, QuotientBuilder builder) {
    this.rules = rules;
    this.monoid = builder.monoid();
    this.generators = builder.generators();
    this.elements = builder.elements();
    this.period = QuotientPeriod.find(rules, elements, elements.length - 1);
    this.pairs = builder.proof().pairs();
    this.wins = builder.wins();
  }

  /**
   * The quotient of a game's heaps up to a size, with a budget that ends within minutes.
   *
   * @param rules the rules of the heaps
   * @param to the largest heap, 0 to {@link #MAX_HEAP}
   * @return the quotient, or how far there was one
   * @throws IllegalArgumentException if {@code to} is out of range
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static QuotientResult find(HeapRuleset rules, int to) {
    return find(rules, to, DEFAULT, (done, total) -> {});
  }

  /**
   * The quotient of a game's heaps up to a size.
   *
   * @param rules the rules of the heaps
   * @param to the largest heap, 0 to {@link #MAX_HEAP}
   * @param budget the most states of one guess (a few bytes each), and bytes and time for all
   * @param progress told after each heap
   * @return the quotient, or how far there was one when the budget ran out
   * @throws IllegalArgumentException if {@code to} is out of range
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static QuotientResult find(HeapRuleset rules, int to, Budget budget, Progress progress) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(progress, "progress");
    Checks.inRange("to", to, 0, MAX_HEAP);
    QuotientBuilder builder = new QuotientBuilder(new HeapComponents(rules), Meter.start(budget));
    while (builder.heaps() < to) {
      try {
        builder.extend();
      } catch (LimitExceededException limit) {
        return new QuotientResult.NotFound(
            new MisereQuotient(rules, builder), builder.heaps() + 1, limit);
      }
      progress.advanced(builder.heaps(), to);
    }
    return new QuotientResult.Found(new MisereQuotient(rules, builder));
  }

  @Override
  public HeapRuleset ruleset() {
    return rules;
  }

  /**
   * The largest heap that the quotient was computed for.
   *
   * @return its size
   */
  public int heaps() {
    return elements.length - 1;
  }

  /**
   * The number of elements of Q.
   *
   * @return the order, 1 or more
   */
  public int order() {
    return monoid.order();
  }

  /**
   * The elements of P.
   *
   * @return their numbers, ascending
   */
  public IntStream pElements() {
    return IntStream.range(0, order()).filter(monoid::inP);
  }

  /**
   * The period of the map from heaps to elements, where it is proved; the quotient is then that of
   * the whole game.
   *
   * @return the period, or empty if it is not proved
   */
  public Optional<QuotientPeriod> period() {
    return period;
  }

  /**
   * The number of pairs (element, what its options reach) that the proof had to go through.
   *
   * @return the count
   */
  public int proofPairs() {
    return pairs;
  }

  /**
   * The product of two elements.
   *
   * @param x an element
   * @param y an element
   * @return their product
   * @throws IllegalArgumentException if there is no such element
   */
  public int product(int x, int y) {
    Checks.inRange("x", x, 0, order() - 1);
    Checks.inRange("y", y, 0, order() - 1);
    return monoid.product(x, y);
  }

  /**
   * The element of a heap.
   *
   * @param heap its size, 0 to {@link #heaps()}, or any where the period is proved
   * @return the element
   * @throws IllegalArgumentException if the heap is out of range
   */
  public int element(long heap) {
    check("heap", heap);
    return elementOf(heap);
  }

  private void check(String name, long heap) {
    if (heap < 0 || (heap > heaps() && period.isEmpty())) {
      throw new IllegalArgumentException(
          name
              + " is "
              + heap
              + ", expected 0 to "
              + (period.isEmpty() ? heaps() + " (no period is proved)" : Long.MAX_VALUE));
    }
  }

  private int elementOf(long heap) {
    return elements[heap < elements.length ? (int) heap : reduced(heap, 0)];
  }

  /**
   * The least heap, not below the given size and in the periodic part, that a heap beyond the table
   * repeats.
   */
  private int reduced(long heap, int least) {
    QuotientPeriod proved = period.orElseThrow();
    int from = Math.max(proved.preperiod(), least);
    return from + (int) ((heap - from) % proved.period());
  }

  /**
   * The size from on which the options repeat too, which is within the table: the theorem of {@link
   * QuotientPeriod} compares the options of heap m above the bound with those of m - period.
   */
  private int bound() {
    QuotientPeriod proved = period.orElseThrow();
    return proved.bound() + 1 - proved.period();
  }

  /**
   * {@inheritDoc}
   *
   * @return {@link MisereMethod#QUOTIENT}
   */
  @Override
  public MisereMethod method(long... heaps) {
    elements(heaps);
    return MisereMethod.QUOTIENT;
  }

  /**
   * The element of a sum; linear in the number of heaps.
   *
   * @param heaps the sizes
   * @return the product of their elements
   * @throws IllegalArgumentException if a heap is out of range
   */
  public int elementOfSum(long... heaps) {
    int product = 0;
    for (int element : elements(heaps)) {
      product = monoid.product(product, element);
    }
    return product;
  }

  /** {@inheritDoc} Linear in the number of heaps. */
  @Override
  public Outcome outcome(long... heaps) {
    return monoid.inP(elementOfSum(heaps)) ? Outcome.P : Outcome.N;
  }

  /**
   * {@inheritDoc} Linear in the number of heaps and of their moves; a heap without a winning move
   * takes constant time, and heaps beyond the table a period for each number that can be taken.
   *
   * @throws IllegalArgumentException also if a heap beyond the table may be left as three heaps
   */
  @Override
  public Stream<HeapMove> winningMoves(long... heaps) {
    int[] rest = rests(elements(heaps));
    checkListable(heaps);
    long[] sizes = heaps.clone();
    return LazyConcatenation.of(sizes.length, i -> movesIn(i, sizes[i], rest[i]));
  }

  private Stream<HeapMove> movesIn(int index, long heap, int rest) {
    int within = heap < elements.length ? (int) heap : reduced(heap, bound());
    if (!Bits.get(wins[within], rest)) {
      return Stream.empty();
    }
    if (heap == within) {
      return MoveIterator.of(
          rules, index, heap, o -> monoid.inP(after(after(rest, o.small()), o.middle(), o.large())))
          .stream();
    }
    return new LargeHeap(this, period.orElseThrow(), index, heap, rest).moves().stream();
  }

  /**
   * {@inheritDoc} Heaps beyond the table are counted without listing their moves.
   *
   * @throws ArithmeticException if the count exceeds {@code Long.MAX_VALUE}
   */
  @Override
  public long countWinningMoves(long... heaps) {
    int[] rest = rests(elements(heaps));
    checkListable(heaps);
    long count = 0;
    for (int i = 0; i < heaps.length; i++) {
      if (heaps[i] > heaps()) {
        long large = new LargeHeap(this, period.orElseThrow(), i, heaps[i], rest[i]).count();
        count = Math.addExact(count, large);
      } else {
        count += movesIn(i, heaps[i], rest[i]).count();
      }
    }
    return count;
  }

  private void checkListable(long[] heaps) {
    for (int i = 0; rules.mostLeft() > 2 && i < heaps.length; i++) {
      if (heaps[i] > heaps()) {
        throw new IllegalArgumentException(
            "heaps["
                + i
                + "] is "
                + heaps[i]
                + ", expected 0 to "
                + heaps()
                + " where moves that leave three heaps are listed");
      }
    }
  }

  /** Whether a move to two heaps, 0 for none, wins beside others. */
  boolean wins(int rest, long smaller, long larger) {
    return monoid.inP(after(rest, smaller, larger));
  }

  private int after(int rest, long smaller, long larger) {
    return after(after(rest, smaller), larger);
  }

  private int after(int rest, long heap) {
    return monoid.product(rest, elementOf(heap));
  }

  private int[] elements(long[] heaps) {
    int[] of = new int[heaps.length];
    for (int i = 0; i < heaps.length; i++) {
      if (heaps[i] < 0 || heaps[i] > heaps()) {
        check("heaps[" + i + "]", heaps[i]);
      }
      of[i] = elementOf(heaps[i]);
    }
    return of;
  }

  /** For each factor the product of all others. */
  private int[] rests(int[] factors) {
    int[] rest = new int[factors.length];
    int before = 0;
    for (int i = 0; i < factors.length; i++) {
      rest[i] = before;
      before = monoid.product(before, factors[i]);
    }
    int after = 0;
    for (int i = factors.length - 1; i >= 0; i--) {
      rest[i] = monoid.product(rest[i], after);
      after = monoid.product(after, factors[i]);
    }
    return rest;
  }

  /**
   * The heaps that generate Q: those that are no product of smaller ones. They are named a, b, c
   * and so on, in this order.
   *
   * @return their sizes, ascending
   */
  public IntStream generators() {
    return Arrays.stream(generators);
  }

  /**
   * An element as the least product of generators.
   *
   * @param element the element
   * @return such as {@code ab^2}; {@code 1} for the identity
   * @throws IllegalArgumentException if there is no such element
   */
  public String name(int element) {
    Checks.inRange("element", element, 0, order() - 1);
    return Monomials.name(monoid.normalForm(element));
  }

  /**
   * Relations that present Q: a monomial that is not in normal form, each of whose divisors is, and
   * its normal form. Rewriting by them from left to right brings every product of generators to its
   * normal form.
   *
   * @return relations such as {@code a^2 = 1}
   */
  public List<String> relations() {
    return Monomials.relations(monoid);
  }

  /**
   * Q as text.
   *
   * @return such as {@code < a,b | a^2 = 1, b^3 = b >}
   */
  public String presentation() {
    List<String> letters = new ArrayList<>();
    for (int i = 0; i < generators.length; i++) {
      letters.add(Monomials.letter(i));
    }
    return "< " + String.join(",", letters) + " | " + String.join(", ", relations()) + " >";
  }

  /**
   * Looks for a sum on which the quotient and an exhaustive search, which knows no theorem, differ.
   * There is none; this is for those who do not take the proof on trust.
   *
   * @param count the most heaps of a sum, 0 or more
   * @param size the largest heap, 0 to {@link #heaps()}
   * @param budget the sums to remember, the bytes for them, and the time
   * @return a sum with a wrong outcome, or empty if all are right
   * @throws IllegalArgumentException if an argument is out of range
   * @throws LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public Optional<long[]> disagreement(int count, int size, Budget budget) {
    Checks.nonNegative("count", count);
    Checks.inRange("size", size, 0, heaps());
    return ExhaustiveCheck.disagreement(this, count, size, Meter.start(budget));
  }

  /**
   * The game, the order, and how far it is proved.
   *
   * @return such as {@code 0.75: order 8, 2 in P, period 2 from 8}
   */
  @Override
  public String toString() {
    return rules
        + ": order "
        + order()
        + ", "
        + pElements().count()
        + " in P, "
        + period
            .map(p -> "period " + p.period() + " from " + p.preperiod())
            .orElse("heaps to " + heaps());
  }
}
