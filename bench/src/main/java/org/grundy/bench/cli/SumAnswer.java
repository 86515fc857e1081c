package org.grundy.bench.cli;

import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.sum.Method;
import org.grundy.sum.Sum;
import org.grundy.sum.SumMove;

/** What can be said of a sum: by {@link Sum}, or by something that knows more of its components. */
interface SumAnswer {
  /** Who wins. */
  Outcome outcome();

  /** The number of winning moves. */
  long count();

  /** The winning moves. */
  Stream<SumMove> moves();

  /** How it is known, in a word. */
  String method();

  /** Whether the values of the components decide the sum. */
  boolean valued();

  /** The strongest answer there is. */
  static SumAnswer of(Sum sum, PlayConvention play) {
    return play == PlayConvention.MISERE && sum.method(play) == Method.SEARCH
        ? MisereHeaps.answer(sum).orElseGet(() -> general(sum, play))
        : general(sum, play);
  }

  private static SumAnswer general(Sum sum, PlayConvention play) {
    return new SumAnswer() {
      @Override
      public Outcome outcome() {
        return sum.outcome(play);
      }

      @Override
      public long count() {
        return sum.countWinningMoves(play);
      }

      @Override
      public Stream<SumMove> moves() {
        return sum.winningMoves(play);
      }

      @Override
      public String method() {
        Method method = sum.method(play);
        return method == Method.TAME ? "genus" : method.name().toLowerCase(Locale.ROOT);
      }

      @Override
      public boolean valued() {
        return sum.method(play) == Method.VALUES || sum.method(play) == Method.TAME;
      }
    };
  }
}
