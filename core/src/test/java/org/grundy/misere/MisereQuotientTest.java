package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.Outcome;
import org.grundy.heap.HeapRuleset;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MisereQuotientTest {
  static MisereQuotient quotient(String rules, int to) {
    QuotientResult result = MisereQuotient.find(HeapRuleset.parse(rules), to);
    assertThat(result).isInstanceOf(QuotientResult.Found.class);
    return ((QuotientResult.Found) result).quotient();
  }

  static Stream<String> published() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                MisereQuotientTest.class.getResourceAsStream("quotients.csv"),
                StandardCharsets.UTF_8))) {
      return lines.lines().filter(line -> !line.startsWith("#")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("published")
  void ordersHeapsAndPeriodsAreThePublishedOnes(String line) {
    String[] columns = line.split(";", -1);
    int to = Integer.parseInt(columns[3]);
    MisereQuotient quotient = quotient(columns[0], to);

    assertThat(quotient.order()).isEqualTo(Integer.parseInt(columns[1]));
    assertThat(quotient.pElements().count()).isEqualTo(Integer.parseInt(columns[2]));
    if (!columns[4].isEmpty()) {
      assertThat(quotient.period().map(p -> p.preperiod() + "/" + p.period())).hasValue(columns[4]);
    }
    assertThat(join(IntStream.rangeClosed(1, to).filter(h -> quotient.outcome(h) == Outcome.P)))
        .isEqualTo(columns[6]);
    // Our generators are the heaps that are no product of smaller ones; theirs are the heaps with
    // an element that no smaller heap has and that is not 1, so they contain ours.
    assertThat(Arrays.asList(columns[5].split(",")))
        .containsAll(
            quotient.generators().mapToObj(Integer::toString).collect(Collectors.toList()));
  }

  private static String join(IntStream numbers) {
    return numbers.mapToObj(Integer::toString).collect(Collectors.joining(","));
  }

  /** Codes, subtraction sets, splits and a free rule: some periodic, some not, tame and wild. */
  static Stream<String> rulesets() {
    return Stream.of(
        "0.77",
        "0.123",
        "0.15",
        "0.75",
        "0.07",
        "0.144",
        "0.312",
        "0.351",
        "0.46",
        "0.72",
        "0.16",
        "0.37",
        "4.72",
        "4.5",
        "0.156",
        "subtract=2,3",
        "subtract=1,4,5",
        "allbut=1,2",
        "grundys-game",
        "hex=0.8",
        "unequal=0.17",
        "0.6");
  }

  /** Every sum of up to 5 heaps up to 12. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void outcomesAreThoseOfExactSearch(String rules) {
    HeapRuleset ruleset = HeapRuleset.parse(rules);
    MisereQuotient quotient = quotient(rules, 12);
    MisereSolver solver = MisereSolver.of(ruleset);
    int lost = 0;
    for (long[] heaps : NaiveHeaps.multisets(5, 12)) {
      Outcome outcome = quotient.outcome(heaps);
      assertThat(outcome)
          .as(() -> rules + " " + Arrays.toString(heaps))
          .isEqualTo(solver.outcome(heaps));
      lost += outcome == Outcome.P ? 1 : 0;
    }
    assertThat(lost).isPositive();
  }

  /** The definition itself, without any simplification or theorem, on smaller sums. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void outcomesAndWinningMovesAreThoseOfTheDefinition(String rules) {
    HeapRuleset ruleset = HeapRuleset.parse(rules);
    MisereQuotient quotient = quotient(rules, 12);
    MisereSolver solver = MisereSolver.of(ruleset);
    NaiveSolver<List<Integer>> naive = NaiveHeaps.solver(ruleset);
    for (long[] heaps : NaiveHeaps.multisets(3, 8)) {
      List<Integer> sum = NaiveHeaps.sorted(heaps);
      boolean wins = naive.winsMisere(sum);
      assertThat(quotient.outcome(heaps)).isEqualTo(wins ? Outcome.N : Outcome.P);
      assertThat(solver.outcome(heaps)).isEqualTo(wins ? Outcome.N : Outcome.P);
      List<HeapMove> moves = quotient.winningMoves(heaps).toList();
      assertThat(solver.winningMoves(heaps)).containsExactlyElementsOf(moves);
      assertThat(quotient.countWinningMoves(heaps)).isEqualTo(moves.size());
      assertThat(quotient.firstWinningMove(heaps)).isEqualTo(moves.stream().findFirst());
      long expected = 0;
      for (int i = 0; i < heaps.length; i++) {
        long[] count = new long[1];
        int index = i;
        ruleset.forEachOption(
            heaps[i],
            (a, b, c) ->
                count[0] +=
                    naive.winsMisere(NaiveHeaps.replaced(boxed(heaps), index, a, b, c)) ? 0 : 1);
        expected += count[0];
      }
      assertThat(moves).hasSize((int) expected);
      for (HeapMove move : moves) {
        assertThat(move.heap()).isEqualTo(heaps[move.index()]);
        assertThat(ruleset.allows(move.heap(), move.left().toArray())).isTrue();
        assertThat(
                naive.winsMisere(
                    NaiveHeaps.replaced(
                        boxed(heaps), move.index(), move.small(), move.middle(), move.large())))
            .isFalse();
      }
    }
    assertThat(quotient.disagreement(3, 8, Budget.unlimited())).isEmpty();
  }

  private static List<Integer> boxed(long[] heaps) {
    return Arrays.stream(heaps).mapToObj(h -> (int) h).toList();
  }

  @Test
  void misereKaylesIsNotNim() {
    MisereQuotient kayles = quotient("0.77", 172);
    NaiveSolver<List<Integer>> naive = NaiveHeaps.solver(kayles.ruleset());
    for (long[] heaps : new long[][] {{8}, {1, 5}, {5, 5}}) {
      // Misere Nim with the Grundy values as heaps: lost if all are at most 1 and their sum is 1,
      // or
      // some is larger and their sum is 0.
      int[] values = Arrays.stream(heaps).mapToInt(h -> naive.grundy(List.of((int) h))).toArray();
      int sum = Arrays.stream(values).reduce(0, (a, b) -> a ^ b);
      boolean asNim = sum != (Arrays.stream(values).allMatch(v -> v <= 1) ? 1 : 0);
      boolean wins = naive.winsMisere(NaiveHeaps.sorted(heaps));
      assertThat(wins).isNotEqualTo(asNim);
      assertThat(kayles.outcome(heaps)).isEqualTo(wins ? Outcome.N : Outcome.P);
    }
    assertThat(kayles.outcome(1, 5)).isEqualTo(Outcome.P);
    assertThat(kayles.firstWinningMove(5, 5)).isPresent();
  }

  @Test
  void heapsBeyondTheTableAreDecidedWhereThePeriodIsProved() {
    MisereQuotient kayles = quotient("0.77", 172);
    MisereQuotient longer = quotient("0.77", 600);
    assertThat(longer.order()).isEqualTo(40);
    for (int heap = 0; heap <= 600; heap++) {
      assertThat(longer.name(longer.element(heap))).isEqualTo(kayles.name(kayles.element(heap)));
    }
    assertThat(kayles.period()).hasValue(new QuotientPeriod(71, 12, 167));
    assertThat(quotient("0.77", 166).period()).isEmpty();
    assertThat(kayles.element(Long.MAX_VALUE))
        .isEqualTo(kayles.element(71 + (Long.MAX_VALUE - 71) % 12));
    assertThat(kayles.firstWinningMove(Long.MAX_VALUE, 1_000_000_007L, 12)).isPresent();
  }

  /** Moves in heaps beyond a table, against those from a table that holds the heaps. */
  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.123", "0.75", "4.72", "0.144", "subtract=2,3", "0.0"})
  void movesInLargeHeapsAreThoseOfALongerTable(String rules) {
    MisereQuotient longer = quotient(rules, 400);
    MisereQuotient table = quotient(rules, longer.period().orElseThrow().bound());
    assertThat(table.period()).isEqualTo(longer.period());
    SplittableRandom random = new SplittableRandom(5);
    long found = 0;
    for (int round = 0; round < 300; round++) {
      long[] heaps = random.longs(random.nextInt(1, 4), 0, 401).toArray();
      List<HeapMove> moves = longer.winningMoves(heaps).toList();
      assertThat(table.winningMoves(heaps)).containsExactlyElementsOf(moves);
      assertThat(table.countWinningMoves(heaps)).isEqualTo(moves.size());
      found += moves.size();
    }
    assertThat(found > 0).isEqualTo(!rules.equals("0.0"));
  }

  @Test
  void threeHeapSplitsBeyondTheTableAreNotListed() {
    MisereQuotient quotient = quotient("hex=0.b", 60);
    assertThat(quotient.period()).isPresent();
    assertThat(quotient.outcome(Long.MAX_VALUE)).isNotNull();
    assertThatThrownBy(() -> quotient.winningMoves(3, 61))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("heaps[1] is 61");
    assertThatThrownBy(() -> quotient.countWinningMoves(61)).hasMessageContaining("heaps[0]");
  }

  @Test
  void beyondTheTableIsRefusedWhereNothingIsProved() {
    MisereQuotient guiles = quotient("0.15", 22);
    assertThat(guiles.period()).isEmpty();
    assertThatThrownBy(() -> guiles.outcome(3, 23))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("heaps[1] is 23, expected 0 to 22 (no period is proved)");
    assertThatThrownBy(() -> guiles.element(23)).hasMessageContaining("heap is 23");
    assertThatThrownBy(() -> guiles.outcome(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("heaps[0] is -1");
    assertThatThrownBy(() -> guiles.winningMoves(-1)).hasMessageContaining("heaps[0] is -1");
    assertThatThrownBy(() -> guiles.name(guiles.order())).hasMessageContaining("element");
    assertThatThrownBy(() -> guiles.product(0, -1)).hasMessageContaining("y is -1");
    assertThatThrownBy(() -> MisereQuotient.find(guiles.ruleset(), -1))
        .hasMessageContaining("to is -1");
    assertThatThrownBy(() -> MisereQuotient.find(guiles.ruleset(), Integer.MAX_VALUE))
        .hasMessageContaining("expected 0 to " + MisereQuotient.MAX_HEAP);
    assertThatThrownBy(() -> guiles.disagreement(2, 23, Budget.unlimited()))
        .hasMessageContaining("size is 23");
  }

  @Test
  void noHeapsAndNoMovesAreWonWithoutAMove() {
    MisereQuotient quotient = quotient("0.07", 20);
    for (long[] heaps : new long[][] {{}, {0}, {1}, {0, 1, 1, 1}}) {
      assertThat(quotient.outcome(heaps)).isEqualTo(Outcome.N);
      assertThat(quotient.winningMoves(heaps)).isEmpty();
    }
    assertThat(quotient("0.0", 40).order()).isEqualTo(1);
    assertThat(quotient("0.77", 0).order()).isEqualTo(1);
    assertThat(quotient("0.77", 0).presentation()).isEqualTo("<  |  >");
  }

  @Test
  void aHundredThousandHeapsAreDecidedInOnePass() {
    MisereQuotient kayles = quotient("0.77", 172);
    SplittableRandom random = new SplittableRandom(9);
    long[] heaps = random.longs(100_000, 0, 1_000).toArray();
    int product = 0;
    for (long heap : heaps) {
      product = kayles.product(product, kayles.element(heap));
    }
    assertThat(kayles.elementOfSum(heaps)).isEqualTo(product);
    boolean lost = kayles.pElements().anyMatch(Integer.valueOf(product)::equals);
    assertThat(kayles.outcome(heaps)).isEqualTo(lost ? Outcome.P : Outcome.N);
    List<HeapMove> some = kayles.winningMoves(heaps).limit(100).toList();
    assertThat(some.isEmpty()).isEqualTo(lost);
    for (HeapMove move : some) {
      long[] after =
          LongStream.concat(
                  IntStream.range(0, heaps.length)
                      .filter(i -> i != move.index())
                      .mapToLong(i -> heaps[i]),
                  move.left())
              .toArray();
      assertThat(kayles.outcome(after)).isEqualTo(Outcome.P);
    }
  }

  @Test
  void presentationsRewriteEveryProductToItsNormalForm() {
    assertThat(quotient("0.3", 40).presentation()).isEqualTo("< a | a^2 = 1 >");
    assertThat(quotient("0.33", 40).presentation()).isEqualTo("< a,b | a^2 = 1, b^3 = b >");
    assertThat(quotient("0.75", 40).presentation())
        .isEqualTo("< a,b,c | a^2 = 1, bc = ab, c^2 = b^2, b^3 = b >");
    assertThat(quotient("0.75", 40).toString()).isEqualTo("0.75: order 8, 2 in P, period 2 from 8");
    assertThat(quotient("0.15", 20).toString()).endsWith("heaps to 20");
  }

  /** As many normal forms as elements: the relations present the monoid, and no larger one. */
  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.123", "0.144", "0.46", "4.72", "0.0"})
  void theRelationsLeaveAsManyMonomialsAsElements(String rules) {
    MisereQuotient quotient = quotient(rules, 40);
    List<int[]> leading =
        quotient.relations().stream()
            .map(relation -> exponents(relation.substring(0, relation.indexOf(" = "))))
            .toList();
    int letters = (int) quotient.generators().count();
    assertThat(irreducible(new int[letters], 0, leading)).isEqualTo(quotient.order());
  }

  private static int irreducible(int[] monomial, int from, List<int[]> leading) {
    for (int[] relation : leading) {
      boolean divides = true;
      for (int i = 0; i < monomial.length; i++) {
        divides &= relation[i] <= monomial[i];
      }
      if (divides) {
        return 0;
      }
    }
    int count = 1;
    for (int i = from; i < monomial.length; i++) {
      int[] next = monomial.clone();
      next[i]++;
      count += irreducible(next, i, leading);
    }
    return count;
  }

  private static int[] exponents(String monomial) {
    int[] exponents = new int[26];
    for (int i = 0; i < monomial.length(); i++) {
      int letter = monomial.charAt(i) - 'a';
      int exponent = 1;
      if (i + 2 < monomial.length() && monomial.charAt(i + 1) == '^') {
        exponent = monomial.charAt(i + 2) - '0';
        i += 2;
      }
      exponents[letter] += exponent;
    }
    return exponents;
  }

  /** Plambeck and Siegel: the tame quotients T_n have order 2^n + 2. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void theQuotientsOfNimAreTheTameOnes(int n) {
    MisereQuotient nim = quotient("allbut=", (1 << n) - 1);
    assertThat(nim.order()).isEqualTo((1 << n) + 2);
    assertThat(nim.pElements()).hasSize(2);
    MisereQuotient threes = quotient("0." + "3".repeat((1 << n) - 1), 3 << n);
    assertThat(threes.order()).isEqualTo((1 << n) + 2);
  }

  @Test
  void grundysGameToThirteenIsThePublishedOne() {
    // Plambeck and Siegel: order 12, three elements of P.
    MisereQuotient quotient = quotient("grundys-game", 13);
    assertThat(quotient.order()).isEqualTo(12);
    assertThat(quotient.pElements()).hasSize(3);
    assertThat(quotient.period()).isEmpty();
  }

  @Test
  void theBudgetEndsTheSearchWithTheLargestQuotientSoFar() {
    HeapRuleset rules = HeapRuleset.parse("0.77");
    QuotientResult result =
        MisereQuotient.find(rules, 40, Budget.unlimited().withStates(100), (done, total) -> {});
    assertThat(result).isInstanceOf(QuotientResult.NotFound.class);
    QuotientResult.NotFound none = (QuotientResult.NotFound) result;
    assertThat(none.cause().limit()).isEqualTo(Limit.STATES);
    assertThat(none.largest().heaps()).isEqualTo(none.heap() - 1).isBetween(2, 26);
    MisereSolver solver = MisereSolver.of(rules);
    for (long[] heaps : NaiveHeaps.multisets(3, none.largest().heaps())) {
      assertThat(none.largest().outcome(heaps)).isEqualTo(solver.outcome(heaps));
    }

    QuotientResult late =
        MisereQuotient.find(
            HeapRuleset.parse("0.26"),
            40,
            Budget.unlimited().withTime(Duration.ofMillis(300)),
            (done, total) -> {});
    assertThat(late).isInstanceOf(QuotientResult.NotFound.class);
    assertThat(((QuotientResult.NotFound) late).cause().limit()).isEqualTo(Limit.TIME);

    QuotientResult tight =
        MisereQuotient.find(rules, 40, Budget.unlimited().withBytes(1000), (done, total) -> {});
    assertThat(((QuotientResult.NotFound) tight).cause().limit()).isEqualTo(Limit.MEMORY);
  }

  @Test
  void progressIsToldAfterEachHeap() {
    List<String> told = new java.util.ArrayList<>();
    MisereQuotient.find(
        HeapRuleset.parse("0.3"),
        3,
        Budget.unlimited(),
        (done, total) -> told.add(done + "/" + total));
    assertThat(told).containsExactly("1/3", "2/3", "3/3");
  }

  @Test
  void anInterruptionCancels() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> MisereQuotient.find(HeapRuleset.parse("0.77"), 172))
          .isInstanceOf(CancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void theExhaustiveCheckHonoursItsBudget() {
    MisereQuotient kayles = quotient("0.77", 30);
    assertThatThrownBy(() -> kayles.disagreement(3, 30, Budget.unlimited().withStates(50)))
        .isInstanceOf(LimitExceededException.class);
    assertThat(kayles.disagreement(3, 0, Budget.unlimited())).isEmpty();
    assertThat(kayles.disagreement(0, 30, Budget.unlimited())).isEmpty();
  }
}
