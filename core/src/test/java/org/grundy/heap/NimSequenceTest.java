package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.internal.Meter;
import org.grundy.internal.OrKernel;
import org.grundy.internal.OrKernels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NimSequenceTest {
  @Test
  void everyOctalCodeOfUpToThreeDigitsAgreesWithTheDefinition() {
    for (int d0 = 0; d0 <= 4; d0 += 4) {
      for (int code = 0; code < 512; code++) {
        int[] digits = {d0, code >> 6, code >> 3 & 7, code & 7};
        String text = d0 + "." + digits[1] + digits[2] + digits[3];
        int[] expected = Definition.code(digits, false, 201);
        for (SequenceStrategy strategy : SequenceStrategy.values()) {
          assertThat(NimSequence.of(HeapRuleset.parse(text), strategy).values(0, 201))
              .as("%s %s", text, strategy)
              .isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void randomRulesetsAgreeWithTheDefinition() {
    long seed = 20261130;
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 150; round++) {
      String text;
      int[] expected;
      int length = 150;
      int kind = random.nextInt(4);
      if (kind < 2) {
        int[] digits = random.ints(1 + random.nextInt(5), 0, kind == 0 ? 16 : 8).toArray();
        digits[0] &= 4;
        text =
            (kind == 0 ? "hex=" : "unequal=")
                + Integer.toHexString(digits[0])
                + "."
                + Arrays.stream(digits)
                    .skip(1)
                    .mapToObj(Integer::toHexString)
                    .collect(Collectors.joining())
                + "0";
        length = kind == 0 ? 70 : 150;
        expected = Definition.code(digits, kind == 1, length);
      } else {
        int[] set = random.ints(1 + random.nextInt(6), 1, 2 + random.nextInt(40)).toArray();
        text =
            (kind == 2 ? "subtract=" : "allbut=")
                + Arrays.stream(set).mapToObj(Integer::toString).collect(Collectors.joining(","));
        length = 600;
        expected = Definition.taking(set, kind == 3, length);
      }
      for (SequenceStrategy strategy : SequenceStrategy.values()) {
        assertThat(NimSequence.of(HeapRuleset.parse(text), strategy).values(0, length))
            .as("%s %s, seed %d", text, strategy, seed)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void sparseSpaceAndBlocksAgreeWithTheDefinitionBeyondTheirStart() {
    long seed = 519;
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 24; round++) {
      int[] digits = random.ints(2 + random.nextInt(4), 0, 8).toArray();
      digits[0] &= 4;
      digits[1] |= 4;
      CodeRuleset code = new CodeRuleset(digits, round % 3 == 2);
      int length = 4200;
      ValueTable expected = new ValueTable();
      DirectEvaluator direct = DirectEvaluator.of(code);
      while (expected.length() < length) {
        expected.append(direct.next(expected));
      }
      for (int mode = 0; mode < 6; mode++) {
        SequenceStrategy strategy =
            List.of(SequenceStrategy.DIRECT, SequenceStrategy.SPARSE, SequenceStrategy.AUTOMATIC)
                .get(mode / 2);
        BlockSolver solver =
            new BlockSolver(code, strategy, mode % 2 == 0 ? OrKernels.scalar() : OrKernels.best());
        ValueTable values = new ValueTable();
        solver.extend(values, length, Meter.start(Budget.unlimited()));
        assertThat(firstValues(values, length))
            .as("%s mode %d seed %d", code, mode, seed)
            .isEqualTo(firstValues(expected, length));
      }
    }
  }

  /** Far enough for every kind of rare heap, for spans of blocks, and for another space. */
  @ParameterizedTest
  @CsvSource({
    "0.6, 40000",
    "0.16, 40000",
    "0.376, 40000",
    "0.106, 40000",
    "0.1066, 15000",
    "4.37, 40000",
    "0.00007, 40000",
    "0.75014, 40000",
    "grundys-game, 40000"
  })
  void sparseSpaceAgreesWithBlocksOfAllHeaps(String text, int length) {
    int[] expected =
        NimSequence.of(HeapRuleset.parse(text), SequenceStrategy.DIRECT).values(0, length);
    CodeRuleset code = (CodeRuleset) HeapRuleset.parse(text);
    assertThat(firstValues(sparse(code, length, OrKernels.best()), length)).isEqualTo(expected);
    ValueTable scalar = sparse(code, length / 4, OrKernels.scalar());
    assertThat(firstValues(scalar, length / 4)).isEqualTo(Arrays.copyOf(expected, length / 4));
  }

  /** Codes with few rare heaps early, late and never, with few values and with thousands. */
  @ParameterizedTest
  @CsvSource({
    "0.6, 30000, false",
    "0.465, 9000, false",
    "grundys-game, 20000, false",
    "4.467674, 6000, true",
    "0.44105, 6000, true",
    "0.0224, 9000, true",
  })
  void automaticTakesSparseSpaceWhereFewHeapsAreRare(String text, int length, boolean manyRare) {
    CodeRuleset code = (CodeRuleset) HeapRuleset.parse(text);
    ValueTable expected = new ValueTable();
    DirectEvaluator definition = DirectEvaluator.of(code);
    while (expected.length() < length) {
      expected.append(definition.next(expected));
    }
    BlockSolver solver = new BlockSolver(code, SequenceStrategy.AUTOMATIC, OrKernels.best());
    assertThat(firstValues(inSteps(solver, length), length))
        .isEqualTo(firstValues(expected, length));
    NimSequence whole = NimSequence.of(code).computeTo(length);
    assertThat(whole.work().rareHeaps() == 0).isEqualTo(manyRare);
    NimSequence sparse = NimSequence.of(code, SequenceStrategy.SPARSE).computeTo(length);
    assertThat(whole.work().pairs()).isLessThanOrEqualTo(sparse.work().pairs());
  }

  private static ValueTable sparse(CodeRuleset code, int length, OrKernel kernel) {
    return inSteps(new BlockSolver(code, SequenceStrategy.SPARSE, kernel), length);
  }

  /** In steps, so that runs end within spans. */
  private static ValueTable inSteps(BlockSolver solver, int length) {
    ValueTable values = new ValueTable();
    for (int step = 1; values.length() < length; step = step * 3 % 4001) {
      solver.extend(
          values, Math.min(length, values.length() + step), Meter.start(Budget.unlimited()));
    }
    return values;
  }

  private static int[] firstValues(ValueTable table, int length) {
    int[] values = new int[length];
    table.copy(0, values, 0, length);
    return values;
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/org/grundy/heap/octal_initial_values.csv",
      delimiter = ';',
      numLinesToSkip = 1)
  void publishedFirstValues(String code, String values) {
    int[] expected = Arrays.stream(values.split(" ")).mapToInt(Integer::parseInt).toArray();
    assertThat(NimSequence.of(HeapRuleset.parse(code)).values(0, expected.length))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/org/grundy/heap/octal_equivalences.csv", numLinesToSkip = 1)
  void publishedEquivalences(String code, String canonical, int shift) {
    int[] values = NimSequence.of(ruleset(code)).values(0, 900);
    int[] others = NimSequence.of(ruleset(canonical)).values(0, 910);
    int from = Math.max(0, shift);
    assertThat(Arrays.copyOfRange(values, from, 900))
        .isEqualTo(Arrays.copyOfRange(others, from - shift, 900 - shift));
  }

  private static HeapRuleset ruleset(String code) {
    return HeapRuleset.parse(code.contains(".") ? code : code + ".0");
  }

  @Test
  void grundysGameHasTheKnownRareHeaps() {
    NimSequence g = NimSequence.of(HeapRuleset.parse("grundys-game")).computeTo(150_000);
    assertThat(g.work().rareHeaps()).isEqualTo(1273);
    assertThat(g.work().lastRareHeap()).isEqualTo(82860);
    int[] zeros = IntStream.range(0, g.length()).filter(n -> g.value(n) == 0).toArray();
    // OEIS A036685
    assertThat(zeros)
        .containsExactly(
            0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340,
            346, 359, 362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923,
            926, 929, 932, 1222);
  }

  @ParameterizedTest
  @EnumSource(SequenceStrategy.class)
  void valuesAreKeptInAsFewBytesAsTheyNeed(SequenceStrategy strategy) {
    NimSequence kayles = NimSequence.of(HeapRuleset.parse("0.77"), strategy);
    assertThat(kayles.computeTo(100_000).bytes()).isLessThanOrEqualTo(125_000);
    NimSequence nim = NimSequence.of(HeapRuleset.parse("allbut="), strategy);
    assertThat(nim.computeTo(60_000).bytes()).isLessThanOrEqualTo(150_000);
    assertThat(nim.value(70_000)).isEqualTo(70_000);
    assertThat(nim.value(255)).isEqualTo(255);
    assertThat(nim.value(65_536)).isEqualTo(65_536);
  }

  @ParameterizedTest
  @CsvSource({"'subtract=1,3,4',1000000000000000000,1", "'subtract=7,18,25',1000000000000000000,2"})
  void heapsBeyondTheTable(String text, long heap, long value) {
    assertThat(NimSequence.of(HeapRuleset.parse(text)).valueAt(heap)).isEqualTo(value);
  }

  @Test
  void withoutAProofNothingIsSaidBeyondTheTable() {
    HeapRuleset squares =
        HeapRuleset.of(
            "squares",
            (heap, options) -> {
              for (long root = 1; root * root <= heap; root++) {
                options.accept(0, 0, heap - root * root);
              }
            });
    NimSequence sequence = NimSequence.of(squares);
    // OEIS A014586
    assertThat(sequence.values(0, 16))
        .containsExactly(0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0);
    assertThat(sequence.findPeriod(2000).status()).isEqualTo(PeriodResult.Status.NOT_FOUND);
    assertThatThrownBy(() -> sequence.valueAt(1L << 40))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining(
            "the value of heap 1099511627776 of squares is not known: no theorem");
    // Divisions into three heaps: the search is short.
    NimSequence threes = NimSequence.of(HeapRuleset.parse("hex=0.9"));
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> threes.valueAt(Long.MAX_VALUE))
          .isInstanceOfSatisfying(
              LimitExceededException.class, e -> assertThat(e.progress()).isEqualTo(1 << 12))
          .hasMessage(
              "the value of heap 9223372036854775807 of hex=0.9 is not known: its first 4096 heaps"
                  + " prove no period, and without one only heaps below 16384 are computed for a"
                  + " single question");
    }
    assertThat(sequence.valueAt(100)).isEqualTo(sequence.value(100));
  }

  @Test
  void budgetsEndARunAndLeaveTheValues() {
    NimSequence sequence = NimSequence.of(HeapRuleset.parse("0.6"));
    RunOptions few = RunOptions.defaults().withBudget(Budget.unlimited().withStates(5000));
    assertThatThrownBy(() -> sequence.computeTo(100_000, few))
        .isInstanceOf(LimitExceededException.class);
    assertThat(sequence.length()).isBetween(5000, 5064);
    RunOptions small = RunOptions.defaults().withBudget(Budget.unlimited().withBytes(9000));
    assertThatThrownBy(() -> sequence.computeTo(100_000, small))
        .isInstanceOf(LimitExceededException.class);
    RunOptions brief =
        RunOptions.defaults().withBudget(Budget.unlimited().withTime(Duration.ofNanos(1)));
    assertThatThrownBy(() -> sequence.computeTo(100_000, brief))
        .isInstanceOf(LimitExceededException.class);
    assertThat(sequence.values(0, 8000))
        .isEqualTo(NimSequence.of(HeapRuleset.parse("0.6")).values(0, 8000));
  }

  @Test
  void interruptionCancelsAndLeavesTheValues() {
    NimSequence sequence = NimSequence.of(HeapRuleset.parse("0.6"));
    RunOptions options =
        RunOptions.defaults()
            .withProgress(
                (done, total) -> {
                  assertThat(total).isEqualTo(300_000);
                  Thread.currentThread().interrupt();
                });
    assertThatThrownBy(() -> sequence.computeTo(300_000, options))
        .isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(sequence.length()).isBetween(1, 299_999);
    assertThat(sequence.value(1000)).isEqualTo(NimSequence.of(sequence.ruleset()).value(1000));
  }

  @Test
  void refusesSizesOutOfRange() {
    NimSequence sequence = NimSequence.of(HeapRuleset.parse("0.6"));
    assertThatThrownBy(() -> sequence.value(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> sequence.valueAt(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> sequence.values(5, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> sequence.computeTo(Integer.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> sequence.findPeriod(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
