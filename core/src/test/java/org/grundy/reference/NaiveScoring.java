package org.grundy.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The definition of a scoring game, written down: the best difference is the largest of a move's
 * gain less the difference of the state it leads to; recursion over boxed states with a HashMap.
 *
 * @param <S> the state, with equals and hashCode
 */
public final class NaiveScoring<S> {
  /** A move. */
  public record Scored<S>(S option, long gain) {}

  private final Function<S, List<Scored<S>>> moves;
  private final Map<S, Long> memo = new HashMap<>();

  public NaiveScoring(Function<S, List<Scored<S>>> moves) {
    this.moves = moves;
  }

  /** The moves from a state. */
  public List<Scored<S>> moves(S state) {
    return moves.apply(state);
  }

  /** What the player to move gets more than the other. */
  public long difference(S state) {
    Long known = memo.get(state);
    if (known != null) {
      return known;
    }
    Long best = null;
    for (Scored<S> move : moves.apply(state)) {
      long value = Math.subtractExact(move.gain(), difference(move.option()));
      best = best == null ? value : Math.max(best, value);
    }
    long result = best == null ? 0 : best;
    memo.put(state, result);
    return result;
  }

  /** A row from which stones are taken at either end: the state is what is left. */
  public static NaiveScoring<List<Integer>> eitherEnd(long... values) {
    return new NaiveScoring<>(
        state -> {
          int i = state.get(0);
          int j = state.get(1);
          return i == j
              ? List.of()
              : List.of(
                  new Scored<>(List.of(i + 1, j), values[i]),
                  new Scored<>(List.of(i, j - 1), values[j - 1]));
        });
  }

  /** A row from which 1 to most stones are taken at the front: the state is how many are gone. */
  public static NaiveScoring<Integer> frontTake(int most, long... values) {
    return new NaiveScoring<>(
        gone -> {
          List<Scored<Integer>> moves = new ArrayList<>();
          long gain = 0;
          for (int taken = 1; taken <= most && gone + taken <= values.length; taken++) {
            gain += values[gone + taken - 1];
            moves.add(new Scored<>(gone + taken, gain));
          }
          return moves;
        });
  }

  /** Stone game II: the state is how many are gone, and m. */
  public static NaiveScoring<List<Integer>> frontDoubling(long... values) {
    return new NaiveScoring<>(
        state -> {
          int gone = state.get(0);
          int m = state.get(1);
          List<Scored<List<Integer>>> moves = new ArrayList<>();
          long gain = 0;
          for (int taken = 1; taken <= 2 * m && gone + taken <= values.length; taken++) {
            gain += values[gone + taken - 1];
            moves.add(new Scored<>(List.of(gone + taken, Math.max(m, taken)), gain));
          }
          return moves;
        });
  }

  /** A row that is cut and its heavier part thrown away: the state is what is left. */
  public static NaiveScoring<List<Integer>> splitRow(long... values) {
    return new NaiveScoring<>(
        state -> {
          int i = state.get(0);
          int j = state.get(1);
          List<Scored<List<Integer>>> moves = new ArrayList<>();
          for (int cut = i + 1; cut < j; cut++) {
            long left = sum(values, i, cut);
            long right = sum(values, cut, j);
            if (left <= right) {
              moves.add(new Scored<>(List.of(i, cut), left));
            }
            if (right <= left) {
              moves.add(new Scored<>(List.of(cut, j), right));
            }
          }
          return moves;
        });
  }

  private static long sum(long[] values, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += values[i];
    }
    return sum;
  }

  /** Stones worth different points to the two players: the state is the set of those taken. */
  public static NaiveScoring<Integer> twoValues(long[] first, long[] second) {
    return new NaiveScoring<>(
        taken -> {
          List<Scored<Integer>> moves = new ArrayList<>();
          long[] worth = Integer.bitCount(taken) % 2 == 0 ? first : second;
          for (int i = 0; i < first.length; i++) {
            if ((taken >> i & 1) == 0) {
              moves.add(new Scored<>(taken | 1 << i, worth[i]));
            }
          }
          return moves;
        });
  }
}
