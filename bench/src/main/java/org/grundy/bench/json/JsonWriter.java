package org.grundy.bench.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Writes one JSON document, piece by piece. Whole numbers beyond 2^53 in absolute value become
 * strings, because most readers would round them to a double.
 */
public final class JsonWriter implements AutoCloseable {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
  private static final long EXACT = 1L << 53;

  private interface Step {
    void run() throws IOException;
  }

  private final JsonGenerator generator;

  /**
   * A writer of one document.
   *
   * @param target where it goes; flushed but not closed
   */
  public JsonWriter(Writer target) {
    try {
      generator = FACTORY.createGenerator(target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Breaks the lines of the document, so that it can be read and compared line by line. */
  public JsonWriter indented() {
    generator.useDefaultPrettyPrinter();
    return this;
  }

  private JsonWriter step(Step step) {
    try {
      step.run();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts an object. */
  public JsonWriter object() {
    return step(generator::writeStartObject);
  }

  /** Ends an object. */
  public JsonWriter endObject() {
    return step(generator::writeEndObject);
  }

  /** Starts an array. */
  public JsonWriter array() {
    return step(generator::writeStartArray);
  }

  /** Ends an array. */
  public JsonWriter endArray() {
    return step(generator::writeEndArray);
  }

  /** The name of the next value. */
  public JsonWriter name(String name) {
    return step(() -> generator.writeFieldName(name));
  }

  /** A text, or null. */
  public JsonWriter value(@Nullable String value) {
    return step(() -> generator.writeString(value));
  }

  /** A truth value. */
  public JsonWriter value(boolean value) {
    return step(() -> generator.writeBoolean(value));
  }

  /** A signed whole number. */
  public JsonWriter value(long value) {
    return value < -EXACT || value > EXACT
        ? value(Long.toString(value))
        : step(() -> generator.writeNumber(value));
  }

  /** An unsigned whole number, such as a Grundy value. */
  public JsonWriter unsigned(long value) {
    return value < 0 ? value(Long.toUnsignedString(value)) : value(value);
  }

  /** A decimal number; null where it is not finite. */
  public JsonWriter value(double value) {
    return Double.isFinite(value) ? step(() -> generator.writeNumber(value)) : nullValue();
  }

  /** Null. */
  public JsonWriter nullValue() {
    return step(generator::writeNull);
  }

  /** Whole numbers as an array, unsigned. */
  public JsonWriter unsigned(long[] values) {
    array();
    for (long value : values) {
      unsigned(value);
    }
    return endArray();
  }

  @Override
  public void close() {
    step(generator::close);
  }
}
