package org.grundy.games;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;
import org.grundy.internal.Meter;
import org.jspecify.annotations.Nullable;

/**
 * A coin-turning game: a row of coins; a move turns over some of them, the rightmost from heads to
 * tails. Which sets may be turned is the ruleset, given by a short code; a row is worth the nim-sum
 * of what each head is worth alone (Berlekamp, Conway and Guy, <i>Winning Ways</i>, ch. 14).
 *
 * <p>Coins are numbered <b>from 0, from the left</b>, so {@code value(0)} is that of the first
 * coin. (Books count the coins of Turning Turtles and Ruler from 1, those of Mock Turtles and Twins
 * from 0.)
 *
 * <p>A code is a list of items, separated by commas; any may be used for a move. An item is a
 * number of coins, {@code 3}, {@code 1-3} or {@code 2+} (2 or more), and how they must lie:
 *
 * <ul>
 *   <li>nothing: anywhere; {@code C}: adjacent; {@code C(5)}: within 5 adjacent coins; {@code E}:
 *       equally spaced; {@code S}: symmetrically;
 *   <li>{@code F}, before or after that: coin 0 must be among them.
 * </ul>
 *
 * <p>Names stand for codes: {@code turtles} 1-2, {@code mock-turtles} 1-3, {@code moebius} 1-5,
 * {@code mogul} 1-7, {@code moidores} 1-9, {@code motley} 1+, {@code twins} 2, {@code triplets} 3,
 * {@code ruler} 1+C, {@code rulerette} 2+C, {@code mock-turtle-fives} 1-3C(5), {@code
 * triplet-fives} 3C(5), {@code ruler-fives} 1-5C, {@code turnips} 3E, {@code grunt} 4FS, {@code
 * sym} 1+S, {@code sympler} 1+FS.
 *
 * <pre>{@code
 * CoinTurning turtles = CoinTurning.of("turtles");
 * turtles.value(4);                    // 5
 * turtles.row("HTTHTTHTHT").grundy();  // 1 ^ 4 ^ 7 ^ 9 = 11
 * CoinTurning.of("1+C").value(11);     // 4
 * }</pre>
 *
 * <p>Turtles, mock turtles, twins, triplets, motley, ruler and rulerette have closed forms. Other
 * values are computed by the definition and kept: bounded runs take time proportional to the number
 * of lengths a coin, free sets time and memory proportional to the largest value. Immutable but for
 * that table, and safe to share between threads.
 */
public final class CoinTurning {
  /** The most coins in a row. */
  public static final int MAX_COINS = 1 << 24;

  private final String code;
  private final List<TurningTerm> terms;
  private volatile long[] table = new long[0];
  private @Nullable CoinsByValue byValue;

  private CoinTurning(List<TurningTerm> terms) {
    this.terms = terms;
    this.code = TurningCode.write(terms);
  }

  /**
   * The ruleset of a code or name.
   *
   * @param code such as {@code 1-3C(5)} or {@code ruler}; case does not matter
   * @return the ruleset
   * @throws IllegalArgumentException if it is malformed, saying where
   */
  public static CoinTurning of(String code) {
    return new CoinTurning(TurningCode.parse(Objects.requireNonNull(code, "code")));
  }

  /**
   * The ruleset in which adjacent coins are turned, as many as one of the given numbers.
   *
   * @param lengths the lengths allowed, 1 to 2^20, in any order
   * @return the ruleset
   * @throws IllegalArgumentException if there are none, or one is out of range
   */
  public static CoinTurning runs(int... lengths) {
    Checks.inRange("number of lengths", lengths.length, 1, Integer.MAX_VALUE);
    return of(
        IntStream.of(lengths)
            .sorted()
            .distinct()
            .mapToObj(length -> length + "C")
            .collect(Collectors.joining(",")));
  }

  /**
   * The names that stand for codes.
   *
   * @return the names {@link #of} knows
   */
  public static List<String> names() {
    return TurningCode.names();
  }

  /**
   * The canonical code.
   *
   * @return such as {@code 1-3C(5)}
   */
  public String code() {
    return code;
  }

  /**
   * The name, or the code where there is none.
   *
   * @return such as {@code turtles}
   */
  public String name() {
    return TurningCode.name(code);
  }

  /**
   * The value of a head with tails everywhere else.
   *
   * @param coin the coin, from 0
   * @return its Grundy value, unsigned
   * @throws IllegalArgumentException if {@code coin} is negative or {@link #MAX_COINS} or more, or
   *     the value takes more than 64 bits
   * @throws org.grundy.LimitExceededException if the table of values would grow too large
   */
  public long value(int coin) {
    Checks.inRange("coin", coin, 0, MAX_COINS - 1);
    return table(coin + 1)[coin];
  }

  /**
   * The values of the coins of a row, each alone.
   *
   * @param coins how many
   * @return their values, unsigned
   * @throws IllegalArgumentException if {@code coins} is negative or more than {@link #MAX_COINS},
   *     or a value takes more than 64 bits
   * @throws org.grundy.LimitExceededException if the table of values would grow too large
   */
  public long[] values(int coins) {
    Checks.inRange("coins", coins, 0, MAX_COINS);
    return Arrays.copyOf(table(coins), coins);
  }

  /**
   * A row of coins.
   *
   * @param row {@code H} for heads and {@code T} for tails, from the left; lower case will do
   * @return the position
   * @throws IllegalArgumentException if another character is in it, or it is too long
   */
  public CoinRow row(CharSequence row) {
    return CoinRow.of(this, row);
  }

  /**
   * The product with another game, on a board of coins: a move turns all coins in the rows of a
   * move of one game and the columns of a move of the other.
   *
   * @param columns the game played along each row of coins, choosing columns
   * @return the product, this game choosing rows
   */
  public CoinProduct times(CoinTurning columns) {
    return new CoinProduct(this, columns);
  }

  static long nimSum(int[] coins, long[] g) {
    long sum = 0;
    for (int coin : coins) {
      sum ^= g[coin];
    }
    return sum;
  }

  /** At least so many values. */
  long[] table(int coins) {
    long[] known = table;
    if (known.length >= coins) {
      return known;
    }
    synchronized (this) {
      if (table.length < coins) {
        table = compute(coins);
      }
      return table;
    }
  }

  private long[] compute(int coins) {
    return switch (code) {
      case "1-2" -> fill(coins, i -> i + 1L);
      case "1-3" -> fill(coins, CoinTurning::odious);
      case "2" -> fill(coins, i -> i);
      case "3" -> fill(coins, i -> i < 2 ? 0 : odious(i - 2));
      case "1+C" -> fill(coins, i -> Integer.lowestOneBit(i + 1));
      case "2+C" -> fill(coins, i -> Integer.lowestOneBit(i + 1) >> 1);
      case "1+" -> {
        Checks.inRange("number of coins of motley, worth 2^coin each,", coins, 0, Long.SIZE);
        yield fill(coins, i -> 1L << i);
      }
      default -> computeByDefinition(coins);
    };
  }

  private static long[] fill(int coins, IntToLongFunction value) {
    return IntStream.range(0, coins).mapToLong(value).toArray();
  }

  /** The i-th number, from 0, with an odd number of ones. */
  private static long odious(int i) {
    return 2L * i + (Integer.bitCount(i) + 1 & 1);
  }

  /** The mex over all sets that may be turned, coin after coin; also the tests' other way. */
  long[] computeByDefinition(int coins) {
    if (terms.stream().allMatch(TurningRuns::isRun)) {
      return TurningRuns.of(terms).values(coins);
    }
    List<TurningTerm.Marker> markers = new ArrayList<>();
    if (terms.stream().anyMatch(TurningRuns::isRun)) {
      markers.add(TurningRuns.of(terms));
    }
    for (TurningTerm term : terms) {
      if (!TurningRuns.isRun(term)) {
        markers.add(term.marker());
      }
    }
    Meter meter = Meter.start(Budget.unlimited());
    long[] g = new long[coins];
    XorSet seen = new XorSet();
    for (int i = 0; i < coins; i++) {
      meter.check(i);
      seen.clear();
      for (TurningTerm.Marker marker : markers) {
        marker.mark(i, g, seen);
      }
      g[i] = seen.mex();
    }
    return g;
  }

  /**
   * The sets of coins that may be turned together with coin i, the rightmost: by item of the code,
   * then by size, then in lexicographic order.
   */
  Stream<int[]> companions(int i) {
    return byTerm(i, term -> term.companions(i));
  }

  /** Those whose nim-sum is the given one, on a row of so many coins. */
  Stream<int[]> companionsTo(int i, long wanted, int coins) {
    long[] g = table(coins);
    CoinsByValue index = byValue(coins);
    return byTerm(i, term -> term.companionsTo(i, wanted, g, index));
  }

  private Stream<int[]> byTerm(int i, Function<TurningTerm, Stream<int[]>> companions) {
    return LazyConcatenation.of(
        terms.size(),
        t ->
            companions
                .apply(terms.get(t))
                .filter(set -> terms.stream().limit(t).noneMatch(term -> term.accepts(set, i))));
  }

  private synchronized CoinsByValue byValue(int coins) {
    CoinsByValue known = byValue;
    if (known == null || known.count() < coins) {
      known = new CoinsByValue(table(coins), coins);
      byValue = known;
    }
    return known;
  }

  /**
   * For each nim-sum of turned coins, with the rightmost, how many moves have it on a row of heads.
   */
  Long2LongOpenHashMap countsBySum(int coins) {
    long[] g = values(coins);
    if (terms.stream().allMatch(TurningRuns::isRun)) {
      return TurningRuns.of(terms).countsBySum(g);
    }
    Long2LongOpenHashMap counts = new Long2LongOpenHashMap();
    for (int i = 0; i < coins; i++) {
      long own = g[i];
      companions(i).forEach(set -> counts.addTo(own ^ nimSum(set, g), 1));
    }
    return counts;
  }

  /**
   * The code as text.
   *
   * @return such as {@code coins=1-3C(5)}
   */
  @Override
  public String toString() {
    return "coins=" + name();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof CoinTurning other && code.equals(other.code);
  }

  @Override
  public int hashCode() {
    return code.hashCode();
  }
}
