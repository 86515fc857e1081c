package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.sum.Sum;
import org.junit.jupiter.api.Test;

class MisereCommandsTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String arguments) {
    return Workbench.commandLine(new PrintWriter(out, true), new PrintWriter(err, true))
        .execute(arguments.split(" "));
  }

  @Test
  void theQuotientOfKayles() {
    assertThat(run("quotient 0.77 --to 172 --json")).isZero();
    assertThat(out.toString())
        .contains("\"found\":true,\"order\":40,\"pElements\":[\"a\",\"d\",")
        .contains("\"proved\":true,\"provedTo\":172")
        .contains("\"period\":{\"preperiod\":71,\"period\":12,\"bound\":167}")
        .contains("\"checked\":\"every sum of up to 4 heaps up to 8\"");
    assertThat(run("quotient 0.77 --to 172")).isZero();
    assertThat(out.toString())
        .contains("0.77: order 40, 9 in P, period 12 from 71")
        .contains("proved for all heaps: period 12 from 71 on, heaps to 167 suffice");
  }

  @Test
  void noQuotientWithinTheBudget() {
    assertThat(run("quotient 0.26 --to 40 --seconds 1 --json")).isEqualTo(Workbench.FAILED);
    assertThat(out.toString()).contains("\"found\":false,\"failedAt\":").contains("nanoseconds");
    assertThat(run("quotient 0.26 --to 40 --seconds 1")).isEqualTo(Workbench.FAILED);
    assertThat(out.toString()).contains("no finite quotient found with heap");
  }

  @Test
  void genera() {
    assertThat(run("genus 0.312 --to 6")).isZero();
    assertThat(out.toString()).contains("4\t2^1420\trestive").contains("6\t1^13\ttame");
    assertThat(run("genus 0.312 --to 1 --json")).isZero();
    assertThat(out.toString())
        .contains(
            "{\"ruleset\":\"0.312\",\"to\":1,\"tame\":true,\"heaps\":[{\"heap\":0,"
                + "\"genus\":\"0^120\",\"kind\":\"tame\"}");
  }

  @Test
  void badInputIsToldInOneLine() {
    for (String command :
        new String[] {
          "quotient 0.99 --to 5",
          "quotient 0.77 --to -1",
          "quotient 0.77 --to 100000",
          "quotient 0.77 --to 5 --seconds 0",
          "genus 0.77 --to -1",
          "genus 0.77 --to 5 --seconds 0",
          "genus x --to 5"
        }) {
      err.getBuffer().setLength(0);
      assertThat(run(command)).as(command).isEqualTo(Workbench.USAGE);
      assertThat(err.toString().strip()).as(command).isNotEmpty().doesNotContain("\n");
    }
  }

  /** A component of which only the text matters. */
  private record Text(String text) implements Position {
    @Override
    public long grundy() {
      throw new IllegalStateException("not asked for");
    }

    @Override
    public Stream<Move> moves() {
      throw new IllegalStateException("not asked for");
    }

    @Override
    public String toString() {
      return text;
    }
  }

  @Test
  void sumsOfHeapsAreDecidedByTheStrongestMethod() {
    SumAnswer five =
        SumAnswer.of(Sum.of(new Text("0.77:5"), new Text("0.77:5")), PlayConvention.MISERE);
    assertThat(five.method()).isEqualTo("quotient");
    assertThat(five.outcome()).isEqualTo(Outcome.N);
    assertThat(five.count()).isPositive();
    assertThat(five.valued()).isFalse();
    SumAnswer one = SumAnswer.of(Sum.of(new Text("0.77:1,5")), PlayConvention.MISERE);
    assertThat(one.outcome()).isEqualTo(Outcome.P);
    SumAnswer nim = SumAnswer.of(Sum.of(new Text("allbut=:3,1500")), PlayConvention.MISERE);
    assertThat(nim.method()).isEqualTo("genus");
    assertThat(nim.outcome()).isEqualTo(Outcome.N);
    SumAnswer free = SumAnswer.of(Sum.of(new Text("0.26:30,2")), PlayConvention.MISERE);
    assertThat(free.method()).isEqualTo("search");
  }
}
