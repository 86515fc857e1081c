package org.grundy.bench.gate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.grundy.bench.results.Key;

/** Starts the JVMs of the gate, one at a time, and reads what they found. */
final class ForkRunner {
  /**
   * The arguments of the measuring JVM. Compilation waits for the compiler, so that a busy machine
   * does not keep a kernel interpreted; the heap and its collector do not adapt.
   */
  static final List<String> JVM_ARGUMENTS =
      List.of(
          "-Xms1g",
          "-Xmx1g",
          "-Xmn512m",
          "-XX:+UseSerialGC",
          "-Xbatch",
          "-XX:CompileCommand=quiet",
          soon("org.grundy.*"),
          soon("it.unimi.dsi.fastutil.*"),
          soon("java.util.stream.*"),
          "-XX:-UsePerfData",
          "-Xshare:auto",
          "--add-modules=jdk.incubator.vector");

  private static final long PATIENCE_SECONDS = 120;
  private static final String CAUSE = "Caused by: ";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** One JVM: what it measured, or why it did not. */
  sealed interface Outcome {
    record Measured(ForkResult result) implements Outcome {}

    record Failed(String reason) implements Outcome {}
  }

  /**
   * Measures a row in a fresh JVM.
   *
   * @param row the row
   * @return what was measured, or the last line of what the JVM printed
   * @throws IOException if files or processes cannot be made
   * @throws InterruptedException if interrupted; the JVM is ended
   */
  Outcome run(Key row) throws IOException, InterruptedException {
    Path result = Files.createTempFile("grundy-gate", ".json");
    Path log = Files.createTempFile("grundy-gate", ".log");
    try {
      Process process =
          new ProcessBuilder(command(row, result))
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      try {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
          return new Outcome.Failed("no result after " + PATIENCE_SECONDS + " s");
        }
      } finally {
        process.destroyForcibly();
      }
      if (process.exitValue() != 0) {
        return new Outcome.Failed(cause(Files.readString(log, StandardCharsets.UTF_8)));
      }
      return new Outcome.Measured(read(result));
    } finally {
      Files.deleteIfExists(result);
      Files.deleteIfExists(log);
    }
  }

  /**
   * Has methods of the kernels compiled after a tenth of the usual number of calls, so that a short
   * warm-up ends in optimised code; the code that only starts a JVM is not worth that.
   */
  private static String soon(String classes) {
    return "-XX:CompileCommand=CompileThresholdScaling," + classes + "::*,0.1";
  }

  private static List<String> command(Key row, Path result) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JVM_ARGUMENTS);
    String plant = System.getProperty(Plant.PROPERTY, "");
    if (!plant.isEmpty()
        && row.toString().contains(System.getProperty(Plant.PROPERTY + ".row", ""))) {
      command.add("-D" + Plant.PROPERTY + "=" + plant);
    }
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(Fork.class.getName());
    command.add(result.toString());
    command.add(row.benchmark());
    row.parameters().forEach((name, value) -> command.add(name + "=" + value));
    return command;
  }

  /** The root cause in what a JVM printed, or the last line. */
  private static String cause(String log) {
    List<String> lines = log.strip().lines().toList();
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (lines.get(i).startsWith(CAUSE)) {
        return lines.get(i).substring(CAUSE.length());
      }
    }
    for (String line : lines) {
      if (line.startsWith("Exception in thread")) {
        return line.substring(line.indexOf("\" ") + 2);
      }
    }
    return lines.isEmpty() ? "the JVM ended without a word" : lines.get(lines.size() - 1);
  }

  private static ForkResult read(Path file) throws IOException {
    JsonNode node = JSON.readTree(Files.readString(file));
    Map<String, Long> counters = new TreeMap<>();
    node.path("counters")
        .properties()
        .forEach(field -> counters.put(field.getKey(), field.getValue().asLong()));
    Map<String, Double> ratios = new TreeMap<>();
    node.path("ratios")
        .properties()
        .forEach(field -> ratios.put(field.getKey(), field.getValue().asDouble(Double.NaN)));
    return new ForkResult(
        ratios,
        node.path("nanos").asDouble(Double.NaN),
        node.path("bytes").asDouble(Double.NaN),
        counters);
  }
}
