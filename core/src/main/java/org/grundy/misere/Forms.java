package org.grundy.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.CycleException;
import org.grundy.Mex;
import org.grundy.internal.Meter;

/**
 * Components in a simpler form where that is proved to change no outcome, whatever stands beside
 * them, and what is known of their behaviour.
 *
 * <ul>
 *   <li>A component without a move is left out of a sum.
 *   <li>Components with the same options, after this simplification, are one.
 *   <li>A component with the options *0, ..., *(m-1), and all whose other options have *m as an
 *       option, equals the Nim heap *m; for m = 0 if moreover it is an N-position (Grundy and Smith
 *       1956: the other options are reversible).
 *   <li>*1 + *1 = 0.
 * </ul>
 */
final class Forms {
  private static final int[][] NOT_MET = {};

  /** About what one remembered option costs beside its parts. */
  private static final int OPTION_BYTES = 24;

  private final Components components;

  /** For each component: its options as given, its representative, its Nim heap or -1. */
  private int[][][] given = {};

  private int[] representative = {};
  private int[] nimHeap = {};
  private int[] behaviour = {};

  /** For each representative its options, in ascending order without repeats. */
  private int[][][] options = {};

  private final Map<Multiset, Integer> byOptions = new HashMap<>();
  private final Map<Integer, Integer> byNimHeap = new HashMap<>();
  private final Mex grundy = new Mex();
  private final Mex misereGrundy = new Mex();
  private long settled;
  private long bytes;

  Forms(Components components) {
    this.components = components;
  }

  /** The options of a component that stands for others. */
  int[][] options(int representative) {
    return options[representative];
  }

  /** What a component that was met in a simplified sum is. */
  int behaviour(int representative) {
    return behaviour[representative];
  }

  /** The number of components that were met. */
  long settled() {
    return settled;
  }

  int behaviourOf(int[] parts) {
    int sum = Behaviour.TERMINAL;
    for (int part : parts) {
      sum = Behaviour.sum(sum, behaviour[part]);
    }
    return sum;
  }

  /** The simplified form of a sum of any components. */
  Multiset simplify(int[] sum, Meter meter) {
    for (int part : sum) {
      settle(part, meter);
    }
    return new Multiset(simplified(sum));
  }

  /** Meets a component and everything reachable from it, those without unmet options first. */
  private void settle(int component, Meter meter) {
    IntArrayList stack = new IntArrayList();
    IntArrayList path = new IntArrayList();
    stack.push(component);
    try {
      while (!stack.isEmpty()) {
        int top = stack.topInt();
        reserve(top);
        if (isSettled(top)) {
          stack.popInt();
        } else if (given[top] == NOT_MET) {
          meter.tick(settled);
          meter.beforeState(settled + path.size());
          given[top] = components.options(top);
          bytes += bytesOf(given[top]);
          meter.beforeBytes(bytes, settled);
          path.push(top);
          pushUnsettled(top, stack, path);
        } else {
          path.popInt();
          settleNow(top);
        }
      }
    } finally {
      for (int i = 0; i < path.size(); i++) { // of a call that ended early
        bytes -= bytesOf(given[path.getInt(i)]);
        given[path.getInt(i)] = NOT_MET;
      }
    }
  }

  private void pushUnsettled(int component, IntArrayList stack, IntArrayList path) {
    // Backwards, so that the least of ascending options are met first, and the path stays short.
    int[][] of = given[component];
    for (int i = of.length - 1; i >= 0; i--) {
      for (int part : of[i]) {
        reserve(part);
        if (given[part] != NOT_MET) {
          int from = path.indexOf(part);
          throw new CycleException(
              IntStream.range(from, path.size())
                  .mapToLong(step -> components.state(path.getInt(step)))
                  .toArray());
        }
        if (!isSettled(part)) {
          stack.push(part);
        }
      }
    }
  }

  private boolean isSettled(int component) {
    return representative[component] >= 0;
  }

  private void reserve(int component) {
    int length = representative.length;
    if (component < length) {
      return;
    }
    int longer = Math.max(component + 1, Math.max(16, length + (length >> 1)));
    given = Arrays.copyOf(given, longer);
    options = Arrays.copyOf(options, longer);
    representative = Arrays.copyOf(representative, longer);
    nimHeap = Arrays.copyOf(nimHeap, longer);
    behaviour = Arrays.copyOf(behaviour, longer);
    Arrays.fill(given, length, longer, NOT_MET);
    Arrays.fill(options, length, longer, NOT_MET);
    Arrays.fill(representative, length, longer, -1);
  }

  private void settleNow(int component) {
    TreeSet<int[]> distinct = new TreeSet<>(Arrays::compare);
    for (int[] option : given[component]) {
      distinct.add(simplified(option));
    }
    int[][] simple = distinct.toArray(int[][]::new);
    bytes += bytesOf(simple) - bytesOf(given[component]);
    given[component] = NOT_MET;
    nimHeap[component] = nimHeap(simple);
    behaviour[component] = behaviour(simple);
    options[component] = simple;
    representative[component] =
        nimHeap[component] >= 0
            ? byNimHeap.computeIfAbsent(nimHeap[component], k -> component)
            : byOptions.computeIfAbsent(key(simple), k -> component);
    settled++;
  }

  private static long bytesOf(int[][] options) {
    long bytes = 0;
    for (int[] option : options) {
      bytes += OPTION_BYTES + 4L * option.length;
    }
    return bytes;
  }

  private static Multiset key(int[][] options) {
    IntArrayList all = new IntArrayList();
    for (int[] option : options) {
      all.addElements(all.size(), option);
      all.add(-1);
    }
    return new Multiset(all.toIntArray());
  }

  /** The representatives of settled components, without *0 and pairs of *1, ascending. */
  private int[] simplified(int[] sum) {
    int[] parts = new int[sum.length];
    int size = 0;
    int one = -1;
    for (int part : sum) {
      int by = representative[part];
      if (nimHeap[by] == 1) {
        one = one < 0 ? by : -1;
      } else if (nimHeap[by] != 0) {
        parts[size++] = by;
      }
    }
    if (one >= 0) {
      parts[size++] = one;
    }
    int[] result = Arrays.copyOf(parts, size);
    Arrays.sort(result);
    return result;
  }

  /** The Nim heap that a simplified sum equals, as far as known; -1 for none. */
  private int nimHeapOfSum(int[] parts) {
    int sum = 0;
    int large = 0;
    for (int part : parts) {
      int heap = nimHeap[part];
      large += heap > 1 ? 1 : 0;
      if (heap < 0 || large > 1) {
        return -1;
      }
      sum ^= heap; // *1 + *k = *(k ^ 1); two larger heaps are no Nim heap
    }
    return sum;
  }

  private int nimHeap(int[][] simple) {
    grundy.clear();
    boolean won = simple.length == 0;
    for (int[] option : simple) {
      int heap = nimHeapOfSum(option);
      if (heap >= 0) {
        grundy.mark(heap);
      }
      int known = behaviourOf(option);
      won |= Behaviour.isTame(known) && Behaviour.isP(known);
    }
    int m = grundy.valueAndClear();
    if (m == 0 && !won) {
      return -1;
    }
    for (int[] option : simple) {
      int heap = nimHeapOfSum(option);
      if (heap < 0 ? !hasOption(option, sum -> nimHeapOfSum(sum) == m) : heap == m) {
        return -1;
      }
    }
    return m;
  }

  private int behaviour(int[][] simple) {
    if (simple.length == 0) {
      return Behaviour.TERMINAL;
    }
    grundy.clear();
    misereGrundy.clear();
    boolean allTame = true;
    for (int[] option : simple) {
      int of = behaviourOf(option);
      if (Behaviour.isTame(of)) {
        grundy.mark(Behaviour.grundy(of));
        misereGrundy.mark(Behaviour.misereGrundy(of));
      } else {
        allTame = false;
      }
    }
    int g = grundy.valueAndClear();
    int g0 = misereGrundy.valueAndClear();
    int wanted = Behaviour.tame(g, g0);
    if (allTame || !Behaviour.isTame(wanted)) {
      return Behaviour.isTame(wanted) || !allTame ? wanted : Behaviour.RESTIVE;
    }
    for (int[] option : simple) {
      if (!Behaviour.isTame(behaviourOf(option))
          && !hasOption(option, sum -> behaviourOf(sum) == wanted)) {
        return Behaviour.WILD;
      }
    }
    return wanted;
  }

  private interface SumTest {
    boolean test(int[] sum);
  }

  /** Whether some option of a simplified sum passes. */
  private boolean hasOption(int[] sum, SumTest test) {
    for (int i = 0; i < sum.length; i++) {
      for (int[] option : options[sum[i]]) {
        if (test.test(replace(sum, i, option))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The simplified sum in which one component is replaced by one of its options. */
  int[] replace(int[] sum, int at, int[] option) {
    return simplified(Sums.replace(sum, at, option));
  }
}
