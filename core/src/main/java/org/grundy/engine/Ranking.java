package org.grundy.engine;

import org.grundy.internal.Checks;

/**
 * A numbering without gaps, from 0, of bounded tuples or of multisets, for {@link BottomUpSolver}
 * and {@link MemoTable#dense}. Lowering any entry lowers the rank.
 *
 * <pre>{@code
 * Ranking ranking = Ranking.multisets(5, 20);
 * ranking.size();                           // 53130
 * ranking.rank(new int[] {0, 0, 1, 4, 20}); // entries ascending
 * }</pre>
 */
public abstract sealed class Ranking {
  private final long size;

  private Ranking(long size) {
    this.size = size;
  }

  /**
   * Tuples whose entry i is 0 to {@code most[i]}, the last entry varying fastest.
   *
   * @param most the largest value of each entry, at least 0
   * @return the numbering
   * @throws IllegalArgumentException if one is negative or there are 2^63 tuples or more
   */
  public static Ranking tuples(int... most) {
    long size = 1;
    for (int i = 0; i < most.length; i++) {
      Checks.nonNegative("most[" + i + "]", most[i]);
      size = product("tuples", size, most[i] + 1L);
    }
    return new Tuples(size, most.clone());
  }

  /**
   * Multisets of a fixed number of entries 0 to {@code most}, given in ascending order, in
   * colexicographic order (the combinatorial number system, Knuth 7.2.1.3).
   *
   * @param entries how many entries, at least 0
   * @param most the largest value of an entry, at least 0
   * @return the numbering
   * @throws IllegalArgumentException if one is negative or there are 2^63 multisets or more
   */
  public static Ranking multisets(int entries, int most) {
    Checks.inRange("entries", entries, 0, 64);
    Checks.inRange("most", most, 0, 1 << 20);
    long[][] binomials = new long[entries + 1][most + entries + 1];
    for (int n = 0; n < binomials[0].length; n++) {
      binomials[0][n] = 1;
    }
    for (int k = 1; k <= entries; k++) {
      for (int n = k; n < binomials[k].length; n++) {
        long sum = binomials[k][n - 1] + binomials[k - 1][n - 1];
        if (sum < 0) {
          throw tooMany("multisets");
        }
        binomials[k][n] = sum;
      }
    }
    return new Multisets(binomials, most);
  }

  private static long product(String what, long a, long b) {
    if (Math.multiplyHigh(a, b) != 0 || a * b < 0) {
      throw tooMany(what);
    }
    return a * b;
  }

  private static IllegalArgumentException tooMany(String what) {
    return new IllegalArgumentException("there are 2^63 " + what + " or more");
  }

  /**
   * How many there are.
   *
   * @return one more than the largest rank
   */
  public final long size() {
    return size;
  }

  /**
   * The rank of a tuple, or of a multiset in ascending order.
   *
   * @param entries the entries, in range
   * @return the rank
   */
  public abstract long rank(int[] entries);

  /**
   * The tuple or multiset with a rank.
   *
   * @param rank the rank
   * @param entries where the entries go
   * @throws IllegalArgumentException if there is no such rank
   */
  public abstract void unrank(long rank, int[] entries);

  private static final class Tuples extends Ranking {
    private final int[] most;

    Tuples(long size, int[] most) {
      super(size);
      this.most = most;
    }

    @Override
    public long rank(int[] entries) {
      long rank = 0;
      for (int i = 0; i < most.length; i++) {
        assert entries[i] >= 0 && entries[i] <= most[i];
        rank = rank * (most[i] + 1L) + entries[i];
      }
      return rank;
    }

    @Override
    public void unrank(long rank, int[] entries) {
      long rest = Checks.inRange("rank", rank, 0, size() - 1);
      for (int i = most.length - 1; i >= 0; i--) {
        long base = most[i] + 1L;
        entries[i] = (int) (rest % base);
        rest /= base;
      }
    }
  }

  private static final class Multisets extends Ranking {
    private final long[][] binomials;
    private final int most;

    Multisets(long[][] binomials, int most) {
      super(binomials[binomials.length - 1][most + binomials.length - 1]);
      this.binomials = binomials;
      this.most = most;
    }

    /** Entry i plus i makes them strictly ascending. */
    @Override
    public long rank(int[] entries) {
      long rank = 0;
      for (int i = 0; i < binomials.length - 1; i++) {
        assert entries[i] >= (i == 0 ? 0 : entries[i - 1]) && entries[i] <= most;
        rank += binomials[i + 1][entries[i] + i];
      }
      return rank;
    }

    @Override
    public void unrank(long rank, int[] entries) {
      long rest = Checks.inRange("rank", rank, 0, size() - 1);
      int bound = most;
      for (int i = binomials.length - 2; i >= 0; i--) {
        while (binomials[i + 1][bound + i] > rest) {
          bound--;
        }
        entries[i] = bound;
        rest -= binomials[i + 1][bound + i];
      }
    }
  }
}
