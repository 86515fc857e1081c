package org.grundy.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.Move;
import org.grundy.NimValue;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.Solved;
import org.grundy.Tameness;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;
import org.jspecify.annotations.Nullable;

/**
 * Several positions side by side: a move is a move in one of them, and the player who cannot move
 * anywhere loses (or, under misere play, wins).
 *
 * <p>Immutable and, if its components are, safe to share between threads. Components are asked for
 * their values once, when first needed; an outcome then takes constant time and a winning move one
 * {@link Position#firstMoveTo} a component. Options are never all computed in advance.
 *
 * <p>How an answer is known is told by {@link #method}. Under normal play values add up, also for
 * components that lie on cycles ({@link NimValue#plus}). Under misere play they do not: if every
 * component is tame the rule of {@link Tameness} decides, and otherwise every line of play is
 * searched, within the {@link Budget} of the sum; past it the question is refused with a {@link
 * org.grundy.LimitExceededException}, never guessed.
 *
 * <pre>{@code
 * Sum sum = Sum.of(
 *     GreenHackenbush.parse("0-1,1-2,2-0"), CoinTurning.of("turtles").row("HTTH"));
 * sum.value();                                       // 1 ^ 1 ^ 4 = 4
 * sum.outcome(PlayConvention.NORMAL);                // N
 * sum.firstWinningMove(PlayConvention.NORMAL);       // component 1, turn 3
 * }</pre>
 */
public final class Sum {
  private static final Budget DEFAULT_BUDGET =
      Budget.unlimited().withStates(1_000_000).withBytes(1L << 30);

  private final List<Position> components;
  private final Budget budget;
  private volatile @Nullable Values values;
  private volatile @Nullable Tame tame;

  private Sum(List<Position> components, Budget budget) {
    this.components = components;
    this.budget = budget;
  }

  /**
   * What normal play needs: the components' values and their sum. The nim-sum is that of the finite
   * values; {@code infinite} is the index of the last infinite one, or -1.
   */
  private record Values(
      List<NimValue> each, NimValue total, long nimSum, int infinities, int infinite) {}

  /**
   * What misere play needs: whether all components are tame, how many are firm, and the nim-sum of
   * their Grundy values.
   */
  private record Tame(boolean all, int firm, long nimSum) {}

  /**
   * The sum of some positions.
   *
   * @param components the components; repeats are allowed, and none makes the empty sum
   * @return the sum
   */
  public static Sum of(Position... components) {
    return of(Arrays.asList(components));
  }

  /**
   * The sum of some positions.
   *
   * @param components the components; repeats are allowed, and none makes the empty sum
   * @return the sum
   */
  public static Sum of(List<? extends Position> components) {
    return new Sum(List.copyOf(components), DEFAULT_BUDGET);
  }

  /**
   * This sum with another limit on what a search may spend; it has no bearing on sums that a rule
   * decides. The default is 1,000,000 positions and 1 GiB.
   *
   * @param budget the most to spend on one question
   * @return the sum
   */
  public Sum withBudget(Budget budget) {
    return new Sum(components, Objects.requireNonNull(budget, "budget"));
  }

  /**
   * The components, in the order given.
   *
   * @return an immutable list
   */
  public List<Position> components() {
    return components;
  }

  /**
   * The sum after a move.
   *
   * @param move a move of this sum; that it is legal is not checked
   * @return the sum with that component replaced
   * @throws IllegalArgumentException if there is no such component
   */
  public Sum after(SumMove move) {
    Checks.inRange("component", move.component(), 0, components.size() - 1);
    List<Position> next = new ArrayList<>(components);
    next.set(move.component(), move.move().result());
    return new Sum(List.copyOf(next), budget);
  }

  /**
   * The value under normal play; linear in the number of components when first asked.
   *
   * @return a nimber, or an infinity if a component that lies on cycles has one
   */
  public NimValue value() {
    return values().total;
  }

  /**
   * How {@link #outcome} and the winning moves are known.
   *
   * @param convention normal or misere play
   * @return the method
   */
  public Method method(PlayConvention convention) {
    Objects.requireNonNull(convention, "convention");
    if (components.size() == 1
        && components.get(0) instanceof Solved solved
        && solved.decides(convention)) {
      return Method.SOLVED;
    }
    if (convention == PlayConvention.NORMAL) {
      return Method.VALUES;
    }
    return tame().all ? Method.TAME : Method.SEARCH;
  }

  /** The only component, which knows its winner by itself. */
  private Solved solved() {
    return (Solved) components.get(0);
  }

  /**
   * Who wins. Winning and having a winning move differ: the empty sum is won under misere play,
   * with no move.
   *
   * @param convention normal or misere play
   * @return the outcome; a draw only under normal play with components that lie on cycles
   * @throws org.grundy.LimitExceededException if a search would exceed the budget
   * @throws IllegalStateException if a search meets a cycle: misere play with cycles is refused
   */
  public Outcome outcome(PlayConvention convention) {
    return switch (method(convention)) {
      case SOLVED -> solved().outcome(convention);
      case VALUES -> value().outcome();
      case TAME -> winner(MisereRule.wins(tame().nimSum, tame().firm > 0));
      case SEARCH -> winner(new MisereSearch(budget).wins(components));
    };
  }

  /**
   * Every move after which the opponent loses, by component and within one in the component's
   * order.
   *
   * <p>With components that lie on cycles such a move keeps the win but need not bring it nearer;
   * {@link #progressMove} does.
   *
   * @param convention normal or misere play
   * @return a lazy stream, sequential; searching (see {@link #method}) happens as it is consumed
   * @throws org.grundy.LimitExceededException (when consumed) if a search would exceed the budget
   * @throws IllegalStateException (when consumed) if a search meets a cycle
   */
  public Stream<SumMove> winningMoves(PlayConvention convention) {
    return switch (method(convention)) {
      case SOLVED -> inEach(i -> solved().winningMoves(convention));
      case VALUES -> inEach(i -> wins(i) ? components.get(i).movesTo(wanted(i)) : Stream.empty());
      case TAME -> inEach(this::tameWinningMoves);
      case SEARCH -> {
        MisereSearch search = new MisereSearch(budget);
        yield inEach(i -> components.get(i).moves().filter(move -> !search.wins(after(i, move))));
      }
    };
  }

  /**
   * Every legal move, by component and within one in the component's order.
   *
   * @return a lazy stream, sequential
   */
  public Stream<SumMove> moves() {
    return inEach(i -> components.get(i).moves());
  }

  private Stream<SumMove> inEach(IntFunction<Stream<Move>> moves) {
    return LazyConcatenation.of(
        components.size(), i -> moves.apply(i).map(move -> new SumMove(i, move)));
  }

  /**
   * The number of winning moves; does not list them where the components can count without.
   *
   * @param convention normal or misere play
   * @return the count
   * @throws ArithmeticException if it exceeds {@code Long.MAX_VALUE}
   * @throws org.grundy.LimitExceededException if a search would exceed the budget
   * @throws IllegalStateException if a search meets a cycle
   */
  public long countWinningMoves(PlayConvention convention) {
    if (method(convention) != Method.VALUES) {
      return winningMoves(convention).count();
    }
    long count = 0;
    for (int i = 0; i < components.size(); i++) {
      count = Math.addExact(count, countWinningMovesIn(i));
    }
    return count;
  }

  /**
   * The first winning move.
   *
   * @param convention normal or misere play
   * @return the move, or empty where there is none
   * @throws org.grundy.LimitExceededException if a search would exceed the budget
   * @throws IllegalStateException if a search meets a cycle
   */
  public Optional<SumMove> firstWinningMove(PlayConvention convention) {
    if (method(convention) != Method.VALUES) {
      return winningMoves(convention).findFirst();
    }
    for (int i = 0; i < components.size(); i++) {
      if (wins(i)) {
        Optional<Move> move = components.get(i).firstMoveTo(wanted(i));
        if (move.isPresent()) {
          return Optional.of(new SumMove(i, move.get()));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The k-th winning move, in the order of {@link #winningMoves}.
   *
   * @param convention normal or misere play
   * @param k which one, from 0
   * @return the move, or empty if there are not that many
   * @throws IllegalArgumentException if {@code k} is negative
   * @throws org.grundy.LimitExceededException if a search would exceed the budget
   * @throws IllegalStateException if a search meets a cycle
   */
  public Optional<SumMove> winningMove(PlayConvention convention, long k) {
    Checks.nonNegative("k", k);
    if (method(convention) != Method.VALUES) {
      return winningMoves(convention).skip(k).findFirst();
    }
    long left = k;
    for (int i = 0; i < components.size(); i++) {
      if (wins(i)) {
        Optional<Move> move = components.get(i).moveTo(wanted(i), left);
        if (move.isPresent()) {
          return Optional.of(new SumMove(i, move.get()));
        }
        left -= components.get(i).countMovesTo(wanted(i)); // at most what was left
      }
    }
    return Optional.empty();
  }

  /**
   * A winning move drawn uniformly.
   *
   * @param convention normal or misere play
   * @param seed the seed; the same sum and seed give the same move
   * @return the move, or empty where there is none
   * @throws ArithmeticException if there are more than {@code Long.MAX_VALUE}
   * @throws org.grundy.LimitExceededException if a search would exceed the budget
   * @throws IllegalStateException if a search meets a cycle
   */
  public Optional<SumMove> randomWinningMove(PlayConvention convention, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    if (method(convention) != Method.VALUES) {
      List<SumMove> all = winningMoves(convention).collect(Collectors.toList());
      return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }
    long count = countWinningMoves(convention);
    return count == 0 ? Optional.empty() : winningMove(convention, random.nextLong(count));
  }

  /**
   * A winning move under normal play that brings the win nearer, also where components lie on
   * cycles: who always answers with it wins after finitely many moves.
   *
   * <p>It is the winning move that makes the sum of the components' {@linkplain Position#counter
   * counters} least. From a position won by the previous player with counter sum C, whatever is
   * played in a component with cycles, some answer makes the sum less than C: the opponent's move
   * either lowered the counter, and a Nim answer lowers another or none, or it can be reversed to
   * an option of the same value and a lower counter. Moves in components without cycles happen
   * finitely often. Without cycles it is the first winning move.
   *
   * @return the move, or empty where there is none
   */
  public Optional<SumMove> progressMove() {
    return winningMoves(PlayConvention.NORMAL)
        .min(
            Comparator.comparingLong(
                move ->
                    move.move().result().counter() - components.get(move.component()).counter()));
  }

  private static Outcome winner(boolean next) {
    return next ? Outcome.N : Outcome.P;
  }

  /** Whether a winning move can be in component i: with an infinity only there. */
  private boolean wins(int i) {
    Values v = values();
    return switch (v.infinities) {
      case 0 -> v.nimSum != 0;
      case 1 -> i == v.infinite;
      default -> false;
    };
  }

  /** The value component i must get for the sum to be 0. */
  private long wanted(int i) {
    Values v = values();
    NimValue own = v.each.get(i);
    return own.isFinite() ? v.nimSum ^ own.nimber() : v.nimSum;
  }

  private long countWinningMovesIn(int i) {
    return wins(i) ? components.get(i).countMovesTo(wanted(i)) : 0;
  }

  /**
   * The moves in component i after which the rule of misere Nim says P.
   *
   * <p>If another component is firm, or the option is, its value must be the nim-sum of the others;
   * otherwise it must differ from it by 1. Both kinds of option may exist only in odd tame games;
   * then all moves are filtered, to keep their order.
   */
  private Stream<Move> tameWinningMoves(int i) {
    Position own = components.get(i);
    Tame t = tame();
    long others = t.nimSum ^ own.grundy();
    if (t.firm > (own.tameness() == Tameness.FIRM ? 1 : 0)) {
      return own.movesTo(others);
    }
    boolean toFirm = own.movesTo(others).anyMatch(Sum::isFirm);
    boolean toFickle = own.movesTo(others ^ 1).anyMatch(move -> !isFirm(move));
    if (toFirm && toFickle) {
      return own.moves()
          .filter(move -> !MisereRule.wins(others ^ move.result().grundy(), isFirm(move)));
    }
    return toFirm
        ? own.movesTo(others).filter(Sum::isFirm)
        : own.movesTo(others ^ 1).filter(move -> !isFirm(move));
  }

  private static boolean isFirm(Move move) {
    return move.result().tameness() == Tameness.FIRM;
  }

  private List<Position> after(int component, Move move) {
    List<Position> next = new ArrayList<>(components);
    next.set(component, move.result());
    return next;
  }

  private Values values() {
    Values known = values;
    if (known != null) {
      return known;
    }
    List<NimValue> each = new ArrayList<>(components.size());
    NimValue total = NimValue.of(0);
    long nimSum = 0;
    int infinities = 0;
    int infinite = -1;
    for (int i = 0; i < components.size(); i++) {
      NimValue own = components.get(i).value();
      each.add(own);
      total = total.plus(own);
      if (own.isFinite()) {
        nimSum ^= own.nimber();
      } else {
        infinities++;
        infinite = i;
      }
    }
    Values found = new Values(each, total, nimSum, infinities, infinite);
    values = found;
    return found;
  }

  private Tame tame() {
    Tame known = tame;
    if (known != null) {
      return known;
    }
    int firm = 0;
    long nimSum = 0;
    boolean all = true;
    for (int i = 0; i < components.size() && all; i++) {
      Tameness tameness = components.get(i).tameness();
      all = tameness != Tameness.UNKNOWN;
      if (all) {
        firm += tameness == Tameness.FIRM ? 1 : 0;
        nimSum ^= components.get(i).grundy();
      }
    }
    Tame found = new Tame(all, firm, nimSum);
    tame = found;
    return found;
  }

  /**
   * The components as text.
   *
   * @return their texts, joined by {@code " + "}; {@code 0} for the empty sum
   */
  @Override
  public String toString() {
    return components.isEmpty()
        ? "0"
        : components.stream().map(Position::toString).collect(Collectors.joining(" + "));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Sum other && components.equals(other.components);
  }

  @Override
  public int hashCode() {
    return components.hashCode();
  }
}
