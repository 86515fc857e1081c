package org.grundy.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.grundy.bench.json.JsonWriter;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.grundy.heap.PeriodCertificate;
import org.grundy.heap.PeriodResult;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "survey",
    description = {
      "Every octal code of so many digits, with its proved period and the codes of equal values.",
      "Listed with each: the period, or that none was found, and the first code done (with --shard:",
      "in its part) with the same values. They are the same up to heap sameTo, as far as was compared,",
      "or 'ever', where both periods are proved. Parts made with --shard concatenate; hash tells equal",
      "values across parts."
    })
final class SurveyCommand implements Callable<Integer> {
  /** So many values are compared: of codes that agree in their hash, and then one by one. */
  private static final int COMPARED = 2000;

  private static final int MOST_THREADS = 1024;

  @Option(
      names = "--digits",
      required = true,
      paramLabel = "D",
      description = "Digits after the point, 1 to 4; the last is not 0.")
  private int digits;

  @Option(
      names = "--limit",
      defaultValue = "20000",
      paramLabel = "N",
      description = "The last heap to look at; ${DEFAULT-VALUE} unless given.")
  private int limit;

  @Option(
      names = "--shard",
      defaultValue = "1/1",
      paramLabel = "I/N",
      description = "Only the I-th of N parts; only the first has the header.")
  private String shard = "";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Codes computed at a time; as many as there are processors unless given.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write rows here as they come; codes already in the file are not done again.")
  private @Nullable Path file;

  @Mixin private Output output = new Output();

  /** A row that says nothing of other codes yet, with the values that it is compared by. */
  private record Computed(SurveyRow row, IntBuffer values, long length) {}

  @Override
  public Integer call() throws IOException {
    if (digits < 1 || digits > 4) {
      throw new IllegalArgumentException("--digits is " + digits + ", expected 1 to 4");
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException(
          "--threads is " + threads + ", expected 1 to " + MOST_THREADS);
    }
    if (limit < COMPARED) {
      throw new IllegalArgumentException(
          "--limit is " + limit + ", expected " + COMPARED + " or more");
    }
    List<String> codes = codes();
    List<SurveyRow> rows = new ArrayList<>();
    Set<String> done = new HashSet<>();
    if (file != null && Files.exists(file)) {
      String text = Files.readString(file);
      int whole = text.lastIndexOf('\n') + 1;
      if (whole < text.length()) {
        // A run was killed while it wrote this row, which is done again.
        Files.writeString(file, text.substring(0, whole));
      }
      for (String line : text.substring(0, whole).lines().toList()) {
        if (!line.equals(SurveyRow.HEADER)) {
          rows.add(SurveyRow.parse(line));
          done.add(rows.get(rows.size() - 1).code());
        }
      }
    } else if (file != null && shard.startsWith("1/")) {
      append(SurveyRow.HEADER);
    }
    Map<String, List<SurveyRow>> firsts = new HashMap<>();
    for (SurveyRow row : rows) {
      if (row.sameAs().equals(row.code())) {
        firsts.computeIfAbsent(row.hash(), hash -> new ArrayList<>()).add(row);
      }
    }
    try (ProgressLine progress = new ProgressLine("survey")) {
      List<String> left = codes.stream().filter(code -> !done.contains(code)).toList();
      // Rows of the file may be of other codes too.
      int others = rows.size() - (codes.size() - left.size());
      InOrder.forEach(
          left,
          threads,
          this::compute,
          (Computed computed) -> {
            SurveyRow row = group(computed, firsts);
            rows.add(row);
            append(row.csv());
            progress.advanced(rows.size() - others, codes.size());
          });
    }
    output.print(
        text -> print(text, rows),
        json -> {
          json.array();
          rows.forEach(row -> write(json, row));
          json.endArray();
        });
    return Workbench.OK;
  }

  private List<String> codes() {
    String[] parts = shard.split("/", -1);
    int part;
    int of;
    try {
      part = Integer.parseInt(parts[0]);
      of = Integer.parseInt(parts[parts.length - 1]);
    } catch (NumberFormatException e) {
      part = 0;
      of = 0;
    }
    if (parts.length != 2 || part < 1 || part > of) {
      throw new IllegalArgumentException(
          "--shard is '" + shard + "', expected I/N with 1 <= I <= N");
    }
    List<String> codes = new ArrayList<>();
    int count = 1 << (3 * digits);
    for (int i = 0; i < 2 * count; i++) {
      if ((i & 7) != 0 && i % of == part - 1) {
        String octal = Integer.toOctalString(count | (i % count)).substring(1);
        codes.add((i < count ? "0." : "4.") + octal);
      }
    }
    return codes;
  }

  private Computed compute(String code) {
    NimSequence sequence = NimSequence.of(HeapRuleset.parse(code));
    PeriodResult result = sequence.findPeriod(limit);
    int[] values = sequence.values(0, COMPARED);
    PeriodCertificate proof = result.certificate().orElse(null);
    long length = proof == null ? result.checkedTo() + 1 : proof.preperiod() + proof.period();
    SurveyRow row =
        new SurveyRow(
            code,
            proof == null ? "not-found" : "proved",
            proof == null ? "" : Long.toString(proof.preperiod()),
            proof == null ? "" : Long.toString(proof.period()),
            Integer.toString(PeriodCommand.largest(sequence, length)),
            Long.toString(result.checkedTo()),
            code,
            "ever",
            hash(values));
    return new Computed(row, IntBuffer.wrap(values), length);
  }

  private static int[] firstValues(String code) {
    return NimSequence.of(HeapRuleset.parse(code)).values(0, COMPARED);
  }

  /** The row with the first code of the same values, itself if there was none. */
  private static SurveyRow group(Computed computed, Map<String, List<SurveyRow>> firsts) {
    SurveyRow row = computed.row();
    List<SurveyRow> candidates = firsts.computeIfAbsent(row.hash(), hash -> new ArrayList<>());
    for (SurveyRow first : candidates) {
      boolean samePeriod = row.samePeriod(first);
      // Proved periods that differ are those of different sequences.
      if ((samePeriod || !(row.proved() && first.proved()))
          && computed.values().equals(IntBuffer.wrap(firstValues(first.code())))) {
        boolean ever = samePeriod && computed.length() <= COMPARED;
        return row.sameAs(first.code(), ever ? "ever" : Integer.toString(COMPARED - 1));
      }
    }
    candidates.add(row);
    return row;
  }

  private static String hash(int[] values) {
    long hash = 0;
    for (int value : values) {
      hash = Long.rotateLeft(hash, 5) * 0x9E3779B97F4A7C15L + value + 1;
    }
    return String.format("%016x", hash);
  }

  private void append(String line) throws IOException {
    if (file != null) {
      Files.writeString(
          file,
          line + "\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    }
  }

  private void print(PrintWriter text, List<SurveyRow> rows) {
    if (file != null) {
      text.println(rows.size() + " codes in " + file);
      return;
    }
    if (shard.startsWith("1/")) {
      text.println(SurveyRow.HEADER);
    }
    rows.forEach(row -> text.println(row.csv()));
  }

  private static void write(JsonWriter json, SurveyRow row) {
    json.object().name("ruleset").value(row.code()).name("status").value(row.status());
    if (row.proved()) {
      json.name("preperiod").value(Long.parseLong(row.preperiod()));
      json.name("period").value(Long.parseLong(row.period()));
    }
    json.name("largest").value(Long.parseLong(row.largest()));
    json.name("checkedTo").value(Long.parseLong(row.checkedTo()));
    json.name("sameAs").value(row.sameAs()).name("sameTo").value(row.sameTo()).endObject();
  }
}
