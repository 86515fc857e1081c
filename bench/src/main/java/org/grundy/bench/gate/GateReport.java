package org.grundy.bench.gate;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.grundy.bench.compare.Quantity;

/** The verdicts for a terminal, for a pull request and for a CI server. */
final class GateReport {
  private final List<Verdict> verdicts;

  GateReport(List<Verdict> verdicts) {
    this.verdicts = verdicts;
  }

  /** One line that says how it went. */
  String summary() {
    StringBuilder text = new StringBuilder("gate: ");
    text.append(verdicts.size()).append(verdicts.size() == 1 ? " row" : " rows");
    for (Status status : Status.values()) {
      long count = verdicts.stream().filter(v -> v.status() == status).count();
      if (count > 0) {
        text.append(", ").append(count).append(' ').append(word(status));
      }
    }
    return text.toString();
  }

  private static String word(Status status) {
    return switch (status) {
      case PASS -> "as recorded";
      case NEW -> "new";
      case NOT_COMPARABLE -> "not comparable";
      case REGRESSION -> "worse";
      case FAILED -> "failed";
    };
  }

  /** A table for a terminal. */
  void print(PrintWriter out) {
    int width = verdicts.stream().mapToInt(v -> v.key().toString().length()).max().orElse(0);
    for (Verdict v : verdicts) {
      out.println(
          String.format(
                  Locale.ROOT,
                  "%-14s  %-" + Math.max(width, 1) + "s  time %s  %s  %s",
                  word(v.status()),
                  v.key(),
                  time(v),
                  bytes(v),
                  v.counters() == null ? "" : v.counters())
              .stripTrailing());
      v.reasons().forEach(reason -> out.println("                " + reason));
    }
    out.println(summary());
  }

  private static String time(Verdict v) {
    return Double.isNaN(v.timeRatio())
        ? "    -"
        : String.format(Locale.ROOT, "%5.2f", v.timeRatio());
  }

  private static String bytes(Verdict v) {
    return Quantity.bytes(v.recordedBytes()) + " -> " + Quantity.bytes(v.bytes());
  }

  /** A Markdown comment for a pull request. */
  String markdown() {
    StringBuilder text = new StringBuilder("### ").append(summary()).append("\n\n");
    text.append(
        "| | row | time, 1 as recorded | allocated | work | why |\n|---|---|--:|--:|---|---|\n");
    for (Verdict v : verdicts) {
      text.append("| ")
          .append(word(v.status()))
          .append(" | `")
          .append(v.key())
          .append("` | ")
          .append(time(v).strip())
          .append(" | ")
          .append(bytes(v))
          .append(" | ")
          .append(v.counters() == null ? "" : v.counters())
          .append(" | ")
          .append(String.join("; ", v.reasons()).replace("|", "\\|"))
          .append(" |\n");
    }
    return text.toString();
  }

  /**
   * Writes JUnit's XML: a test case a row.
   *
   * @param file where to; replaced
   * @throws IOException if it cannot be written
   */
  void writeJunit(Path file) throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", "gate");
      xml.writeAttribute("tests", Integer.toString(verdicts.size()));
      xml.writeAttribute("failures", count(Status.REGRESSION));
      xml.writeAttribute("errors", count(Status.FAILED));
      xml.writeAttribute("skipped", count(Status.NOT_COMPARABLE));
      for (Verdict v : verdicts) {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", "gate");
        xml.writeAttribute("name", v.key().toString());
        String element =
            switch (v.status()) {
              case PASS, NEW -> "";
              case NOT_COMPARABLE -> "skipped";
              case REGRESSION -> "failure";
              case FAILED -> "error";
            };
        if (!element.isEmpty()) {
          xml.writeStartElement(element);
          xml.writeAttribute("message", String.join("; ", v.reasons()));
          xml.writeEndElement();
        }
        xml.writeEndElement();
      }
      xml.writeEndElement();
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }

  private String count(Status status) {
    return Long.toString(verdicts.stream().filter(v -> v.status() == status).count());
  }
}
