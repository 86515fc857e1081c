package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.Move;
import org.junit.jupiter.api.Test;

/** Codes that leave three heaps: periods that rise, and moves beyond the table. */
class HexPeriodTest {
  private static final int LIMIT = 600;

  private static Stream<String> codes() {
    return Stream.concat(
            Stream.of("8", "c", "08f", "3dc", "7b9", "2048"),
            java.util.stream.IntStream.range(1, 256)
                .filter(code -> code % 16 != 0 && (code / 16 >= 8 || code % 16 >= 8))
                .mapToObj(code -> String.format("%02x", code)))
        .map(digits -> "hex=0." + digits);
  }

  private static NimSequence direct(HeapRuleset ruleset, int length) {
    return NimSequence.of(ruleset, SequenceStrategy.DIRECT).computeTo(length);
  }

  @Test
  void periodsHoldFarBeyondWhatTheProofLookedAt() {
    List<String> rising = new ArrayList<>();
    codes()
        .forEach(
            text -> {
              HeapRuleset ruleset = HeapRuleset.parse(text);
              NimSequence sequence = NimSequence.of(ruleset);
              PeriodResult result = sequence.findPeriod(LIMIT);
              if (result.certificate().isEmpty()) {
                return;
              }
              PeriodCertificate proof = result.certificate().get();
              assertThat(proof.verify()).as(text).isTrue();
              int length = (int) Math.min(600, 4 * proof.checkedTo());
              NimSequence reference = direct(ruleset, length);
              for (int n = 0; n < length; n++) {
                assertThat(sequence.valueAt(n))
                    .as("%s at %d", text, n)
                    .isEqualTo(reference.value(n));
              }
              if (proof.saltus() > 0) {
                assertThat(proof.theorem()).isEqualTo(PeriodTheorem.THREE_HEAPS_RISING);
                rising.add(text);
              }
            });
    assertThat(rising).hasSize(71).contains("hex=0.8", "hex=0.28", "hex=0.9c", "hex=0.ff");
  }

  @Test
  void rulerRegularityIsNoPeriod() {
    // Grossman and Nowakowski (2015): the values of 0.2048 rise by jumps that grow.
    assertThat(NimSequence.of(HeapRuleset.parse("hex=0.2048")).findPeriod(2000).status())
        .isEqualTo(PeriodResult.Status.NOT_FOUND);
  }

  @Test
  void aSaltusThatIsNoPowerOfTwoIsNotProved() {
    // 0.3f adds 3 every 6 heaps as far as anybody looked.
    assertThat(NimSequence.of(HeapRuleset.parse("hex=0.3f")).findPeriod(LIMIT).status())
        .isEqualTo(PeriodResult.Status.NOT_FOUND);
  }

  @Test
  void changedCertificatesAreRefused() {
    PeriodCertificate proof =
        NimSequence.of(HeapRuleset.parse("hex=0.8b")).findPeriod(LIMIT).certificate().orElseThrow();
    assertThat(proof.verify()).isTrue();
    HeapRuleset ruleset = proof.ruleset();
    PeriodTheorem theorem = proof.theorem();
    long n0 = proof.preperiod();
    long p = proof.period();
    long s = proof.saltus();
    long to = proof.checkedTo();
    for (PeriodCertificate changed :
        List.of(
            new PeriodCertificate(ruleset, n0 + 1, p, s, theorem, to),
            new PeriodCertificate(ruleset, n0 - 1, p, s, theorem, to),
            new PeriodCertificate(ruleset, n0, 2 * p, 2 * s, theorem, 3 * to),
            new PeriodCertificate(ruleset, n0, p + 1, s, theorem, to),
            new PeriodCertificate(ruleset, n0, p, 2 * s, theorem, to),
            new PeriodCertificate(ruleset, n0, p, 0, theorem, to),
            new PeriodCertificate(ruleset, n0, p, s, PeriodTheorem.THREE_HEAPS, to),
            new PeriodCertificate(ruleset, n0, p, s, PeriodTheorem.ALL_BUT, to),
            new PeriodCertificate(ruleset, n0, p, s, theorem, to - 1 - p),
            new PeriodCertificate(HeapRuleset.parse("hex=0.8c"), n0, p, s, theorem, to))) {
      assertThat(changed.verify()).as(changed.toString()).isFalse();
    }
  }

  private static List<String> moves(HeapOptions options, NimSequence values, long wanted) {
    List<String> moves = new ArrayList<>();
    while (options.next()) {
      long value =
          values.valueAt(options.small())
              ^ values.valueAt(options.middle())
              ^ values.valueAt(options.large());
      if (value == wanted) {
        moves.add(options.small() + "+" + options.middle() + "+" + options.large());
      }
    }
    return moves;
  }

  @Test
  void movesBeyondTheTableAreThoseOfTheDefinition() {
    SplittableRandom random = new SplittableRandom(7);
    for (String text :
        List.of(
            "hex=0.8",
            "hex=0.c",
            "hex=0.28",
            "hex=0.8b",
            "hex=0.9c",
            "hex=0.f8",
            "hex=0.aa", // rise
            "hex=0.a",
            "hex=0.d",
            "hex=0.f",
            "hex=0.a7",
            "hex=0.b1",
            "hex=0.f3")) {
      HeapRuleset ruleset = HeapRuleset.parse(text);
      NimSequence sequence = NimSequence.of(ruleset);
      assertThat(sequence.findPeriod(LIMIT).certificate()).as(text).isPresent();
      NimSequence all = direct(ruleset, sequence.length() + 70);
      for (int round = 0; round < 12; round++) {
        int heap = sequence.length() + random.nextInt(60);
        long wanted = round == 0 ? 0 : random.nextLong(all.value(heap) + 4L);
        List<String> expected = moves(ruleset.options(heap), all, wanted);
        String asked = text + ":" + heap + " to " + wanted;
        assertThat(moves(OptionsOfValue.of(sequence, heap, wanted), all, wanted))
            .as(asked)
            .isEqualTo(expected);
        assertThat(OptionsOfValue.count(sequence, heap, wanted))
            .as(asked)
            .isEqualTo(expected.size());
      }
      assertThat(sequence.length()).as("the table did not grow").isLessThan(all.length());
    }
  }

  @Test
  void heapsOfTenToTheEighteenth() {
    long heap = 1_000_000_000_000_000_000L;
    for (String text : List.of("hex=0.8", "hex=0.28", "hex=0.8b", "hex=0.9c", "hex=0.ff")) {
      HeapPosition position = HeapPosition.of(HeapRuleset.parse(text), heap);
      assertThat(position.grundy()).as(text).isPositive();
      for (long wanted = 0; wanted < 4; wanted++) {
        Move move = position.firstMoveTo(wanted).orElseThrow();
        assertThat(move.result().grundy()).as(text).isEqualTo(wanted);
      }
    }
    HeapPosition rising = HeapPosition.of(HeapRuleset.parse("hex=0.8b"), heap);
    // To 0 in two heaps: x + x = 10^18 - 2; in three, after 1 or 2 were taken: many.
    assertThat(rising.countMovesTo(0)).isGreaterThan(1_000_000);
    assertThat(HeapPosition.of(HeapRuleset.parse("hex=0.08"), heap).movesTo(1).limit(20))
        .hasSize(20)
        .allMatch(move -> move.result().grundy() == 1);
    HeapPosition periodic = HeapPosition.of(HeapRuleset.parse("hex=0.a7"), heap);
    assertThat(periodic.firstMoveTo(0).orElseThrow().result().grundy()).isZero();
    assertThatThrownBy(() -> periodic.countMovesTo(0)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void threeNumbersWithASumAndAnExclusiveOr() {
    SplittableRandom random = new SplittableRandom(13);
    for (int round = 0; round < 300; round++) {
      long[] least = {random.nextInt(6), random.nextInt(6), random.nextInt(6)};
      int sum = random.nextInt(80);
      long[] expected = new long[128];
      for (long x = least[0]; x <= sum; x++) {
        for (long y = least[1]; x + y <= sum; y++) {
          long z = sum - x - y;
          expected[(int) (x ^ y ^ z)] += z >= least[2] ? 1 : 0;
        }
      }
      for (int exclusive = 0; exclusive < 128; exclusive++) {
        assertThat(RisingDivisions.threes(least, sum, exclusive))
            .as("sum %d, exclusive or %d, from %s", sum, exclusive, Arrays.toString(least))
            .isEqualTo(expected[exclusive]);
      }
    }
    // x | y is 2^62 - 1: each bit in the one, the other or both.
    assertThat(RisingDivisions.threes(new long[3], 2 * ((1L << 62) - 1), 0))
        .isEqualTo(BigInteger.valueOf(3).pow(62));
  }

  @Test
  void howManyNumbersHaveGivenBits() {
    SplittableRandom random = new SplittableRandom(12);
    for (int round = 0; round < 5000; round++) {
      long free = random.nextInt(256);
      long fixed = random.nextInt(256) & ~free;
      int to = random.nextInt(300) - 1;
      long expected = 0;
      for (long x = 0; x <= to; x++) {
        expected += (x & ~free) == fixed ? 1 : 0;
      }
      assertThat(RisingPairs.countUpTo(fixed, free, to))
          .as("fixed %d, free %d, to %d", fixed, free, to)
          .isEqualTo(expected);
    }
  }

  @Test
  void theLeastNumberWithGivenBits() {
    SplittableRandom random = new SplittableRandom(11);
    for (int round = 0; round < 20_000; round++) {
      long free = random.nextInt(256);
      long fixed = random.nextInt(256) & ~free;
      long from = random.nextInt(300);
      long expected = -1;
      for (long x = from; x < 512 && expected < 0; x++) {
        expected = (x & ~free) == fixed ? x : -1;
      }
      assertThat(RisingPairs.least(fixed, free, from))
          .as("fixed %d, free %d, from %d", fixed, free, from)
          .isEqualTo(expected);
    }
  }
}
