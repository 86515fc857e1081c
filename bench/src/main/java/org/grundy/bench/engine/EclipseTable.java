package org.grundy.bench.engine;

import org.eclipse.collections.impl.map.mutable.primitive.LongIntHashMap;
import org.grundy.engine.MemoTable;

/** A peer: the primitive map of Eclipse Collections as a memo table. */
final class EclipseTable implements MemoTable {
  private final LongIntHashMap map = new LongIntHashMap();

  @Override
  public int get(long state) {
    return map.getIfAbsent(state, ABSENT);
  }

  @Override
  public void getAll(long[] states, int count, int[] values) {
    for (int i = 0; i < count; i++) {
      values[i] = map.getIfAbsent(states[i], ABSENT);
    }
  }

  @Override
  public boolean put(long state, int value, long byteLimit) {
    map.put(state, value);
    return true;
  }

  @Override
  public long size() {
    return map.size();
  }

  /** An estimate: 12 bytes a slot, at most half of them filled. */
  @Override
  public long bytes() {
    return 24L * map.size();
  }

  @Override
  public void forEach(Visitor visitor) {
    map.forEachKeyValue(visitor::entry);
  }

  @Override
  public void clear() {
    map.clear();
  }
}
