package org.grundy.misere;

import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.Outcome;
import org.grundy.heap.HeapRuleset;
import org.grundy.internal.LazyConcatenation;
import org.grundy.internal.Meter;

/**
 * Sums of heaps under misere play, exactly, for any ruleset: by theorem where all heaps are tame
 * but for at most one restive one, otherwise by searching every line of play within a budget.
 *
 * <p>A search remembers what it solved: sums in simplified form (reversible options removed where
 * that is proved to change nothing), whatever the order of their heaps. Its cost grows with the
 * number of sums that can be reached, so quickly beyond a few dozen beans in all; a {@link
 * MisereQuotient}, where there is one, is not bound by that.
 *
 * <p>For one thread; usable again after a limit or an interruption, keeping what was solved.
 *
 * <pre>{@code
 * MisereSolver kayles = MisereSolver.of(HeapRuleset.parse("0.77"));
 * kayles.outcome(5, 5);             // N, though two equal heaps are lost in Nim
 * kayles.winningMoves(5, 5);        // heap 0: 5 -> 1 + 2, ...
 * }</pre>
 */
public final class MisereSolver implements HeapSums {
  private static final Budget DEFAULT = Budgets.ofStates(5_000_000);

  private final HeapRuleset rules;
  private final Budget budget;
  private final MisereSearch search;

  private MisereSolver(HeapRuleset rules, Budget budget) {
    this.rules = Objects.requireNonNull(rules, "rules");
    this.budget = Objects.requireNonNull(budget, "budget");
    this.search = new MisereSearch(new Forms(new HeapComponents(rules)));
  }

  /**
   * A solver that may remember 5,000,000 sums, in at most 1 GiB and a quarter of the memory.
   *
   * @param rules the rules of the heaps
   * @return the solver
   */
  public static MisereSolver of(HeapRuleset rules) {
    return of(rules, DEFAULT);
  }

  /**
   * A solver with a budget.
   *
   * @param rules the rules of the heaps
   * @param budget the sums to remember in all, the bytes for them, and the time of one call
   * @return the solver
   */
  public static MisereSolver of(HeapRuleset rules, Budget budget) {
    return new MisereSolver(rules, budget);
  }

  @Override
  public HeapRuleset ruleset() {
    return rules;
  }

  /**
   * {@inheritDoc}
   *
   * @return {@link MisereMethod#GENUS} or {@link MisereMethod#SEARCH}
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  @Override
  public MisereMethod method(long... heaps) {
    return search.decided(simplify(heaps, Meter.start(budget)))
        ? MisereMethod.GENUS
        : MisereMethod.SEARCH;
  }

  /**
   * {@inheritDoc}
   *
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  @Override
  public Outcome outcome(long... heaps) {
    Meter meter = Meter.start(budget);
    return search.isP(simplify(heaps, meter), meter) ? Outcome.P : Outcome.N;
  }

  private Multiset simplify(long[] heaps, Meter meter) {
    return search.forms().simplify(HeapComponents.components(heaps), meter);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Searching happens as the stream is consumed.
   *
   * @throws org.grundy.LimitExceededException (when consumed) if the budget runs out
   * @throws org.grundy.CancelledException (when consumed) if the thread is interrupted
   */
  @Override
  public Stream<HeapMove> winningMoves(long... heaps) {
    int[] components = HeapComponents.components(heaps);
    Meter meter = Meter.start(budget);
    return LazyConcatenation.of(
        components.length,
        i ->
            MoveIterator.of(
                rules,
                i,
                components[i],
                option -> {
                  int[] after = Sums.replace(components, i, HeapComponents.parts(option));
                  return search.isP(search.forms().simplify(after, meter), meter);
                })
                .stream());
  }

  /**
   * The number of sums that were searched; those that a theorem decided are not counted.
   *
   * @return the count
   */
  public long solved() {
    return search.solved();
  }
}
