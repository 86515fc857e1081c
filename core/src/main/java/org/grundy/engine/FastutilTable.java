package org.grundy.engine;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

/** A fastutil map from states to numbers; it doubles at three quarters full. */
final class FastutilTable implements MemoTable {
  private static final int SLOT_BYTES = Long.BYTES + Integer.BYTES;

  private final Long2IntOpenHashMap map;
  private final int expected;

  FastutilTable(int expected) {
    this.expected = Checks.inRange("expected", expected, 0, 1 << 29);
    map = Memory.mapOf(expected, 0);
    map.defaultReturnValue(ABSENT);
  }

  @Override
  public int get(long state) {
    return map.get(state);
  }

  @Override
  public void getAll(long[] states, int count, int[] values) {
    for (int i = 0; i < count; i++) {
      values[i] = map.get(states[i]);
    }
  }

  @Override
  public boolean put(long state, int value, long byteLimit) {
    Checks.nonNegative("value", value);
    int size = map.size();
    // The old and the new arrays are there together while the map doubles.
    boolean full =
        size == Memory.MOST_IN_MAP
            || (3L * slots(size) * SLOT_BYTES > byteLimit && slots(size + 1) > slots(size));
    if (full && !map.containsKey(state)) {
      return false;
    }
    try {
      map.put(state, value);
    } catch (OutOfMemoryError e) {
      // The map has taken the state before it grows, and would fill up and never end a search.
      map.remove(state);
      throw Memory.exhausted(size);
    }
    return true;
  }

  private long slots(int entries) {
    return HashCommon.arraySize(Math.max(entries, expected), 0.75f);
  }

  @Override
  public void forEach(Visitor visitor) {
    map.long2IntEntrySet()
        .fastForEach(entry -> visitor.entry(entry.getLongKey(), entry.getIntValue()));
  }

  @Override
  public long size() {
    return map.size();
  }

  @Override
  public long bytes() {
    return slots(map.size()) * SLOT_BYTES;
  }

  @Override
  public void clear() {
    map.clear();
    map.trim(expected);
  }
}
