package org.grundy.graph;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads graphs from text: an edge {@code u v} a line, or a vertex alone, which may have no edges.
 * Spaces and tabs separate, {@code #} starts a comment, empty lines are skipped; UTF-8.
 *
 * <p>Vertices are called by any names. Where all of them are numbers (plain decimals below
 * 10<sup>9</sup>), vertices are in the order of the numbers; otherwise in the order in which they
 * first appear. So a file that speaks of 0, 1 and 2 has the vertices 0, 1 and 2.
 *
 * <pre>{@code
 * EdgeList.parse("# a ring and a way out\n1 2\n2 1\n2 3\n").graph()
 * }</pre>
 */
public final class EdgeList {
  private EdgeList() {}

  /**
   * Reads a file onto the heap.
   *
   * @param file the file
   * @return the graph
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if a line is not as it should be; the message has its number
   */
  public static NamedDigraph read(Path file) throws IOException {
    return read(file, Storage.heap());
  }

  /**
   * Reads a file.
   *
   * @param file the file
   * @param storage where to keep the edges
   * @return the graph
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if a line is not as it should be; the message has its number
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static NamedDigraph read(Path file, Storage storage) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, storage);
    }
  }

  /**
   * Reads a stream to its end, and leaves it open.
   *
   * @param in the bytes
   * @param storage where to keep the edges
   * @return the graph
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if a line is not as it should be; the message has its number
   * @throws org.grundy.CancelledException if the thread is interrupted
   */
  public static NamedDigraph read(InputStream in, Storage storage) throws IOException {
    return new EdgeListParser(in, storage).parse();
  }

  /**
   * Reads a text.
   *
   * @param text the lines
   * @return the graph
   * @throws IllegalArgumentException if a line is not as it should be; the message has its number
   */
  public static NamedDigraph parse(String text) {
    try {
      return read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Storage.heap());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
