package org.grundy.heap;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * A table of values as a file: a mark with the version, the ruleset, how many values, bytes a
 * value, the values with the lowest byte first, and the CRC-32C of all that. It is written beside
 * its place and moved there in one step, so a reader sees the old file or the new one.
 */
final class Checkpoint {
  private static final int MARK = 0x47484401;
  private static final int BUFFER = 1 << 16;

  private Checkpoint() {}

  static void write(Path file, HeapRuleset ruleset, ValueTable g) throws IOException {
    Path absolute = file.toAbsolutePath();
    Path beside = absolute.resolveSibling(absolute.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            beside,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      CRC32C checksum = new CRC32C();
      OutputStream out = new CheckedOutputStream(Channels.newOutputStream(channel), checksum);
      byte[] name = ruleset.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8);
      out.write(ByteBuffer.allocate(8).putInt(MARK).putInt(name.length).array());
      out.write(name);
      out.write(ByteBuffer.allocate(5).putInt(g.length()).put((byte) g.width()).array());
      byte[] buffer = new byte[BUFFER];
      int perBuffer = BUFFER / g.width();
      for (int from = 0; from < g.length(); from += perBuffer) {
        int count = Math.min(perBuffer, g.length() - from);
        int at = 0;
        for (int n = from; n < from + count; n++) {
          int value = g.get(n);
          for (int b = 0; b < g.width(); b++) {
            buffer[at++] = (byte) (value >>> (8 * b));
          }
        }
        out.write(buffer, 0, at);
      }
      long sum = checksum.getValue();
      out.write(ByteBuffer.allocate(8).putLong(sum).array());
      channel.force(true);
    }
    Files.move(
        beside, absolute, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  static ValueTable read(Path file, HeapRuleset ruleset) throws IOException {
    CRC32C checksum = new CRC32C();
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(file), BUFFER);
        DataInputStream in = new DataInputStream(new CheckedInputStream(raw, checksum))) {
      if (in.readInt() != MARK) {
        throw new IOException(file + " is not a checkpoint of this version");
      }
      int nameLength = in.readInt();
      if (nameLength < 0 || nameLength > Files.size(file)) {
        throw damaged(file);
      }
      String name = new String(in.readNBytes(nameLength), java.nio.charset.StandardCharsets.UTF_8);
      int length = in.readInt();
      int width = in.readByte();
      long expected = 8L + nameLength + 5 + (long) length * width + 8;
      if (length < 0 || (width != 1 && width != 2 && width != 4) || Files.size(file) != expected) {
        throw damaged(file);
      }
      ValueTable g = new ValueTable();
      g.reserve(length);
      byte[] buffer = new byte[BUFFER];
      int perBuffer = BUFFER / width;
      for (int from = 0; from < length; from += perBuffer) {
        int count = Math.min(perBuffer, length - from);
        in.readFully(buffer, 0, count * width);
        for (int i = 0; i < count; i++) {
          int value = 0;
          for (int b = width - 1; b >= 0; b--) {
            value = (value << 8) | (buffer[i * width + b] & 0xff);
          }
          g.append(value);
        }
      }
      long sum = checksum.getValue();
      if (in.readLong() != sum) {
        throw damaged(file);
      }
      if (!name.equals(ruleset.toString())) {
        throw new IOException(file + " holds values of " + name + ", not of " + ruleset);
      }
      return g;
    } catch (EOFException | UTFDataFormatException e) {
      throw new IOException(file + " is damaged", e);
    }
  }

  private static IOException damaged(Path file) {
    return new IOException(file + " is damaged");
  }
}
