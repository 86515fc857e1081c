package org.grundy.engine;

import org.grundy.internal.Checks;
import org.grundy.internal.Memory;
import org.jspecify.annotations.Nullable;

/**
 * One byte a state, for states 0 to n - 1; two bytes each from the first number past 254 on, and a
 * fastutil map for numbers past 16 bits. Numbers are stored plus one: 0 means absent.
 */
final class DenseTable implements MemoTable {
  private static final int NARROW_MOST = 0xFF - 1;
  private static final int WIDE = Character.MAX_VALUE;

  private static final char[] NONE = {};

  private final int states;
  byte @Nullable [] narrow;
  private char[] wide = NONE;
  private final FastutilTable huge = new FastutilTable(0);
  private long size;

  DenseTable(int states) {
    this.states = Checks.nonNegative("states", states);
    narrow = Memory.copyOf(new byte[0], states, 0);
  }

  @Override
  public int get(long state) {
    int index = index(state);
    byte[] bytes = narrow;
    return bytes != null ? (bytes[index] & 0xFF) - 1 : wide(index);
  }

  private int index(long state) {
    return (int) Checks.inRange("state", state, 0, states - 1L);
  }

  private int wide(int index) {
    int stored = wide[index];
    return stored == WIDE ? huge.get(index) : stored - 1;
  }

  @Override
  public void getAll(long[] options, int count, int[] values) {
    for (int i = 0; i < count; i++) {
      values[i] = get(options[i]);
    }
  }

  @Override
  public boolean put(long state, int value, long byteLimit) {
    Checks.nonNegative("value", value);
    int index = index(state);
    byte[] bytes = narrow;
    if (bytes != null) {
      if (value < NARROW_MOST) {
        size += bytes[index] == 0 ? 1 : 0;
        bytes[index] = (byte) (value + 1);
        return true;
      }
      if (bytes() + 2L * states > byteLimit) {
        return false;
      }
      widen(bytes);
    }
    int code = Math.min(value, WIDE - 1) + 1;
    if (code == WIDE && !huge.put(index, value, byteLimit - 2L * states)) {
      return false;
    }
    char[] chars = wide;
    size += chars[index] == 0 ? 1 : 0;
    chars[index] = (char) code;
    return true;
  }

  /** Counts states whose values were stored in {@link #narrow} directly. */
  void filled(int count) {
    size += count;
  }

  private void widen(byte[] bytes) {
    char[] chars = Memory.copyOf(NONE, states, size);
    for (int i = 0; i < states; i++) {
      chars[i] = (char) (bytes[i] & 0xFF);
    }
    wide = chars;
    narrow = null;
  }

  @Override
  public void forEach(Visitor visitor) {
    for (int state = 0; state < states; state++) {
      int value = get(state);
      if (value != ABSENT) {
        visitor.entry(state, value);
      }
    }
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long bytes() {
    return (narrow != null ? 1L : 2L) * states + huge.bytes();
  }

  @Override
  public void clear() {
    narrow = Memory.copyOf(new byte[0], states, 0);
    wide = NONE;
    huge.clear();
    size = 0;
  }
}
