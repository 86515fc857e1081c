package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.sum.Sum;
import org.junit.jupiter.api.Test;

class NorthcottTest {
  /**
   * Who wins, by working back from positions without a move, as positions repeat; the rules are
   * written down on strings "own-other,own-other".
   */
  private static Map<String, Boolean> retrograde(int columns, List<String> states) {
    Map<String, Boolean> wins = new HashMap<>();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (String state : states) {
        if (wins.containsKey(state)) {
          continue;
        }
        List<String> next = options(columns, state);
        if (next.stream().anyMatch(option -> Boolean.FALSE.equals(wins.get(option)))) {
          wins.put(state, true);
          changed = true;
        } else if (next.stream().allMatch(wins::containsKey)) {
          wins.put(state, false);
          changed = true;
        }
      }
    }
    return wins;
  }

  private static int rows(String state) {
    return (state.length() + 1) / 4;
  }

  /** One digit: the columns of a row stand at offsets 0 and 2 of its four characters. */
  private static int own(String state, int row) {
    return state.charAt(4 * row) - '0';
  }

  private static int other(String state, int row) {
    return state.charAt(4 * row + 2) - '0';
  }

  private static List<String> options(int columns, String state) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < rows(state); i++) {
      for (int column = 0; column < columns; column++) {
        boolean left = own(state, i) < other(state, i);
        boolean sameSide = left ? column < other(state, i) : column > other(state, i);
        if (column != own(state, i) && sameSide) {
          List<String> next = new ArrayList<>();
          for (int j = 0; j < rows(state); j++) {
            next.add(other(state, j) + "-" + (j == i ? column : own(state, j)));
          }
          options.add(String.join(",", next));
        }
      }
    }
    return options;
  }

  private static Northcott position(int columns, String state) {
    return Northcott.of(
        columns,
        IntStream.range(0, rows(state)).mapToLong(i -> own(state, i)).toArray(),
        IntStream.range(0, rows(state)).mapToLong(i -> other(state, i)).toArray());
  }

  private static List<String> states(int columns, int rows) {
    List<String> states = List.of("");
    for (int row = 0; row < rows; row++) {
      List<String> longer = new ArrayList<>();
      for (String state : states) {
        for (int own = 0; own < columns; own++) {
          for (int other = 0; other < columns; other++) {
            if (own != other) {
              longer.add(state + (row == 0 ? "" : ",") + own + "-" + other);
            }
          }
        }
      }
      states = longer;
    }
    return states;
  }

  @Test
  void allPositionsOfTwoRowsAgainstWorkingBack() {
    int columns = 5;
    List<String> states = states(columns, 2);
    Map<String, Boolean> wins = retrograde(columns, states);
    assertThat(wins).hasSameSizeAs(states);
    for (String state : states) {
      Northcott position = position(columns, state);
      assertThat(position.outcome(NORMAL))
          .isEqualTo(Boolean.TRUE.equals(wins.get(state)) ? Outcome.N : Outcome.P);
      List<String> options = options(columns, state);
      assertThat(position.moves().map(move -> move.result().toString()).toList())
          .isEqualTo(options.stream().map(option -> "northcott=5:" + option).toList());
      assertThat(position.winningMoves(NORMAL).map(Move::result).toList())
          .as(state)
          .isEqualTo(
              options.stream()
                  .filter(option -> Boolean.FALSE.equals(wins.get(option)))
                  .map(option -> position(columns, option))
                  .toList());
    }
  }

  @Test
  void hugeBoards() {
    long columns = Long.MAX_VALUE;
    Northcott position = Northcott.of(columns, new long[] {0, 5}, new long[] {columns - 1, 0});
    assertThat(position.winningMoves(NORMAL).map(Move::text))
        .containsExactly("row 0: 0 -> 9223372036854775801", "row 1: 5 -> 9223372036854775806");
    assertThat(position)
        .hasSameHashCodeAs(Northcott.of(columns, new long[] {0, 5}, new long[] {columns - 1, 0}));
  }

  @Test
  void refusesBadBoardsAndWhatIsNotKnown() {
    Northcott position = Northcott.of(8, new long[] {1}, new long[] {6});
    assertThat(position.decides(MISERE)).isFalse();
    assertThatThrownBy(position::grundy).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> Sum.of(position, new NimHeap(1)).outcome(MISERE))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> position.outcome(MISERE))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> Northcott.of(8, new long[] {1}, new long[] {1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("row 0 has both tokens on column 1");
    assertThatThrownBy(() -> Northcott.of(8, new long[] {1}, new long[] {8}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("other[0] is 8");
    assertThatThrownBy(() -> Northcott.of(8, new long[] {1}, new long[0]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Northcott.of(1, new long[0], new long[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
