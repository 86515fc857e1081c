package org.grundy.scoring;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * Numbers that are picked in turn, each once, and added up; whoever brings the sum to a given total
 * or past it wins (<i>can I win</i>). If all of them together do not reach it, nobody wins.
 *
 * <p>No Grundy value is needed: a set of used numbers is won if the total is not reached yet and
 * some pick leads to a set that is not won. All 2^n sets are solved, a bit each and 64 at a time: a
 * word holds the sets that agree in all but the first six numbers, so that a pick of another number
 * is a whole word, and a pick of one of the six a shift.
 *
 * <p>Immutable.
 *
 * <pre>{@code
 * PickOnce game = PickOnce.upTo(20, 152, Budget.unlimited());
 * game.outcome();       // who wins with nothing used
 * game.winningPicks(0)  // with which picks, as indices: number i + 1 has index i
 * }</pre>
 */
public final class PickOnce {
  /** The most numbers, whose table takes 128 MiB. */
  public static final int MAX_NUMBERS = 30;

  private static final int LOW = 6;
  private static final int HALF = 12;

  /** The sets of the first six numbers, by size. */
  private static final long[] OF_SIZE = new long[LOW + 1];

  static {
    for (int set = 0; set < 64; set++) {
      OF_SIZE[Integer.bitCount(set)] |= 1L << set;
    }
  }

  private final long[] numbers;
  private final long total;
  private final boolean reachable;
  private final long[] won;

  private PickOnce(long[] numbers, long total, Budget budget) {
    Checks.inRange("count of numbers", numbers.length, 0, MAX_NUMBERS);
    for (int i = 0; i < numbers.length; i++) {
      Checks.positive("numbers[" + i + "]", numbers[i]);
    }
    Checks.nonNegative("total", total);
    Objects.requireNonNull(budget, "budget");
    this.numbers = numbers;
    // A total of 0 is reached by the first pick, whatever it is, just like 1.
    this.total = Math.max(1, total);
    reachable = Row.checkTotal("numbers", numbers) >= this.total;
    Meter meter = Meter.start(budget);
    int words = reachable ? 1 << Math.max(0, numbers.length - LOW) : 0;
    meter.beforeBytes((long) Long.BYTES * words, 0);
    won = new long[words];
    fill(meter);
  }

  /**
   * The game with the numbers 1 to n. 2^n bits, and O(n) word operations for each 64 of them: about
   * a millisecond for n = 20, seconds for n = 30.
   *
   * @param n the largest number, 0 to 30
   * @param total the total to reach, 0 or more
   * @param budget the time and memory it may take
   * @return the solved game
   * @throws IllegalArgumentException if an argument is out of range
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static PickOnce upTo(int n, long total, Budget budget) {
    Checks.inRange("n", n, 0, MAX_NUMBERS);
    return new PickOnce(LongStream.rangeClosed(1, n).toArray(), total, budget);
  }

  /**
   * The game with any numbers.
   *
   * @param numbers up to 30 numbers, each at least 1, repeats allowed, in all at most {@code
   *     Long.MAX_VALUE}
   * @param total the total to reach, 0 or more
   * @param budget the time and memory it may take
   * @return the solved game
   * @throws IllegalArgumentException if an argument is out of range
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static PickOnce of(long[] numbers, long total, Budget budget) {
    return new PickOnce(numbers.clone(), total, budget);
  }

  /**
   * Who wins with nothing picked yet.
   *
   * @return {@link ScoreOutcome#TIE} if all numbers together do not reach the total
   */
  public ScoreOutcome outcome() {
    return !reachable ? ScoreOutcome.TIE : wins(0) ? ScoreOutcome.FIRST : ScoreOutcome.SECOND;
  }

  /**
   * Whether the player to move wins.
   *
   * @param used the numbers picked so far: bit i for the number with index i
   * @return true for a win; false for a loss, which includes that the total is reached already, and
   *     where nobody can reach it
   * @throws IllegalArgumentException if there are bits without a number
   */
  public boolean wins(int used) {
    checkUsed(used);
    return reachable && wonAt(used);
  }

  /**
   * The winning picks, ascending.
   *
   * @param used the numbers picked so far: bit i for the number with index i
   * @return the indices of the numbers to pick; none unless the player to move wins
   * @throws IllegalArgumentException if there are bits without a number
   */
  public IntStream winningPicks(int used) {
    return wins(used)
        ? IntStream.range(0, numbers.length)
            .filter(i -> (used >>> i & 1) == 0 && !wonAt(used | 1 << i))
        : IntStream.empty();
  }

  private void checkUsed(int used) {
    Checks.inRange("used", used, 0, (1 << numbers.length) - 1);
  }

  private boolean wonAt(int used) {
    return (won[used >>> LOW] >>> used & 1) != 0;
  }

  private void fill(Meter meter) {
    int low = Math.min(LOW, numbers.length);
    long[] lowSums = subsetSums(0, low);
    long[] middleSums = subsetSums(low, Math.min(numbers.length, LOW + HALF));
    long[] highSums = subsetSums(Math.min(numbers.length, LOW + HALF), numbers.length);
    Reached reached = new Reached(lowSums);
    int high = numbers.length - low;
    long exists = -1L >>> (64 - lowSums.length);
    for (int word = won.length - 1; word >= 0; word--) {
      meter.tick(64L * (won.length - 1 - word));
      long sum = middleSums[word & ((1 << HALF) - 1)] + highSums[word >>> HALF];
      long playing = ~reached.bySets(total - sum);
      if (playing == 0) {
        continue;
      }
      long win = 0;
      for (int free = ~word & ((1 << high) - 1); free != 0; free &= free - 1) {
        win |= ~won[word | Integer.lowestOneBit(free)];
      }
      // Larger sets first: a pick of one of the low numbers leads to a set of one more.
      for (int size = low - 1; size >= 0; size--) {
        win |= lowPickTo(~(win & playing) & exists) & OF_SIZE[size];
      }
      won[word] = win & playing;
    }
  }

  /** The sets of low numbers from which a pick of one more leads to one of the given sets. */
  private static long lowPickTo(long sets) {
    return (sets >>> 1 & 0x5555_5555_5555_5555L)
        | (sets >>> 2 & 0x3333_3333_3333_3333L)
        | (sets >>> 4 & 0x0f0f_0f0f_0f0f_0f0fL)
        | (sets >>> 8 & 0x00ff_00ff_00ff_00ffL)
        | (sets >>> 16 & 0x0000_ffff_0000_ffffL)
        | sets >>> 32;
  }

  /** The sums of all subsets of the numbers from one index to another, exclusive. */
  private long[] subsetSums(int from, int to) {
    long[] sums = new long[1 << (to - from)];
    for (int set = 1; set < sums.length; set++) {
      sums[set] = sums[set & (set - 1)] + numbers[from + Integer.numberOfTrailingZeros(set)];
    }
    return sums;
  }

  /** Which sets of the low numbers reach a sum. */
  private static final class Reached {
    private final long[] sums;
    private final long[] sets;

    Reached(long[] lowSums) {
      sums = Arrays.stream(lowSums).sorted().distinct().toArray();
      sets = new long[sums.length + 1];
      for (int i = 0; i < sums.length; i++) {
        for (int set = 0; set < lowSums.length; set++) {
          if (lowSums[set] >= sums[i]) {
            sets[i] |= 1L << set;
          }
        }
      }
    }

    long bySets(long sum) {
      if (sum <= 0) {
        return -1;
      }
      int place = Arrays.binarySearch(sums, sum);
      return sets[place >= 0 ? place : -place - 1];
    }
  }
}
