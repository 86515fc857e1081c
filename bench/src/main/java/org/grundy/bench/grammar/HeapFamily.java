package org.grundy.bench.grammar;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.grundy.Position;
import org.grundy.heap.HeapPosition;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.jspecify.annotations.Nullable;

/** Heap games: octal and hexadecimal codes, subtraction and all-but sets, Grundy's game. */
public final class HeapFamily implements GameFamily {
  private static final Set<String> WITH_PARAMETERS = Set.of("hex", "unequal", "subtract", "allbut");

  @Override
  public String syntax() {
    return "0.77:A,B,...";
  }

  @Override
  public String summary() {
    return "heaps of a code or subtract=, allbut=, hex=, unequal=, "
        + String.join(", ", HeapRuleset.names());
  }

  @Override
  public String example() {
    return "subtract=1,3,4:5,7";
  }

  @Override
  public Optional<Game> game(String name, @Nullable String parameters) {
    String text = parameters == null ? name : name + "=" + parameters;
    return names(name, parameters)
        ? Optional.of(new HeapGame(HeapRuleset.parse(text)))
        : Optional.empty();
  }

  private static boolean names(String name, @Nullable String parameters) {
    if (parameters != null) {
      return WITH_PARAMETERS.contains(name);
    }
    return HeapRuleset.names().contains(name)
        || (!name.isEmpty() && (name.charAt(0) == '.' || Character.isDigit(name.charAt(0))));
  }

  /** Tables up to here need no proved period. */
  private static final int TABLE = 100_000_000;

  private static final class HeapGame implements Game {
    private final NimSequence sequence;

    HeapGame(HeapRuleset ruleset) {
      this.sequence = NimSequence.of(ruleset);
    }

    @Override
    public String name() {
      return sequence.ruleset().toString();
    }

    @Override
    public Position position(String text) {
      return HeapPosition.of(sequence, Numbers.list(text));
    }

    @Override
    public long[] values(long from, long to) {
      if (to < TABLE) {
        // Asked for expressly: computed, however long it takes.
        return Arrays.stream(sequence.values((int) from, (int) to + 1)).asLongStream().toArray();
      }
      long[] values = new long[Math.toIntExact(to - from + 1)];
      for (int i = 0; i < values.length; i++) {
        values[i] = sequence.valueAt(from + i);
      }
      return values;
    }
  }
}
