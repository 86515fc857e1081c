package org.grundy.sum;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.Move;
import org.grundy.NimValue;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.internal.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Plays sums perfectly for one side, checks the other side's moves, and says why.
 *
 * <p>From a won sum it plays a winning move: with components that lie on cycles the one that makes
 * {@linkplain Sum#progressMove progress}. From a drawn sum it keeps the draw, and from a lost one
 * it plays the first move there is, or a random one. How many moves a win takes is not a matter of
 * values: a sum's remoteness does not follow from that of its components, so there is no fastest
 * policy here. ({@code RemotenessSolver} has one for a game given as packed states.)
 *
 * <pre>{@code
 * SumPlayer player = SumPlayer.first(PlayConvention.NORMAL);
 * Sum sum = Sum.of(NimPiles.of(3, 4, 5));
 * player.move(sum);                          // component 0, pile 0: 3 -> 1
 * player.after(sum, 0, "nim:3,4,1");         // the sum after the opponent's move, if it is legal
 * }</pre>
 *
 * <p>One that plays at random is for one thread.
 */
public final class SumPlayer {
  /** Options that are looked at to explain a component's value. */
  private static final int EXPLAINED = 1000;

  private static final int SHOWN = 20;

  /** Longer positions are shown by how they begin. */
  private static final int MOST_CHARACTERS = 120;

  /** Options that are looked through for the opponent's move, or to keep a draw. */
  private static final int SEARCHED = 10_000_000;

  private final PlayConvention convention;
  private final @Nullable SplittableRandom random;

  private SumPlayer(PlayConvention convention, @Nullable SplittableRandom random) {
    this.convention = Objects.requireNonNull(convention, "convention");
    this.random = random;
  }

  /**
   * Plays the first of the moves in question.
   *
   * @param convention normal or misere play
   * @return the player
   */
  public static SumPlayer first(PlayConvention convention) {
    return new SumPlayer(convention, null);
  }

  /**
   * Plays a winning move drawn uniformly, and when lost one of the first moves of a random
   * component. Where components lie on cycles it makes progress instead.
   *
   * @param convention normal or misere play
   * @param seed decides the choices
   * @return the player
   */
  public static SumPlayer random(PlayConvention convention, long seed) {
    return new SumPlayer(convention, new SplittableRandom(seed));
  }

  /**
   * The convention it plays by.
   *
   * @return normal or misere play
   */
  public PlayConvention convention() {
    return convention;
  }

  /**
   * The move to play.
   *
   * @param sum the position
   * @return a move; empty if there is none
   * @throws org.grundy.LimitExceededException if a search would exceed the sum's budget
   */
  public Optional<SumMove> move(Sum sum) {
    Optional<SumMove> winning = winningMove(sum, random);
    if (winning.isPresent()) {
      return winning;
    }
    if (sum.outcome(convention) == Outcome.DRAW) {
      Optional<SumMove> drawing =
          sum.moves()
              .limit(SEARCHED)
              .filter(move -> sum.after(move).outcome(convention) == Outcome.DRAW)
              .findFirst();
      if (drawing.isPresent()) {
        return drawing;
      }
    }
    return anyMove(sum);
  }

  private Optional<SumMove> winningMove(Sum sum, @Nullable SplittableRandom random) {
    if (convention == PlayConvention.NORMAL && mayLast(sum)) {
      return sum.progressMove();
    }
    return random == null
        ? sum.firstWinningMove(convention)
        : sum.randomWinningMove(convention, random.nextLong());
  }

  /** Whether a component says that it lies on cycles. */
  private static boolean mayLast(Sum sum) {
    return sum.components().stream().anyMatch(c -> !c.value().isFinite() || c.counter() > 0);
  }

  private Optional<SumMove> anyMove(Sum sum) {
    List<Position> components = sum.components();
    int from = random == null || components.isEmpty() ? 0 : random.nextInt(components.size());
    return IntStream.range(0, components.size())
        .map(i -> (from + i) % components.size())
        .boxed()
        .flatMap(i -> firstOrRandom(components.get(i)).map(move -> new SumMove(i, move)).stream())
        .findFirst();
  }

  private Optional<Move> firstOrRandom(Position component) {
    if (random == null) {
      return component.moves().findFirst();
    }
    List<Move> some = component.moves().limit(SHOWN).toList();
    return some.isEmpty() ? Optional.empty() : Optional.of(some.get(random.nextInt(some.size())));
  }

  /**
   * Checks a move of the opponent: the sum after it.
   *
   * @param sum the position
   * @param component the component moved in, from 0
   * @param move the move's text, or the text of the component after it
   * @return the sum after the move
   * @throws IllegalArgumentException if there is no such component or move
   * @throws LimitExceededException if it is not among the first 10,000,000 moves of a component
   *     that has more: whether it is legal is not known
   */
  public Sum after(Sum sum, int component, String move) {
    Objects.requireNonNull(move, "move");
    Checks.inRange("component", component, 0, sum.components().size() - 1);
    Position moved = sum.components().get(component);
    Iterator<Move> moves = moved.moves().iterator();
    for (int looked = 0; looked < SEARCHED; looked++) {
      if (!moves.hasNext()) {
        throw new IllegalArgumentException("move '" + move + "' is no move of " + moved);
      }
      Move next = moves.next();
      if (next.text().equals(move) || next.result().toString().equals(move)) {
        return sum.after(new SumMove(component, next));
      }
    }
    throw new LimitExceededException(Limit.STATES, SEARCHED, SEARCHED);
  }

  /**
   * Why: the components with their values and the nim-sum, the move to play, what it leaves, and
   * why the component moved in has its value. Under misere play, how the winner is known.
   *
   * @param sum the position
   * @return a few lines of text
   * @throws org.grundy.LimitExceededException if a search would exceed the sum's budget
   */
  public String explain(Sum sum) {
    StringBuilder text = new StringBuilder();
    if (convention == PlayConvention.MISERE) {
      text.append("Misere play, by ")
          .append(sum.method(convention).name().toLowerCase(Locale.ROOT));
      text.append(": ").append(outcome(sum)).append(".\n");
    } else {
      text.append(values(sum)).append(": ").append(outcome(sum)).append(".\n");
    }
    // A random player's choice would not be the one it makes next.
    Optional<SumMove> winning = winningMove(sum, null);
    if (winning.isEmpty()) {
      return text.append("No move wins.").toString();
    }
    SumMove move = winning.get();
    Position moved = sum.components().get(move.component());
    text.append("Play ").append(move).append(".\n");
    if (convention == PlayConvention.NORMAL) {
      text.append("It leaves ").append(values(sum.after(move))).append('.');
      whyValue(moved).ifPresent(why -> text.append('\n').append(why));
    } else {
      text.append("It leaves ").append(shortened(sum.after(move)));
      text.append(", which is lost to move in.");
    }
    return text.toString();
  }

  private static String shortened(Object position) {
    String text = position.toString();
    return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "...";
  }

  private String outcome(Sum sum) {
    return switch (sum.outcome(convention)) {
      case N -> "whoever moves now wins";
      case P -> "whoever moves now loses";
      case DRAW -> "neither side can force a win";
    };
  }

  private static String values(Sum sum) {
    String each =
        sum.components().stream()
            .limit(SHOWN)
            .map(c -> shortened(c) + " is worth " + c.value())
            .collect(Collectors.joining(", "));
    int size = sum.components().size();
    String more = size > SHOWN ? ", ... (" + size + " components)" : "";
    return size == 1 ? each : each + more + "; the nim-sum is " + sum.value();
  }

  /** The values of the options of a component that has few, and the least that is missing. */
  private static Optional<String> whyValue(Position component) {
    List<Move> moves = component.moves().limit(EXPLAINED + 1L).toList();
    List<NimValue> values = moves.stream().map(m -> m.result().value()).distinct().toList();
    if (!component.value().isFinite()
        || moves.size() > EXPLAINED
        || values.size() > SHOWN
        || !values.stream().allMatch(NimValue::isFinite)) {
      return Optional.empty();
    }
    String listed =
        values.stream()
            .map(NimValue::nimber)
            .sorted(Long::compareUnsigned)
            .map(Long::toUnsignedString)
            .collect(Collectors.joining(", "));
    return Optional.of(
        "The options of "
            + shortened(component)
            + " are worth "
            + listed
            + "; the least number missing is "
            + Long.toUnsignedString(component.grundy())
            + ".");
  }
}
