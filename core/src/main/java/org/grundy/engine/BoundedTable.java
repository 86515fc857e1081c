package org.grundy.engine;

import java.util.Arrays;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

/**
 * A fixed number of slots, four of which may hold a given state; a new state pushes an old one out
 * when they are taken. It never grows, and forgetting costs work but no correctness.
 */
final class BoundedTable implements MemoTable {
  private static final int WAYS = 4;
  private static final int SLOT_BYTES = Long.BYTES + Integer.BYTES;

  private final long[] keys;
  private final int[] values;
  private final int bits;
  private final int mask;
  private long size;
  private int victim;

  BoundedTable(int slots) {
    Checks.inRange("slots", slots, 8, 1 << 30);
    int length = Integer.highestOneBit(slots);
    keys = Memory.copyOf(new long[0], length, 0);
    values = Memory.copyOf(new int[0], length, 0);
    bits = Integer.numberOfTrailingZeros(length);
    mask = length - 1;
  }

  @Override
  public int get(long state) {
    long key = Mixing.key(state);
    int first = first(key);
    for (int way = 0; way < WAYS; way++) {
      if (keys[first ^ way] == key && key != 0) {
        return values[first ^ way];
      }
    }
    return ABSENT;
  }

  /** The ways are the neighbours in an aligned block of four, so they share a cache line. */
  private int first(long key) {
    return (int) Mixing.slot(key, Mixing.block(key), bits) & mask;
  }

  @Override
  public void getAll(long[] states, int count, int[] found) {
    for (int i = 0; i < count; i++) {
      found[i] = get(states[i]);
    }
  }

  /** The one state whose key marks empty slots is never remembered. */
  @Override
  public boolean put(long state, int value, long byteLimit) {
    Checks.nonNegative("value", value);
    long key = Mixing.key(state);
    if (key == 0) {
      return true;
    }
    int first = first(key);
    int slot = first ^ (victim++ & (WAYS - 1));
    for (int way = WAYS - 1; way >= 0; way--) {
      long there = keys[first ^ way];
      if (there == key) {
        values[first ^ way] = value;
        return true;
      }
      if (there == 0) {
        slot = first ^ way;
      }
    }
    size += keys[slot] == 0 ? 1 : 0;
    keys[slot] = key;
    values[slot] = value;
    return true;
  }

  @Override
  public boolean isLossless() {
    return false;
  }

  @Override
  public void forEach(Visitor visitor) {
    for (int slot = 0; slot < keys.length; slot++) {
      if (keys[slot] != 0) {
        visitor.entry(Mixing.key(keys[slot]), values[slot]);
      }
    }
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long bytes() {
    return (long) SLOT_BYTES * keys.length;
  }

  @Override
  public void clear() {
    Arrays.fill(keys, 0);
    size = 0;
  }
}
