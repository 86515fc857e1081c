package org.grundy.heap;

import java.util.Arrays;
import org.grundy.internal.EntryGroup;
import org.grundy.internal.Meter;
import org.grundy.internal.OrKernel;
import org.jspecify.annotations.Nullable;

/**
 * Values of a take-and-break code that leaves at most two heaps, 64 heaps at a time.
 *
 * <p>In a {@link SparseSpace} the values of label 1 that are excluded at n come from one rare heap
 * r and one common heap n - k - r. A row holds, for 64 consecutive heaps, one bit for each index of
 * a common value and heap. So a rare heap with r + k = 64 q + s excludes, at the 64 heaps of block
 * B, row B - q shifted by s (the rest coming from row B - q - 1), its words permuted by an
 * exclusive or with the index of g(r). All rare heaps of one s are combined before the shift, and
 * the unshifted combination is kept for the next block. Rare heaps with r + k below 64 are marked
 * one bit at a time, forward, as soon as a value is known; those too far back for the rows one bit
 * at a time from the table.
 *
 * <p>The least common value c not excluded is the answer unless a rare value below it is free.
 * Common heaps w with w + k = 64 j give witnesses: row B - j permuted by g(w) marks values that are
 * options. For each rare value below c still without a witness all pairs are searched; if none has
 * it, it is the answer, and the heap is a new rare one. So every answer is exact.
 *
 * <p>Without a space (direct) every heap up to n / 2 is listed like a rare heap and all heaps are
 * in the rows: the definition of the mex, 64 heaps and all values at a time.
 *
 * <p>For one thread.
 */
final class BlockSolver {
  /** Heaps below this are computed by the definition. */
  private static final int START = 1024;

  /** Smallest heaps kept in reverse, so that pairs with them lie side by side. */
  private static final int REVERSED = 4096;

  private static final int MIN_WORDS = 16;

  /** Listed heaps above which combining those of one shift first is faster. */
  private static final int DENSE = 8192;

  private static final long MAX_ROW_BYTES = 64L << 20;
  private static final long EARLY_ROW_BYTES = 16L << 20;

  private final CodeRuleset code;
  private final int[] pairTakes;
  private final int[] singleTakes;
  private final boolean direct;
  private final OrKernel kernel;
  private final DirectEvaluator start;
  private final SolverWork work = new SolverWork();

  private final int firstBlock;
  private int nextReview;
  private int rareAtReview;
  private int rareCount;
  private int lastRare;
  private int words = MIN_WORDS;

  /** Longs a heap needs for one bit an index. */
  private int longs = 1;

  private @Nullable SparseSpace space;

  /** Rows of blocks firstRow, firstRow + 1, ... */
  private long[] rows = {};

  private int firstRow;
  private int rowsBack;

  /** By (r + k) mod 64: the rare heaps, and their unshifted combination at the block before. */
  private final EntryGroup[] near = new EntryGroup[64];

  /** Whether rare heaps are so many that combining them before the shift pays. */
  private boolean dense;

  /** The rare heaps when they are not, except those with r + k divisible by 64. */
  private final EntryGroup shifted;

  private long[][] previous = {};
  private long[] current = {};
  private final EntryGroup witnesses;

  /** Witnesses are wanted up to this distance, in blocks, and are there up to nextWitness. */
  private int maxWitness;

  private int nextWitness;

  /** Direct only: heaps listed so far. */
  private int nextListed;

  private int[] smallDistance = {};
  private int[] smallIndex = {};
  private int smallCount;
  private int[] farDistance = {};
  private int[] farIndex = {};
  private int farCount;

  /** Values of label 1, and 0, excluded at the block's heaps: by index, then by heap. */
  private long[] excluded = {};

  private long[] witnessed = {};
  private long[] excludedAt = {};
  private long[] witnessedAt = {};

  /** Marks made forward, for this block and the next. */
  private long[] forward = {};

  /** The marks made forward before this block began. */
  private long[] forwardBefore = {};

  /** Marks by options of one heap, at one heap. */
  private long[] singleExcluded = {};

  private long[] singleWitnessed = {};

  /** By index of a rare value: the heaps of the block that still want a witness for it. */
  private long[] missing = {};

  private int[] missingIndexes = {};
  private int missingCount;

  /** By heap of the block: its value where it was found to be rare, else -1. */
  private final int[] forced = new int[64];

  private final int[] newRare = new int[64];
  private int newRareCount;
  private final Partners partners = new Partners();
  private byte[] reversedBytes = {};
  private short[] reversedShorts = {};
  private int reversedWidth;

  BlockSolver(CodeRuleset code, boolean direct, OrKernel kernel) {
    this.code = code;
    this.pairTakes = code.takes(4);
    this.singleTakes = code.takes(2);
    this.direct = direct;
    this.kernel = kernel;
    this.start = DirectEvaluator.of(code);
    this.witnesses = new EntryGroup(kernel.lanes());
    this.shifted = new EntryGroup(kernel.lanes());
    for (int s = 0; s < 64; s++) {
      near[s] = new EntryGroup(kernel.lanes());
    }
    firstBlock = (Math.max(START, 2 * code.maxTake() + 128) + 63) >> 6;
    nextReview = -1;
  }

  /** Whether the rows suit a code: they want few numbers to take. */
  static boolean suits(HeapRuleset ruleset) {
    return ruleset instanceof CodeRuleset code
        && code.any(4)
        && !code.any(8)
        && code.maxTake() <= 4096
        && code.takes(4).length <= 64;
  }

  /** What was done for the values of so many heaps. */
  SequenceWork work(int heaps) {
    return new SequenceWork(
        heaps,
        start.optionsSeen + work.optionsSeen + work.marks,
        work.rows + partners.tries,
        work.searches,
        work.pairsSearched,
        direct ? 0 : rareCount,
        direct ? 0 : lastRare);
  }

  @Nullable SparseSpace space() {
    return space;
  }

  /** Computes values until the table has at least the given length; whole blocks of 64. */
  void extend(ValueTable g, int length, Meter meter) {
    while (g.length() < length && g.length() < firstBlock << 6) {
      g.append(start.next(g));
      meter.tick(g.length());
    }
    if (g.length() >= length) {
      return;
    }
    // A table from elsewhere (a checkpoint, another strategy) may end within a block.
    g.truncate(g.length() & -64);
    int block = g.length() >> 6;
    if (nextReview < 0 || block != builtTo) {
      rebuild(g, block);
    }
    while (g.length() < length) {
      meter.check(g.length());
      block = g.length() >> 6;
      if (block >= nextReview) {
        review(g, block);
      }
      while (!solve(g, block)) {
        g.truncate(block << 6);
        words *= 2;
        rebuild(g, block);
      }
      builtTo = block + 1;
    }
  }

  /** The block that the rows and lists are ready for. */
  private int builtTo = -1;

  /** Looks, at every doubling, for a better space; less often when rare heaps have become few. */
  private void review(ValueTable g, int block) {
    nextReview = block * 2;
    if (!direct && block > 1 << 14 && rareCount < rareAtReview + (rareAtReview >> 2)) {
      return;
    }
    rebuild(g, block);
  }

  private void rebuild(ValueTable g, int block) {
    int heaps = block << 6;
    builtTo = block;
    nextReview = Math.max(nextReview, block * 2);
    int largest = 0;
    for (int n = 0; n < heaps; n++) {
      largest = Math.max(largest, g.get(n));
    }
    while (largest >= (direct ? words : 2 * words)) {
      words *= 2;
    }
    longs = Math.max(1, words >> 6);
    space = direct ? null : chooseSpace(g, heaps);
    SparseSpace s = space;
    for (EntryGroup group : near) {
      group.clear();
    }
    witnesses.clear();
    shifted.clear();
    dense = s == null || rareCount(g, heaps, s) * pairTakes.length > DENSE;
    smallCount = 0;
    farCount = 0;
    rareCount = 0;
    lastRare = 0;
    nextListed = 1;
    maxWitness = direct ? 0 : Math.min(4 * words, 1024);
    nextWitness = 1;
    rowsBack = rowsWanted(g, heaps, s);
    firstRow = block - rowsBack;
    rows = new long[(rowsBack + Math.max(64, rowsBack / 4)) * words];
    for (int n = Math.max(1, firstRow << 6); n < heaps; n++) {
      plant(n, g.get(n));
    }
    previous = new long[64][];
    current = new long[words];
    excluded = new long[Math.max(64, words)];
    witnessed = new long[Math.max(64, words)];
    excludedAt = new long[64 * longs];
    witnessedAt = new long[64 * longs];
    forward = new long[128 * longs];
    forwardBefore = new long[64 * longs];
    singleExcluded = new long[longs];
    singleWitnessed = new long[longs];
    missing = new long[words];
    missingIndexes = new int[words];
    missingCount = 0;
    if (direct) {
      list(g, block);
    } else {
      SparseSpace chosen = java.util.Objects.requireNonNull(s);
      for (int n = 1; n < heaps; n++) {
        int value = g.get(n);
        if (!chosen.isCommon(n, value)) {
          addRare(n, chosen.index(value));
        }
      }
    }
    rareAtReview = rareCount;
    if (s != null) {
      partners.gather(g, heaps, rowsBack, s, pairTakes);
    }
    int origin = (block - firstRow) * words;
    for (int shift = 0; shift < 64; shift++) {
      previous[shift] = new long[words];
      if (dense) {
        kernel.orRows(rows, origin - words, near[shift], previous[shift], words);
      }
    }
    for (int n = heaps - 63; n < heaps; n++) {
      markForward(n, g.get(n), heaps);
    }
  }

  /**
   * Every rare heap costs for ever, and recent ones say how many will come: they count twice. (With
   * recent heaps alone, spaces that differ where early heaps have their values would tie.)
   */
  private SparseSpace chooseSpace(ValueTable g, int heaps) {
    long[] counts = new long[4 * words];
    for (int n = 1; n < heaps; n++) {
      counts[g.get(n) + (n & 1) * 2 * words] += n < heaps / 4 ? 1 : 2;
    }
    return SparseSpace.best(counts, pairTakes);
  }

  private static long rareCount(ValueTable g, int heaps, SparseSpace s) {
    long count = 0;
    for (int n = 1; n < heaps; n++) {
      count += s.isCommon(n, g.get(n)) ? 0 : 1;
    }
    return count;
  }

  private int rowsWanted(ValueTable g, int heaps, @Nullable SparseSpace s) {
    int farthest = 0;
    if (s != null) {
      for (int n = heaps - 1; n > 0 && farthest == 0; n--) {
        farthest = s.isCommon(n, g.get(n)) ? 0 : n;
      }
    }
    long early = Math.min(EARLY_ROW_BYTES / (8L * words), heaps / 32);
    long wanted = direct ? heaps / 32 + 70 : Math.max(farthest / 64 + 70, early);
    return (int) Math.max(maxWitness + 3, Math.min(wanted, MAX_ROW_BYTES / (8L * words)));
  }

  /** The index of a value, whatever its label. */
  private int index(int value) {
    SparseSpace s = space;
    return s == null ? value : s.index(value);
  }

  private boolean inRows(int heap, int value) {
    SparseSpace s = space;
    return heap > 0 && (s == null || s.isCommon(heap, value));
  }

  /** Sets a heap's bit in the rows, if it belongs there. */
  private void plant(int heap, int value) {
    if (inRows(heap, value)) {
      rows[((heap >> 6) - firstRow) * words + index(value)] |= 1L << heap;
    }
  }

  /** Lists a heap to be combined with the rows, from the given block on. */
  private void addRare(int heap, int index) {
    rareCount++;
    lastRare = heap;
    for (int take : pairTakes) {
      int distance = heap + take;
      if (distance < 64) {
        addSmall(distance, index);
      } else if ((distance >> 6) + 2 <= rowsBack) {
        int shift = distance & 63;
        if (dense || shift == 0) {
          near[shift].add((distance >> 6) * words, index);
        } else {
          shifted.add((distance >> 6) * words, index, shift);
        }
      } else {
        if (farCount == farDistance.length) {
          farDistance = Arrays.copyOf(farDistance, Math.max(16, 2 * farCount));
          farIndex = Arrays.copyOf(farIndex, farDistance.length);
        }
        farDistance[farCount] = distance;
        farIndex[farCount++] = index;
      }
    }
  }

  private void addSmall(int distance, int index) {
    for (int e = 0; e < smallCount; e++) {
      if (smallDistance[e] == distance && smallIndex[e] == index) {
        return;
      }
    }
    if (smallCount == smallDistance.length) {
      smallDistance = Arrays.copyOf(smallDistance, Math.max(16, 2 * smallCount));
      smallIndex = Arrays.copyOf(smallIndex, smallDistance.length);
    }
    smallDistance[smallCount] = distance;
    smallIndex[smallCount++] = index;
  }

  /** Direct: lists the heaps below half of all heaps of a block, whatever is taken. */
  private void list(ValueTable g, int block) {
    int last = ((block << 6) - code.maxTake() - 1) / 2;
    for (; nextListed <= last; nextListed++) {
      int index = g.get(nextListed);
      addRare(nextListed, index);
    }
  }

  /** Marks what a heap in the rows excludes at later heaps together with the small rare heaps. */
  private void markForward(int heap, int value, int blockStart) {
    if (!inRows(heap, value)) {
      return;
    }
    int index = index(value);
    for (int e = 0; e < smallCount; e++) {
      int at = heap + smallDistance[e] - blockStart;
      if (at >= 0) {
        int u = index ^ smallIndex[e];
        forward[at * longs + (u >> 6)] |= 1L << u;
      }
    }
  }

  /** Computes one block; false if a value does not fit the rows. */
  private boolean solve(ValueTable g, int block) {
    int blockStart = block << 6;
    makeRow(block);
    int origin = (block - firstRow) * words;
    combineRare(origin);
    BitMatrix.transpose(excluded, words, excludedAt);
    if (!direct) {
      addWitnesses(g, block);
      kernel.orRows(rows, origin, witnesses, witnessed, words);
      work.rows += witnesses.size();
      BitMatrix.transpose(witnessed, words, witnessedAt);
    }
    System.arraycopy(forward, 0, forwardBefore, 0, 64 * longs);
    Arrays.fill(forced, -1);
    newRareCount = 0;
    int from = 0;
    while (from < 64) {
      for (int i = from; i < 64; i++) {
        int value = forced[i] >= 0 ? forced[i] : next(g, blockStart + i, i);
        if (value < 0) {
          return false;
        }
        g.append(value);
        enter(g, blockStart + i, value, blockStart, origin);
      }
      from = firstRare(g, blockStart, origin);
      if (from < 64) {
        goBack(g, from, blockStart, origin);
      }
    }
    System.arraycopy(forward, 64 * longs, forward, 0, 64 * longs);
    Arrays.fill(forward, 64 * longs, 128 * longs, 0);
    finish(g, block, origin);
    return true;
  }

  /** Enters a value of the block in its row and marks what it excludes close by. */
  private void enter(ValueTable g, int n, int value, int blockStart, int origin) {
    SparseSpace s = space;
    if (s == null || s.isCommon(n, value)) {
      int index = index(value);
      int at = n - blockStart;
      rows[origin + index] |= 1L << n;
      int[] distances = smallDistance;
      int[] indexes = smallIndex;
      long[] marks = forward;
      for (int e = 0; e < smallCount; e++) {
        int u = index ^ indexes[e];
        marks[(at + distances[e]) * longs + (u >> 6)] |= 1L << u;
      }
      work.marks += smallCount;
    } else {
      newRare[newRareCount++] = n;
      markWithSmallest(g, n, s.index(value), blockStart);
    }
  }

  /**
   * Looks for the missing witnesses of the block. The first heap without one takes the least value
   * for which there is none.
   *
   * @return that heap, or 64
   */
  private int firstRare(ValueTable g, int blockStart, int origin) {
    int first = 64;
    int least = 0;
    for (int m = 0; m < missingCount; m++) {
      int u = missingIndexes[m];
      long heaps = missing[u];
      missing[u] = 0;
      if (first < 63) {
        heaps &= (2L << first) - 1;
      }
      heaps = withoutWitness(g, u, heaps, blockStart, origin);
      if (heaps != 0) {
        int i = Long.numberOfTrailingZeros(heaps);
        if (i < first || u < least) {
          first = i;
          least = u;
        }
      }
    }
    missingCount = 0;
    if (first < 64) {
      SparseSpace s = java.util.Objects.requireNonNull(space);
      forced[first] = s.rareValue(s.phase(blockStart + first), least);
    }
    return first;
  }

  /** Those heaps of the block (as bits) for which no option has the rare value of an index. */
  private long withoutWitness(ValueTable g, int u, long heaps, int blockStart, int origin) {
    SparseSpace s = java.util.Objects.requireNonNull(space);
    work.searches += Long.bitCount(heaps);
    long left = partners.search(rows, origin, words, u, heaps);
    long none = 0;
    for (long rest = left; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      int n = blockStart + i;
      if (!isPairValue(g, n, s.rareValue(s.phase(n), u))) {
        none |= 1L << i;
        break;
      }
    }
    return none;
  }

  /** Takes back the values of the block's heaps from the given one on. */
  private void goBack(ValueTable g, int from, int blockStart, int origin) {
    g.truncate(blockStart + from);
    System.arraycopy(forwardBefore, 0, forward, 0, 64 * longs);
    Arrays.fill(forward, 64 * longs, 128 * longs, 0);
    Arrays.fill(rows, origin, origin + words, 0);
    newRareCount = 0;
    for (int i = 0; i < from; i++) {
      enter(g, blockStart + i, g.get(blockStart + i), blockStart, origin);
    }
  }

  /** Makes an empty row, sliding the window when it is at the end of its array. */
  private void makeRow(int block) {
    int at = (block - firstRow) * words;
    if (at + words > rows.length) {
      System.arraycopy(rows, at - rowsBack * words, rows, 0, rowsBack * words);
      firstRow = block - rowsBack;
      at = rowsBack * words;
    }
    Arrays.fill(rows, at, at + words, 0);
  }

  private void combineRare(int origin) {
    Arrays.fill(excluded, 0);
    for (int shift = 0; shift < 64; shift++) {
      if (near[shift].size() == 0) {
        continue;
      }
      work.rows += near[shift].size();
      kernel.orRows(rows, origin, near[shift], current, words);
      long[] before = previous[shift];
      if (shift == 0) {
        for (int u = 0; u < words; u++) {
          excluded[u] |= current[u];
        }
      } else {
        orShifted(current, before, shift, excluded, words);
      }
      previous[shift] = current;
      current = before;
    }
    if (shifted.size() > 0) {
      work.rows += shifted.size();
      kernel.orShiftedRows(rows, origin, shifted, excluded, words);
    }
  }

  private static void orShifted(long[] now, long[] before, int shift, long[] target, int words) {
    for (int u = 0; u < words; u++) {
      target[u] |= (now[u] << shift) | (before[u] >>> -shift);
    }
  }

  /** Witness heaps w = 64 j - k, where no pair is a heap with itself: w is below n / 2. */
  private void addWitnesses(ValueTable g, int block) {
    int last = Math.min(maxWitness, block / 2 - 2);
    for (; nextWitness <= last; nextWitness++) {
      int heap = (nextWitness << 6) - pairTakes[0];
      if (heap > 0 && inRows(heap, g.get(heap))) {
        witnesses.add(nextWitness * words, index(g.get(heap)));
      }
    }
  }

  /**
   * The value of heap n, the i-th of its block, or -1 if it does not fit the rows. It is the least
   * common value not excluded, on condition that the rare values noted as missing have witnesses.
   */
  private int next(ValueTable g, int n, int i) {
    SparseSpace s = space;
    int at = i * longs;
    int phase = s == null ? 0 : s.phase(n);
    if (singleTakes.length > 0) {
      markSingles(g, n, s, phase);
    }
    if (s == null) {
      markMiddle(g, n, at);
    }
    if (farCount > 0) {
      markFar(g, n, at);
    }
    int candidate = words;
    for (int w = 0; w < longs; w++) {
      long free = ~(excludedAt[at + w] | forward[at + w] | singleExcluded[w]);
      if (free != 0) {
        candidate = (w << 6) + Long.numberOfTrailingZeros(free);
        break;
      }
    }
    if (candidate >= words) {
      return -1;
    }
    if (s == null) {
      return candidate;
    }
    int below = s.rareBelow(phase, candidate);
    for (int w = 0; w << 6 < below; w++) {
      long wanting = ~(witnessedAt[at + w] | singleWitnessed[w]);
      if (below - (w << 6) < 64) {
        wanting &= (1L << below) - 1;
      }
      for (; wanting != 0; wanting &= wanting - 1) {
        int u = (w << 6) + Long.numberOfTrailingZeros(wanting);
        if (missing[u] == 0) {
          missingIndexes[missingCount++] = u;
        }
        missing[u] |= 1L << i;
      }
    }
    return s.commonValue(phase, candidate);
  }

  private void markSingles(ValueTable g, int n, @Nullable SparseSpace s, int phase) {
    Arrays.fill(singleExcluded, 0);
    Arrays.fill(singleWitnessed, 0);
    for (int k : singleTakes) {
      int value = g.get(n - k);
      int u = index(value);
      if (s == null || (Integer.bitCount(value & s.mask) & 1) != phase) {
        singleExcluded[u >> 6] |= 1L << u;
      } else {
        singleWitnessed[u >> 6] |= 1L << u;
      }
    }
  }

  private void markFar(ValueTable g, int n, int at) {
    for (int e = 0; e < farCount; e++) {
      int partner = n - farDistance[e];
      if (partner > 0) {
        int value = g.get(partner);
        if (inRows(partner, value)) {
          int u = index(value) ^ farIndex[e];
          excludedAt[at + (u >> 6)] |= 1L << u;
        }
      }
    }
    work.marks += farCount;
  }

  /** Direct: the pairs of nearly equal heaps, which are not listed. */
  private void markMiddle(ValueTable g, int n, int at) {
    for (int take : pairTakes) {
      int left = n - take;
      int last = code.unequal ? (left - 1) / 2 : left / 2;
      work.optionsSeen += Math.max(0, last - nextListed + 1);
      for (int a = nextListed; a <= last; a++) {
        int u = g.get(a) ^ g.get(left - a);
        excludedAt[at + (u >> 6)] |= 1L << u;
      }
    }
  }

  /** Whether some option of two heaps has the given value. */
  private boolean isPairValue(ValueTable g, int n, int value) {
    if (g.width() != reversedWidth) {
      reverse(g);
    }
    if (g.width() < 4 && value >>> (8 * g.width()) != 0) {
      return false;
    }
    for (int take : pairTakes) {
      int left = n - take;
      int last = code.unequal ? (left - 1) / 2 : left / 2;
      int done = 0;
      if (reversedWidth < 4) {
        int count = Math.min(Math.min(REVERSED, reversedCount), last);
        int at = REVERSED - count;
        int from = left - count;
        int found =
            reversedWidth == 1
                ? kernel.firstPair(g.bytes(), from, reversedBytes, at, count, (byte) value)
                : kernel.firstPair(g.shorts(), from, reversedShorts, at, count, (short) value);
        work.pairsSearched += Math.min(found + 1, count);
        if (found < count) {
          return true;
        }
        done = count;
      }
      for (int a = done + 1; a <= last; a++) {
        if ((g.get(a) ^ g.get(left - a)) == value) {
          work.pairsSearched += a - done;
          return true;
        }
      }
      work.pairsSearched += last - done;
    }
    return false;
  }

  /** How many heaps are kept in reverse. */
  private int reversedCount;

  private void reverse(ValueTable g) {
    reversedWidth = g.width();
    reversedCount = Math.min(REVERSED, g.length() - 1);
    reversedBytes = new byte[reversedWidth == 1 ? REVERSED : 0];
    reversedShorts = new short[reversedWidth == 2 ? REVERSED : 0];
    for (int a = 1; a <= reversedCount; a++) {
      if (reversedWidth == 1) {
        reversedBytes[REVERSED - a] = (byte) g.get(a);
      } else if (reversedWidth == 2) {
        reversedShorts[REVERSED - a] = (short) g.get(a);
      }
    }
  }

  /** A new rare heap excludes values at the later heaps of its block with the smallest heaps. */
  private void markWithSmallest(ValueTable g, int heap, int index, int blockStart) {
    for (int take : pairTakes) {
      for (int b = 1; heap + take + b < blockStart + 64; b++) {
        int value = g.get(b);
        if (inRows(b, value)) {
          int u = index ^ index(value);
          forward[(heap + take + b - blockStart) * longs + (u >> 6)] |= 1L << u;
        }
      }
    }
  }

  /** Lists the block's new rare heaps for the blocks to come. */
  private void finish(ValueTable g, int block, int origin) {
    if (direct) {
      int from = nextListed;
      list(g, block + 1);
      for (int heap = from; heap < nextListed; heap++) {
        addToPrevious(heap, g.get(heap), origin);
      }
      return;
    }
    for (int e = 0; e < newRareCount; e++) {
      int heap = newRare[e];
      int index = index(g.get(heap));
      addRare(heap, index);
      addToPrevious(heap, index, origin);
    }
    if (reversedCount < REVERSED) {
      reversedWidth = 0;
    }
  }

  /** Adds a newly listed heap to the unshifted combination that the next block starts from. */
  private void addToPrevious(int heap, int index, int origin) {
    for (int take : pairTakes) {
      int distance = heap + take;
      int back = distance >> 6;
      if (dense && distance >= 64 && back + 2 <= rowsBack) {
        int from = origin - back * words;
        long[] target = previous[distance & 63];
        if (from >= 0) {
          for (int u = 0; u < words; u++) {
            target[u] |= rows[from + (u ^ index)];
          }
        }
      }
    }
  }
}
