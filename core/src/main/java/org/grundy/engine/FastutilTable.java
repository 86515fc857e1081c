package org.grundy.engine;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.grundy.internal.Checks;

/** A fastutil map from states to numbers; it doubles at three quarters full. */
final class FastutilTable implements MemoTable {
  private static final int SLOT_BYTES = Long.BYTES + Integer.BYTES;

  private final Long2IntOpenHashMap map;
  private final int expected;

  FastutilTable(int expected) {
    this.expected = Checks.nonNegative("expected", expected);
    map = new Long2IntOpenHashMap(expected);
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
    // The old and the new arrays are there together while the map doubles.
    long doubling = 3L * slots(map.size()) * SLOT_BYTES;
    if (doubling > byteLimit
        && slots(map.size() + 1L) > slots(map.size())
        && !map.containsKey(state)) {
      return false;
    }
    map.put(state, value);
    return true;
  }

  private long slots(long entries) {
    return HashCommon.arraySize((int) Math.max(entries, expected), 0.75f);
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
