package org.grundy.graph;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import org.grundy.internal.Checks;

/**
 * Where a graph keeps its edges, and the reversed edges while it is being solved: four bytes each
 * way for each edge. What belongs to a vertex stays on the heap.
 *
 * <p>Memory off the heap is given back once the graph is garbage. One graph may have 2<sup>29</sup>
 * - 1 edges off the heap, and four times as many on it.
 */
public abstract sealed class Storage {
  private static final Storage HEAP = new OnHeap();
  private static final Storage OFF_HEAP = new OffHeap();

  Storage() {}

  /**
   * The Java heap: fastest, and the default.
   *
   * @return the storage
   */
  public static Storage heap() {
    return HEAP;
  }

  /**
   * Memory outside the Java heap, limited by {@code -XX:MaxDirectMemorySize}.
   *
   * @return the storage
   */
  public static Storage offHeap() {
    return OFF_HEAP;
  }

  /**
   * Temporary files mapped into memory, for graphs larger than the memory; they are deleted at once
   * where the system allows it for an open file, at the latest when the virtual machine ends.
   *
   * @param directory an existing directory with room for 8 bytes an edge, and 8 more while building
   * @return the storage
   * @throws IllegalArgumentException if it is not a directory
   */
  public static Storage mapped(Path directory) {
    Objects.requireNonNull(directory, "directory");
    if (!Files.isDirectory(directory)) {
      throw new IllegalArgumentException("directory " + directory + " is not a directory");
    }
    return new Mapped(directory);
  }

  /** A new run of zeros. */
  abstract Ints allocate(int length);

  private static int bytes(int length) {
    return Checks.inRange("number of edges off the heap", length, 0, Integer.MAX_VALUE >> 2) << 2;
  }

  private static Ints ints(ByteBuffer buffer) {
    return Ints.of(buffer.order(ByteOrder.nativeOrder()).asIntBuffer());
  }

  private static final class OnHeap extends Storage {
    @Override
    Ints allocate(int length) {
      return Ints.of(new int[length]);
    }
  }

  private static final class OffHeap extends Storage {
    @Override
    Ints allocate(int length) {
      return ints(ByteBuffer.allocateDirect(bytes(length)));
    }
  }

  private static final class Mapped extends Storage {
    private final Path directory;

    Mapped(Path directory) {
      this.directory = directory;
    }

    @Override
    Ints allocate(int length) {
      try {
        Path file = Files.createTempFile(directory, "grundy-", ".ints");
        try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
          return ints(channel.map(MapMode.READ_WRITE, 0, bytes(length)));
        } finally {
          delete(file);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Windows does not delete a mapped file; then it goes when the virtual machine does. */
    private static void delete(Path file) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        file.toFile().deleteOnExit();
      }
    }
  }
}
