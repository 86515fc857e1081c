package org.grundy.heap;

import java.util.Arrays;
import java.util.Objects;
import org.grundy.internal.OrKernel;
import org.jspecify.annotations.Nullable;

/**
 * What the values of a span still have to prove: each heap's value is the least common one that is
 * free, so every rare value below it must have a witness, an option of that value. {@link Partners}
 * finds most of them for many heaps at once; {@link PairSearch} looks at all pairs for the rest.
 * For one thread.
 */
final class Witnesses {
  private static final int WORDS = OrKernel.PLANE_WORDS;

  private final OrKernel kernel;
  private final Planes planes;
  private final SolverWork work;
  private final PairSearch allPairs;
  private final Partners partners = new Partners();
  private final boolean singles;
  private @Nullable SparseSpace space;

  /** The span's first block. */
  private int span;

  /** For each heap of the span: the indexes of rare values that need a witness are below this. */
  private final int[] wantedBelow = new int[64 * Planes.SPAN];

  /** By index of a rare value, then by block: the heaps that have it as an option of one heap. */
  private long[] single = {};

  /** By index of a rare value, then by block: the heaps that have a witness that will stay. */
  private long[] witnessed = {};

  /** By index of a rare value, then by block: the heaps that need a witness. */
  private long[] wanted = {};

  private long[] wantedFrom = {};
  private int rareValue;

  Witnesses(CodeRuleset code, OrKernel kernel, Planes planes, SolverWork work) {
    this.kernel = kernel;
    this.planes = planes;
    this.work = work;
    this.singles = code.any(2);
    this.allPairs = new PairSearch(kernel, code);
  }

  /** Begins anew with a space, for a table of so many heaps that is in the planes. */
  void reset(ValueTable g, int heaps, SparseSpace s, int[] pairTakes) {
    space = s;
    single = new long[s.words * WORDS];
    witnessed = new long[s.words * WORDS];
    wanted = new long[s.words * WORDS];
    wantedFrom = new long[s.words + 1];
    partners.gather(g, heaps, planes, s, pairTakes);
  }

  void beginSpan(int block) {
    span = block;
    Arrays.fill(witnessed, 0);
  }

  /** Forgets all options of one heap, before some blocks of the span are computed. */
  void beginBlocks() {
    Arrays.fill(single, 0);
  }

  /** Notes that a heap needs witnesses for the rare values of all indexes below one. */
  void want(int n, int below) {
    wantedBelow[n - (span << 6)] = below;
  }

  /** Notes that heap n has an option of one heap with the rare value of an index. */
  void addSingle(int n, int index) {
    single[index * WORDS + (n >> 6) - span] |= 1L << n;
  }

  /** Forgets the options of one heap at the heaps from one on. */
  void forgetSingles(int heap) {
    int block = (heap >> 6) - span;
    for (int at = 0; singles && at < single.length; at += WORDS) {
      single[at + block] &= (1L << heap) - 1;
      Arrays.fill(single, at + block + 1, at + WORDS, 0);
    }
  }

  /** Rows of planes looked at by {@link Partners}, each for all blocks of a span. */
  long tried() {
    return partners.tried;
  }

  void clearTried() {
    partners.tried = 0;
  }

  /** Pairs looked at one by one. */
  long pairs() {
    return allPairs.pairs;
  }

  /** The value of the heap that {@link #firstRare} found. */
  int rareValue() {
    return rareValue;
  }

  /**
   * Looks for witnesses for the heaps from one on. The first heap without one for some value takes
   * the least such value.
   *
   * @param first the heap from which on values may still change
   * @return that heap, or -1
   */
  int firstRare(ValueTable g, int first, int from, int end) {
    SparseSpace s = Objects.requireNonNull(space);
    int spanStart = span << 6;
    int most = wantWitnesses(from - spanStart, end - spanStart);
    int rare = end;
    int origin = planes.entryOrigin(span) - 1;
    for (int u = 0; u < most; u++) {
      int at = u * WORDS;
      long any = 0;
      for (int j = 0; j < Planes.SPAN; j++) {
        long open = wanted[at + j] & ~(single[at + j] | witnessed[at + j]);
        int before = rare - spanStart - 64 * j;
        // Heaps after the rare one that was found will be computed again.
        open &= before >= 64 ? -1 : before <= 0 ? 0 : (1L << before) - 1;
        wanted[at + j] = open;
        witnessed[at + j] |= open;
        any |= open;
        work.searches += Long.bitCount(open);
      }
      if (any != 0) {
        partners.search(kernel, planes, origin, u, wanted, at);
        int heap = firstWithoutPair(g, first, u, at, s);
        if (heap >= 0) {
          rare = heap;
          rareValue = s.rareValue(s.phase(heap), u);
        }
      }
    }
    return rare == end ? -1 : rare;
  }

  /** The first of the wanting heaps for which no pair has the rare value of an index, or -1. */
  private int firstWithoutPair(ValueTable g, int first, int u, int at, SparseSpace s) {
    int without = -1;
    for (int j = 0; j < Planes.SPAN; j++) {
      long changeable = wanted[at + j];
      for (long rest = changeable; rest != 0 && without < 0; rest &= rest - 1) {
        int n = ((span + j) << 6) + Long.numberOfTrailingZeros(rest);
        int larger = allPairs.largerOf(g, n, s.rareValue(s.phase(n), u));
        if (larger < 0) {
          without = n;
        } else if (larger < first) {
          changeable &= ~(1L << n);
        }
      }
      witnessed[at + j] &= ~changeable;
    }
    return without;
  }

  /**
   * Turns what heaps want into the heaps that want it, by index and block.
   *
   * @return a bound of the indexes
   */
  private int wantWitnesses(int from, int end) {
    int most = 0;
    for (int i = from; i < end; i++) {
      most = Math.max(most, wantedBelow[i]);
    }
    for (int j = 0; j < Planes.SPAN; j++) {
      int first = Math.max(from, j << 6);
      int last = Math.min(end, (j + 1) << 6);
      Arrays.fill(wantedFrom, 0, most + 1, 0);
      for (int i = first; i < last; i++) {
        wantedFrom[wantedBelow[i]] |= 1L << i;
      }
      long all = 0;
      for (int u = most - 1; u >= 0; u--) {
        all |= wantedFrom[u + 1];
        wanted[u * WORDS + j] = all;
      }
    }
    return most;
  }
}
