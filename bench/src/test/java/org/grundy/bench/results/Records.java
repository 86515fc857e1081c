package org.grundy.bench.results;

import java.util.List;

/** Crafted records in JMH's JSON form, for tests. */
public final class Records {
  private Records() {}

  /** One record with a metric of time, and more metrics given as JSON members. */
  public static String record(String benchmark, String score, String unit, String secondary) {
    return """
        {"jmhVersion":"1.37","benchmark":"%s","mode":"avgt","threads":1,"forks":2,
         "jdkVersion":"17.0.1","jvmArgs":["-Xmx1g"],"params":{"n":"10","strategy":"a"},
         "primaryMetric":{"score":%s,"scoreError":0.5,"scoreUnit":"%s","rawData":[[1.0],[2.0]]},
         "secondaryMetrics":{%s},
         "environment":{"cpu":"Test","jdk":"17.0.1","vm":"VM 17"}}
        """
        .formatted(benchmark, score, unit, secondary);
  }

  /** A file of some records. */
  public static String file(String... records) {
    return "[" + String.join(",", records) + "]";
  }

  /** The measurements of a file of some records. */
  public static List<Measurement> measurements(String... records) {
    return ResultFile.parse("test.json", file(records));
  }

  /** A secondary metric. */
  public static String metric(String name, String score, String... forks) {
    String raw = forks.length == 0 ? score : String.join("],[", forks);
    return "\"%s\":{\"score\":%s,\"scoreError\":\"NaN\",\"scoreUnit\":\"#\",\"rawData\":[[%s]]}"
        .formatted(name, score, raw);
  }
}
