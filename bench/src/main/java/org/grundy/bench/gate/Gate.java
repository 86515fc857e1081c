package org.grundy.bench.gate;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.grundy.Progress;
import org.grundy.bench.results.Key;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.ResultFile;
import org.jspecify.annotations.Nullable;

/** Compares what is measured now with a recorded baseline. */
public final class Gate {
  /** The exit status where every row is as recorded. */
  public static final int PASSED = 0;

  /** The exit status where a row is worse than recorded, or failed. */
  public static final int REGRESSION = 1;

  /** The exit status where nothing is worse, but some rows cannot be compared. */
  public static final int NOT_COMPARABLE = 3;

  private static final int FORKS = 5;
  private static final int BASELINE_FORKS = 11;

  private final Judge judge;
  private final Pattern only;
  private final Progress progress;

  /**
   * A gate.
   *
   * @param margin how much slower is still as recorded: 0.25 for 25 %
   * @param only the rows to look at: those in which it is found
   * @param progress told after each JVM
   */
  public Gate(double margin, Pattern only, Progress progress) {
    this.judge = new Judge(margin);
    this.only = only;
    this.progress = progress;
  }

  private boolean chosen(Key key) {
    return only.matcher(key.toString()).find();
  }

  private List<Key> rows() {
    List<Key> rows = GateRows.ALL.stream().filter(this::chosen).toList();
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("no row of the gate matches '" + only + "'");
    }
    return rows;
  }

  /**
   * Measures every row and records it.
   *
   * @param baseline the file, replaced; rows that are not looked at keep their record
   * @param out where to tell what was done
   * @return the exit status
   * @throws IOException if the file cannot be written
   * @throws InterruptedException if interrupted
   */
  public int update(Path baseline, PrintWriter out) throws IOException, InterruptedException {
    GateRun run = new GateRun();
    List<Measurement> measured = run.measure(rows(), BASELINE_FORKS, progress);
    if (!run.failures().isEmpty()) {
      run.failures().forEach((key, reason) -> out.println("failed: " + key + ": " + reason));
      return REGRESSION;
    }
    Map<Key, Measurement> all = new LinkedHashMap<>();
    if (Files.exists(baseline)) {
      ResultFile.read(baseline).stream()
          .filter(m -> !chosen(m.key()))
          .forEach(m -> all.put(m.key(), m));
    }
    measured.forEach(m -> all.put(m.key(), m));
    BaselineFile.write(baseline, new ArrayList<>(all.values()));
    out.println("recorded " + measured.size() + " rows in " + baseline);
    return PASSED;
  }

  /**
   * Measures every row, or takes a recorded run, and judges it.
   *
   * @param baseline the recorded measurements
   * @param recordedRun measurements to judge instead of measuring, or null
   * @param files where else to write
   * @param out where the table goes
   * @return the exit status
   * @throws IOException if a file cannot be written
   * @throws InterruptedException if interrupted
   */
  public int check(Path baseline, @Nullable Path recordedRun, GateFiles files, PrintWriter out)
      throws IOException, InterruptedException {
    List<Measurement> recorded =
        ResultFile.read(baseline).stream().filter(m -> chosen(m.key())).toList();
    if (recorded.isEmpty()) {
      throw new IllegalArgumentException(baseline + " has no row to compare with");
    }
    GateRun run = new GateRun();
    List<Measurement> measured =
        recordedRun == null
            ? run.measure(rows(), FORKS, progress)
            : ResultFile.read(recordedRun).stream().filter(m -> chosen(m.key())).toList();
    List<Verdict> verdicts = judge.judge(recorded, measured, run.failures());
    List<Key> again =
        verdicts.stream().filter(v -> v.status() == Status.REGRESSION).map(Verdict::key).toList();
    if (recordedRun == null && !again.isEmpty()) {
      // Once more: what was chance the first time will hardly be so twice.
      out.println("measuring again: " + again);
      out.flush();
      Map<Key, Measurement> latest = new LinkedHashMap<>();
      measured.forEach(m -> latest.put(m.key(), m));
      run.measure(again, FORKS, progress).forEach(m -> latest.put(m.key(), m));
      measured = new ArrayList<>(latest.values());
      verdicts = judge.judge(recorded, measured, run.failures());
    }
    GateReport report = new GateReport(verdicts);
    report.print(out);
    files.write(report, measured);
    return status(verdicts);
  }

  private static int status(List<Verdict> verdicts) {
    Status worst =
        verdicts.stream().map(Verdict::status).max(Status::compareTo).orElse(Status.PASS);
    return switch (worst) {
      case PASS, NEW -> PASSED;
      case NOT_COMPARABLE -> NOT_COMPARABLE;
      case REGRESSION, FAILED -> REGRESSION;
    };
  }
}
