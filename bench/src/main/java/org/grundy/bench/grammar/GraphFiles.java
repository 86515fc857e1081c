package org.grundy.bench.grammar;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.grundy.graph.EdgeList;
import org.grundy.graph.NamedDigraph;
import org.grundy.graph.Storage;

/** Reads edge lists for the terminal, with errors that name the file. */
public final class GraphFiles {
  private GraphFiles() {}

  /**
   * Reads a file.
   *
   * @param file its path
   * @param storage where to keep the edges
   * @return the graph
   * @throws IllegalArgumentException if it cannot be read, or is no edge list
   */
  public static NamedDigraph read(String file, Storage storage) {
    try {
      return EdgeList.read(Path.of(file), storage);
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException("'" + file + "': there is no such file", e);
    } catch (AccessDeniedException e) {
      throw new IllegalArgumentException("'" + file + "': access denied", e);
    } catch (IOException | InvalidPathException e) {
      throw new IllegalArgumentException("'" + file + "': " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + file + "', " + e.getMessage(), e);
    }
  }
}
