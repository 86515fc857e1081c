package org.grundy.bench.gate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.bench.results.Measurement;
import org.jspecify.annotations.Nullable;

/**
 * Where a check writes beside the terminal; null for nowhere.
 *
 * @param markdown a comment for a pull request
 * @param junit JUnit's XML for a CI server
 * @param output the new measurements, in JMH's JSON form
 */
public record GateFiles(@Nullable Path markdown, @Nullable Path junit, @Nullable Path output) {
  void write(GateReport report, List<Measurement> measured) throws IOException {
    if (markdown != null) {
      Files.writeString(markdown, report.markdown());
    }
    if (junit != null) {
      report.writeJunit(junit);
    }
    if (output != null) {
      BaselineFile.write(output, measured);
    }
  }
}
