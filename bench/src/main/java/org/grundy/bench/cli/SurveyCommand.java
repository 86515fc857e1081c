package org.grundy.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
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
      "Every octal code of so many digits: its proved period, or that none was found, and the first",
      "code of the survey with the same values. Parts made with --shard concatenate."
    })
final class SurveyCommand implements Callable<Integer> {
  private static final String HEADER = "code,status,preperiod,period,largest,checkedTo,sameAs,hash";

  /** So many values must agree for two codes to be called the same. */
  private static final int COMPARED = 2000;

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
      names = "--output",
      paramLabel = "FILE",
      description = "Write rows here as they come; codes already in the file are not done again.")
  private @Nullable Path file;

  @Mixin private Output output = new Output();

  private record Row(
      String code,
      String status,
      String preperiod,
      String period,
      String largest,
      String checkedTo,
      String sameAs,
      String hash) {
    String csv() {
      return String.join(",", code, status, preperiod, period, largest, checkedTo, sameAs, hash);
    }

    static Row parse(String line) {
      String[] cells = line.split(",", -1);
      if (cells.length != 8) {
        throw new IllegalArgumentException("not a row of a survey: '" + line + "'");
      }
      return new Row(
          cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[7]);
    }
  }

  @Override
  public Integer call() throws IOException {
    if (digits < 1 || digits > 4) {
      throw new IllegalArgumentException("--digits is " + digits + ", expected 1 to 4");
    }
    if (limit < COMPARED) {
      throw new IllegalArgumentException(
          "--limit is " + limit + ", expected " + COMPARED + " or more");
    }
    List<String> codes = codes();
    List<Row> rows = new ArrayList<>();
    Set<String> done = new HashSet<>();
    if (file != null && Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        if (!line.equals(HEADER)) {
          rows.add(Row.parse(line));
          done.add(rows.get(rows.size() - 1).code());
        }
      }
    } else if (file != null && shard.startsWith("1/")) {
      append(HEADER);
    }
    Map<String, String> firstWith = new HashMap<>();
    rows.forEach(row -> firstWith.putIfAbsent(row.hash(), row.code()));
    try (ProgressLine progress = new ProgressLine("survey")) {
      for (int i = 0; i < codes.size(); i++) {
        if (done.add(codes.get(i))) {
          Row row = row(codes.get(i), firstWith);
          rows.add(row);
          append(row.csv());
        }
        progress.advanced(i + 1L, codes.size());
      }
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

  private Row row(String code, Map<String, String> firstWith) {
    NimSequence sequence = NimSequence.of(HeapRuleset.parse(code));
    PeriodResult result = sequence.findPeriod(limit);
    long hash = 0;
    for (int value : sequence.values(0, COMPARED)) {
      hash = Long.rotateLeft(hash, 5) * 0x9E3779B97F4A7C15L + value + 1;
    }
    String mark = String.format("%016x", hash);
    String first = firstWith.computeIfAbsent(mark, x -> code);
    PeriodCertificate proof = result.certificate().orElse(null);
    long length = proof == null ? result.checkedTo() + 1 : proof.preperiod() + proof.period();
    return new Row(
        code,
        proof == null ? "not-found" : "proved",
        proof == null ? "" : Long.toString(proof.preperiod()),
        proof == null ? "" : Long.toString(proof.period()),
        Integer.toString(PeriodCommand.largest(sequence, length)),
        Long.toString(result.checkedTo()),
        first,
        mark);
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

  private void print(PrintWriter text, List<Row> rows) {
    if (file != null) {
      text.println(rows.size() + " codes in " + file);
      return;
    }
    if (shard.startsWith("1/")) {
      text.println(HEADER);
    }
    rows.forEach(row -> text.println(row.csv()));
  }

  private static void write(JsonWriter json, Row row) {
    json.object().name("ruleset").value(row.code()).name("status").value(row.status());
    if (row.status().equals("proved")) {
      json.name("preperiod").value(Long.parseLong(row.preperiod()));
      json.name("period").value(Long.parseLong(row.period()));
    }
    json.name("largest").value(Long.parseLong(row.largest()));
    json.name("checkedTo").value(Long.parseLong(row.checkedTo()));
    json.name("sameAs").value(row.sameAs()).endObject();
  }
}
