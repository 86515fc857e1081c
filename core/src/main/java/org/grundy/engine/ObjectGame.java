package org.grundy.engine;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

/**
 * A game over objects: every state that is met gets the next number 0, 1, 2, ..., and the solvers
 * see the numbers. Convenient, at the price of an object a state; pack the state into a {@code
 * long} where it matters.
 *
 * <pre>{@code
 * ObjectGame<String> game = ObjectGame.of(word -> word.isEmpty()
 *     ? List.of() : List.of(word.substring(1), word.substring(0, word.length() - 1)));
 * GrundySolver solver = GrundySolver.of(game);
 * solver.grundy(game.id("abc"));        // 1
 * }</pre>
 *
 * <p>For one thread.
 *
 * @param <S> the state, with equals and hashCode
 */
public final class ObjectGame<S> implements Game {
  private final Function<? super S, ? extends Collection<? extends S>> generator;
  private final Object2IntOpenHashMap<S> ids = new Object2IntOpenHashMap<>();
  private final List<S> states = new ArrayList<>();

  private ObjectGame(Function<? super S, ? extends Collection<? extends S>> generator) {
    this.generator = Objects.requireNonNull(generator, "generator");
    ids.defaultReturnValue(-1);
  }

  /**
   * A game from the function that lists a state's options.
   *
   * @param generator the options of a state, in the order that winning moves shall come back in
   * @param <S> the state, with equals and hashCode
   * @return the game
   */
  public static <S> ObjectGame<S> of(
      Function<? super S, ? extends Collection<? extends S>> generator) {
    return new ObjectGame<>(generator);
  }

  /**
   * The number of a state, new if it was not met yet.
   *
   * @param state the state
   * @return its number, from 0 on in the order of first meeting
   */
  public long id(S state) {
    Objects.requireNonNull(state, "state");
    int id = ids.getInt(state);
    if (id < 0) {
      id = states.size();
      try {
        states.add(state);
        ids.put(state, id);
      } catch (OutOfMemoryError e) {
        // A map that cannot grow has taken the state nevertheless.
        ids.removeInt(state);
        states.subList(id, states.size()).clear();
        throw Memory.exhausted(id);
      }
    }
    return id;
  }

  /**
   * The state with a number.
   *
   * @param id a number that {@link #id} has given
   * @return the state
   * @throws IllegalArgumentException if no state has it
   */
  public S state(long id) {
    Checks.inRange("id", id, 0, states.size() - 1L);
    return states.get((int) id);
  }

  @Override
  public int options(long id, long[] buffer) {
    Collection<? extends S> options = generator.apply(state(id));
    int count = options.size();
    if (count <= buffer.length) {
      int i = 0;
      for (S option : options) {
        buffer[i++] = id(option);
      }
    }
    return count;
  }

  @Override
  public int maxOptions() {
    return 16;
  }
}
