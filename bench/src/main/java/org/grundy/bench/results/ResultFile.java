package org.grundy.bench.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads and writes files in JMH's JSON form. */
public final class ResultFile {
  /** Strict, but for NaN: JMH writes it as a text, other tools as a bare word. */
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private ResultFile() {}

  /**
   * Reads a file.
   *
   * @param file the file
   * @return its measurements, in the order of the file
   * @throws IllegalArgumentException if there is no such file, or it is not in JMH's form: what is
   *     wrong, and where
   */
  public static List<Measurement> read(Path file) {
    try {
      return parse(file.toString(), Files.readString(file));
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException("there is no file " + file, e);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  /**
   * Reads several files.
   *
   * @param files the files
   * @return their measurements; of those with the same key the last
   * @throws IllegalArgumentException if one cannot be read, see {@link #read}
   */
  public static List<Measurement> readAll(List<Path> files) {
    Map<Key, Measurement> all = new LinkedHashMap<>();
    files.forEach(file -> read(file).forEach(m -> all.put(m.key(), m)));
    return new ArrayList<>(all.values());
  }

  /**
   * Reads the text of a file.
   *
   * @param name what to call it in errors
   * @param text the text
   * @return its measurements, in the order of the text
   * @throws IllegalArgumentException if it is not in JMH's form: what is wrong, and where
   */
  public static List<Measurement> parse(String name, String text) {
    JsonNode root;
    try {
      root = JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          name
              + " is not JSON: "
              + e.getOriginalMessage()
              + (e.getLocation() == null
                  ? ""
                  : " (line "
                      + e.getLocation().getLineNr()
                      + ", column "
                      + e.getLocation().getColumnNr()
                      + ")"),
          e);
    }
    if (!root.isArray()) {
      throw new IllegalArgumentException(name + " is not an array of JMH's records");
    }
    List<Measurement> measurements = new ArrayList<>();
    for (int i = 0; i < root.size(); i++) {
      measurements.add(measurement(new Place(name, "[" + i + "]", root.get(i))));
    }
    return measurements;
  }

  private static Measurement measurement(Place record) {
    record.mustBe(record.node.isObject(), "an object");
    Map<String, String> parameters = new TreeMap<>();
    record.optional("params").fields().forEach((k, v) -> parameters.put(k, v.text()));
    Map<String, String> environment = new LinkedHashMap<>();
    record.optional("environment").fields().forEach((k, v) -> environment.put(k, v.text()));
    if (environment.isEmpty() && record.node.has("jdkVersion")) {
      environment.put(Environment.JDK, record.required("jdkVersion").text());
    }
    Map<String, Metric> secondary = new TreeMap<>();
    // Before 1.36, JMH put a dot before the names of its profilers' metrics.
    record
        .optional("secondaryMetrics")
        .fields()
        .forEach((k, v) -> secondary.put(k.startsWith("\u00b7") ? k.substring(1) : k, metric(v)));
    List<String> arguments = new ArrayList<>();
    record.optional("jvmArgs").elements().forEach(argument -> arguments.add(argument.text()));
    return new Measurement(
        new Key(
            record.required("benchmark").text(),
            record.required("mode").text(),
            parameters,
            (int) record.required("threads").number()),
        metric(record.required("primaryMetric")),
        secondary,
        arguments,
        new Environment(environment));
  }

  private static Metric metric(Place place) {
    List<List<Double>> raw = new ArrayList<>();
    for (Place fork : place.optional("rawData").elements()) {
      List<Double> samples = new ArrayList<>();
      fork.elements().forEach(sample -> samples.add(sample.number()));
      raw.add(samples);
    }
    TreeMap<Double, Double> percentiles = new TreeMap<>();
    place
        .optional("scorePercentiles")
        .fields()
        .forEach((k, v) -> percentiles.put(v.percent(k), v.number()));
    return new Metric(
        place.required("score").number(),
        place.node.has("scoreError") ? place.required("scoreError").number() : Double.NaN,
        place.required("scoreUnit").text(),
        raw,
        percentiles);
  }

  /**
   * Adds the environment to every record of a file that JMH wrote.
   *
   * @param file the file, rewritten
   * @param environment what to add
   * @throws IOException if it cannot be read or written
   */
  public static void addEnvironment(Path file, Environment environment) throws IOException {
    JsonNode root = JSON.readTree(Files.readString(file));
    for (JsonNode record : root) {
      ObjectNode values = ((ObjectNode) record).putObject("environment");
      environment.values().forEach(values::put);
    }
    Files.writeString(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n");
  }

  /** A node and where it stands, for errors. */
  private record Place(String file, String path, JsonNode node) {
    void mustBe(boolean fact, String what) {
      if (!fact) {
        String found = node.toString();
        throw new IllegalArgumentException(
            file
                + ": "
                + path
                + " must be "
                + what
                + ", but is "
                + (found.length() > 40 ? found.substring(0, 40) + "..." : found));
      }
    }

    Place required(String name) {
      if (!node.has(name)) {
        throw new IllegalArgumentException(file + ": " + path + " has no \"" + name + "\"");
      }
      return new Place(file, path + "." + name, node.get(name));
    }

    Place optional(String name) {
      return new Place(file, path + "." + name, node.path(name));
    }

    Map<String, Place> fields() {
      mustBe(node.isObject() || node.isMissingNode() || node.isNull(), "an object");
      Map<String, Place> fields = new LinkedHashMap<>();
      node.properties()
          .forEach(
              field ->
                  fields.put(
                      field.getKey(),
                      new Place(file, path + "." + field.getKey(), field.getValue())));
      return fields;
    }

    List<Place> elements() {
      mustBe(node.isArray() || node.isMissingNode() || node.isNull(), "an array");
      List<Place> elements = new ArrayList<>();
      for (int i = 0; i < node.size(); i++) {
        elements.add(new Place(file, path + "[" + i + "]", node.get(i)));
      }
      return elements;
    }

    String text() {
      mustBe(node.isTextual(), "a text");
      return node.textValue();
    }

    double number() {
      if (node.isTextual() && node.textValue().equals("NaN")) {
        return Double.NaN;
      }
      mustBe(node.isNumber(), "a number");
      return node.doubleValue();
    }

    double percent(String name) {
      try {
        return Double.parseDouble(name);
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            file + ": " + path + " must be named by a percentage", e);
      }
    }
  }
}
