package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.Nimber;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.engine.DecomposingGame;
import org.grundy.engine.DecomposingSolver;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.ObjectGame;
import org.grundy.engine.OutcomeSolver;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Public contest problems that reduce to impartial games: their published sample outputs. */
class JudgeSamplesTest {
  private static int[] squares(int to) {
    return IntStream.iterate(1, i -> i * i <= to, i -> i + 1).map(i -> i * i).toArray();
  }

  private static int[] heapValues(HeapRuleset ruleset, int to) {
    NimSequence sequence = NimSequence.of(ruleset);
    sequence.computeTo(to + 1);
    return sequence.values(0, to + 1);
  }

  @ParameterizedTest
  @CsvSource({"29, 1160", "100000, 2586528661783"})
  void projectEuler310NimSquare(int n, long lost) {
    int[] g = heapValues(HeapRuleset.subtraction(squares(n)), n);
    long[] count = new long[1024];
    IntStream.rangeClosed(0, n).forEach(i -> count[g[i]]++);
    long triples = 0;
    for (int x = 0; x < 512; x++) {
      for (int y = 0; y < 512; y++) {
        triples += count[x] * count[y] * count[x ^ y];
      }
    }
    long twoEqual = (n + 1) * count[0];
    assertThat((triples + 3 * twoEqual + 2 * count[0]) / 6).isEqualTo(lost); // by Burnside
  }

  @ParameterizedTest
  @CsvSource({"10, 692", "100, 735494"})
  void projectEuler509DivisorNim(int n, long won) {
    long[] g = LongStream.rangeClosed(1, n).map(i -> DivisorGame.of(i).grundy()).toArray();
    long count = 0;
    for (long a : g) {
      for (long b : g) {
        count += Arrays.stream(g).filter(c -> (a ^ b ^ c) != 0).count();
      }
    }
    assertThat(count).isEqualTo(won);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 6", "3, 168"})
  void projectEuler409NimExtreme(int n, long won) {
    assertThat(distinctPiles(new int[n], 0, 1 << n)).isEqualTo(won);
  }

  private static long distinctPiles(int[] piles, int size, int end) {
    if (size == piles.length) {
      return Nim.outcome(piles, PlayConvention.NORMAL) == Outcome.N ? 1 : 0;
    }
    long count = 0;
    for (int pile = 1; pile < end; pile++) {
      int next = pile;
      if (Arrays.stream(piles, 0, size).noneMatch(p -> p == next)) {
        piles[size] = pile;
        count += distinctPiles(piles, size + 1, end);
      }
    }
    return count;
  }

  /** The coins' squares from the left; which one is silver, or -1 once it is taken. */
  private record Strip(List<Integer> coins, int silver) {
    List<Strip> options() {
      List<Strip> options = new ArrayList<>();
      if (silver < 0) {
        return options;
      }
      for (int i = 0; i < coins.size(); i++) {
        for (int to = i == 0 ? 0 : coins.get(i - 1) + 1; to < coins.get(i); to++) {
          List<Integer> moved = new ArrayList<>(coins);
          moved.set(i, to);
          options.add(new Strip(moved, silver));
        }
      }
      options.add(new Strip(coins.subList(1, coins.size()), silver - 1));
      return options;
    }
  }

  @Test
  void projectEuler344SilverDollar() {
    ObjectGame<Strip> game = ObjectGame.of(Strip::options);
    OutcomeSolver solver = OutcomeSolver.of(game, PlayConvention.NORMAL);
    long won =
        Combinations.of(3, 0, 10)
            .flatMap(
                coins ->
                    IntStream.range(0, 3)
                        .mapToObj(s -> new Strip(Arrays.stream(coins).boxed().toList(), s)))
            .filter(strip -> solver.outcome(game.id(strip)) == Outcome.N)
            .count();
    assertThat(won).isEqualTo(324);
  }

  @ParameterizedTest
  @CsvSource({
    "20, '1 3 8', Stan",
    "21, '1 3 8', Stan",
    "22, '1 3 8', Ollie",
    "23, '1 3 8', Stan",
    "1000000, '1 23 38 11 7 5 4 8 3 13', Stan",
    "999996, '1 23 38 11 7 5 4 8 3 13', Ollie"
  })
  void kattisBachetsGame(int stones, String moves, String winner) {
    int[] set = Arrays.stream(moves.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    int[] g = heapValues(HeapRuleset.subtraction(set), stones);
    assertThat(g[stones] != 0 ? "Stan" : "Ollie").isEqualTo(winner);
  }

  @Test
  void atCoderStonesAndLeetCodeStoneGameFour() {
    assertThat(heapValues(HeapRuleset.subtraction(2, 3), 7)[7]).isNotZero();
    assertThat(heapValues(HeapRuleset.subtraction(1), 1)[1]).isNotZero();
    assertThat(Nim.outcome(new int[] {1}, PlayConvention.NORMAL)).isEqualTo(Outcome.N);
  }

  @ParameterizedTest
  @CsvSource({"1, '3 4', true", "2, 3, false"})
  void codeforces603LiegesOfLegendre(int k, String piles, boolean first) {
    DecomposingGame game =
        (cows, options) -> {
          if (cows > 0) {
            options.component(cows - 1);
            options.end();
            if (cows % 2 == 0) {
              for (int i = 0; i < k; i++) {
                options.component(cows / 2);
              }
              options.end();
            }
          }
        };
    long[] sizes = Arrays.stream(piles.split(" ", -1)).mapToLong(Long::parseLong).toArray();
    assertThat(DecomposingSolver.of(game).grundy(sizes) != 0).isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource({"'1 1 1 1', Arpa", "'1 1 17 17', Mojtaba", "'1 1 17 289', Arpa"})
  void codeforces850ArpaAndMojtaba(String numbers, String winner) {
    TreeMap<Integer, Long> exponents = new TreeMap<>(); // bit k: some number has p^k
    for (String text : numbers.split(" ", -1)) {
      int n = Integer.parseInt(text);
      for (int p = 2; n > 1; p++) {
        int k = 0;
        for (; n % p == 0; n /= p) {
          k++;
        }
        if (k > 0) {
          exponents.merge(p, 1L << k, (a, b) -> a | b);
        }
      }
    }
    GrundySolver solver =
        GrundySolver.of(
            Game.of(
                64,
                (set, options) -> {
                  int count = 0;
                  for (int k = 1; set >>> k != 0; k++) {
                    long low = set & ((1L << k) - 1);
                    options[count++] = (low | set >>> k) & -2L;
                  }
                  return count;
                }));
    long sum = exponents.values().stream().mapToLong(solver::grundy).reduce(0, (a, b) -> a ^ b);
    assertThat(sum != 0 ? "Mojtaba" : "Arpa").isEqualTo(winner);
  }

  @Test
  void codeforces1906GridGame() {
    GrundySolver solver =
        GrundySolver.of(
            Game.of(
                16,
                (board, options) -> {
                  int count = 0;
                  for (int r = 0; r < 4; r++) {
                    for (int c = 0; c < 4; c++) {
                      if ((board >> (4 * r + c) & 1) != 0) {
                        int side = Math.min(r, c) + 1;
                        long flipped = 0;
                        for (int i = 0; i < side * side; i++) {
                          flipped |= 1L << (4 * (r - i / side) + c - i % side);
                        }
                        options[count++] = board ^ flipped;
                      }
                    }
                  }
                  return count;
                }));
    long black = 1L << (4 * 1 + 2) | 1L << (4 * 1 + 3); // (2,3) and (2,4)
    assertThat(solver.grundy(black)).isNotZero();
  }

  @ParameterizedTest
  @CsvSource({
    "'1 6', '10 7', Bob",
    "'10 8 15', '25 4 14', Bob",
    "'8 32 65 64', '7 45 126 94', Bob",
    "'20 40 1', '23 55 1', Bob",
    "'12345 9876 86419 8641 1', '6789 54321 7532 97532 1', Bob",
    "'20 64', '44 61', Alice",
    "'57 109 55', '69 90 85', Alice"
  })
  void codeforces2027BitGame(String allowed, String piles, String winner) {
    String[] a = allowed.split(" ", -1);
    String[] b = piles.split(" ", -1);
    long sum = 0;
    for (int i = 0; i < a.length; i++) {
      long most = Long.parseLong(a[i]);
      GrundySolver solver =
          GrundySolver.of(
              Game.of(
                  1 << 17,
                  (stones, options) -> {
                    int count = 0;
                    for (long d = stones; d > 0; d = (d - 1) & stones) {
                      if (d <= most) {
                        options[count++] = stones - d;
                      }
                    }
                    return count;
                  }));
      sum ^= solver.grundy(Long.parseLong(b[i]));
    }
    assertThat(sum != 0 ? "Alice" : "Bob").isEqualTo(winner);
  }

  @ParameterizedTest
  @CsvSource({
    "'1 2 3', 1",
    "'1 2 3 1', 4",
    "'1 1 1 1 1', 16",
    "'1 1', 0",
    "'1 2 3 4 5 6 7 8 9 10', 205"
  })
  void codeforces2032Peanuts(String text, int divisions) {
    int[] pockets = Arrays.stream(text.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    int won = 0;
    for (int cuts = 0; cuts < 1 << (pockets.length - 1); cuts++) {
      boolean next = false; // who starts after the last box has lost
      int end = pockets.length;
      for (int i = pockets.length - 1; i >= 0; i--) {
        if (i == 0 || (cuts >> (i - 1) & 1) != 0) {
          int[] box = Arrays.copyOfRange(pockets, i, end);
          end = i;
          next =
              Nim.outcome(box, next ? PlayConvention.MISERE : PlayConvention.NORMAL) == Outcome.N;
        }
      }
      won += next ? 1 : 0;
    }
    assertThat(won).isEqualTo(divisions);
  }

  @ParameterizedTest
  @CsvSource({"'3 2 9', Bob", "'3 3 6 1', Alice", "'1 2 3 4 5', Bob"})
  void codeforces2004NotANimProblem(String text, String winner) {
    HeapRuleset coprime =
        HeapRuleset.of(
            "coprime",
            (heap, options) -> {
              for (long taken = 1; taken <= heap; taken++) {
                if (gcd(heap, taken) == 1) {
                  options.accept(0, 0, heap - taken);
                }
              }
            });
    int[] g = heapValues(coprime, 20);
    int sum =
        Arrays.stream(text.split(" ", -1))
            .mapToInt(Integer::parseInt)
            .map(n -> g[n])
            .reduce(0, (x, y) -> x ^ y);
    assertThat(sum != 0 ? "Alice" : "Bob").isEqualTo(winner);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  @Test
  void codeforces15IndustrialNim() {
    // Two quarries: 1 heap from 2 on, and 2 heaps from 3 on.
    assertThat(Nim.outcome(new long[] {2, 3, 4}, PlayConvention.NORMAL)).isEqualTo(Outcome.N);
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "100, 8"})
  void codeforces87InterestingGame(int n, int fewest) {
    DecomposingGame game =
        (stones, options) -> {
          for (long k = 2; k * (k + 1) / 2 <= stones; k++) {
            long first = (stones - k * (k - 1) / 2) / k;
            if (first > 0 && k * first + k * (k - 1) / 2 == stones) {
              for (long i = 0; i < k; i++) {
                options.component(first + i);
              }
              options.end();
            }
          }
        };
    DecomposingSolver solver = DecomposingSolver.of(game);
    int found =
        IntStream.rangeClosed(2, n)
            .filter(k -> n - k * (k - 1) / 2 > 0 && (n - k * (k - 1) / 2) % k == 0)
            .filter(
                k -> {
                  int first = (n - k * (k - 1) / 2) / k;
                  return solver.grundy(LongStream.range(first, first + k).toArray()) == 0;
                })
            .findFirst()
            .orElse(-1);
    assertThat(found).isEqualTo(fewest);
  }

  @Test
  void codeforces1451NullifyTheMatrix() {
    // P, Jeel wins, if and only if every antidiagonal has nim-sum 0.
    List<int[][]> matrices =
        List.of(
            new int[][] {{0}},
            new int[][] {{0, 0, 5}},
            new int[][] {{0, 1}, {1, 0}},
            new int[][] {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}});
    List<String> winners = new ArrayList<>();
    for (int[][] matrix : matrices) {
      boolean lost = true;
      for (int d = 0; d < matrix.length + matrix[0].length; d++) {
        int diagonal = d;
        lost &=
            Nim.nimSum(
                    IntStream.range(0, matrix.length)
                        .filter(r -> diagonal - r >= 0 && diagonal - r < matrix[0].length)
                        .map(r -> matrix[r][diagonal - r])
                        .toArray())
                == 0;
      }
      winners.add(lost ? "Jeel" : "Ashish");
    }
    assertThat(winners).containsExactly("Jeel", "Ashish", "Jeel", "Ashish");
  }

  @Test
  void libraryCheckerNimProduct() {
    assertThat(LongStream.rangeClosed(0, 8).map(b -> Nimber.multiply(5, b)))
        .containsExactly(0L, 5L, 10L, 15L, 2L, 7L, 8L, 13L, 3L);
    assertThat(Nimber.multiply(3141, 5926)).isEqualTo(14994);
    assertThat(Long.toUnsignedString(Nimber.multiply(-1, -1))).isEqualTo("11290409524105353207");
  }
}
