package org.grundy.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.bench.report.GeneratedSections;
import org.grundy.bench.report.HtmlReport;
import org.grundy.bench.report.SvgFiles;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.ResultFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "report", description = "Draws results: one HTML page, or SVG files.")
final class ReportCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Results in JMH's JSON form; of a benchmark in several, the last counts.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Where the page goes; report.html if nothing else is asked for.")
  private @Nullable Path html;

  @Option(
      names = "--svg",
      paramLabel = "DIRECTORY",
      description = "Write a bar chart of each workload as SVG, for a README.")
  private @Nullable Path svg;

  @Option(
      names = "--speed-ups",
      paramLabel = "FILE",
      description = "Write one SVG picture of how much faster than the naive reference all are.")
  private @Nullable Path speedUps;

  @Option(
      names = "--fill",
      paramLabel = "FILE",
      description = "Fill the sections <!-- results:... --> of a Markdown file.")
  private List<Path> filled = new ArrayList<>();

  @Mixin private Output output = new Output();

  @Override
  public Integer call() throws IOException {
    List<Measurement> measurements = ResultFile.readAll(files);
    if (measurements.isEmpty()) {
      throw new IllegalArgumentException("there is no result in " + files);
    }
    if (svg != null) {
      output.out().println("wrote " + SvgFiles.write(measurements, svg) + " pictures to " + svg);
    }
    if (speedUps != null) {
      SvgFiles.writeSpeedUps(measurements, speedUps);
      output.out().println("wrote " + speedUps);
    }
    for (Path markdown : filled) {
      String text = Files.readString(markdown);
      Files.writeString(markdown, GeneratedSections.fill(text, measurements));
      output.out().println("filled " + markdown);
    }
    if (html != null || (svg == null && speedUps == null && filled.isEmpty())) {
      Path target = html == null ? Path.of("report.html") : html;
      List<String> sources =
          files.stream().map(file -> String.valueOf(file.getFileName())).toList();
      Files.writeString(target, HtmlReport.of(measurements, sources));
      output.out().println("wrote " + target);
    }
    output.out().flush();
    return Workbench.OK;
  }
}
