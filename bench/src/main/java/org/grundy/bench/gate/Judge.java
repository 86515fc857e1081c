package org.grundy.bench.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import org.grundy.bench.results.Environment;
import org.grundy.bench.results.Key;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.Metric;
import org.jspecify.annotations.Nullable;

/**
 * The rules of the gate, applied to recorded and new measurements.
 *
 * <ol>
 *   <li>Exact work counters are equal or lower.
 *   <li>Allocated bytes a call are at most 3 % or 16 bytes more, whichever is more.
 *   <li>Time, as a ratio to the reference kernels: against one of them at least, the median over
 *       the JVMs is not above the recorded one by more than the margin, or not every JVM was slower
 *       than recorded. (If the true median were as recorded, all n would be slower with probability
 *       2^-n.)
 *   <li>Time as such is at most three times the recorded one, or a rate at least a third.
 * </ol>
 *
 * <p>The first two hold on any machine with the same JDK, the others only on a like one.
 */
final class Judge {
  private static final double BYTES_FACTOR = 1.03;
  private static final double BYTES_MORE = 16;
  private static final double TIMES = 3;

  private final double margin;

  /**
   * The rules.
   *
   * @param margin how much slower is still as recorded: 0.25 for 25 %
   */
  Judge(double margin) {
    this.margin = margin;
  }

  /**
   * Judges every row of the baseline and of the run.
   *
   * @param baseline the recorded measurements
   * @param run the new ones
   * @param failures rows that could not be measured, and why
   * @return a verdict for each row, those of the baseline first
   */
  List<Verdict> judge(
      List<Measurement> baseline, List<Measurement> run, Map<Key, String> failures) {
    Map<Key, Measurement> recorded = byKey(baseline);
    Map<Key, Measurement> now = byKey(run);
    List<Verdict> verdicts = new ArrayList<>();
    recorded.forEach(
        (key, old) -> {
          @Nullable Measurement measured = now.get(key);
          if (failures.containsKey(key)) {
            verdicts.add(failed(key, Objects.requireNonNull(failures.get(key))));
          } else if (measured == null) {
            verdicts.add(failed(key, "is in the baseline but not in the run"));
          } else {
            verdicts.add(judge(key, old, measured));
          }
        });
    failures.forEach(
        (key, reason) -> {
          if (!recorded.containsKey(key)) {
            verdicts.add(failed(key, reason));
          }
        });
    now.forEach(
        (key, measured) -> {
          if (!recorded.containsKey(key) && !failures.containsKey(key)) {
            verdicts.add(
                new Verdict(
                    key,
                    Status.NEW,
                    List.of("is not in the baseline; --update records it"),
                    Double.NaN,
                    Double.NaN,
                    bytes(measured),
                    null));
          }
        });
    return verdicts;
  }

  private static Map<Key, Measurement> byKey(List<Measurement> measurements) {
    Map<Key, Measurement> map = new LinkedHashMap<>();
    for (Measurement measurement : measurements) {
      if (map.put(measurement.key(), measurement) != null) {
        throw new IllegalArgumentException("two measurements of " + measurement.key());
      }
    }
    return map;
  }

  private static Verdict failed(Key key, String reason) {
    return new Verdict(
        key, Status.FAILED, List.of(reason), Double.NaN, Double.NaN, Double.NaN, null);
  }

  private Verdict judge(Key key, Measurement old, Measurement now) {
    List<String> worse = new ArrayList<>();
    List<String> broken = new ArrayList<>();
    List<String> unlike = new ArrayList<>();
    double timeRatio = Double.NaN;
    boolean sameJvm = sameJvm(old, now, unlike);
    if (sameJvm) {
      work(old, now, worse, broken);
      allocation(old, now, worse, broken);
    }
    if (sameJvm && sameMachine(old, now, unlike)) {
      timeRatio = relativeTime(old, now, worse, broken);
    } else {
      notFinite("time", now.primary().score(), broken);
    }
    Status status =
        !broken.isEmpty()
            ? Status.FAILED
            : !worse.isEmpty()
                ? Status.REGRESSION
                : unlike.isEmpty() ? Status.PASS : Status.NOT_COMPARABLE;
    List<String> reasons = new ArrayList<>(broken);
    reasons.addAll(worse);
    reasons.addAll(unlike);
    return new Verdict(key, status, reasons, timeRatio, bytes(old), bytes(now), counters(old, now));
  }

  private static boolean sameJvm(Measurement old, Measurement now, List<String> unlike) {
    differ(Environment.JDK, old, now, unlike);
    differ(Environment.VM, old, now, unlike);
    if (!old.jvmArguments().equals(now.jvmArguments())) {
      unlike.add("VM flags are " + now.jvmArguments() + ", recorded with " + old.jvmArguments());
    }
    return unlike.isEmpty();
  }

  private static boolean sameMachine(Measurement old, Measurement now, List<String> unlike) {
    differ(Environment.CPU, old, now, unlike);
    return unlike.isEmpty();
  }

  private static void differ(String what, Measurement old, Measurement now, List<String> unlike) {
    String before = old.environment().get(what);
    String after = now.environment().get(what);
    if (!before.isEmpty() && !after.isEmpty() && !before.equals(after)) {
      unlike.add(what + " is " + after + ", recorded on " + before);
    }
  }

  private static void work(
      Measurement old, Measurement now, List<String> worse, List<String> broken) {
    old.secondary()
        .forEach(
            (name, before) -> {
              if (name.startsWith(GateRun.WORK)) {
                @Nullable Metric after = now.secondary().get(name);
                if (after == null) {
                  broken.add(name + " is no longer counted");
                } else if (!notFinite(name, after.score(), broken)
                    && after.score() > before.score()) {
                  worse.add(
                      name + " is " + exact(after.score()) + ", recorded " + exact(before.score()));
                }
              }
            });
  }

  private static void allocation(
      Measurement old, Measurement now, List<String> worse, List<String> broken) {
    @Nullable Metric before = old.secondary().get(Measurement.ALLOCATED);
    if (before == null) {
      return;
    }
    @Nullable Metric after = now.secondary().get(Measurement.ALLOCATED);
    if (after == null) {
      broken.add("allocated bytes were recorded but are not in the run");
    } else if (!notFinite("allocated bytes", after.score(), broken)
        && after.score() > Math.max(before.score() * BYTES_FACTOR, before.score() + BYTES_MORE)) {
      worse.add(
          String.format(
              Locale.ROOT,
              "allocates %.0f B a call, recorded %.0f B",
              after.score(),
              before.score()));
    }
  }

  /** The time over the recorded one: relative to the reference kernels where they were used. */
  private double relativeTime(
      Measurement old, Measurement now, List<String> worse, List<String> broken) {
    double absolute = absoluteRatio(old.primary(), now.primary(), broken);
    if (absolute > TIMES) {
      worse.add(String.format(Locale.ROOT, "takes %.2f times as long as recorded", absolute));
    }
    boolean slower = true;
    double least = Double.POSITIVE_INFINITY;
    for (Map.Entry<String, Metric> recorded : old.secondary().entrySet()) {
      if (recorded.getKey().startsWith(GateRun.RATIO)) {
        Metric before = recorded.getValue();
        @Nullable Metric after = now.secondary().get(recorded.getKey());
        if (after == null) {
          broken.add(recorded.getKey() + " was recorded but is not in the run");
        } else if (!notFinite(recorded.getKey(), after.score(), broken)) {
          double ratio = after.score() / before.score();
          least = Math.min(least, ratio);
          slower &= ratio > 1 + margin && everyForkAbove(before.score(), after);
        }
      }
    }
    if (!Double.isFinite(least)) {
      return absolute;
    }
    if (slower) {
      worse.add(
          String.format(
              Locale.ROOT,
              "takes %.2f times as long as recorded, relative to the reference kernels, in every JVM",
              least));
    }
    return least;
  }

  private static boolean everyForkAbove(double recorded, Metric now) {
    return now.raw().stream().flatMap(List::stream).allMatch(fork -> fork > recorded);
  }

  private static double absoluteRatio(Metric old, Metric now, List<String> broken) {
    if (notFinite("time", now.score(), broken)) {
      return Double.NaN;
    }
    if (old.higherIsBetter() && now.unit().equals(old.unit())) {
      return old.score() / now.score();
    }
    if (now.unit().equals(old.unit())) {
      return now.score() / old.score();
    }
    double ratio = now.score() * now.nanosPerUnit() / (old.score() * old.nanosPerUnit());
    if (Double.isNaN(ratio)) {
      broken.add("the unit is " + now.unit() + ", recorded in " + old.unit());
    }
    return ratio;
  }

  /** Notes a value that is no number above or at zero. */
  private static boolean notFinite(String what, double value, List<String> broken) {
    boolean bad = !Double.isFinite(value) || value < 0;
    if (bad) {
      broken.add(what + " is " + value);
    }
    return bad;
  }

  private static double bytes(Measurement measurement) {
    @Nullable Metric metric = measurement.secondary().get(Measurement.ALLOCATED);
    return metric == null ? Double.NaN : metric.score();
  }

  private static @Nullable String counters(Measurement old, Measurement now) {
    StringJoiner text = new StringJoiner(", ");
    now.secondary()
        .forEach(
            (name, after) -> {
              if (name.startsWith(GateRun.WORK)) {
                @Nullable Metric before = old.secondary().get(name);
                text.add(
                    name.substring(GateRun.WORK.length())
                        + " "
                        + exact(after.score())
                        + (before != null && before.score() != after.score()
                            ? " (recorded " + exact(before.score()) + ")"
                            : ""));
              }
            });
    return text.length() == 0 ? null : text.toString();
  }

  private static String exact(double counter) {
    return String.format(Locale.ROOT, "%.0f", counter);
  }
}
