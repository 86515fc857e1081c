package org.grundy.misere;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes of sums, exactly: by theorem where {@link Behaviour} has one, otherwise by searching
 * every line of play, depth first with an explicit stack. Sums are remembered in simplified form.
 */
final class MisereSearch {
  private static final int UNKNOWN = 0;
  private static final int P = 1;
  private static final int N = 2;

  /** About what one remembered sum costs beside its components, in bytes. */
  private static final int STATE_BYTES = 72;

  private final Forms forms;
  private final Object2IntOpenHashMap<Multiset> outcomes = new Object2IntOpenHashMap<>();
  private long bytes;

  MisereSearch(Forms forms) {
    this.forms = forms;
    outcomes.defaultReturnValue(UNKNOWN);
  }

  Forms forms() {
    return forms;
  }

  /** The number of sums that were searched. */
  long solved() {
    return outcomes.size();
  }

  /** Whether a theorem decides a simplified sum. */
  boolean decided(Multiset sum) {
    return Behaviour.isTame(forms.behaviourOf(sum.parts));
  }

  /** Whether the player to move loses a simplified sum. */
  boolean isP(Multiset sum, Meter meter) {
    int known = known(sum);
    return (known == UNKNOWN ? search(sum, meter) : known) == P;
  }

  private int known(Multiset sum) {
    int behaviour = forms.behaviourOf(sum.parts);
    if (Behaviour.isTame(behaviour)) {
      return Behaviour.isP(behaviour) ? P : N;
    }
    return outcomes.getInt(sum);
  }

  private int search(Multiset root, Meter meter) {
    ArrayList<Frame> stack = new ArrayList<>();
    stack.add(new Frame(root));
    int result = UNKNOWN;
    while (!stack.isEmpty()) {
      meter.tick(outcomes.size());
      Frame frame = stack.get(stack.size() - 1);
      Multiset next = frame.reachesP ? null : frame.next(forms);
      if (next != null) {
        int known = known(next);
        if (known == UNKNOWN) {
          stack.add(new Frame(next));
        }
        frame.reachesP = known == P;
        continue;
      }
      // Without a move to P it is P: every component that was not left out has a move.
      result = frame.reachesP ? N : P;
      remember(frame.sum, result, meter);
      stack.remove(stack.size() - 1);
      if (!stack.isEmpty()) {
        stack.get(stack.size() - 1).reachesP = result == P;
      }
    }
    return result;
  }

  private void remember(Multiset sum, int outcome, Meter meter) {
    meter.beforeState(outcomes.size());
    bytes += STATE_BYTES + 4L * sum.parts.length;
    meter.beforeBytes(bytes, outcomes.size());
    outcomes.put(sum, outcome);
  }

  /** One level of the search: a sum, and the option to look at next. */
  private static final class Frame {
    final Multiset sum;
    boolean reachesP;
    private int component;
    private int option;

    Frame(Multiset sum) {
      this.sum = sum;
    }

    /** The next option, or null at the end. */
    @Nullable Multiset next(Forms forms) {
      int[] parts = sum.parts;
      while (component < parts.length) {
        int[][] options = forms.options(parts[component]);
        if (option < options.length) {
          return new Multiset(forms.replace(parts, component, options[option++]));
        }
        option = 0;
        int same = parts[component];
        do { // equal components have equal options
          component++;
        } while (component < parts.length && parts[component] == same);
      }
      return null;
    }
  }
}
