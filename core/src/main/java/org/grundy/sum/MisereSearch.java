package org.grundy.sum;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.grundy.Budget;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.Tameness;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Misere outcomes of sums by searching every line of play, depth first with an explicit stack.
 *
 * <p>A state is the multiset of its components, as the sorted array of their numbers; components
 * without a move add nothing and are left out. A state whose components are all tame is decided by
 * the rule and not searched further.
 */
final class MisereSearch {
  /** The number of a component without a move. */
  private static final int TERMINAL = -1;

  /** About what one remembered state or position costs beside its components, in bytes. */
  private static final long STATE_BYTES = 96;

  private final Budget budget;
  private final Object2IntOpenHashMap<Position> numbers = new Object2IntOpenHashMap<>();
  private final List<Position> positions = new ArrayList<>();
  private final List<int @Nullable []> options = new ArrayList<>();
  private final List<Tameness> tameness = new ArrayList<>();
  private final Map<State, State> states = new HashMap<>();
  private long bytes;
  private Meter meter;

  MisereSearch(Budget budget) {
    this.budget = budget;
    this.meter = Meter.start(budget);
  }

  /** A multiset of components and, once it is known, its outcome. */
  private static final class State {
    final int[] components;
    final int hash;
    boolean known;
    boolean wins;

    State(int[] components) {
      this.components = components;
      int h = 1;
      for (int component : components) {
        h = (h ^ component) * 0x9E3779B1;
        h ^= h >>> 15;
      }
      this.hash = h;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof State other && Arrays.equals(components, other.components);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** One level of the search: a state, and the option to look at next. */
  private static final class Frame {
    final State state;
    int component;
    int option;

    Frame(State state) {
      this.state = state;
    }
  }

  /** Whether the player to move wins the sum of the given components. */
  boolean wins(Iterable<? extends Position> components) {
    meter = Meter.start(budget);
    IntArrayList root = new IntArrayList();
    for (Position component : components) {
      int number = number(component);
      if (number != TERMINAL) {
        root.add(number);
      }
    }
    int[] sorted = root.toIntArray();
    Arrays.sort(sorted);
    State state = new State(sorted);
    State seen = states.get(state);
    if (seen != null && seen.known) {
      return seen.wins;
    }
    // An earlier call may have ended early, in a limit: the outcomes it found stay.
    states.values().removeIf(s -> !s.known);
    search(state);
    return state.wins;
  }

  private void search(State root) {
    List<Frame> stack = new ArrayList<>();
    enter(root, stack);
    while (!stack.isEmpty()) {
      meter.tick(states.size());
      Frame frame = stack.get(stack.size() - 1);
      State next = nextOption(frame);
      if (next == null) {
        finish(stack, false); // every option is won by its mover, and there is one
        continue;
      }
      State seen = states.get(next);
      if (seen == null) {
        enter(next, stack);
        seen = next;
      } else if (!seen.known) {
        throw new IllegalStateException(
            "a component can return to an earlier position ("
                + describe(seen)
                + "): misere play with cycles is not solved");
      }
      if (seen.known && !seen.wins) {
        finish(stack, true);
      }
    }
  }

  /** Notes who wins the last state on the stack; losing it wins the one before. */
  private static void finish(List<Frame> stack, boolean wins) {
    State state = stack.remove(stack.size() - 1).state;
    state.known = true;
    state.wins = wins;
    if (!wins && !stack.isEmpty()) {
      finish(stack, true);
    }
  }

  /** Remembers a state, and decides it at once or puts it on the stack. */
  private void enter(State state, List<Frame> stack) {
    meter.beforeState(states.size());
    account(STATE_BYTES + 4L * state.components.length);
    states.put(state, state);
    if (decideTame(state)) {
      return;
    }
    stack.add(new Frame(state));
  }

  /** The option the frame points at, and moves the pointer on; null at the end. */
  private @Nullable State nextOption(Frame frame) {
    int[] components = frame.state.components;
    while (frame.component < components.length) {
      int number = components[frame.component];
      int[] to = options(number);
      if (frame.option < to.length) {
        return new State(replace(components, frame.component, to[frame.option++]));
      }
      frame.option = 0;
      do { // equal components have equal options
        frame.component++;
      } while (frame.component < components.length && components[frame.component] == number);
    }
    return null;
  }

  /** The sorted array with one element taken out and, unless terminal, another put in. */
  private static int[] replace(int[] sorted, int at, int by) {
    int[] result = new int[by == TERMINAL ? sorted.length - 1 : sorted.length];
    int size = 0;
    boolean placed = by == TERMINAL;
    for (int i = 0; i < sorted.length; i++) {
      if (i == at) {
        continue;
      }
      if (!placed && by <= sorted[i]) {
        result[size++] = by;
        placed = true;
      }
      result[size++] = sorted[i];
    }
    if (!placed) {
      result[size] = by;
    }
    return result;
  }

  /** Decides a state without components, or of tame components only. */
  private boolean decideTame(State state) {
    boolean firm = false;
    long nimSum = 0;
    for (int component : state.components) {
      Tameness tame = tameness.get(component);
      if (tame == Tameness.UNKNOWN) {
        return false;
      }
      firm |= tame == Tameness.FIRM;
      nimSum ^= positions.get(component).grundy();
    }
    state.known = true;
    state.wins = MisereRule.wins(nimSum, firm);
    return true;
  }

  private int[] options(int number) {
    int[] known = options.get(number);
    if (known != null) {
      return known;
    }
    IntArrayList found = new IntArrayList();
    for (Iterator<Move> moves = positions.get(number).moves().iterator(); moves.hasNext(); ) {
      meter.tick(states.size());
      found.add(number(moves.next().result()));
    }
    int[] distinct = Arrays.stream(found.toIntArray()).sorted().distinct().toArray();
    account(4L * distinct.length);
    options.set(number, distinct);
    return distinct;
  }

  private int number(Position position) {
    int known = numbers.getOrDefault(position, Integer.MIN_VALUE);
    if (known != Integer.MIN_VALUE) {
      return known;
    }
    meter.beforeState(numbers.size());
    account(STATE_BYTES);
    int number = position.moves().findAny().isPresent() ? positions.size() : TERMINAL;
    numbers.put(position, number);
    if (number != TERMINAL) {
      positions.add(position);
      options.add(null);
      tameness.add(position.tameness());
    }
    return number;
  }

  private void account(long more) {
    bytes += more;
    meter.beforeBytes(bytes, states.size());
  }

  private String describe(State state) {
    return positions.get(state.components[0]).toString()
        + (state.components.length > 1 ? " and others" : "");
  }
}
