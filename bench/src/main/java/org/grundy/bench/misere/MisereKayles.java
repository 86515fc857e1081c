package org.grundy.bench.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.grundy.Outcome;
import org.grundy.heap.HeapRuleset;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.MisereSolver;
import org.grundy.misere.QuotientResult;
import org.grundy.reference.NaiveSolver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whether a sum of Kayles heaps with n pins in all is won under misere play, from nothing: the
 * naive solver and the search start without a memo, the quotient is found first.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode(Mode.AverageTime)
public class MisereKayles {
  private static final int LARGEST = 12;

  @Param({"naive", "search", "quotient"})
  public String strategy = "";

  @Param({"24", "36"})
  public int n;

  private BooleanSupplier wins = () -> false;

  /** Draws the heaps. */
  @Setup
  public void setUp() {
    HeapRuleset kayles = HeapRuleset.parse("0.77");
    long[] heaps = heaps();
    List<Integer> boxed = Arrays.stream(heaps).sorted().mapToObj(heap -> (int) heap).toList();
    wins =
        switch (strategy) {
          case "naive" -> () -> naive(kayles).winsMisere(boxed);
          case "search" -> () -> MisereSolver.of(kayles).outcome(heaps) == Outcome.N;
          case "quotient" -> () -> quotient(kayles).outcome(heaps) == Outcome.N;
          default -> throw new IllegalArgumentException("strategy " + strategy);
        };
  }

  private long[] heaps() {
    SplittableRandom random = new SplittableRandom(77);
    long[] heaps = new long[n];
    int count = 0;
    for (int left = n; left > 0; left -= (int) heaps[count++]) {
      heaps[count] = random.nextLong(1, Math.min(LARGEST, left) + 1L);
    }
    return Arrays.copyOf(heaps, count);
  }

  private static MisereQuotient quotient(HeapRuleset rules) {
    return ((QuotientResult.Found) MisereQuotient.find(rules, LARGEST)).quotient();
  }

  private static NaiveSolver<List<Integer>> naive(HeapRuleset rules) {
    return new NaiveSolver<>(
        sum -> {
          List<List<Integer>> options = new ArrayList<>();
          for (int i = 0; i < sum.size(); i++) {
            int index = i;
            rules.forEachOption(
                sum.get(i),
                (small, middle, large) -> options.add(after(sum, index, middle, large)));
          }
          return options;
        });
  }

  private static List<Integer> after(List<Integer> sum, int index, long middle, long large) {
    List<Integer> next = new ArrayList<>(sum);
    next.remove(index);
    if (middle > 0) {
      next.add((int) middle);
    }
    if (large > 0) {
      next.add((int) large);
    }
    next.sort(null);
    return next;
  }

  /** Whether the player to move wins. */
  @Benchmark
  public boolean outcome() {
    return wins.getAsBoolean();
  }
}
