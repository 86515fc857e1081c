package org.grundy.bench.grammar;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.grundy.graph.EdgeList;
import org.grundy.graph.GraphGame;
import org.grundy.graph.NamedDigraph;
import org.grundy.graph.Storage;
import org.jspecify.annotations.Nullable;

/** Reads edge lists for the terminal, with errors that name the file. */
public final class GraphFiles {
  /** The file solved last and its graph: the components of a sum often share theirs. */
  private static @Nullable Solved last;

  private GraphFiles() {}

  private record Solved(String file, long size, FileTime changed, GraphGame game) {}

  /**
   * Reads and solves a file, once for all components that name it.
   *
   * @param file its path
   * @return the solved graph
   * @throws IllegalArgumentException if it cannot be read, or is no edge list
   */
  static synchronized GraphGame solved(String file) {
    try {
      Path path = Path.of(file);
      long size = Files.size(path);
      FileTime changed = Files.getLastModifiedTime(path);
      Solved known = last;
      if (known == null
          || !known.file.equals(file)
          || known.size != size
          || !known.changed.equals(changed)) {
        known = new Solved(file, size, changed, GraphGame.of(file, read(file, Storage.heap())));
        last = known;
      }
      return known.game;
    } catch (IOException | InvalidPathException e) {
      return GraphGame.of(file, read(file, Storage.heap())); // says what is wrong with the file
    }
  }

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
