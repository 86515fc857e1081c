package org.grundy.games;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.internal.Checks;
import org.grundy.internal.LazyConcatenation;

/**
 * A row of coins of a {@link CoinTurning} game, as a component of sums: {@code
 * coins=turtles:HTTHTTHTHT}. Coins are numbered from 0, from the left.
 *
 * <p>Moves ascend by the rightmost coin turned; with the same one they go by item of the code, then
 * by the number of coins, then by the coins. Immutable.
 */
public final class CoinRow implements Position {
  private final CoinTurning rules;
  private final String row;

  private CoinRow(CoinTurning rules, String row) {
    this.rules = rules;
    this.row = row;
  }

  static CoinRow of(CoinTurning rules, CharSequence row) {
    Checks.inRange("number of coins", row.length(), 0, CoinTurning.MAX_COINS);
    return new CoinRow(rules, faces(row, ""));
  }

  /** The coins in capitals; refuses characters that are neither coins nor among the separators. */
  static String faces(CharSequence text, String separators) {
    StringBuilder faces = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = Character.toUpperCase(text.charAt(i));
      if (c != 'H' && c != 'T' && separators.indexOf(c) < 0) {
        throw new IllegalArgumentException(
            "row has '" + text.charAt(i) + "' at offset " + i + ", expected H or T");
      }
      faces.append(c);
    }
    return faces.toString();
  }

  /**
   * The game it is a row of.
   *
   * @return the rules
   */
  public CoinTurning rules() {
    return rules;
  }

  /**
   * The coins.
   *
   * @return {@code H} and {@code T}, from the left
   */
  public String row() {
    return row;
  }

  private boolean heads(int coin) {
    return row.charAt(coin) == 'H';
  }

  @Override
  public long grundy() {
    int coins = row.lastIndexOf('H') + 1;
    long[] g = rules.table(coins);
    long sum = 0;
    for (int i = 0; i < coins; i++) {
      sum ^= heads(i) ? g[i] : 0;
    }
    return sum;
  }

  @Override
  public Stream<Move> moves() {
    return LazyConcatenation.of(
        row.length(),
        i -> heads(i) ? rules.companions(i).map(set -> turn(set, i)) : Stream.empty());
  }

  @Override
  public Stream<Move> movesTo(long grundy) {
    int coins = row.lastIndexOf('H') + 1;
    long change = grundy() ^ grundy;
    long[] g = rules.table(coins);
    return LazyConcatenation.of(
        coins,
        i ->
            heads(i)
                ? rules.companionsTo(i, change ^ g[i], coins).map(set -> turn(set, i))
                : Stream.empty());
  }

  private Move turn(int[] set, int last) {
    StringBuilder after = new StringBuilder(row);
    StringBuilder text = new StringBuilder("turn ");
    for (int coin : IntStream.concat(Arrays.stream(set), IntStream.of(last)).toArray()) {
      after.setCharAt(coin, heads(coin) ? 'T' : 'H');
      text.append(coin).append(coin == last ? "" : ",");
    }
    return new Move(text.toString(), new CoinRow(rules, after.toString()));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof CoinRow other && row.equals(other.row) && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + row.hashCode();
  }

  /**
   * The position as the workbench reads it.
   *
   * @return such as {@code coins=turtles:HTTH}
   */
  @Override
  public String toString() {
    return rules + ":" + row;
  }
}
