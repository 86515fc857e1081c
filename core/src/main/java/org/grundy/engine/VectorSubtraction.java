package org.grundy.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
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
      for (long legal = legal(state, word); legal != 0; legal &= legal - 1) {
        if (count < buffer.length) {
          buffer[count] = state - distances[word * Long.SIZE + Long.numberOfTrailingZeros(legal)];
        }
        count++;
      }
    }
    return count;
  }

  private long legal(long state, int word) {
    long legal = -1;
    long rest = state;
    for (int heap = most.length - 1; heap >= 0; heap--) {
      long above = rest / (most[heap] + 1L);
      long size = rest - above * (most[heap] + 1L);
      long[] bySize = allowed[heap];
      legal &= bySize[(int) Math.min(size, bySize.length / words - 1) * words + word];
      rest = above;
    }
    return legal;
  }

  /** How far below its state an option is at most. */
  long reach() {
    return LongStream.of(distances).max().orElse(0);
  }

  /** How many states from this one on have their options as far below them as this one has. */
  long alike(long state) {
    int last = most.length - 1;
    long row = most[last] + 1L;
    long size = state % row;
    return size < allowed[last].length / words - 1 ? 1 : row - size;
  }
}
