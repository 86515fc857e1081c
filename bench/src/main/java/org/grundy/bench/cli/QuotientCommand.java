package org.grundy.bench.cli;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.LimitExceededException;
import org.grundy.bench.json.JsonWriter;
import org.grundy.heap.HeapRuleset;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.QuotientResult;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "quotient",
    description = {
      "The misere quotient of a heap game: which sums of heaps are lost when the last move loses.",
      "Exit status 1 where none was found for all heaps up to N; what was found is printed."
    })
final class QuotientCommand implements Callable<Integer> {
  private static final int CHECKED_HEAPS = 4;
  private static final int CHECKED_SIZE = 8;

  @Parameters(paramLabel = "RULESET", description = "The ruleset, such as 0.77 or subtract=2,3.")
  private String ruleset = "";

  @Option(names = "--to", required = true, paramLabel = "N", description = "The largest heap.")
  private int to;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "60",
      description = "How long to look for it; ${DEFAULT-VALUE} unless given.")
  private long seconds;

  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    if (seconds < 1) {
      throw new IllegalArgumentException("--seconds is " + seconds + ", expected 1 or more");
    }
    if (to < 0 || to > MisereQuotient.MAX_HEAP) {
      throw new IllegalArgumentException(
          "--to is " + to + ", expected 0 to " + MisereQuotient.MAX_HEAP);
    }
    QuotientResult result;
    try (ProgressLine progress = new ProgressLine("quotient")) {
      Budget budget =
          Budget.unlimited()
              .withStates(8_000_000)
              .withBytes(Math.min(1L << 30, Runtime.getRuntime().maxMemory() / 4))
              .withTime(Duration.ofSeconds(seconds));
      result = MisereQuotient.find(HeapRuleset.parse(ruleset), to, budget, progress);
    }
    if (result instanceof QuotientResult.NotFound none) {
      print(none.largest(), none);
      return Workbench.FAILED;
    }
    print(((QuotientResult.Found) result).quotient(), null);
    return Workbench.OK;
  }

  private void print(MisereQuotient quotient, QuotientResult.@Nullable NotFound none) {
    boolean checked = checked(quotient);
    List<String> p = quotient.pElements().mapToObj(quotient::name).toList();
    output.print(
        text -> {
          if (none != null) {
            text.println(
                "no finite quotient found with heap "
                    + none.heap()
                    + ": "
                    + none.cause().getMessage());
          }
          text.println(quotient);
          text.println("Q = " + quotient.presentation());
          text.println("P = {" + String.join(", ", p) + "}");
          for (int heap = 0; heap <= quotient.heaps(); heap++) {
            text.println(heap + "\t" + quotient.name(quotient.element(heap)));
          }
          text.println(
              quotient
                  .period()
                  .map(
                      period ->
                          "proved for all heaps: period "
                              + period.period()
                              + " from "
                              + period.preperiod()
                              + " on, heaps to "
                              + period.bound()
                              + " suffice")
                  .orElse("proved for all sums of heaps to " + quotient.heaps()));
          if (checked) {
            text.println("checked by exhaustive search: " + scope(quotient));
          }
        },
        json -> write(json, quotient, none, p, checked));
  }

  /** A second derivation of what is proved already; left out where it would take long. */
  private static boolean checked(MisereQuotient quotient) {
    Budget budget = Budget.unlimited().withStates(300_000).withTime(Duration.ofSeconds(3));
    try {
      int size = Math.min(CHECKED_SIZE, quotient.heaps());
      quotient
          .disagreement(CHECKED_HEAPS, size, budget)
          .ifPresent(
              heaps -> {
                throw new IllegalStateException(
                    "the quotient is wrong on " + Arrays.toString(heaps));
              });
      return true;
    } catch (LimitExceededException limit) {
      return false;
    }
  }

  private static String scope(MisereQuotient quotient) {
    return "every sum of up to "
        + CHECKED_HEAPS
        + " heaps up to "
        + Math.min(CHECKED_SIZE, quotient.heaps());
  }

  private void write(
      JsonWriter json,
      MisereQuotient quotient,
      QuotientResult.@Nullable NotFound none,
      List<String> p,
      boolean checked) {
    json.object().name("ruleset").value(quotient.ruleset().toString()).name("to").value(to);
    json.name("found").value(none == null);
    if (none != null) {
      json.name("failedAt").value(none.heap()).name("limit").value(none.cause().getMessage());
    }
    json.name("order").value(quotient.order());
    strings(json, "pElements", p);
    json.name("presentation").value(quotient.presentation());
    json.name("generators").array();
    quotient.generators().forEach(json::value);
    json.endArray();
    strings(json, "relations", quotient.relations());
    strings(
        json,
        "heaps",
        IntStream.rangeClosed(0, quotient.heaps())
            .mapToObj(heap -> quotient.name(quotient.element(heap)))
            .toList());
    json.name("proved").value(true).name("provedTo").value(quotient.heaps());
    json.name("period");
    if (quotient.period().isPresent()) {
      QuotientPeriod period = quotient.period().get();
      json.object().name("preperiod").value(period.preperiod());
      json.name("period").value(period.period()).name("bound").value(period.bound()).endObject();
    } else {
      json.nullValue();
    }
    json.name("checked");
    if (checked) {
      json.value(scope(quotient));
    } else {
      json.nullValue();
    }
    json.endObject();
  }

  private static void strings(JsonWriter json, String name, List<String> values) {
    json.name(name).array();
    values.forEach(json::value);
    json.endArray();
  }
}
