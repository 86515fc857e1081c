package org.grundy.heap;

import java.util.Arrays;

/**
 * The values of the heaps 0, 1, ... in one primitive array: bytes while they fit (unsigned), then
 * shorts, then ints. One thread appends; {@link #view} is a snapshot that any thread may read,
 * because what lies below its length never changes.
 */
final class ValueTable {
  private static final int[] NO_INTS = {};

  /** Room for so many values costs nothing that matters. */
  private static final long FIRST_ROOM = 1L << 22;

  /** Exactly one of these holds the values; the others are empty. */
  private byte[] bytes = {};

  private short[] shorts = {};
  private int[] ints = NO_INTS;

  /** Bytes a value: 1, 2 or 4. */
  private int width = 1;

  private int length;

  int length() {
    return length;
  }

  int width() {
    return width;
  }

  int get(int n) {
    assert n >= 0 && n < length : n + " of " + length;
    return width == 1 ? bytes[n] & 0xff : width == 2 ? shorts[n] & 0xffff : ints[n];
  }

  void append(int value) {
    if (value > 0xff && width < 4 && (width == 1 || value > 0xffff)) {
      widen(value > 0xffff ? 4 : 2);
    }
    if (length == capacity()) {
      reserve(length + (length >> 2) + 64);
    }
    if (width == 1) {
      bytes[length++] = (byte) value;
    } else if (width == 2) {
      shorts[length++] = (short) value;
    } else {
      ints[length++] = value;
    }
  }

  private int capacity() {
    return width == 1 ? bytes.length : width == 2 ? shorts.length : ints.length;
  }

  /** Makes room for exactly so many values, if there is less. */
  void reserve(int capacity) {
    if (capacity < 0) {
      throw new OutOfMemoryError("a table of more than 2^31 - 1 values");
    }
    if (capacity <= capacity()) {
      return;
    }
    if (width == 1) {
      bytes = Arrays.copyOf(bytes, capacity);
    } else if (width == 2) {
      shorts = Arrays.copyOf(shorts, capacity);
    } else {
      ints = Arrays.copyOf(ints, capacity);
    }
  }

  /**
   * Makes room for so many values, if there is less, and for a quarter more than there are, so that
   * growing in small steps copies little; for no more than there may ever be.
   */
  void makeRoom(int needed, int most) {
    if (needed > capacity()) {
      long room = Math.max(FIRST_ROOM, length * 5L / 4 + 63 & -64);
      reserve((int) Math.min(most, Math.max(room, needed)));
    }
  }

  private void widen(int newWidth) {
    int capacity = capacity();
    if (newWidth == 2) {
      short[] wide = new short[capacity];
      for (int n = 0; n < length; n++) {
        wide[n] = (short) get(n);
      }
      shorts = wide;
    } else {
      int[] wide = new int[capacity];
      for (int n = 0; n < length; n++) {
        wide[n] = get(n);
      }
      ints = wide;
      shorts = new short[0];
    }
    bytes = new byte[0];
    width = newWidth;
  }

  /** Forgets the values from the given length on. Snapshots taken before must not be in use. */
  void truncate(int newLength) {
    assert newLength <= length;
    length = newLength;
  }

  /** Appends values already there: those at from, from + 1, ... as often as there is room. */
  void appendCopies(int from, int count) {
    reserve(length + count);
    int period = length - from;
    for (int left = count; left > 0; ) {
      int chunk = Math.min(left, period);
      if (width == 1) {
        System.arraycopy(bytes, from, bytes, length, chunk);
      } else if (width == 2) {
        System.arraycopy(shorts, from, shorts, length, chunk);
      } else {
        System.arraycopy(ints, from, ints, length, chunk);
      }
      length += chunk;
      left -= chunk;
      // What was copied is a whole number of periods, so the next copy may be twice as long.
      period = length - from;
    }
  }

  /** Whether the values at [a, a + count) and [b, b + count) are the same. */
  boolean sameRange(int a, int b, int count) {
    return width == 1
        ? Arrays.equals(bytes, a, a + count, bytes, b, b + count)
        : width == 2
            ? Arrays.equals(shorts, a, a + count, shorts, b, b + count)
            : Arrays.equals(ints, a, a + count, ints, b, b + count);
  }

  /** Copies values out. */
  void copy(int from, int[] target, int offset, int count) {
    for (int i = 0; i < count; i++) {
      target[offset + i] = get(from + i);
    }
  }

  /** A snapshot that shares the values. */
  ValueTable view() {
    ValueTable view = new ValueTable();
    view.bytes = bytes;
    view.shorts = shorts;
    view.ints = ints;
    view.width = width;
    view.length = length;
    return view;
  }

  /** The unsigned bytes, while values fit them. */
  byte[] bytes() {
    return bytes;
  }

  /** The unsigned shorts, while values fit them but not bytes. */
  short[] shorts() {
    return shorts;
  }

  /** Bytes held for values. */
  long memory() {
    return (long) capacity() * width;
  }
}
