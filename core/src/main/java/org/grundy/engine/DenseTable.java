package org.grundy.engine;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.grundy.internal.Checks;
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
  private final Long2IntOpenHashMap huge = new Long2IntOpenHashMap();
  private long size;

  DenseTable(int states) {
    this.states = Checks.nonNegative("states", states);
    narrow = new byte[states];
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
    char[] chars = wide;
    size += chars[index] == 0 ? 1 : 0;
    if (value + 1 < WIDE) {
      chars[index] = (char) (value + 1);
    } else {
      chars[index] = (char) WIDE;
      huge.put(index, value);
    }
    return true;
  }

  private void widen(byte[] bytes) {
    char[] chars = new char[states];
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
    return (narrow != null ? 1L : 2L) * states + 32L * huge.size();
  }

  @Override
  public void clear() {
    narrow = new byte[states];
    wide = NONE;
    huge.clear();
    size = 0;
  }
}
