package org.grundy.heap;

import java.util.Arrays;
import java.util.Objects;
import org.grundy.internal.EntryGroup;
import org.grundy.internal.Meter;
import org.grundy.internal.OrKernel;
import org.jspecify.annotations.Nullable;

/**
 * Values of a take-and-break code that leaves at most two heaps, in blocks of 64 heaps and spans of
 * {@value Planes#SPAN} blocks.
 *
 * <p>In a {@link SparseSpace} the values of label 1 that are excluded at n come from one rare heap
 * r and one common heap n - k - r. For 64 consecutive heaps, one word an index says which of them
 * are common with a value of that index. So a rare heap with r + k = 64 q + s excludes, at the
 * heaps of block B, the words of block B - q moved up by s (the rest coming from block B - q - 1),
 * their indexes permuted by an exclusive or with the index of g(r). There are three kinds of rare
 * heaps. Those with r + k of at least {@value Planes#NEAREST} are combined for a whole span before
 * it begins, in {@link Planes}, for as many indexes as values need. Nearer ones are combined block
 * by block, in rows that have the words of one block side by side. Those with r + k below 64 are
 * marked one bit at a time, forward, as soon as a value is known. (Those too far back for the
 * planes, which are few, are looked up for every heap.)
 *
 * <p>The least common value c not excluded is the answer unless a rare value below it is free. When
 * some blocks have been computed on that assumption, {@link Witnesses} are sought for the rare
 * values below c. If a value has none, it is the answer, the heap is a new rare one, and the heaps
 * after it are computed again. So every answer is exact.
 *
 * <p>Without a space (direct) every heap up to n / 2 is listed like a rare heap and all heaps are
 * in the planes: the definition of the mex, many heaps and all values at a time. Where values are
 * many, one heap after the other by the {@linkplain DirectCode definition} takes less.
 *
 * <p>For one thread.
 */
final class BlockSolver {
  /** Heaps below this are computed by the definition. */
  private static final int START = 1024;

  private static final int MIN_WORDS = 16;

  /** Blocks kept as rows: a span may be computed again, and wants those before it. */
  private static final int ROWS_BACK = 2 * Planes.SPAN + 2;

  private static final int ROWS = 8 * ROWS_BACK;

  private static final long MAX_PLANE_BYTES = 64L << 20;

  /** For rare heaps to come, where there were few of late and where there were many. */
  private static final long FEW_PLANE_BYTES = 1L << 20;

  private static final long EARLY_PLANE_BYTES = 16L << 20;

  /** The last rare heaps, which may be looked up one by one. */
  private static final int OUTLIERS = 16;

  /** New rare heaps after which the space is reconsidered. */
  private static final int FIRST_RARE = 16;

  /** Blocks without a new rare heap after which a whole span is computed before it is checked. */
  private static final int CALM = 16;

  /**
   * A rare heap and the witnesses that it asks for take as long as so many heaps listed directly.
   */
  private static final int RARE_ROWS = 13;

  /** One option takes as long, by the definition, as so many words of a row for 64 of them. */
  private static final int DEFINITION_WORDS = 256;

  private final CodeRuleset code;
  private final int[] pairTakes;
  private final int[] singleTakes;

  /** Whether it decides between them itself. */
  private final boolean automatic;

  private boolean direct;
  private boolean byDefinition;
  private final OrKernel kernel;
  private final DirectEvaluator start;
  private final SolverWork work = new SolverWork();

  /** Heaps of the blocks before this one are computed by the definition. */
  private int definedTo;

  /** The block that rows, planes and lists are ready for. */
  private int builtTo = -1;

  private int nextReview = -1;
  private int rareAtReview;

  /** So many rare heaps make it look for a better space before the next review. */
  private int tooManyRare;

  private int rareCount;
  private int lastRare;
  private int calm;
  private int words = MIN_WORDS;

  /** Longs a heap needs for one bit an index. */
  private int longs = 1;

  private @Nullable SparseSpace space;

  /** Rows of blocks firstRow, firstRow + 1, ..., and the first block without a row. */
  private long[] rows = {};

  private int firstRow;
  private int nextRow;

  private final Planes planes = new Planes();

  /** The span's first block. */
  private int span;

  /** Indexes below this are combined; grows when a value needs more. */
  private int limit;

  /** The rare heaps far enough for the planes. */
  private final FarHeaps far;

  private final Witnesses witnesses;

  /** Those of the rows. */
  private final EntryGroup near = new EntryGroup();

  /** Direct only: the least heap not listed yet. */
  private int nextListed;

  private int[] smallDistance = {};
  private int[] smallIndex = {};
  private int smallCount;
  private int[] beyondDistance = {};
  private int[] beyondIndex = {};
  private int beyondCount;

  /** Values of label 1, and 0, excluded at one block's heaps: by index, then by heap. */
  private long[] excluded = {};

  private long[] excludedAt = {};

  /** Marks made forward, for the span and the block after it; and before some blocks began. */
  private long[] forward = {};

  private long[] forwardBefore = {};

  /** Marks by options of one heap, at one heap. */
  private long[] singleExcluded = {};

  private final int[] newRare = new int[64 * Planes.SPAN];
  private int newRareCount;

  BlockSolver(CodeRuleset code, SequenceStrategy strategy, OrKernel kernel) {
    this.code = code;
    this.pairTakes = code.takes(4);
    this.singleTakes = code.takes(2);
    this.automatic = strategy == SequenceStrategy.AUTOMATIC;
    this.direct = !strategy.usesSparseSpace();
    this.kernel = kernel;
    this.start = DirectEvaluator.of(code);
    this.far = new FarHeaps(kernel, planes);
    this.witnesses = new Witnesses(code, kernel, planes, work);
    definedTo = (Math.max(START, 2 * code.maxTake() + 128) + 63) >> 6;
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
        work.rows + (work.words + witnesses.tried() * Planes.SPAN) / words,
        work.searches,
        witnesses.pairs(),
        direct ? 0 : rareCount,
        direct ? 0 : lastRare);
  }

  @Nullable SparseSpace space() {
    return space;
  }

  /** Computes values until the table has at least the given length; whole blocks of 64. */
  void extend(ValueTable g, int length, Meter meter) {
    while (g.length() < length) {
      meter.check(g.length());
      if (g.length() >> 6 < definedTo) {
        g.append(start.next(g));
        continue;
      }
      // A table from elsewhere (a checkpoint, another strategy) may end within a block.
      g.truncate(g.length() & -64);
      int block = g.length() >> 6;
      if (nextReview < 0 || block != builtTo) {
        rebuild(g, block);
      } else if (block >= nextReview) {
        review(g, block);
      }
      if (block < definedTo) {
        continue;
      }
      int count = direct || calm >= CALM ? Planes.SPAN : 1;
      count =
          Math.min(count, Math.min(span + Planes.SPAN - block, ((length - 1) >> 6) + 1 - block));
      if (!solve(g, block, count)) {
        g.truncate(block << 6);
        rebuild(g, block, direct ? words : 2 * words);
        continue;
      }
      block += count;
      if (block == span + Planes.SPAN) {
        nextSpan(g, block);
      }
      builtTo = block;
      if (rareCount >= tooManyRare && !direct) {
        lookForSpace(g, block);
      }
    }
  }

  /**
   * Many new rare heaps may mean that values begin to have a bit that the space should have
   * counted, and no earlier value could tell.
   */
  private void lookForSpace(ValueTable g, int block) {
    tooManyRare = rareCount + 2 * (rareCount - rareAtReview);
    SparseSpace better = chooseSpace(g, block << 6);
    SparseSpace now = Objects.requireNonNull(space);
    boolean other = better.mask != now.mask || better.heapParity != now.heapParity;
    if (other || (automatic && tooMany(rareCount, block << 6)) || beyondCount > 4 * OUTLIERS) {
      rebuild(g, block);
    }
  }

  /** Looks, at every doubling, for a better space, and gathers anew while the table is short. */
  private void review(ValueTable g, int block) {
    if (direct || block <= 1 << 14) {
      rebuild(g, block);
      return;
    }
    nextReview = block * 2;
    if (rareCount > rareAtReview) {
      lookForSpace(g, block);
    }
  }

  /** Counts words of planes as rows, before a row gets more words. */
  private void countRows() {
    work.rows += (work.words + witnesses.tried() * Planes.SPAN) / words;
    work.words = 0;
    witnesses.clearTried();
  }

  private void rebuild(ValueTable g, int block) {
    rebuild(g, block, 0);
  }

  /** Gathers anew, for values up to the given one at least. */
  private void rebuild(ValueTable g, int block, int largestToCome) {
    int heaps = block << 6;
    builtTo = block;
    int largest = largestToCome;
    for (int n = 0; n < heaps; n++) {
      largest = Math.max(largest, g.get(n));
    }
    countRows();
    SparseSpace s = choose(g, heaps, largest);
    space = s;
    rareCount = 0;
    lastRare = 0;
    boolean soon = automatic && s == null;
    nextReview = Math.max(nextReview, block + (soon ? block / 4 : block));
    if (byDefinition) {
      definedTo = nextReview;
      return;
    }
    longs = Math.max(1, words >> 6);
    limit = Math.min(words, (s == null ? largest : s.index(largest | (s.mask & -s.mask))) + 2);
    far.reset(words);
    near.clear();
    smallCount = 0;
    beyondCount = 0;
    nextListed = 1;
    planes.reset(words, blocksWanted(g, heaps, s), block);
    rows = new long[ROWS * words];
    firstRow = block - ROWS_BACK;
    nextRow = block;
    for (int n = Math.max(1, planes.firstBlock() << 6); n < heaps; n++) {
      int value = g.get(n);
      if (inRows(n, value)) {
        planes.set(n, index(value));
        if (n >> 6 >= firstRow) {
          rows[origin(n >> 6) + index(value)] |= 1L << n;
        }
      }
    }
    excluded = new long[Math.max(64, words)];
    excludedAt = new long[64 * longs];
    forward = new long[(Planes.SPAN + 1) * 64 * longs];
    forwardBefore = new long[forward.length];
    singleExcluded = new long[longs];
    calm = 0;
    if (s != null) {
      for (int n = 1; n < heaps; n++) {
        int value = g.get(n);
        if (!s.isCommon(n, value)) {
          addRare(n, s.index(value));
        }
      }
      witnesses.reset(g, heaps, s, pairTakes);
    }
    rareAtReview = rareCount;
    tooManyRare = rareCount + FIRST_RARE;
    beginSpan(g, block);
    for (int n = heaps - 63; n < heaps; n++) {
      markForward(n, g.get(n));
    }
  }

  /**
   * Chooses how to go on up to the next review, by what it will take: in a space, directly, or by
   * the definition.
   */
  private @Nullable SparseSpace choose(ValueTable g, int heaps, int largest) {
    words = MIN_WORDS;
    while (largest >= 2 * words) {
      words *= 2;
    }
    SparseSpace s = direct && !automatic ? null : chooseSpace(g, heaps);
    long rare = heaps;
    if (s != null) {
      rare = 0;
      for (int n = 1; n < heaps; n++) {
        rare += s.isCommon(n, g.get(n)) ? 0 : 1;
      }
    }
    direct = automatic ? tooMany(rare, heaps) : direct;
    if (direct && largest >= words) {
      words *= 2;
    }
    long rows = direct ? heaps : RARE_ROWS * rare;
    byDefinition = (direct || automatic) && rows * words > DEFINITION_WORDS * (long) heaps;
    return direct || byDefinition ? null : s;
  }

  private static boolean tooMany(long rare, int heaps) {
    return RARE_ROWS * rare > heaps;
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

  /** How many blocks the planes keep: what nearly all rare heaps need, and what is to be had. */
  private int blocksWanted(ValueTable g, int heaps, @Nullable SparseSpace s) {
    int farthest = 0;
    if (s != null) {
      int outliers = 0;
      for (int n = heaps - 1; n > 0 && farthest == 0; n--) {
        if (!s.isCommon(n, g.get(n)) && ++outliers > OUTLIERS) {
          farthest = n;
        }
      }
    }
    long bytes = farthest < heaps / 2 ? FEW_PLANE_BYTES : EARLY_PLANE_BYTES;
    long early = Math.min(bytes / (8L * words), heaps / 32);
    long wanted = direct ? heaps / 32 + 80 : Math.max(farthest / 64 + 80, early);
    int least = 4 * Planes.SPAN + code.maxTake() / 64;
    return (int) Math.max(least, Math.min(wanted, MAX_PLANE_BYTES / (8L * words)));
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

  private int origin(int block) {
    return (block - firstRow) * words;
  }

  /** Lists a heap to be combined with those in rows and planes, from the next span on. */
  private void addRare(int heap, int index) {
    rareCount++;
    lastRare = heap;
    for (int take : pairTakes) {
      int distance = heap + take;
      int shift = distance & 63;
      if (distance < 64) {
        addSmall(distance, index);
      } else if (distance < Planes.NEAREST) {
        near.add((distance >> 6) * words, index, shift);
      } else if (planes.reaches(distance)) {
        far.add(distance, index);
      } else {
        if (beyondCount == beyondDistance.length) {
          beyondDistance = Arrays.copyOf(beyondDistance, Math.max(16, 2 * beyondCount));
          beyondIndex = Arrays.copyOf(beyondIndex, beyondDistance.length);
        }
        beyondDistance[beyondCount] = distance;
        beyondIndex[beyondCount++] = index;
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

  /**
   * Direct: lists heaps up to half of all heaps of the span, whatever is taken. More do no harm,
   * except where two equal heaps are no option.
   */
  private void list(ValueTable g) {
    int least = span << 6;
    int last = code.unequal ? (least - code.maxTake() - 1) / 2 : (least + Planes.NEAREST - 1) / 2;
    for (; nextListed <= last; nextListed++) {
      addRare(nextListed, g.get(nextListed));
    }
  }

  /** Marks what a heap of the block before the span excludes together with small rare heaps. */
  private void markForward(int heap, int value) {
    if (!inRows(heap, value)) {
      return;
    }
    int index = index(value);
    for (int e = 0; e < smallCount; e++) {
      int at = heap + smallDistance[e] - (span << 6);
      if (at >= 0) {
        int u = index ^ smallIndex[e];
        forward[at * longs + (u >> 6)] |= 1L << u;
      }
    }
  }

  private void nextSpan(ValueTable g, int block) {
    planes.append(span, rows, origin(span), words);
    int oneBlock = 64 * longs;
    System.arraycopy(forward, Planes.SPAN * oneBlock, forward, 0, oneBlock);
    Arrays.fill(forward, oneBlock, forward.length, 0);
    beginSpan(g, block);
  }

  private void beginSpan(ValueTable g, int block) {
    span = block;
    planes.slideTo(block);
    witnesses.beginSpan(block);
    if (direct) {
      list(g);
    }
    work.words += far.combine(span, 0, limit);
  }

  /** Computes some blocks of the span; false if a value does not fit the rows. */
  private boolean solve(ValueTable g, int block, int count) {
    int first = block << 6;
    int end = (block + count) << 6;
    System.arraycopy(forward, 0, forwardBefore, 0, forward.length);
    witnesses.beginBlocks();
    newRareCount = 0;
    int from = first;
    int forced = -1;
    while (true) {
      for (int n = from; n < end; n++) {
        if (n == from || (n & 63) == 0) {
          excludeAt(n >> 6);
        }
        int value = forced;
        if (value >= 0) {
          witnesses.want(n, 0);
          forced = -1;
        } else {
          value = next(g, n);
        }
        if (value < 0) {
          return false;
        }
        g.append(value);
        enter(g, n, value);
      }
      if (direct) {
        return true;
      }
      int rare = witnesses.firstRare(g, first, from, end);
      if (rare < 0) {
        break;
      }
      from = rare;
      forced = witnesses.rareValue();
      goBack(g, first, rare);
      calm = 0;
    }
    calm = newRareCount > 0 ? 0 : calm + count;
    for (int e = 0; e < newRareCount; e++) {
      addRare(newRare[e], index(g.get(newRare[e])));
    }
    return true;
  }

  /** Enters a value in its row and marks what it excludes close by. */
  private void enter(ValueTable g, int n, int value) {
    SparseSpace s = space;
    if (s == null || s.isCommon(n, value)) {
      int index = index(value);
      rows[origin(n >> 6) + index] |= 1L << n;
      int at = n - (span << 6);
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
      markWithSmallest(g, n, s.index(value));
    }
  }

  /** A new rare heap excludes values at the later heaps of its span with the smallest heaps. */
  private void markWithSmallest(ValueTable g, int heap, int index) {
    int end = (span + Planes.SPAN) << 6;
    for (int take : pairTakes) {
      for (int b = 1; heap + take + b < end; b++) {
        int value = g.get(b);
        if (inRows(b, value)) {
          int u = index ^ index(value);
          forward[(heap + take + b - (span << 6)) * longs + (u >> 6)] |= 1L << u;
        }
      }
    }
  }

  /** Takes back the values from the given heap on, of blocks that began with the first. */
  private void goBack(ValueTable g, int first, int heap) {
    g.truncate(heap);
    System.arraycopy(forwardBefore, 0, forward, 0, forward.length);
    Arrays.fill(rows, origin(first >> 6), origin(nextRow), 0);
    witnesses.forgetSingles(heap);
    newRareCount = 0;
    for (int n = first; n < heap; n++) {
      enter(g, n, g.get(n));
    }
  }

  /** Finds what near and far rare heaps exclude at a block, and makes its row if it has none. */
  private void excludeAt(int block) {
    if (block == nextRow) {
      makeRow();
    }
    int origin = origin(block);
    far.copy(block - span, limit, excluded);
    Arrays.fill(excluded, limit, words, -1);
    kernel.orRows(rows, origin, near, excluded, words, limit);
    work.rows += near.size();
    BitMatrix.transpose(excluded, words, excludedAt);
  }

  /** Makes an empty row, sliding the window when it is at the end of its array. */
  private void makeRow() {
    if (origin(nextRow) == rows.length) {
      int kept = ROWS_BACK * words;
      System.arraycopy(rows, rows.length - kept, rows, 0, kept);
      firstRow = nextRow - ROWS_BACK;
    }
    int at = origin(nextRow);
    Arrays.fill(rows, at, at + words, 0);
    nextRow++;
  }

  /**
   * The value of heap n, or -1 if it does not fit the rows. It is the least common value not
   * excluded, on condition that the rare values below it have witnesses, which is noted as wanted.
   */
  private int next(ValueTable g, int n) {
    SparseSpace s = space;
    int at = (n & 63) * longs;
    int ahead = (n - (span << 6)) * longs;
    int phase = s == null ? 0 : s.phase(n);
    if (singleTakes.length > 0) {
      markSingles(g, n, s, phase);
    }
    if (s == null) {
      markMiddle(g, n, at);
    }
    if (beyondCount > 0) {
      markBeyond(g, n, at);
    }
    while (true) {
      int candidate = words;
      for (int w = 0; w < longs; w++) {
        long free = ~(excludedAt[at + w] | forward[ahead + w] | singleExcluded[w]);
        if (free != 0) {
          candidate = (w << 6) + Long.numberOfTrailingZeros(free);
          break;
        }
      }
      if (candidate < limit) {
        if (s == null) {
          return candidate;
        }
        witnesses.want(n, s.rareBelow(phase, candidate));
        return s.commonValue(phase, candidate);
      }
      if (limit == words) {
        return -1;
      }
      int before = limit;
      limit = Math.min(words, limit + Math.max(4, limit / 16));
      work.words += far.combine(span, before, limit);
      excludeAt(n >> 6);
      if (s == null) {
        markMiddle(g, n, at);
      }
      if (beyondCount > 0) {
        markBeyond(g, n, at);
      }
    }
  }

  private void markSingles(ValueTable g, int n, @Nullable SparseSpace s, int phase) {
    Arrays.fill(singleExcluded, 0);
    for (int k : singleTakes) {
      int value = g.get(n - k);
      int u = index(value);
      if (s == null || (Integer.bitCount(value & s.mask) & 1) != phase) {
        singleExcluded[u >> 6] |= 1L << u;
      } else {
        witnesses.addSingle(n, u);
      }
    }
  }

  private void markBeyond(ValueTable g, int n, int at) {
    for (int e = 0; e < beyondCount; e++) {
      int partner = n - beyondDistance[e];
      if (partner > 0) {
        int value = g.get(partner);
        if (inRows(partner, value)) {
          int u = index(value) ^ beyondIndex[e];
          excludedAt[at + (u >> 6)] |= 1L << u;
        }
      }
    }
    work.marks += beyondCount;
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
}
