package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.Solved;
import org.grundy.Tameness;
import org.grundy.reference.NaiveSolver;
import org.grundy.sum.Sum;
import org.grundy.sum.SumMove;

/** Checks a {@link Position} against rules written down independently as options of lists. */
final class Minimax<S> {
  private final NaiveSolver<S> solver;
  private final Function<S, List<S>> options;
  private final Function<S, ? extends Position> position;

  Minimax(Function<S, List<S>> options, Function<S, ? extends Position> position) {
    this.options = options;
    this.solver = new NaiveSolver<>(options);
    this.position = position;
  }

  boolean wins(S state, PlayConvention convention) {
    return convention == PlayConvention.NORMAL
        ? solver.winsNormal(state)
        : solver.winsMisere(state);
  }

  Outcome outcome(S state, PlayConvention convention) {
    return wins(state, convention) ? Outcome.N : Outcome.P;
  }

  int grundy(S state) {
    return solver.grundy(state);
  }

  /** The options after which the opponent loses, in the order of the rules. */
  List<S> winning(S state, PlayConvention convention) {
    return options.apply(state).stream().filter(option -> !wins(option, convention)).toList();
  }

  /**
   * The value, every move in order, the moves to every value up to one that is too large, their
   * count and first, and both outcomes with all winning moves of the position as a sum.
   */
  void check(S state) {
    Position p = position.apply(state);
    assertThat(p).isEqualTo(position.apply(state)).hasSameHashCodeAs(position.apply(state));
    assertThat(p.grundy()).as("%s", p).isEqualTo(grundy(state));
    List<S> next = options.apply(state);
    assertThat(p.moves().map(Move::result).toList())
        .as("%s", p)
        .isEqualTo(next.stream().map(position).toList());
    long most = next.stream().mapToLong(this::grundy).max().orElse(0) + 2;
    for (long g = -1; g <= most; g++) {
      long wanted = g;
      List<? extends Position> to =
          next.stream().filter(option -> grundy(option) == wanted).map(position).toList();
      assertThat(p.movesTo(g).map(Move::result).toList()).as("%s to %d", p, g).isEqualTo(to);
      assertThat(p.countMovesTo(g)).as("%s to %d", p, g).isEqualTo(to.size());
      assertThat(p.firstMoveTo(g).map(Move::result).stream().toList())
          .as("%s to %d", p, g)
          .isEqualTo(to.stream().limit(1).toList());
    }
    Sum sum = Sum.of(p);
    for (PlayConvention convention : PlayConvention.values()) {
      if (convention == PlayConvention.MISERE && p.tameness() == Tameness.UNKNOWN) {
        continue;
      }
      assertThat(sum.outcome(convention)).as("%s", p).isEqualTo(outcome(state, convention));
      assertThat(sum.winningMoves(convention).map(SumMove::move).map(Move::result).toList())
          .as("%s %s", p, convention)
          .isEqualTo(winning(state, convention).stream().map(position).toList());
    }
  }

  /** Every move in order, and outcome and winning moves, which come in any order. */
  void checkSolved(S state, PlayConvention... conventions) {
    Solved p = (Solved) position.apply(state);
    assertThat(p).isEqualTo(position.apply(state)).hasSameHashCodeAs(position.apply(state));
    assertThat(p.moves().map(Move::result).toList())
        .as("%s", p)
        .isEqualTo(options.apply(state).stream().map(position).toList());
    for (PlayConvention convention : conventions) {
      assertThat(p.outcome(convention))
          .as("%s %s", p, convention)
          .isEqualTo(outcome(state, convention));
      assertThat(p.winningMoves(convention).map(Move::result).toList())
          .as("%s %s", p, convention)
          .doesNotHaveDuplicates()
          .hasSameElementsAs(winning(state, convention).stream().map(position).toList());
    }
  }
}
