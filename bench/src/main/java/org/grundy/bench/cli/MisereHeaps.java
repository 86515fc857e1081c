package org.grundy.bench.cli;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.Position;
import org.grundy.bench.grammar.Component;
import org.grundy.bench.grammar.Numbers;
import org.grundy.heap.HeapRuleset;
import org.grundy.misere.HeapMove;
import org.grundy.misere.HeapSums;
import org.grundy.misere.MisereMethod;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.MisereSolver;
import org.grundy.misere.QuotientResult;
import org.grundy.sum.Sum;
import org.grundy.sum.SumMove;

/**
 * Misere play of a sum whose components are all heaps of one ruleset, told by their canonical text
 * {@code RULESET:HEAP,HEAP,...}: by a quotient if one is found soon that covers the heaps,
 * otherwise by genus or search.
 */
final class MisereHeaps implements SumAnswer {
  /** Quotients are looked for at least this far, so that a period can be proved. */
  private static final int LEAST_TABLE = 200;

  private static final int MOST_TABLE = 1000;

  private static final Budget QUOTIENT =
      Budget.unlimited()
          .withStates(1_000_000)
          .withBytes(Math.min(1L << 30, Runtime.getRuntime().maxMemory() / 4))
          .withTime(Duration.ofSeconds(5));

  private final List<long[]> components;
  private final HeapSums sums;

  /** All heaps, one component after another. */
  private final long[] heaps;

  private MisereHeaps(HeapRuleset rules, List<long[]> components) {
    this.components = components;
    this.heaps = components.stream().flatMapToLong(Arrays::stream).toArray();
    this.sums = strongest(rules, LongStream.of(heaps).max().orElse(0));
  }

  /** The answer, if the components are heaps of one ruleset. */
  static Optional<SumAnswer> answer(Sum sum) {
    HeapRuleset rules = null;
    List<long[]> components = new java.util.ArrayList<>();
    for (Position component : sum.components()) {
      String text = component.toString();
      int colon = text.indexOf(':');
      if (colon < 0) {
        return Optional.empty();
      }
      try {
        HeapRuleset of = HeapRuleset.parse(text.substring(0, colon));
        if (rules != null && !rules.equals(of)) {
          return Optional.empty();
        }
        rules = of;
        components.add(Numbers.list(text.substring(colon + 1)));
      } catch (IllegalArgumentException notHeaps) {
        return Optional.empty();
      }
    }
    return rules == null ? Optional.empty() : Optional.of(new MisereHeaps(rules, components));
  }

  private static HeapSums strongest(HeapRuleset rules, long largest) {
    int to = (int) Math.min(MOST_TABLE, Math.max(LEAST_TABLE, largest));
    QuotientResult result = MisereQuotient.find(rules, to, QUOTIENT, (done, total) -> {});
    MisereQuotient quotient =
        result instanceof QuotientResult.Found found
            ? found.quotient()
            : ((QuotientResult.NotFound) result).largest();
    boolean covers =
        largest <= quotient.heaps() || (quotient.period().isPresent() && rules.mostLeft() < 3);
    return covers ? quotient : MisereSolver.of(rules);
  }

  @Override
  public Outcome outcome() {
    return sums.outcome(heaps);
  }

  @Override
  public long count() {
    return sums.countWinningMoves(heaps);
  }

  @Override
  public Stream<SumMove> moves() {
    return sums.winningMoves(heaps).map(this::move);
  }

  private SumMove move(HeapMove move) {
    int component = 0;
    int index = move.index();
    while (index >= components.get(component).length) {
      index -= components.get(component++).length;
    }
    LongArrayList after = new LongArrayList(components.get(component));
    after.removeLong(index);
    long[] left = move.left().toArray();
    after.addElements(index, left.length == 0 ? new long[] {0} : left);
    String text =
        sums.ruleset()
            + ":"
            + after.longStream().mapToObj(Long::toString).collect(Collectors.joining(","));
    HeapMove here = new HeapMove(index, move.heap(), move.small(), move.middle(), move.large());
    return new SumMove(component, new Move(here.toString(), Component.parse(text)));
  }

  @Override
  public String method() {
    MisereMethod method = sums.method(heaps);
    return method.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean valued() {
    return false;
  }
}
