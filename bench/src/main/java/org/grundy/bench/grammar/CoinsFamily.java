package org.grundy.bench.grammar;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.Position;
import org.grundy.games.CoinProduct;
import org.grundy.games.CoinTurning;
import org.jspecify.annotations.Nullable;

/**
 * Coin turning in a row, {@code coins=turtles:HTTH}, and on a board, {@code
 * coins=ruler*twins:HT/TH}.
 */
final class CoinsFamily implements GameFamily {
  @Override
  public String syntax() {
    return "coins=CODE[*CODE]:HT...";
  }

  @Override
  public String summary() {
    return "coin turning, CODE such as turtles, ruler, 1-3C(5); a product has rows HT/TH/...";
  }

  @Override
  public String example() {
    return "coins=turtles:HTTHTTHTHT";
  }

  @Override
  public Optional<Game> game(String name, @Nullable String parameters) {
    if (!name.equals("coins")) {
      return Optional.empty();
    }
    if (parameters == null || parameters.isEmpty()) {
      throw new SyntaxException(
          String.valueOf(parameters == null ? "" : parameters), 0, "expected a coin-turning code");
    }
    int times = parameters.indexOf('*');
    return Optional.of(
        times < 0
            ? new RowGame(CoinTurning.of(parameters))
            : new BoardGame(
                CoinTurning.of(parameters.substring(0, times))
                    .times(CoinTurning.of(parameters.substring(times + 1)))));
  }

  /** The table is that of single heads, the first coin being 0. */
  private record RowGame(CoinTurning rules) implements Game {
    @Override
    public String name() {
      return rules.toString();
    }

    @Override
    public Position position(String text) {
      return rules.row(text);
    }

    @Override
    public long[] values(long from, long to) {
      if (to >= CoinTurning.MAX_COINS) {
        throw new IllegalArgumentException(
            "coin is " + to + ", expected 0 to " + (CoinTurning.MAX_COINS - 1));
      }
      return Arrays.copyOfRange(rules.values((int) to + 1), (int) from, (int) to + 1);
    }
  }

  private record BoardGame(CoinProduct rules) implements Game {
    @Override
    public String name() {
      return rules.toString();
    }

    @Override
    public Position position(String text) {
      return rules.board(text);
    }
  }
}
