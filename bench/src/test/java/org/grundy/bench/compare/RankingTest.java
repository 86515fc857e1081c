package org.grundy.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.Records;
import org.junit.jupiter.api.Test;

class RankingTest {
  private static String row(String strategy, String n, String score, String unit) {
    return Records.record(
            "org.grundy.bench.a.B.solve", score, unit, Records.metric(Measurement.ALLOCATED, "64"))
        .replace("\"strategy\":\"a\"", "\"strategy\":\"" + strategy + "\"")
        .replace("\"n\":\"10\"", "\"n\":\"" + n + "\"");
  }

  private static List<Ranking> rankings(String... rows) {
    return Ranking.of(Records.measurements(rows));
  }

  @Test
  void workloadsAreApartAndInOrderOfSize() {
    assertThat(
            rankings(
                row("naive", "1000", "1", "us/op"),
                row("naive", "9", "1", "us/op"),
                row("fast", "1000", "1", "us/op")))
        .extracting(ranking -> ranking.workload().parameters().get("n") + ranking.rows().size())
        .containsExactly("91", "10002");
  }

  @Test
  void theFastestIsMarkedWhateverItsUnit() {
    List<Ranking.Row> rows =
        rankings(
                row("naive", "9", "2", "us/op"),
                row("rate", "9", "10000000", "ops/s"),
                row("fast", "9", "90", "ns/op"),
                row("copy", "9", "1", "ns/op"))
            .get(0)
            .rows();
    assertThat(rows).extracting(Ranking.Row::best).containsExactly(false, false, true, false);
    assertThat(rows.get(1).nanos()).isCloseTo(100, offset(1e-9));
  }

  @Test
  void theFastestButTheNaiveOneIsNamedEvenIfItIsSlower() {
    Ranking ranking =
        rankings(
                row("naive", "9", "2", "ns/op"),
                row("slow", "9", "3", "ns/op"),
                row("copy", "9", "1", "ns/op"))
            .get(0);
    assertThat(ranking.fastestButNaive()).map(Ranking.Row::strategy).contains("slow");
    assertThat(rankings(row("naive", "9", "2", "ns/op")).get(0).fastestButNaive()).isEmpty();
  }

  @Test
  void speedUpsCarryTheErrorsOfBothTimes() {
    Ranking.SpeedUp speedUp = Ranking.SpeedUp.of(1000, 30, 10, 0.4);
    assertThat(speedUp.ratio()).isEqualTo(100);
    assertThat(speedUp.error()).isCloseTo(100 * Math.hypot(0.03, 0.04), offset(1e-9));
  }

  @Test
  void withoutNaiveStrategyNothingIsSaidOfIt() {
    assertThat(rankings(row("fast", "9", "1", "ns/op")).get(0).rows().get(0).speedUp()).isEmpty();
  }

  @Test
  void tablesAreForPeople() {
    List<Ranking> rankings =
        rankings(row("naive", "9", "12345", "ns/op"), row("fast", "9", "2.5", "ns/op"));
    StringWriter text = new StringWriter();
    ComparisonTable.print(rankings, new PrintWriter(text, true));
    assertThat(text.toString().replace(System.lineSeparator(), "\n"))
        .isEqualTo(
            """
              strategy            time  allocated  against naive
            a.B.solve avgt n=9
              naive      12.3 ± 0.0 us       64 B             1x
            * fast      2.50 ± 0.50 ns       64 B    4938 ± 988x
            """);
    assertThat(ComparisonTable.markdown(rankings))
        .contains("| a.B.solve avgt n=9 | naive | 12.3 ± 0.0 us | 64 B | 1x |")
        .contains("|  | **fast** | 2.50 ± 0.50 ns | 64 B | 4938 ± 988x |");
  }

  @Test
  void quantitiesHaveThreeDigits() {
    assertThat(Quantity.time(0.123, 0.01)).isEqualTo("0.12 ± 0.01 ns");
    assertThat(Quantity.time(999, Double.NaN)).isEqualTo("999 ns");
    assertThat(Quantity.time(61_234_000_000.0, 1e9)).isEqualTo("61.2 ± 1.0 s");
    assertThat(Quantity.bytes(Double.NaN)).isEqualTo("-");
    assertThat(Quantity.bytes(0.3)).isEqualTo("0 B");
    assertThat(Quantity.bytes(1536)).isEqualTo("1.50 KiB");
    assertThat(Quantity.significant(99.96)).isEqualTo("100");
  }
}
