package org.grundy.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

/**
 * Open addressing in memory outside the Java heap: 12 bytes a slot, all of it taken at once, and
 * full at seven eighths.
 */
final class BufferTable implements MemoTable {
  private static final int SLOT_BYTES = Long.BYTES + Integer.BYTES;

  /** Slots of a buffer, whose size is an int. */
  private static final int CHUNK_BITS = 26;

  private static final int MAX_BITS = 40;

  private final ByteBuffer[] chunks;
  private final int bits;
  private final long mask;
  private final int chunkMask;
  private long size;
  private int zeroKeyValue = ABSENT;

  private BufferTable(ByteBuffer[] chunks, int bits) {
    this.chunks = chunks;
    this.bits = bits;
    mask = (1L << bits) - 1;
    chunkMask = (1 << Math.min(bits, CHUNK_BITS)) - 1;
  }

  static BufferTable direct(long expected) {
    int bits = bits(expected);
    ByteBuffer[] chunks = new ByteBuffer[chunkCount(bits)];
    try {
      for (int i = 0; i < chunks.length; i++) {
        chunks[i] = ByteBuffer.allocateDirect(chunkBytes(bits)).order(ByteOrder.nativeOrder());
      }
    } catch (OutOfMemoryError e) {
      throw Memory.exhausted(0);
    }
    return new BufferTable(chunks, bits);
  }

  static BufferTable mapped(Path file, long expected) {
    int bits = bits(expected);
    ByteBuffer[] chunks = new ByteBuffer[chunkCount(bits)];
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE)) {
      int bytes = chunkBytes(bits);
      for (int i = 0; i < chunks.length; i++) {
        chunks[i] =
            channel.map(MapMode.READ_WRITE, (long) i * bytes, bytes).order(ByteOrder.nativeOrder());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new BufferTable(chunks, bits);
  }

  private static int bits(long expected) {
    Checks.inRange("expected", expected, 0, 1L << (MAX_BITS - 1));
    long slots = expected + (expected >> 2) + 8;
    return Math.max(Mixing.BLOCK_BITS, Long.SIZE - Long.numberOfLeadingZeros(slots - 1));
  }

  private static int chunkCount(int bits) {
    return 1 << Math.max(0, bits - CHUNK_BITS);
  }

  private static int chunkBytes(int bits) {
    return SLOT_BYTES << Math.min(bits, CHUNK_BITS);
  }

  private ByteBuffer chunk(long slot) {
    return chunks[(int) (slot >>> CHUNK_BITS)];
  }

  private int offset(long slot) {
    return ((int) slot & chunkMask) * SLOT_BYTES;
  }

  private long slotOf(long key) {
    long slot = Mixing.slot(key, Mixing.block(key), bits);
    while (true) {
      long there = chunk(slot).getLong(offset(slot));
      if (there == key || there == 0) {
        return slot;
      }
      slot = Mixing.next(slot, mask);
    }
  }

  @Override
  public int get(long state) {
    long key = Mixing.key(state);
    if (key == 0) {
      return zeroKeyValue;
    }
    long slot = slotOf(key);
    // Numbers are stored plus one: an empty slot reads as ABSENT.
    return chunk(slot).getInt(offset(slot) + Long.BYTES) - 1;
  }

  @Override
  public void getAll(long[] states, int count, int[] values) {
    for (int i = 0; i < count; i++) {
      values[i] = get(states[i]);
    }
  }

  @Override
  public boolean put(long state, int value, long byteLimit) {
    Checks.inRange("value", value, 0, Integer.MAX_VALUE - 1);
    long key = Mixing.key(state);
    if (key == 0) {
      size += zeroKeyValue == ABSENT ? 1 : 0;
      zeroKeyValue = value;
      return true;
    }
    long slot = slotOf(key);
    ByteBuffer chunk = chunk(slot);
    int offset = offset(slot);
    if (chunk.getLong(offset) == 0) {
      if (size >= mask - (mask >> 3)) {
        return false;
      }
      chunk.putLong(offset, key);
      size++;
    }
    chunk.putInt(offset + Long.BYTES, value + 1);
    return true;
  }

  @Override
  public void forEach(Visitor visitor) {
    if (zeroKeyValue != ABSENT) {
      visitor.entry(Mixing.SALT, zeroKeyValue);
    }
    for (long slot = 0; slot <= mask; slot++) {
      long key = chunk(slot).getLong(offset(slot));
      if (key != 0) {
        visitor.entry(Mixing.key(key), chunk(slot).getInt(offset(slot) + Long.BYTES) - 1);
      }
    }
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long bytes() {
    return (mask + 1) * SLOT_BYTES;
  }

  @Override
  public void clear() {
    for (ByteBuffer chunk : chunks) {
      for (int i = 0; i < chunk.capacity(); i += Integer.BYTES) {
        chunk.putInt(i, 0);
      }
    }
    size = 0;
    zeroKeyValue = ABSENT;
  }
}
