package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class PeriodTest {
  @ParameterizedTest
  @CsvFileSource(resources = "/org/grundy/heap/octal_periods.csv", numLinesToSkip = 1)
  void publishedPeriods(
      String code, long preperiod, long period, int largest, int firstLargest, String source) {
    assumeThat(preperiod + 2 * period).isLessThan(1_000_000);
    NimSequence sequence = NimSequence.of(HeapRuleset.parse(code));
    PeriodCertificate found = certificate(sequence, 1_300_000);
    assertThat(found.preperiod()).as(source).isEqualTo(preperiod);
    assertThat(found.period()).as(source).isEqualTo(period);
    assertThat(found.saltus()).isZero();
    int most = 0;
    int at = 0;
    for (int n = 0; n < preperiod + period; n++) {
      if (sequence.value(n) > most) {
        most = sequence.value(n);
        at = n;
      }
    }
    assertThat(most).isEqualTo(largest);
    assertThat(at).isEqualTo(firstLargest);
    if (preperiod + period < 20_000) {
      assertThat(found.verify()).isTrue();
      mutantsAreRefused(found);
    }
  }

  private static PeriodCertificate certificate(NimSequence sequence, int limit) {
    return sequence.findPeriod(limit).certificate().orElseThrow();
  }

  private static void mutantsAreRefused(PeriodCertificate c) {
    HeapRuleset r = c.ruleset();
    long n0 = c.preperiod();
    long p = c.period();
    long far = c.checkedTo() + 4 * p + 2 * n0 + 10;
    assertThat(new PeriodCertificate(r, n0 + 1, p, c.saltus(), c.theorem(), far).verify())
        .isFalse();
    if (n0 > 0) {
      assertThat(new PeriodCertificate(r, n0 - 1, p, c.saltus(), c.theorem(), far).verify())
          .isFalse();
    }
    assertThat(new PeriodCertificate(r, n0, 2 * p, 2 * c.saltus(), c.theorem(), far).verify())
        .isFalse();
    assertThat(new PeriodCertificate(r, n0, p + 1, c.saltus(), c.theorem(), far).verify())
        .isFalse();
    assertThat(new PeriodCertificate(r, n0, p, c.saltus() + 1, c.theorem(), far).verify())
        .isFalse();
    assertThat(
            new PeriodCertificate(
                    r, n0, p, c.saltus(), c.theorem(), Math.max(0, c.checkedTo() - far))
                .verify())
        .isFalse();
    for (PeriodTheorem other : PeriodTheorem.values()) {
      if (other != c.theorem()) {
        assertThat(new PeriodCertificate(r, n0, p, c.saltus(), other, c.checkedTo()).verify())
            .isFalse();
      }
    }
    long needed = PeriodTheorem.valuesNeeded(r, n0, p);
    if (needed >= 2) {
      assertThat(new PeriodCertificate(r, n0, p, c.saltus(), c.theorem(), needed - 2).verify())
          .isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "subtract=2,20,21|70|41|0",
        "subtract=11,13,25|190|2|0",
        "subtract=1,3,4|0|7|0",
        "subtract=7,18,25|0|280|0",
        "subtract=1..3|0|4|0",
        "0.0|0|1|0",
        "0.33|0|3|0",
        "allbut=|0|1|1",
        "allbut=2,3,7|0|4|2"
      })
  void otherPeriods(String text, long preperiod, long period, long saltus) {
    PeriodCertificate found = certificate(NimSequence.of(HeapRuleset.parse(text)), 10_000);
    assertThat(found.preperiod()).isEqualTo(preperiod);
    assertThat(found.period()).isEqualTo(period);
    assertThat(found.saltus()).isEqualTo(saltus);
    assertThat(found.verify()).isTrue();
    mutantsAreRefused(found);
  }

  @Test
  void randomCertificatesHoldFarBeyondWhatWasChecked() {
    long seed = 41;
    SplittableRandom random = new SplittableRandom(seed);
    int proved = 0;
    for (int round = 0; round < 300; round++) {
      String set =
          random
              .ints(1 + random.nextInt(5), 1, 2 + random.nextInt(12))
              .mapToObj(Integer::toString)
              .collect(Collectors.joining(","));
      String digits =
          random
              .ints(1 + random.nextInt(4), 0, 8)
              .mapToObj(Integer::toString)
              .collect(Collectors.joining());
      String hexDigits =
          random
              .ints(1 + random.nextInt(2), 0, 16)
              .mapToObj(Integer::toHexString)
              .collect(Collectors.joining());
      String text =
          switch (round % 5) {
            case 0 -> "subtract=" + set;
            case 1 -> "allbut=" + set;
            case 2 -> (random.nextBoolean() ? "4." : "0.") + digits;
            case 3 -> "unequal=" + (random.nextBoolean() ? "4." : "0.") + digits;
            default -> "hex=0." + hexDigits;
          };
      HeapRuleset ruleset = HeapRuleset.parse(text);
      int limit = round % 5 == 4 ? 150 : 2000;
      PeriodResult result = NimSequence.of(ruleset, SequenceStrategy.DIRECT).findPeriod(limit);
      if (result.certificate().isEmpty()) {
        continue;
      }
      proved++;
      PeriodCertificate c = result.certificate().get();
      int far = Math.min(limit * 2, (int) (c.preperiod() + 5 * c.period()) + limit);
      NimSequence direct = NimSequence.of(ruleset, SequenceStrategy.DIRECT).computeTo(far);
      for (int n = (int) c.preperiod(); n + c.period() < far; n++) {
        assertThat((long) direct.value(n + (int) c.period()))
            .as("%s heap %d seed %d", ruleset, n, seed)
            .isEqualTo(direct.value(n) + c.saltus());
      }
      assertThat(c.verify()).as("%s seed %d", ruleset, seed).isTrue();
      NimSequence continued = NimSequence.of(ruleset).computeTo(far);
      assertThat(continued.values(0, far)).isEqualTo(direct.values(0, far));
    }
    assertThat(proved).as("seed %d", seed).isGreaterThan(100);
  }

  @Test
  void aPeriodIsNotClaimedBeforeItIsProved() {
    NimSequence sequence = NimSequence.of(HeapRuleset.parse("0.127"));
    assertThat(sequence.findPeriod(90_000).certificate()).isEmpty();
    PeriodCertificate found = certificate(sequence, 200_000);
    assertThat(found.preperiod()).isEqualTo(46578);
    assertThat(found.period()).isEqualTo(4);
    assertThat(found.checkedTo() + 1)
        .isEqualTo(PeriodTheorem.valuesNeeded(found.ruleset(), 46578, 4));
  }

  @Test
  void kaylesAndItsCousins() {
    PeriodCertificate kayles = certificate(NimSequence.of(HeapRuleset.parse("0.77")), 1000);
    assertThat(kayles.lastException()).hasValue(70);
    assertThat(kayles.representative(1_000_000_000_000L))
        .isEqualTo(71 + (1_000_000_000_000L - 71) % 12);
    PeriodCertificate dawson = certificate(NimSequence.of(HeapRuleset.parse("0.07")), 1000);
    assertThat(dawson.period()).isEqualTo(34);
    assertThat(dawson.preperiod()).isEqualTo(53);
  }

  @Test
  void comparisons() {
    assertThat(
            SequenceComparison.of(HeapRuleset.parse("0.161"), HeapRuleset.parse("0.36"), 2000)
                .firstDifference())
        .hasValue(519);
    SequenceComparison same =
        SequenceComparison.of(HeapRuleset.parse("0.73"), HeapRuleset.parse("0.7300"), 500);
    assertThat(same.firstDifference()).isEmpty();
    assertThat(same.equalForEver()).isTrue();
    SequenceComparison proved =
        SequenceComparison.of(HeapRuleset.parse("0.33"), HeapRuleset.parse("subtract=1,2"), 500);
    assertThat(proved.firstDifference()).isEmpty();
    assertThat(proved.equalForEver()).isTrue();
    assertThat(
            SequenceComparison.of(HeapRuleset.parse("0.07"), HeapRuleset.parse("0.77"), 500)
                .firstDifference())
        .hasValue(1);
  }
}
