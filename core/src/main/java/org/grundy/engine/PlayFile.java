package org.grundy.engine;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Objects;
import java.util.zip.CRC32C;

/**
 * Perfect play in a file: the numbers of the states of a solved table, bound to the text of a
 * ruleset.
 *
 * <p>The file is written beside its place and moved there, so that nobody ever sees half of it. It
 * is opened memory-mapped and read-only; opening reads it once to check it. Any number of threads,
 * and processes, may share it. A lookup is a binary search in the mapped file, or one read if the
 * states are 0 to n - 1.
 *
 * <pre>{@code
 * PlayFile.write(path, "take=3", solver.table());
 * PlayFile file = PlayFile.open(path, "take=3");
 * file.value(10);                       // 2
 * }</pre>
 *
 * <p>Layout, big-endian: magic and version (8 bytes), number of states (8), bytes a value and
 * whether the states are listed (4), length of the ruleset's text (4), the text in UTF-8, the
 * states ascending (8 each) unless they are 0 to n - 1, the values, and the CRC-32C of all that
 * (4).
 */
public final class PlayFile {
  private static final long MAGIC = 0x4772756E64790001L;
  private static final int FIXED_BYTES = 24;
  private static final int CRC_BYTES = 4;
  private static final int LISTED = 1 << 8;
  private static final int BUFFER_BYTES = 1 << 16;

  private final ByteBuffer bytes;
  private final int count;
  private final int width;
  private final boolean listed;
  private final int states;
  private final int values;

  private PlayFile(ByteBuffer bytes, String ruleset) throws IOException {
    this.bytes = bytes;
    int length = bytes.limit();
    if (length < FIXED_BYTES + CRC_BYTES || bytes.getLong(0) != MAGIC) {
      throw new IOException("not a perfect-play file of this version");
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes.duplicate().limit(length - CRC_BYTES));
    if ((int) crc.getValue() != bytes.getInt(length - CRC_BYTES)) {
      throw new IOException("the file is damaged or cut short");
    }
    long entries = bytes.getLong(8);
    int flags = bytes.getInt(16);
    int nameBytes = bytes.getInt(20);
    width = flags & 0xFF;
    listed = (flags & LISTED) != 0;
    long expected =
        (long) FIXED_BYTES + nameBytes + entries * entryBytes(width, listed) + CRC_BYTES;
    boolean known = width == 1 || width == 2 || width == 4;
    if (!known
        || nameBytes < 0
        || entries < 0
        || entries > Integer.MAX_VALUE
        || expected != length) {
      throw new IOException("the file's header does not fit its length");
    }
    byte[] name = new byte[nameBytes];
    bytes.get(FIXED_BYTES, name);
    String found = new String(name, StandardCharsets.UTF_8);
    if (!found.equals(ruleset)) {
      throw new IOException("the file is of ruleset '" + found + "', expected '" + ruleset + "'");
    }
    count = (int) entries;
    states = FIXED_BYTES + nameBytes;
    values = states + (listed ? count * Long.BYTES : 0);
  }

  /**
   * Writes everything a table holds. Takes 8 bytes of memory a state, none if they are 0 to n - 1.
   *
   * @param file the file, replaced atomically if it exists
   * @param ruleset what the states and numbers mean: the ruleset with its parameters, and whatever
   *     else must match, such as the convention
   * @param table the table
   * @throws IOException if writing fails; a file that was there before is untouched then
   * @throws ConcurrentModificationException if the table is seen to change meanwhile
   * @throws IllegalArgumentException if the file would be larger than 2 GiB, which holds 2 * 10^9
   *     states that are 0 to n - 1, or 2 * 10^8 others, whose numbers take a byte each
   */
  public static void write(Path file, String ruleset, MemoTable table) throws IOException {
    byte[] name = ruleset.getBytes(StandardCharsets.UTF_8);
    Contents contents = new Contents();
    table.forEach(contents);
    int width = contents.width();
    boolean listed = contents.isListed();
    long length =
        FIXED_BYTES + name.length + contents.count * entryBytes(width, listed) + CRC_BYTES;
    if (length > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "table has " + contents.count + " states, more than a file of 2 GiB holds");
    }
    int count = (int) contents.count;
    long[] states = listed ? statesOf(table, count) : new long[0];
    Path absolute = file.toAbsolutePath();
    Path folder = Objects.requireNonNull(absolute.getParent(), "file");
    Path part = Files.createTempFile(folder, absolute.getFileName() + ".", ".part");
    try {
      try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
        Output out = new Output(channel);
        out.room().putLong(MAGIC).putLong(count).putInt(width | (listed ? LISTED : 0));
        out.room().putInt(name.length);
        for (byte b : name) {
          out.room().put(b);
        }
        for (long state : states) {
          out.room().putLong(state);
        }
        for (int i = 0; i < count; i++) {
          int value = table.get(listed ? states[i] : i);
          check(value >= 0 && value <= contents.most);
          put(out.room(), value, width);
        }
        out.finish();
      }
      Files.move(
          part, absolute, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static long entryBytes(int width, boolean listed) {
    return width + (listed ? Long.BYTES : 0L);
  }

  /** The states of a table, ascending. */
  private static long[] statesOf(MemoTable table, int count) {
    LongArrayList states = new LongArrayList(count);
    table.forEach((state, value) -> states.add(state));
    check(states.size() == count);
    long[] sorted = states.elements();
    Arrays.sort(sorted);
    return sorted;
  }

  private static void check(boolean isAsBefore) {
    if (!isAsBefore) {
      throw new ConcurrentModificationException("the table changes while it is written");
    }
  }

  private static void put(ByteBuffer out, int value, int width) {
    switch (width) {
      case 1 -> out.put((byte) value);
      case 2 -> out.putShort((short) value);
      default -> out.putInt(value);
    }
  }

  /**
   * Opens a file.
   *
   * @param file the file
   * @param ruleset the text it must have been written with
   * @return the open file
   * @throws IOException if it cannot be read, is no perfect-play file of this version, is damaged
   *     or cut short, or is of another ruleset
   */
  public static PlayFile open(Path file, String ruleset) throws IOException {
    Objects.requireNonNull(ruleset, "ruleset");
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() > Integer.MAX_VALUE) {
        throw new IOException("the file has " + channel.size() + " bytes, more than 2 GiB");
      }
      return new PlayFile(channel.map(MapMode.READ_ONLY, 0, channel.size()), ruleset);
    }
  }

  /**
   * The number of a state.
   *
   * @param state the state
   * @return its number, or {@link MemoTable#ABSENT}
   */
  public int value(long state) {
    int index = listed ? indexOf(state) : state >= 0 && state < count ? (int) state : -1;
    if (index < 0) {
      return MemoTable.ABSENT;
    }
    return switch (width) {
      case 1 -> bytes.get(values + index) & 0xFF;
      case 2 -> bytes.getChar(values + 2 * index);
      default -> bytes.getInt(values + 4 * index);
    };
  }

  private int indexOf(long state) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      long there = bytes.getLong(states + middle * Long.BYTES);
      if (there == state) {
        return middle;
      }
      if (there < state) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -1;
  }

  /**
   * How many states the file has.
   *
   * @return the number
   */
  public int size() {
    return count;
  }

  /** What must be known of a table before its file can be laid out. */
  private static final class Contents implements MemoTable.Visitor {
    private long count;
    private long least = Long.MAX_VALUE;
    private long largest = Long.MIN_VALUE;
    private int most;

    @Override
    public void entry(long state, int value) {
      count++;
      least = Math.min(least, state);
      largest = Math.max(largest, state);
      most = Math.max(most, value);
    }

    /** Whether the states are others than 0 to n - 1. */
    boolean isListed() {
      return count > 0 && (least != 0 || largest != count - 1);
    }

    int width() {
      return most < 1 << Byte.SIZE ? 1 : most < 1 << Short.SIZE ? 2 : 4;
    }
  }

  /** A buffer before a channel, and the checksum of what goes through. */
  private static final class Output {
    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES);
    private final CRC32C crc = new CRC32C();

    Output(FileChannel channel) {
      this.channel = channel;
    }

    /** The buffer, with room for the header. */
    ByteBuffer room() throws IOException {
      if (buffer.remaining() < FIXED_BYTES) {
        drain();
      }
      return buffer;
    }

    private void drain() throws IOException {
      crc.update(buffer.duplicate().flip());
      write();
    }

    private void write() throws IOException {
      buffer.flip();
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      buffer.clear();
    }

    void finish() throws IOException {
      drain();
      buffer.putInt((int) crc.getValue());
      write();
      channel.force(true);
    }
  }
}
