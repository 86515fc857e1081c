package org.grundy.misere;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.grundy.Budget;
import org.grundy.Mex;
import org.grundy.Progress;
import org.grundy.Tameness;
import org.grundy.heap.HeapRuleset;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * The genera of the heaps of a game up to a size, and which of them are tame.
 *
 * <p>The misere value of G with n heaps *2 beside it is the mex of those of its options with n
 * heaps, and of x and x ^ 1 where x is that of G with n - 1 (moves in a heap *2, to 0 and to *1;
 * adding *1 changes misere values by ^ 1, as in normal play). So the genus follows from those of
 * the options. Sums of tame heaps have the genus of a Nim position; every other sum that can be
 * reached from a heap is looked at once, in simplified form. Their number bounds the work: few
 * where a move leaves one heap or the heaps are tame, as many as the partitions of the heap at
 * worst.
 *
 * <p>Immutable and safe to share between threads.
 *
 * <pre>{@code
 * GenusTable table = GenusTable.of(HeapRuleset.parse("0.312"), 6);
 * table.genus(4);    // 2^1420
 * table.kind(4);     // WILD
 * }</pre>
 */
public final class GenusTable {
  private static final Budget DEFAULT = Budgets.ofStates(1_000_000);

  private final HeapRuleset rules;
  private final Genus[] genera;
  private final int[] behaviours;

  private GenusTable(HeapRuleset rules, Genus[] genera, int[] behaviours) {
    this.rules = rules;
    this.genera = genera;
    this.behaviours = behaviours;
  }

  /**
   * The genera of the heaps up to a size; at most 1,000,000 sums, 1 GiB and a quarter of the
   * memory.
   *
   * @param rules the rules of the heaps
   * @param to the largest heap, 0 to {@link MisereQuotient#MAX_HEAP}
   * @return the table
   * @throws IllegalArgumentException if {@code to} is out of range
   * @throws org.grundy.LimitExceededException if that is not enough
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static GenusTable of(HeapRuleset rules, int to) {
    return of(rules, to, DEFAULT, (done, total) -> {});
  }

  /**
   * The genera of the heaps up to a size.
   *
   * @param rules the rules of the heaps
   * @param to the largest heap, 0 to {@link MisereQuotient#MAX_HEAP}
   * @param budget the most sums to look at, and bytes and time
   * @param progress told after each heap
   * @return the table
   * @throws IllegalArgumentException if {@code to} is out of range
   * @throws org.grundy.LimitExceededException if the budget runs out
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static GenusTable of(HeapRuleset rules, int to, Budget budget, Progress progress) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(progress, "progress");
    Checks.inRange("to", to, 0, MisereQuotient.MAX_HEAP);
    Genera search = new Genera(new Forms(new HeapComponents(rules)), Meter.start(budget));
    Genus[] genera = new Genus[to + 1];
    int[] behaviours = new int[to + 1];
    for (int heap = 0; heap <= to; heap++) {
      Multiset single = search.simplify(heap);
      genera[heap] = search.genus(single);
      behaviours[heap] = search.behaviour(single);
      progress.advanced(heap, to);
    }
    return new GenusTable(rules, genera, behaviours);
  }

  /** Genera of simplified sums. */
  private static final class Genera {
    /** About what one remembered sum costs beside its components, in bytes. */
    private static final int STATE_BYTES = 160;

    final Forms forms;
    private final Meter meter;
    private final Map<Multiset, Genus> known = new HashMap<>();
    private final Mex mex = new Mex();
    private long bytes;

    Genera(Forms forms, Meter meter) {
      this.forms = forms;
      this.meter = meter;
    }

    Multiset simplify(int heap) {
      return forms.simplify(new int[] {heap}, meter);
    }

    /** What a single heap is; in simplified form it is one component or none. */
    int behaviour(Multiset single) {
      return single.parts.length == 0 ? Behaviour.TERMINAL : forms.behaviour(single.parts[0]);
    }

    Genus genus(Multiset sum) {
      ArrayDeque<Multiset> stack = new ArrayDeque<>();
      stack.push(sum);
      while (!stack.isEmpty()) {
        meter.tick(known.size());
        Multiset top = stack.element();
        if (lookUp(top) == null) {
          Genus[] options = options(top, stack);
          if (options == null) {
            continue;
          }
          meter.beforeState(known.size());
          bytes += STATE_BYTES + 4L * top.parts.length;
          meter.beforeBytes(bytes, known.size());
          known.put(top, combine(options));
        }
        stack.pop();
      }
      return Objects.requireNonNull(lookUp(sum));
    }

    private @Nullable Genus lookUp(Multiset sum) {
      int behaviour = forms.behaviourOf(sum.parts);
      return Behaviour.isTame(behaviour)
          ? Genus.tame(Behaviour.grundy(behaviour), Behaviour.isFirm(behaviour))
          : known.get(sum);
    }

    /** The genera of the options; null if some are missing, and then those are pushed. */
    private Genus @Nullable [] options(Multiset sum, ArrayDeque<Multiset> stack) {
      java.util.List<Genus> genera = new java.util.ArrayList<>();
      boolean complete = true;
      for (int i = 0; i < sum.parts.length; i++) {
        for (int[] option : forms.options(sum.parts[i])) {
          Multiset to = new Multiset(forms.replace(sum.parts, i, option));
          Genus genus = lookUp(to);
          if (genus != null) {
            genera.add(genus);
          } else {
            stack.push(to);
            complete = false;
          }
        }
      }
      return complete ? genera.toArray(Genus[]::new) : null;
    }

    /** The genus from those of the options, at least one. */
    private Genus combine(Genus[] options) {
      int settled = 2;
      for (Genus option : options) {
        mex.mark(option.grundy());
        settled = Math.max(settled, option.length());
      }
      int grundy = mex.valueAndClear();
      int[] misere = new int[settled + 2];
      for (int n = 0; ; n++) {
        if (n == misere.length) {
          misere = java.util.Arrays.copyOf(misere, 2 * n);
        }
        for (Genus option : options) {
          mex.mark(option.misere(n));
        }
        if (n > 0) {
          mex.mark(misere[n - 1]);
          mex.mark(misere[n - 1] ^ 1);
        }
        misere[n] = mex.valueAndClear();
        // From settled - 2 on the options' values depend on the parity of n alone, so a term that
        // repeats the last but one makes all later ones repeat. (Conway: this always happens.)
        if (n >= settled && misere[n] == misere[n - 2]) {
          return Genus.of(grundy, java.util.Arrays.copyOf(misere, n + 1));
        }
      }
    }
  }

  /**
   * The rules of the heaps.
   *
   * @return the ruleset
   */
  public HeapRuleset ruleset() {
    return rules;
  }

  /**
   * The largest heap of the table.
   *
   * @return its size
   */
  public int heaps() {
    return genera.length - 1;
  }

  /**
   * The genus of a heap.
   *
   * @param heap its size, 0 to {@link #heaps()}
   * @return the genus
   * @throws IllegalArgumentException if the heap is out of range
   */
  public Genus genus(int heap) {
    return genera[Checks.inRange("heap", heap, 0, heaps())];
  }

  /**
   * What is known of a heap in sums.
   *
   * @param heap its size, 0 to {@link #heaps()}
   * @return the kind, and with it the theorem
   * @throws IllegalArgumentException if the heap is out of range
   */
  public MisereKind kind(int heap) {
    int behaviour = behaviours[Checks.inRange("heap", heap, 0, heaps())];
    return switch (behaviour) {
      case Behaviour.WILD -> MisereKind.WILD;
      case Behaviour.RESTIVE -> MisereKind.RESTIVE;
      default -> MisereKind.TAME;
    };
  }

  /**
   * The tameness of a heap, as the components of a sum have it.
   *
   * @param heap its size, 0 to {@link #heaps()}
   * @return fickle, firm, or unknown for what is not tame
   * @throws IllegalArgumentException if the heap is out of range
   */
  public Tameness tameness(int heap) {
    if (kind(heap) != MisereKind.TAME) {
      return Tameness.UNKNOWN;
    }
    return Behaviour.isFirm(behaviours[heap]) ? Tameness.FIRM : Tameness.FICKLE;
  }

  /**
   * Whether every heap of the table is tame, so that any sum of them follows the rule of misere
   * Nim.
   *
   * @return whether all are
   */
  public boolean isTame() {
    for (int behaviour : behaviours) {
      if (!Behaviour.isTame(behaviour)) {
        return false;
      }
    }
    return true;
  }
}
