package org.grundy.guide;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.grundy.Budget;
import org.grundy.LimitExceededException;
import org.grundy.guide.GameDescription.Ending;
import org.grundy.guide.GameDescription.Options;
import org.grundy.guide.GameDescription.Parts;
import org.grundy.guide.GameDescription.Play;
import org.grundy.internal.Meter;

/**
 * Tells which theory applies to a game of two players without chance or hidden information.
 *
 * <pre>{@code
 * Classify.of(new GameDescription(
 *     Options.SAME_FOR_BOTH, Play.ENDS, Ending.LAST_MOVER_LOSES, Parts.MOVE_IN_ONE)).theory();  // MISERE
 * }</pre>
 */
public final class Classify {
  private Classify() {}

  /**
   * The theory for a described game.
   *
   * @param game what is known of it
   * @return the advice
   */
  public static Advice of(GameDescription game) {
    return advise(game, 0, true);
  }

  /**
   * The theory for a game given by its moves: looks at every position reachable by either player
   * whether both have the same options, and whether a position can come back.
   *
   * @param start the position to start from
   * @param first the options of the one player
   * @param second the options of the other
   * @param ending what decides the game
   * @param parts whether a move stays within one independent part
   * @param budget the most positions and time to spend; when it is reached the advice rests on what
   *     was seen, and is not {@link Advice#complete}
   * @param <S> a position, with equals and hashCode
   * @return the advice
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static <S> Advice examine(
      S start,
      Function<? super S, ? extends Collection<? extends S>> first,
      Function<? super S, ? extends Collection<? extends S>> second,
      Ending ending,
      Parts parts,
      Budget budget) {
    Objects.requireNonNull(start, "start");
    Meter meter = Meter.start(budget);
    Map<S, List<S>> options = new HashMap<>();
    ArrayDeque<S> waiting = new ArrayDeque<>(List.of(start));
    Set<S> met = new HashSet<>(waiting);
    boolean same = true;
    boolean complete = true;
    try {
      while (!waiting.isEmpty()) {
        meter.tick(options.size());
        meter.beforeState(options.size());
        S state = waiting.remove();
        Set<S> one = new HashSet<>(first.apply(state));
        Set<S> other = new HashSet<>(second.apply(state));
        same &= one.equals(other);
        one.addAll(other);
        options.put(state, new ArrayList<>(one));
        for (S option : one) {
          if (met.add(option)) {
            waiting.add(option);
          }
        }
      }
    } catch (LimitExceededException e) {
      complete = false;
    }
    GameDescription game =
        new GameDescription(
            same ? Options.SAME_FOR_BOTH : Options.DIFFERENT,
            hasCycle(options) ? Play.MAY_REPEAT : Play.ENDS,
            ending,
            parts);
    return advise(game, options.size(), complete);
  }

  /** Takes away positions that no other leads to; what stays lies on cycles or behind them. */
  private static <S> boolean hasCycle(Map<S, List<S>> options) {
    Map<S, Integer> incoming = new HashMap<>();
    for (List<S> to : options.values()) {
      for (S option : to) {
        incoming.merge(option, 1, Integer::sum);
      }
    }
    ArrayDeque<S> free = new ArrayDeque<>();
    for (S state : options.keySet()) {
      if (!incoming.containsKey(state)) {
        free.add(state);
      }
    }
    int taken = 0;
    while (!free.isEmpty()) {
      S state = free.remove();
      taken++;
      for (S option : options.getOrDefault(state, List.of())) {
        if (incoming.merge(option, -1, Integer::sum) == 0 && options.containsKey(option)) {
          free.add(option);
        }
      }
    }
    return taken < options.size();
  }

  private static Advice advise(GameDescription game, long examined, boolean complete) {
    List<String> reasons = new ArrayList<>();
    List<String> cautions = new ArrayList<>();
    Theory theory;
    List<String> packages;
    boolean sum = game.parts() == Parts.MOVE_IN_ONE;
    if (game.ending() == Ending.SCORE) {
      theory = Theory.MINIMAX;
      packages = List.of("org.grundy.scoring");
      reasons.add("points decide, not who moves last, so a position is worth a score difference");
      cautions.add("nim-values say nothing about scores, even if both players have the same moves");
      if (sum) {
        cautions.add("the best scores of the parts do not add up: search the whole position");
      }
    } else if (game.options() == Options.DIFFERENT) {
      theory = Theory.MINIMAX;
      packages = List.of("org.grundy.scoring", "org.grundy.graph");
      reasons.add(
          "the players have different moves: the game is partizan, and its values are not nimbers");
      cautions.add(
          "impartial methods must not be used on it; the player to move is part of the position");
    } else if (game.play() == Play.MAY_REPEAT) {
      theory = Theory.LOOPY;
      packages = List.of("org.grundy.graph", "org.grundy.sum");
      reasons.add("a position can come back, so a game may be drawn and the mex need not exist");
      if (game.ending() == Ending.LAST_MOVER_WINS) {
        reasons.add(
            "under normal play Smith's values hold: a nimber, or infinity with the nimbers reached");
        cautions.add("two infinite parts make a draw, whatever their outcomes alone");
        cautions.add("a winning move must also make progress: use the counter or the remoteness");
      } else {
        cautions.add(
            "under misere play there are outcomes by retrograde analysis, but no values that add");
      }
    } else if (game.ending() == Ending.LAST_MOVER_LOSES) {
      theory = Theory.MISERE;
      packages = List.of("org.grundy.misere", "org.grundy.sum");
      reasons.add("the last mover loses: equal nim-values do not make equal positions");
      cautions.add(
          "the rule of misere Nim holds only where every part is tame, which must be proved: misere"
              + " Kayles is not");
    } else {
      theory = Theory.GRUNDY;
      packages = List.of("org.grundy.engine", "org.grundy.heap", "org.grundy.sum");
      reasons.add(
          "both players have the same moves, play ends, and the player who cannot move loses");
      if (sum) {
        reasons.add("each move is in one part, so the nim-sum of the parts' values decides");
      } else {
        cautions.add(
            "a move may change several parts at once: their nim-values do not add up, so take the"
                + " whole as one position");
      }
    }
    if (!complete) {
      cautions.add(
          "only "
              + examined
              + " positions were examined: a difference or a cycle may lie further on");
    }
    return new Advice(theory, reasons, cautions, packages, examined, complete);
  }
}
