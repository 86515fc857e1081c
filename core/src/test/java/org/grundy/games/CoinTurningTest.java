package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.LimitExceededException;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoinTurningTest {
  /** A rule written down again: whether a set of coins, ascending, may be turned. */
  private static boolean may(String code, List<Integer> set) {
    int n = set.size();
    int first = set.get(0);
    int last = set.get(n - 1);
    boolean adjacent = last - first == n - 1;
    boolean symmetric = set.stream().allMatch(c -> set.contains(first + last - c));
    boolean spaced =
        IntStream.range(1, n)
            .allMatch(i -> set.get(i) - set.get(i - 1) == (last - first) / Math.max(1, n - 1));
    return switch (code) {
      case "turtles" -> n <= 2;
      case "mock-turtles" -> n <= 3;
      case "moebius" -> n <= 5;
      case "motley" -> true;
      case "twins" -> n == 2;
      case "triplets" -> n == 3;
      case "ruler" -> adjacent;
      case "rulerette" -> adjacent && n >= 2;
      case "mock-turtle-fives" -> n <= 3 && last - first < 5;
      case "triplet-fives" -> n == 3 && last - first < 5;
      case "ruler-fives" -> adjacent && n <= 5;
      case "turnips" -> n == 3 && spaced;
      case "grunt" -> n == 4 && symmetric && first == 0;
      case "sym" -> symmetric;
      case "sympler" -> symmetric && first == 0;
      case "3+" -> n >= 3;
      case "2-3,5C" -> n == 2 || n == 3 || (n == 5 && adjacent);
      case "2,3,2-3E" -> n == 2 || n == 3;
      case "1-3F" -> n <= 3 && first == 0;
      case "2+F" -> n >= 2 && first == 0;
      case "2-4E" -> n >= 2 && n <= 4 && spaced;
      case "3-4S" -> (n == 3 || n == 4) && symmetric;
      case "2+S" -> n >= 2 && symmetric;
      case "2+CF" -> n >= 2 && adjacent && first == 0;
      case "1-2C,4+C" -> adjacent && n != 3;
      case "2-3C(4)F" -> (n == 2 || n == 3) && last - first < 4 && first == 0;
      default -> throw new IllegalArgumentException(code);
    };
  }

  private static List<Integer> bits(int mask) {
    return IntStream.range(0, 31).filter(i -> (mask >> i & 1) != 0).boxed().toList();
  }

  private static List<Integer> options(String code, int heads, int coins) {
    List<Integer> options = new ArrayList<>();
    for (int turned = 1; turned < 1 << coins; turned++) {
      if ((heads & Integer.highestOneBit(turned)) != 0 && may(code, bits(turned))) {
        options.add(heads ^ turned);
      }
    }
    return options;
  }

  private static String text(int heads, int coins) {
    return IntStream.range(0, coins)
        .mapToObj(i -> (heads >> i & 1) != 0 ? "H" : "T")
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "turtles",
        "mock-turtles",
        "moebius",
        "motley",
        "twins",
        "triplets",
        "ruler",
        "rulerette",
        "mock-turtle-fives",
        "triplet-fives",
        "ruler-fives",
        "turnips",
        "grunt",
        "sym",
        "sympler",
        "3+",
        "2-3,5C",
        "2,3,2-3E",
        "1-3F",
        "2+F",
        "2-4E",
        "3-4S",
        "2+S",
        "2+CF",
        "1-2C,4+C",
        "2-3C(4)F"
      })
  void rowsAgreeWithTheDefinition(String code) {
    int coins = 7;
    CoinTurning rules = CoinTurning.of(code);
    NaiveSolver<Integer> oracle = new NaiveSolver<>(heads -> options(code, heads, coins));
    for (int heads = 0; heads < 1 << coins; heads++) {
      CoinRow row = rules.row(text(heads, coins));
      assertThat(row.grundy()).as(row.toString()).isEqualTo(oracle.grundy(heads));
      List<String> expected =
          options(code, heads, coins).stream().map(option -> text(option, coins)).toList();
      assertThat(row.moves().map(move -> ((CoinRow) move.result()).row()))
          .as("moves of " + row)
          .containsExactlyInAnyOrderElementsOf(expected);
      for (long wanted = 0; wanted < 12; wanted++) {
        long value = wanted;
        assertThat(row.movesTo(wanted))
            .as("moves of %s to %d", row, wanted)
            .containsExactlyElementsOf(
                row.moves().filter(move -> move.result().grundy() == value).toList());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "turtles, 200",
    "mock-turtles, 100",
    "twins, 200",
    "triplets, 100",
    "ruler, 500",
    "rulerette, 500",
    "motley, 22"
  })
  void closedFormsAgreeWithTheDefinition(String name, int coins) {
    CoinTurning rules = CoinTurning.of(name);
    assertThat(rules.values(coins)).containsExactly(rules.computeByDefinition(coins));
  }

  /** Values printed in CGSuite's tests (GameHeapTest, GameStripTest); first coin first. */
  @ParameterizedTest
  @CsvSource({
    "moidores, 1 2 4 8 16 32 64 128 256 511 512 1024 2048 4096 7711 8192 16384 26215 32768 43691",
    "1-3C(5), 1 2 4 7 8 1 2 4 7 8 1 2 4 7 8 1 2 4 7 8",
    "1-5C, 1 2 1 4 1 2 1 4 1 2 1 4 1 2 1 4 1 2 1 4",
    "4FS, 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3"
  })
  void publishedValues(String code, String values) {
    long[] expected = Arrays.stream(values.split(" ", -1)).mapToLong(Long::parseLong).toArray();
    assertThat(CoinTurning.of(code).values(expected.length)).containsExactly(expected);
  }

  @Test
  void mockTurtlesAreWorthTheOdiousNumbers() {
    // OEIS A000069
    assertThat(CoinTurning.of("mock-turtles").values(24))
        .containsExactly(
            1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38, 41, 42, 44,
            47);
    assertThat(CoinTurning.of("1-3").row("htththtth").grundy()).isEqualTo(1 ^ 7 ^ 11 ^ 16);
  }

  @Test
  void namesAndCodesAreOneRuleset() {
    for (String name : CoinTurning.names()) {
      CoinTurning rules = CoinTurning.of(name);
      assertThat(CoinTurning.of(rules.code())).isEqualTo(rules).hasSameHashCodeAs(rules);
      assertThat(CoinTurning.of(rules.name())).isEqualTo(rules);
    }
    assertThat(CoinTurning.of("Turning-Turtles")).hasToString("coins=turtles");
    assertThat(CoinTurning.of("4SF").code()).isEqualTo("4FS");
    assertThat(CoinTurning.runs(4, 1, 9, 4).code()).isEqualTo("1C,4C,9C");
  }

  @Test
  void theFirstWinningMoveOfALongRowIsFoundQuickly() {
    int coins = 20_000;
    char[] row = new char[coins];
    Arrays.fill(row, 'H');
    CoinRow turtles = CoinTurning.of("turtles").row(new String(row));
    assertThat(turtles.grundy()).isEqualTo(20_000);
    Position after = turtles.firstMoveTo(0).orElseThrow().result();
    assertThat(after.grundy()).isZero();
    // Lazy: the second of more moves than could be listed.
    assertThat(CoinTurning.of("moebius").row("T".repeat(40) + "H").moves().skip(1).findFirst())
        .map(Move::text)
        .contains("turn 0,40");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0",
        "x",
        "3-1",
        "1-",
        "1C(",
        "1C()",
        "1C(25)",
        "1,",
        "1-3X",
        "65",
        "1-2C(3",
        "2000000C",
        "99999999999999"
      })
  void malformedCodesAreRefused(String code) {
    assertThatThrownBy(() -> CoinTurning.of(code))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("offset");
  }

  @Test
  void hostileInputIsRefused() {
    CoinTurning turtles = CoinTurning.of("turtles");
    assertThatThrownBy(() -> turtles.row("HTX"))
        .hasMessage("row has 'X' at offset 2, expected H or T");
    assertThatThrownBy(() -> turtles.value(-1)).hasMessageContaining("coin is -1");
    assertThatThrownBy(() -> turtles.values(Integer.MAX_VALUE)).hasMessageContaining("coins is");
    assertThatThrownBy(() -> CoinTurning.of("motley").value(64))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("motley");
    assertThat(CoinTurning.of("motley").value(63)).isEqualTo(Long.MIN_VALUE);
    assertThatThrownBy(() -> CoinTurning.of("1-20").value(60))
        .isInstanceOf(LimitExceededException.class);
    assertThatThrownBy(CoinTurning::runs).isInstanceOf(IllegalArgumentException.class);
    assertThat(turtles.row("").grundy()).isZero();
    assertThat(turtles.row("").moves()).isEmpty();
    assertThat(turtles.times(turtles).board("").grundy()).isZero();
    assertThatThrownBy(() -> turtles.times(turtles).board("HT/H"))
        .hasMessage("row 1 has 1 coins, expected 2");
  }

  // Products

  private static List<Integer> boardOptions(String down, String across, int heads, int h, int w) {
    List<Integer> options = new ArrayList<>();
    for (int rows = 1; rows < 1 << h; rows++) {
      for (int columns = 1; columns < 1 << w; columns++) {
        int last =
            (31 - Integer.numberOfLeadingZeros(rows)) * w
                + 31
                - Integer.numberOfLeadingZeros(columns);
        if ((heads >> last & 1) != 0 && may(down, bits(rows)) && may(across, bits(columns))) {
          int after = heads;
          for (int r : bits(rows)) {
            after ^= columns << (r * w);
          }
          options.add(after);
        }
      }
    }
    return options;
  }

  private static String board(int heads, int h, int w) {
    return IntStream.range(0, h)
        .mapToObj(r -> text(heads >> (r * w), w))
        .collect(Collectors.joining("/"));
  }

  @ParameterizedTest
  @CsvSource({
    "turtles, turtles, 3, 3",
    "twins, twins, 3, 4",
    "ruler, turtles, 3, 3",
    "mock-turtles, ruler, 2, 5",
    "rulerette, triplets, 3, 3",
    "ruler, ruler, 4, 3"
  })
  void boardsAgreeWithTheDefinition(String down, String across, int h, int w) {
    CoinProduct product = CoinTurning.of(down).times(CoinTurning.of(across));
    NaiveSolver<Integer> oracle =
        new NaiveSolver<>(heads -> boardOptions(down, across, heads, h, w));
    SplittableRandom random = new SplittableRandom(3);
    Set<Integer> boards = new HashSet<>(Set.of(0, (1 << (h * w)) - 1));
    while (boards.size() < 40) {
      boards.add(random.nextInt(1 << (h * w)));
    }
    for (int heads : boards) {
      CoinBoard position = product.board(board(heads, h, w));
      assertThat(position.grundy()).as(position.toString()).isEqualTo(oracle.grundy(heads));
      List<CoinBoard> expected =
          boardOptions(down, across, heads, h, w).stream()
              .map(option -> product.board(board(option, h, w)))
              .toList();
      assertThat(position.moves().map(move -> (CoinBoard) move.result()))
          .containsExactlyInAnyOrderElementsOf(expected);
      for (long wanted = 0; wanted < 8; wanted++) {
        long value = wanted;
        assertThat(position.movesTo(wanted))
            .containsExactlyElementsOf(
                position.moves().filter(move -> move.result().grundy() == value).toList());
      }
    }
    int all = (1 << (h * w)) - 1;
    assertThat(product.countWinningFirstMoves(h, w))
        .isEqualTo(
            oracle.grundy(all) == 0
                ? 0
                : boardOptions(down, across, all, h, w).stream()
                    .filter(option -> oracle.grundy(option) == 0)
                    .count());
    assertThat(product.fullBoardValue(h, w)).isEqualTo(oracle.grundy(all));
  }

  private static long flippingGame(int n) {
    int[] squares = IntStream.iterate(1, i -> i * i <= n, i -> i + 1).map(i -> i * i).toArray();
    int[] triangles =
        IntStream.iterate(1, i -> i * (i + 1) / 2 <= n, i -> i + 1)
            .map(i -> i * (i + 1) / 2)
            .toArray();
    return CoinTurning.runs(triangles)
        .times(CoinTurning.runs(squares))
        .countWinningFirstMoves(n, n);
  }

  @Test
  void theFlippingGameOfProjectEuler459() {
    // The statement's figures, and the published answer.
    assertThat(LongStream.of(1, 2, 5, 100).map(n -> flippingGame((int) n)))
        .containsExactly(1L, 0L, 8L, 31395L);
    assertThat(flippingGame(1_000_000)).isEqualTo(3996390106631L);
  }
}
