package org.grundy.heap;

/**
 * A labelling of (heap, value) by one bit, for codes that leave at most two heaps: label(n, v) =
 * parity(v &amp; mask) + h n + z modulo 2. Heaps whose own value has label 1 are called common, the
 * others rare.
 *
 * <p>If a move takes k and leaves a and b, the option's value g(a) ^ g(b), seen from n = a + b + k,
 * has the label label(a, g(a)) + label(b, g(b)) + z + h k, because parities of exclusive ors add up
 * (Berlekamp, Conway and Guy, <i>Winning Ways</i>, ch. 4, "sparse spaces"). With z + h k even for
 * every k that leaves two heaps, two common heaps or two rare ones make a value of label 0, and
 * only a rare heap with a common one makes a value of label 1. Hence z = h k modulo 2, and h = 1
 * needs all those k to be of one parity.
 *
 * <p>Of the two values that differ in the mask's lowest bit exactly one is common, so values have
 * an index without that bit. For one label the index grows with the value: the bit depends on
 * higher bits only. Indexes of exclusive ors are exclusive ors of indexes.
 */
final class SparseSpace {
  final int mask;

  /** 1 where the parity of the heap's size counts. */
  final int heapParity;

  /** The z above. */
  final int offset;

  /** The bit that the index leaves out. */
  final int dropped;

  /** How many indexes there are, a power of two; values are below twice that. */
  final int words;

  /** The common value of each index, for heaps with h n + z even and odd. */
  private final int[][] common = new int[2][];

  SparseSpace(int mask, int heapParity, int offset, int words) {
    assert mask > 0 && mask < 2 * words;
    this.mask = mask;
    this.heapParity = heapParity;
    this.offset = offset;
    this.words = words;
    this.dropped = Integer.numberOfTrailingZeros(mask);
    for (int p = 0; p < 2; p++) {
      common[p] = new int[words];
      for (int u = 0; u < words; u++) {
        int low = u & ((1 << dropped) - 1);
        int value = ((u - low) << 1) | low;
        common[p][u] =
            ((Integer.bitCount(value & mask) + p) & 1) == 1 ? value : value | (1 << dropped);
      }
    }
  }

  int index(int value) {
    int low = value & ((1 << dropped) - 1);
    return ((value >>> (1 + dropped)) << dropped) | low;
  }

  /** h n + z modulo 2. */
  int phase(int heap) {
    return (heapParity & heap) ^ offset;
  }

  boolean isCommon(int heap, int value) {
    return (Integer.bitCount(value & mask) & 1) != phase(heap);
  }

  /** The common value of an index at a heap of the given phase. */
  int commonValue(int phase, int index) {
    return common[phase][index];
  }

  int rareValue(int phase, int index) {
    return common[phase][index] ^ (1 << dropped);
  }

  /**
   * How many rare values are below the common value of an index: those of the indexes below the
   * result.
   */
  int rareBelow(int phase, int index) {
    int commonIsUpper = (common[phase][index] >>> dropped) & 1;
    return ((index >>> dropped) + commonIsUpper) << dropped;
  }

  /**
   * The space with the fewest rare heaps among those counted.
   *
   * @param counts how many even heaps have each value, then how many odd heaps have it; the values
   *     are below a power of two, at least 32
   * @param takes the numbers that may be taken leaving two heaps
   */
  static SparseSpace best(long[] counts, int[] takes) {
    int values = counts.length / 2;
    // After the transform, index mask + values * h holds the sum of counts * (-1)^(parity + h n).
    for (int half = 1; half < counts.length; half <<= 1) {
      for (int i = 0; i < counts.length; i = (i + half + 1) & ~half) {
        long a = counts[i];
        long b = counts[i + half];
        counts[i] = a + b;
        counts[i + half] = a - b;
      }
    }
    int parityOfTakes = takes[0] & 1;
    boolean mayUseHeap = true;
    for (int k : takes) {
      mayUseHeap &= (k & 1) == parityOfTakes;
    }
    int best = 1;
    long least = Long.MAX_VALUE;
    for (int i = 1; i < (mayUseHeap ? counts.length : values); i++) {
      boolean odd = i >= values && parityOfTakes == 1;
      if (i != values && (odd ? -counts[i] : counts[i]) < least) {
        least = odd ? -counts[i] : counts[i];
        best = i;
      }
    }
    int h = best / values;
    return new SparseSpace(best % values, h, h & parityOfTakes, values / 2);
  }
}
