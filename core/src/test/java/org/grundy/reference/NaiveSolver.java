package org.grundy.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.grundy.engine.Game;

/**
 * The definitions, written down: recursion over boxed states with a HashMap. Slow and obviously
 * right, it is what the tests check against and the baseline that the benchmarks compare with.
 *
 * @param <S> the state, with equals and hashCode
 */
public final class NaiveSolver<S> {
  private final Function<S, ? extends Collection<S>> options;
  private final Map<S, Integer> grundy = new HashMap<>();
  private final Map<S, Boolean> normalWin = new HashMap<>();
  private final Map<S, Boolean> misereWin = new HashMap<>();

  public NaiveSolver(Function<S, ? extends Collection<S>> options) {
    this.options = options;
  }

  /** The reference for a game over packed states, each boxed. */
  public static NaiveSolver<Long> of(Game game) {
    return new NaiveSolver<>(
        state -> {
          long[] buffer = new long[game.maxOptions()];
          int count = game.options(state, buffer);
          if (count > buffer.length) {
            buffer = new long[count];
            game.options(state, buffer);
          }
          List<Long> options = new ArrayList<>(count);
          for (int i = 0; i < count; i++) {
            options.add(buffer[i]);
          }
          return options;
        });
  }

  /** The Grundy value: the mex of the options' values. */
  public int grundy(S state) {
    Integer known = grundy.get(state);
    if (known != null) {
      return known;
    }
    Set<Integer> values = new HashSet<>();
    for (S option : options.apply(state)) {
      values.add(grundy(option));
    }
    int mex = 0;
    while (values.contains(mex)) {
      mex++;
    }
    grundy.put(state, mex);
    return mex;
  }

  /** Whether the player to move wins when the player who cannot move loses; without values. */
  public boolean winsNormal(S state) {
    return wins(state, normalWin, false);
  }

  /** Whether the player to move wins when the player who cannot move wins. */
  public boolean winsMisere(S state) {
    return wins(state, misereWin, true);
  }

  private boolean wins(S state, Map<S, Boolean> memo, boolean winsWithoutMove) {
    Boolean known = memo.get(state);
    if (known != null) {
      return known;
    }
    Collection<S> next = options.apply(state);
    boolean wins = next.isEmpty() && winsWithoutMove;
    for (S option : next) {
      wins |= !wins(option, memo, winsWithoutMove);
    }
    memo.put(state, wins);
    return wins;
  }

  /** The number of states with a known Grundy value. */
  public int size() {
    return grundy.size();
  }
}
