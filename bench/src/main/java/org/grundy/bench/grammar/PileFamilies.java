package org.grundy.bench.grammar;

import static org.grundy.bench.grammar.NamedFamily.game;
import static org.grundy.bench.grammar.NamedFamily.number;
import static org.grundy.bench.grammar.NamedFamily.plain;
import static org.grundy.bench.grammar.NamedFamily.required;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.grundy.Position;
import org.grundy.games.Euclid;
import org.grundy.games.FibonacciNim;
import org.grundy.games.FlipRow;
import org.grundy.games.FlipRuns;
import org.grundy.games.FlipValues;
import org.grundy.games.MooreNim;
import org.grundy.games.NimHeap;
import org.grundy.games.NimPiles;
import org.grundy.games.Northcott;
import org.grundy.games.PokerNim;
import org.grundy.games.StaircaseNim;
import org.grundy.games.SubtractSquares;
import org.grundy.games.TakeAway;
import org.grundy.games.Wythoff;
import org.jspecify.annotations.Nullable;

/** Nim, its relatives and other games of piles and rows. */
final class PileFamilies {
  private PileFamilies() {}

  static List<GameFamily> all() {
    return List.of(
        plain(
            "nim:A,B,...",
            "Nim piles",
            "nim:3,4,5",
            text -> NimPiles.of(Numbers.list(text)),
            (from, to) -> LongStream.rangeClosed(from, to).toArray()),
        plain(
            "nimber:N",
            "one heap of N, up to 2^64 - 1",
            "nimber:6",
            text -> new NimHeap(Numbers.unsigned(text)),
            (from, to) -> LongStream.rangeClosed(from, to).toArray()),
        new NamedFamily(
            "take",
            "take=K:A,B,...",
            "take 1 to K from a pile",
            "take=3:7,9",
            PileFamilies::takeAway),
        new NamedFamily(
            "flip",
            "flip:ROW, flip=runs:A,B,...",
            "flip ++ to --",
            "flip:++-++++",
            PileFamilies::flip),
        plain(
            "staircase:A,B,...",
            "staircase Nim, the ground first",
            "staircase:0,1,4,3",
            text -> StaircaseNim.of(Numbers.list(text)),
            null),
        plain(
            "wythoff:A,B",
            "take from one pile, or as many from both",
            "wythoff:3,5",
            PileFamilies::wythoff,
            null),
        new NamedFamily(
            "moore",
            "moore=K:A,B,...",
            "take from up to K piles",
            "moore=2:1,2,3",
            PileFamilies::moore),
        new NamedFamily(
            "fibonacci",
            "fibonacci:N, fibonacci=M:N",
            "take at most twice the last take (M now)",
            "fibonacci:12",
            PileFamilies::fibonacci),
        plain(
            "euclid:A,B",
            "subtract a multiple of the smaller number",
            "euclid:12,7",
            PileFamilies::euclid,
            null),
        new NamedFamily(
            "poker",
            "poker=BANK:A,B,...",
            "Nim, or add chips from the bank",
            "poker=10:3,4,5",
            PileFamilies::poker),
        new NamedFamily(
            "northcott",
            "northcott=COLUMNS:A-B,...",
            "slide a token; the mover's first",
            "northcott=8:1-6,0-3",
            PileFamilies::northcott),
        plain(
            "squares:A,B,...",
            "take a square number from a pile",
            "squares:12,13",
            text -> SubtractSquares.of(Numbers.list(text)),
            PileFamilies::squares));
  }

  private static Game takeAway(@Nullable String parameters) {
    long most = number(parameters, "K");
    // Refuses an impossible K before there are piles.
    TakeAway.upTo(most);
    return game(
        "take=" + most,
        text -> TakeAway.upTo(most, Numbers.list(text)),
        (from, to) ->
            LongStream.rangeClosed(from, to).map(n -> TakeAway.grundy(most, n)).toArray());
  }

  private static Game flip(@Nullable String parameters) {
    NamedFamily.Values values =
        (from, to) -> LongStream.rangeClosed(from, to).map(FlipValues::of).toArray();
    if (parameters == null) {
      return game("flip", PileFamilies::flipRow, values);
    }
    if (!parameters.equals("runs")) {
      throw new SyntaxException(parameters, 0, "expected 'runs' or no parameters");
    }
    return game("flip=runs", text -> FlipRuns.of(Numbers.list(text)), values);
  }

  private static Position flipRow(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != '+' && text.charAt(i) != '-') {
        throw new SyntaxException(text, i, "expected '+' or '-'");
      }
    }
    return FlipRow.of(text);
  }

  private static long[] pair(String text) {
    long[] numbers = Numbers.list(text);
    if (numbers.length != 2) {
      throw new SyntaxException(text, 0, "expected two numbers, got " + numbers.length + ",");
    }
    return numbers;
  }

  private static Position wythoff(String text) {
    long[] piles = pair(text);
    return new Wythoff(piles[0], piles[1]);
  }

  private static Position euclid(String text) {
    long[] numbers = pair(text);
    return new Euclid(numbers[0], numbers[1]);
  }

  private static Game moore(@Nullable String parameters) {
    String count = required(parameters, "K");
    int most = Numbers.integer(count, 0, count.length());
    MooreNim.of(most);
    return game("moore=" + most, text -> MooreNim.of(most, Numbers.list(text)), null);
  }

  private static Game fibonacci(@Nullable String parameters) {
    if (parameters == null) {
      return game("fibonacci", text -> FibonacciNim.of(Numbers.number(text)), null);
    }
    long most = Numbers.number(parameters);
    return game("fibonacci=" + most, text -> new FibonacciNim(Numbers.number(text), most), null);
  }

  private static Game poker(@Nullable String parameters) {
    long bank = number(parameters, "BANK");
    return game("poker=" + bank, text -> PokerNim.of(bank, Numbers.list(text)), null);
  }

  private static Game northcott(@Nullable String parameters) {
    long columns = number(parameters, "COLUMNS");
    return game("northcott=" + columns, text -> northcottRows(columns, text), null);
  }

  private static Position northcottRows(long columns, String text) {
    int rows = text.isEmpty() ? 0 : 1 + (int) text.chars().filter(c -> c == ',').count();
    long[] own = new long[rows];
    long[] other = new long[rows];
    int from = 0;
    for (int row = 0; row < rows; row++) {
      int comma = text.indexOf(',', from);
      int to = comma < 0 ? text.length() : comma;
      int dash = text.indexOf('-', from);
      if (dash < 0 || dash >= to) {
        throw new SyntaxException(text, from, "expected two columns joined by '-'");
      }
      own[row] = Numbers.number(text, from, dash);
      other[row] = Numbers.number(text, dash + 1, to);
      from = to + 1;
    }
    return Northcott.of(columns, own, other);
  }

  private static long[] squares(long from, long to) {
    int last = (int) Math.min(to, Integer.MAX_VALUE);
    int[] values = SubtractSquares.values(last);
    return Arrays.stream(values, (int) from, values.length).asLongStream().toArray();
  }
}
