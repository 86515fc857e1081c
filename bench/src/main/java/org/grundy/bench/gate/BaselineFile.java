package org.grundy.bench.gate;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.bench.json.JsonWriter;
import org.grundy.bench.results.Environment;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.Metric;

/** Writes the gate's measurements in JMH's JSON form. */
final class BaselineFile {
  private BaselineFile() {}

  /**
   * Writes a file.
   *
   * @param file where to; replaced
   * @param measurements what to write
   * @throws IOException if it cannot be written
   */
  static void write(Path file, List<Measurement> measurements) throws IOException {
    try (Writer out = Files.newBufferedWriter(file);
        JsonWriter json = new JsonWriter(out).indented()) {
      json.array();
      measurements.forEach(measurement -> write(json, measurement));
      json.endArray();
    }
  }

  private static void write(JsonWriter json, Measurement m) {
    json.object();
    json.name("jmhVersion").value("gate");
    json.name("benchmark").value(m.key().benchmark());
    json.name("mode").value(m.key().mode());
    json.name("threads").value(m.key().threads());
    json.name("forks").value(m.primary().raw().size());
    json.name("jdkVersion").value(m.environment().get(Environment.JDK));
    json.name("vmName").value(m.environment().get(Environment.VM));
    json.name("jvmArgs").array();
    m.jvmArguments().forEach(json::value);
    json.endArray();
    json.name("warmupIterations").value(1).name("warmupTime").value("200 ms");
    json.name("warmupBatchSize").value(1);
    json.name("measurementIterations").value(1).name("measurementTime").value("200 ms");
    json.name("measurementBatchSize").value(1);
    json.name("params").object();
    m.key().parameters().forEach((name, value) -> json.name(name).value(value));
    json.endObject();
    json.name("primaryMetric");
    write(json, m.primary());
    json.name("secondaryMetrics").object();
    m.secondary()
        .forEach(
            (name, metric) -> {
              json.name(name);
              write(json, metric);
            });
    json.endObject();
    json.name("environment").object();
    m.environment().values().forEach((name, value) -> json.name(name).value(value));
    json.endObject().endObject();
  }

  private static void write(JsonWriter json, Metric metric) {
    json.object().name("score").value(metric.score()).name("scoreError");
    if (Double.isNaN(metric.error())) {
      json.value("NaN"); // as JMH does
    } else {
      json.value(metric.error());
    }
    json.name("scoreConfidence").array();
    if (Double.isNaN(metric.error())) {
      json.value("NaN").value("NaN");
    } else {
      json.value(metric.score() - metric.error()).value(metric.score() + metric.error());
    }
    json.endArray();
    json.name("scorePercentiles").object().endObject();
    json.name("scoreUnit").value(metric.unit()).name("rawData").array();
    for (List<Double> fork : metric.raw()) {
      json.array();
      fork.forEach(value -> json.value((double) value));
      json.endArray();
    }
    json.endArray().endObject();
  }
}
