package org.grundy.bench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.bench.results.Records.measurements;
import static org.grundy.bench.results.Records.metric;
import static org.grundy.bench.results.Records.record;

import java.util.List;
import java.util.Map;
import org.grundy.bench.results.Key;
import org.grundy.bench.results.Measurement;
import org.junit.jupiter.api.Test;

/** Every rule of the gate on crafted results, on both sides of its bound. */
class JudgeTest {
  private static final String ALLOCATED = Measurement.ALLOCATED;
  private static final String RATIO = GateRun.RATIO + "one";
  private static final String OTHER = GateRun.RATIO + "other";

  private static Verdict judge(String baseline, String run) {
    List<Verdict> verdicts =
        new Judge(0.25).judge(measurements(baseline), measurements(run), Map.of());
    assertThat(verdicts).hasSize(1);
    return verdicts.get(0);
  }

  private static Status status(String baseline, String run) {
    return judge(baseline, run).status();
  }

  private static String of(String... secondary) {
    return record("a.B.c", "100", "ns/op", String.join(",", secondary));
  }

  private static String taking(String score, String unit) {
    return record("a.B.c", score, unit, "");
  }

  @Test
  void theSameIsAsRecorded() {
    String all = of(metric("work.probes", "7"), metric(ALLOCATED, "100"), metric(RATIO, "5"));
    assertThat(judge(all, all))
        .isEqualTo(
            new Verdict(
                measurements(all).get(0).key(), Status.PASS, List.of(), 1, 100, 100, "probes 7"));
  }

  @Test
  void workMayOnlyGoDown() {
    String recorded = of(metric("work.probes", "1000000"));
    assertThat(status(recorded, of(metric("work.probes", "999999")))).isEqualTo(Status.PASS);
    assertThat(status(recorded, of(metric("work.probes", "1000001")))).isEqualTo(Status.REGRESSION);
    assertThat(status(recorded, of())).isEqualTo(Status.FAILED);
    assertThat(status(recorded, of(metric("work.probes", "\"NaN\"")))).isEqualTo(Status.FAILED);
  }

  @Test
  void allocationMayGrowByThreePercentOrSixteenBytes() {
    assertThat(status(of(metric(ALLOCATED, "0")), of(metric(ALLOCATED, "16"))))
        .isEqualTo(Status.PASS);
    assertThat(status(of(metric(ALLOCATED, "0")), of(metric(ALLOCATED, "16.5"))))
        .isEqualTo(Status.REGRESSION);
    assertThat(status(of(metric(ALLOCATED, "10000")), of(metric(ALLOCATED, "10300"))))
        .isEqualTo(Status.PASS);
    assertThat(status(of(metric(ALLOCATED, "10000")), of(metric(ALLOCATED, "10301"))))
        .isEqualTo(Status.REGRESSION);
    assertThat(status(of(metric(ALLOCATED, "1")), of())).isEqualTo(Status.FAILED);
    assertThat(status(of(metric(ALLOCATED, "1")), of(metric(ALLOCATED, "\"NaN\""))))
        .isEqualTo(Status.FAILED);
  }

  @Test
  void relativeTimeFailsOnlyBeyondTheMarginAndInEveryJvm() {
    String recorded = of(metric(RATIO, "100", "99", "100", "101"));
    assertThat(status(recorded, of(metric(RATIO, "125", "120", "125", "130"))))
        .isEqualTo(Status.PASS);
    assertThat(status(recorded, of(metric(RATIO, "126", "120", "126", "130"))))
        .isEqualTo(Status.REGRESSION);
    assertThat(status(recorded, of(metric(RATIO, "126", "99", "126", "130"))))
        .isEqualTo(Status.PASS);
    assertThat(status(recorded, of(metric(RATIO, "10", "9", "10", "11")))).isEqualTo(Status.PASS);
    assertThat(status(recorded, of())).isEqualTo(Status.FAILED);
    assertThat(status(recorded, of(metric(RATIO, "\"NaN\"", "1")))).isEqualTo(Status.FAILED);
  }

  @Test
  void relativeTimeMustBeWorseAgainstEveryReference() {
    String recorded = of(metric(RATIO, "100"), metric(OTHER, "10"));
    String worse = of(metric(RATIO, "150"), metric(OTHER, "15"));
    assertThat(status(recorded, worse)).isEqualTo(Status.REGRESSION);
    assertThat(status(recorded, of(metric(RATIO, "150"), metric(OTHER, "12"))))
        .isEqualTo(Status.PASS);
    assertThat(judge(recorded, of(metric(RATIO, "150"), metric(OTHER, "12"))).timeRatio())
        .isEqualTo(1.2);
    assertThat(status(recorded, of(metric(RATIO, "150")))).isEqualTo(Status.FAILED);
  }

  @Test
  void timeAsSuchFailsBeyondThreeTimes() {
    assertThat(status(taking("100", "ns/op"), taking("300", "ns/op"))).isEqualTo(Status.PASS);
    assertThat(status(taking("100", "ns/op"), taking("301", "ns/op"))).isEqualTo(Status.REGRESSION);
    assertThat(status(taking("100", "ns/op"), taking("0.301", "us/op")))
        .isEqualTo(Status.REGRESSION);
    assertThat(status(taking("100", "ns/op"), taking("0.2", "us/op"))).isEqualTo(Status.PASS);
    assertThat(status(taking("100", "ns/op"), taking("\"NaN\"", "ns/op"))).isEqualTo(Status.FAILED);
    assertThat(status(taking("100", "ns/op"), taking("-1", "ns/op"))).isEqualTo(Status.FAILED);
    assertThat(status(taking("100", "ns/op"), taking("100", "B/op"))).isEqualTo(Status.FAILED);
  }

  @Test
  void ratesCountTheOtherWay() {
    assertThat(status(taking("300", "ops/s"), taking("900", "ops/s"))).isEqualTo(Status.PASS);
    assertThat(status(taking("300", "ops/s"), taking("100", "ops/s"))).isEqualTo(Status.PASS);
    assertThat(status(taking("300", "ops/s"), taking("99", "ops/s"))).isEqualTo(Status.REGRESSION);
  }

  @Test
  void anotherProcessorLeavesWorkAndAllocationToJudge() {
    String recorded = of(metric("work.probes", "7"), metric(RATIO, "5"));
    String elsewhere = of(metric("work.probes", "7"), metric(RATIO, "50")).replace("Test", "Other");
    assertThat(judge(recorded, elsewhere).status()).isEqualTo(Status.NOT_COMPARABLE);
    assertThat(judge(recorded, elsewhere).reasons())
        .containsExactly("cpu is Other, recorded on Test");
    assertThat(status(recorded, elsewhere.replace("\"score\":7", "\"score\":8")))
        .isEqualTo(Status.REGRESSION);
  }

  @Test
  void anotherJdkOrOtherFlagsLeaveNothingToJudge() {
    String recorded = of(metric("work.probes", "7"), metric(ALLOCATED, "0"));
    String worse = of(metric("work.probes", "8"), metric(ALLOCATED, "99"));
    assertThat(status(recorded, worse.replace("17.0.1", "25"))).isEqualTo(Status.NOT_COMPARABLE);
    assertThat(status(recorded, worse.replace("-Xmx1g", "-Xint"))).isEqualTo(Status.NOT_COMPARABLE);
    assertThat(status(recorded, worse.replace("VM 17", "VM"))).isEqualTo(Status.NOT_COMPARABLE);
    assertThat(status(recorded, worse)).isEqualTo(Status.REGRESSION);
    assertThat(status(taking("1", "ns/op"), taking("\"NaN\"", "ns/op").replace("17.0.1", "25")))
        .isEqualTo(Status.FAILED);
  }

  @Test
  void whatIsMissingFailsAndWhatIsNewIsSaid() {
    String one = record("a.B.one", "1", "ns/op", "");
    String two = record("a.B.two", "1", "ns/op", "");
    assertThat(new Judge(0.25).judge(measurements(one), measurements(two), Map.of()))
        .extracting(Verdict::status)
        .containsExactly(Status.FAILED, Status.NEW);
  }

  @Test
  void whatFailedFailsWhetherRecordedOrNot() {
    String one = record("a.B.one", "1", "ns/op", "");
    Key recorded = measurements(one).get(0).key();
    Key other = new Key("a.B.other", "avgt", Map.of(), 1);
    assertThat(
            new Judge(0.25)
                .judge(measurements(one), List.of(), Map.of(recorded, "broke", other, "broke too")))
        .extracting(Verdict::key, Verdict::status)
        .containsExactlyInAnyOrder(
            org.assertj.core.groups.Tuple.tuple(recorded, Status.FAILED),
            org.assertj.core.groups.Tuple.tuple(other, Status.FAILED));
  }

  @Test
  void aKeyTwiceIsRefused() {
    String one = record("a.B.one", "1", "ns/op", "");
    assertThatThrownBy(
            () -> new Judge(0.25).judge(measurements(one, one), measurements(one), Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("two measurements of a.B.one");
  }
}
