package org.grundy.misere;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.Outcome;
import org.grundy.internal.Meter;

/**
 * Compares a quotient with the definition: a sum is a P-position if it has a move, and none to a
 * P-position. Nothing is simplified here and no theorem used, so that an error in either would
 * show.
 */
final class ExhaustiveCheck {
  private static final int UNKNOWN = 0;
  private static final int P = 1;
  private static final int N = 2;
  private static final int STATE_BYTES = 72;

  private final int[][][] options;
  private final Object2IntOpenHashMap<Multiset> outcomes = new Object2IntOpenHashMap<>();
  private final Meter meter;
  private long bytes;

  private ExhaustiveCheck(HeapComponents heaps, int size, Meter meter) {
    this.options = IntStream.rangeClosed(0, size).mapToObj(heaps::options).toArray(int[][][]::new);
    this.meter = meter;
    outcomes.defaultReturnValue(UNKNOWN);
  }

  /** The first sum of up to {@code count} heaps of up to {@code size} whose outcomes differ. */
  static Optional<long[]> disagreement(MisereQuotient quotient, int count, int size, Meter meter) {
    ExhaustiveCheck check =
        new ExhaustiveCheck(new HeapComponents(quotient.ruleset()), size, meter);
    int[] sum = {};
    while (true) {
      long[] heaps = Arrays.stream(sum).asLongStream().toArray();
      if ((quotient.outcome(heaps) == Outcome.P) != (check.outcome(new Multiset(sum)) == P)) {
        return Optional.of(heaps);
      }
      sum = next(sum, count, size);
      if (sum.length > count) {
        return Optional.empty();
      }
    }
  }

  /** The next ascending array of numbers 1 to size: of the same length, or else longer. */
  private static int[] next(int[] ascending, int count, int size) {
    int last = ascending.length - 1;
    while (last >= 0 && ascending[last] == size) {
      last--;
    }
    int[] next = last < 0 ? new int[size == 0 ? count + 1 : ascending.length + 1] : ascending;
    next = next.clone();
    Arrays.fill(next, Math.max(last, 0), next.length, last < 0 ? 1 : ascending[last] + 1);
    return next;
  }

  private int outcome(Multiset root) {
    int known = outcomes.getInt(root);
    if (known != UNKNOWN) {
      return known;
    }
    java.util.ArrayList<Frame> stack = new java.util.ArrayList<>();
    stack.add(new Frame(root));
    while (true) {
      meter.tick(outcomes.size());
      Frame frame = stack.get(stack.size() - 1);
      if (!frame.reachesP && frame.advance()) {
        int outcome = outcomes.getInt(frame.current);
        if (outcome == UNKNOWN) {
          stack.add(new Frame(frame.current));
        }
        frame.reachesP = outcome == P;
        continue;
      }
      int outcome = frame.reachesP || !frame.moved ? N : P;
      meter.beforeState(outcomes.size());
      bytes += STATE_BYTES + 4L * frame.sum.parts.length;
      meter.beforeBytes(bytes, outcomes.size());
      outcomes.put(frame.sum, outcome);
      stack.remove(stack.size() - 1);
      if (stack.isEmpty()) {
        return outcome;
      }
      stack.get(stack.size() - 1).reachesP = outcome == P;
    }
  }

  private final class Frame {
    final Multiset sum;
    Multiset current = Multiset.EMPTY;
    boolean moved;
    boolean reachesP;
    private int heap;
    private int option;

    Frame(Multiset sum) {
      this.sum = sum;
    }

    /** Goes to the next option, if there is one. */
    boolean advance() {
      for (; heap < sum.parts.length; heap++, option = 0) {
        int[][] of = options[sum.parts[heap]];
        if (option < of.length) {
          int[] after = Sums.replace(sum.parts, heap, of[option++]);
          Arrays.sort(after);
          current = new Multiset(after);
          moved = true;
          return true;
        }
      }
      return false;
    }
  }
}
