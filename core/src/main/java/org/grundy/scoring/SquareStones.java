package org.grundy.scoring;

import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;

/**
 * A heap from which a move takes a square number of stones; who cannot move loses (stone game IV,
 * subtract-a-square).
 *
 * <p>No Grundy value is needed: a heap is lost exactly if no smaller lost heap is a square away.
 * Lost heaps are rare, so each one in turn marks the heaps a square above it as won.
 *
 * <p>Immutable.
 *
 * <pre>{@code
 * SquareStones stones = SquareStones.upTo(100, Budget.unlimited());
 * stones.wins(7);           // false
 * stones.winningMoves(8);   // 1
 * }</pre>
 */
public final class SquareStones {
  private final int limit;
  private final long[] won;

  private SquareStones(int limit, Budget budget) {
    this.limit = limit;
    Meter meter = Meter.start(budget);
    int words = (limit >>> 6) + 1;
    meter.beforeBytes((long) Long.BYTES * words, 0);
    won = new long[words];
    for (int heap = 0; heap <= limit && heap >= 0; heap++) {
      if ((heap & 0xffff) == 0) {
        meter.check(heap);
      }
      if (!wonAt(heap)) {
        meter.check(heap);
        // The squares are the sums of the first odd numbers.
        int odd = 1;
        for (long next = heap + 1L; next <= limit; next += odd) {
          won[(int) (next >>> 6)] |= 1L << next;
          odd += 2;
        }
      }
    }
  }

  /**
   * Solves all heaps up to a limit. Time in proportion to the lost heaps (1 in 100 near 10^6) times
   * the square root of the limit; a bit a heap.
   *
   * @param limit the largest heap, at least 0
   * @param budget the time and memory it may take
   * @return the table
   * @throws IllegalArgumentException if the limit is negative
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static SquareStones upTo(int limit, Budget budget) {
    Checks.nonNegative("limit", limit);
    return new SquareStones(limit, Objects.requireNonNull(budget, "budget"));
  }

  private boolean wonAt(int heap) {
    return (won[heap >>> 6] >>> heap & 1) != 0;
  }

  /**
   * Whether the player to move wins.
   *
   * @param heap the number of stones, 0 to the limit
   * @return true for a win
   * @throws IllegalArgumentException if the heap is out of range
   */
  public boolean wins(int heap) {
    return wonAt(Checks.inRange("heap", heap, 0, limit));
  }

  /**
   * The winning moves, ascending.
   *
   * @param heap the number of stones, 0 to the limit
   * @return how many stones to take; none if the heap is lost
   * @throws IllegalArgumentException if the heap is out of range
   */
  public IntStream winningMoves(int heap) {
    Checks.inRange("heap", heap, 0, limit);
    return IntStream.rangeClosed(1, (int) Math.sqrt(heap))
        .map(root -> root * root)
        .filter(taken -> !wonAt(heap - taken));
  }
}
