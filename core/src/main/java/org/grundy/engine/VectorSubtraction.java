package org.grundy.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.internal.Checks;

/**
 * Heaps from which a move takes one of some fixed vectors: so much from the first heap, so much
 * from the second, and so on (Golomb, <i>A mathematical investigation of games of "take-away"</i>,
 * 1966). States are ranks of tuples of heaps, so an option is a fixed distance below its state, and
 * {@link BottomUpSolver} needs no move generator for it.
 *
 * <pre>{@code
 * // two heaps of at most 999; take one or two from the first, or one from each
 * VectorSubtraction game = VectorSubtraction.of(
 *     new int[] {999, 999}, new int[][] {{1, 0}, {2, 0}, {1, 1}});
 * BottomUpSolver solver = BottomUpSolver.of(game, 1_000_000);
 * solver.grundy(game.state(4, 7));      // 1
 * }</pre>
 *
 * <p>Immutable.
 */
public final class VectorSubtraction implements Game {
  /** With so many vectors all values, plus one, are bits of a word. */
  private static final int MASKED = 62;

  private static final int MOST_TAKEN = 1 << 20;

  private final int[] most;
  private final Ranking ranking;

  /** How far below its state the option by each vector is. */
  private final long[] distances;

  /** Words of a set of vectors, one bit each. */
  private final int words;

  /** For each heap and each size, up to the most any vector takes: the vectors that it allows. */
  private final long[][] allowed;

  private VectorSubtraction(int[] most, List<int[]> vectors) {
    this.most = most;
    ranking = Ranking.tuples(most);
    words = Math.max(1, (vectors.size() + Long.SIZE - 1) / Long.SIZE);
    distances = vectors.stream().mapToLong(ranking::rank).toArray();
    allowed = new long[most.length][];
    for (int heap = 0; heap < most.length; heap++) {
      int h = heap;
      int deepest = vectors.stream().mapToInt(vector -> vector[h]).max().orElse(0);
      allowed[heap] = new long[(deepest + 1) * words];
      for (int v = 0; v < vectors.size(); v++) {
        for (int size = vectors.get(v)[heap]; size <= deepest; size++) {
          allowed[heap][size * words + v / Long.SIZE] |= 1L << v;
        }
      }
    }
  }

  /**
   * A game.
   *
   * @param most the most each heap may hold; at least one heap
   * @param vectors what a move may take: for each heap 0 to 2^20, not all 0; in the order that
   *     winning moves shall come back in; repeats, and those that no state allows, are left out
   * @return the game
   * @throws IllegalArgumentException if there is no heap, a number is out of range, a vector has
   *     another length, or there are 2^63 states or more
   */
  public static VectorSubtraction of(int[] most, int[]... vectors) {
    Checks.inRange("number of heaps", most.length, 1, Integer.MAX_VALUE);
    List<int[]> kept = new ArrayList<>();
    for (int v = 0; v < vectors.length; v++) {
      int[] vector = vectors[v].clone();
      String name = "vectors[" + v + "]";
      Checks.inRange("length of " + name, vector.length, most.length, most.length);
      boolean fits = true;
      for (int heap = 0; heap < vector.length; heap++) {
        Checks.inRange(name + "[" + heap + "]", vector[heap], 0, MOST_TAKEN);
        fits &= vector[heap] <= most[heap];
      }
      if (Arrays.stream(vector).allMatch(taken -> taken == 0)) {
        throw new IllegalArgumentException(name + " takes nothing");
      }
      if (fits && kept.stream().noneMatch(known -> Arrays.equals(known, vector))) {
        kept.add(vector);
      }
    }
    return new VectorSubtraction(most.clone(), kept);
  }

  /**
   * The numbering of the states.
   *
   * @return the ranking of the tuples of heaps
   */
  public Ranking ranking() {
    return ranking;
  }

  /**
   * The state with so much in each heap.
   *
   * @param heaps the heaps
   * @return its rank
   * @throws IllegalArgumentException if their number is another, or one is out of range
   */
  public long state(int... heaps) {
    Checks.inRange("number of heaps", heaps.length, most.length, most.length);
    for (int heap = 0; heap < heaps.length; heap++) {
      Checks.inRange("heaps[" + heap + "]", heaps[heap], 0, most[heap]);
    }
    return ranking.rank(heaps);
  }

  @Override
  public int maxOptions() {
    return distances.length;
  }

  @Override
  public int options(long state, long[] buffer) {
    Checks.inRange("state", state, 0, ranking.size() - 1);
    int count = 0;
    for (int word = 0; word < words; word++) {
      for (long legal = legal(state, most.length, word); legal != 0; legal &= legal - 1) {
        if (count < buffer.length) {
          buffer[count] = state - distances[word * Long.SIZE + Long.numberOfTrailingZeros(legal)];
        }
        count++;
      }
    }
    return count;
  }

  /** The vectors that the first so many heaps allow; the state has the rank of those alone. */
  private long legal(long state, int heaps, int word) {
    long legal = -1;
    long rest = state;
    for (int heap = heaps - 1; heap >= 0; heap--) {
      long above = rest / (most[heap] + 1L);
      legal &= allowed(heap, rest - above * (most[heap] + 1L), word);
      rest = above;
    }
    return legal;
  }

  private long allowed(int heap, long size, int word) {
    long[] bySize = allowed[heap];
    return bySize[(int) Math.min(size, bySize.length / words - 1) * words + word];
  }

  /** Whether {@link #fill} can do it: no state then has a value above the number of vectors. */
  boolean fillsBytes() {
    return words == 1 && distances.length <= MASKED;
  }

  /**
   * Stores the values, plus one, of the states from one up to another, where those of all states
   * below are stored. The last heap varies fastest: along it all else stays the same.
   *
   * @return the number of options looked at
   * @throws IllegalArgumentException if there are not so many states
   */
  long fill(byte[] stored, int from, int to) {
    Checks.inRange("state", to - 1, 0, ranking.size() - 1);
    int[] below = new int[distances.length];
    int last = most.length - 1;
    int row = most[last] + 1;
    int deepest = allowed[last].length - 1;
    long generated = 0;
    int state = from;
    while (state < to) {
      int start = state - state % row;
      int end = (int) Math.min(to, (long) start + row);
      long legal = legal(state / row, last, 0);
      while (state < end) {
        int size = state - start;
        int count = 0;
        for (long left = legal & allowed(last, size, 0); left != 0; left &= left - 1) {
          below[count++] = (int) distances[Long.numberOfTrailingZeros(left)];
        }
        int alike = size < deepest ? state + 1 : end;
        generated += (long) count * (alike - state);
        fill(stored, state, alike, below, count);
        state = alike;
      }
    }
    return generated;
  }

  private static void fill(byte[] stored, int from, int to, int[] below, int count) {
    for (int state = from; state < to; state++) {
      long mask = 0;
      for (int i = 0; i < count; i++) {
        mask |= 1L << stored[state - below[i]];
      }
      stored[state] = (byte) (Long.numberOfTrailingZeros(~(mask >>> 1)) + 1);
    }
  }
}
