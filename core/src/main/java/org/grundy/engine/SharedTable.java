package org.grundy.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

/**
 * Open addressing in arrays that many threads read and write without locks: 12 bytes a slot, all of
 * them taken at once, and full at seven eighths.
 *
 * <p>A slot belongs to the thread that swaps its key in; the number follows. Who reads in between
 * finds no number, and computes what the other thread computes: a state has one number, so it does
 * not matter who writes it, or how often.
 *
 * <p>Solver threads have a {@link #view} each, which counts new states and adds them up now and
 * then.
 */
final class SharedTable implements MemoTable {
  /** With so many slots or more, what the views have not added up yet is less than what is free. */
  private static final int MIN_BITS = 12;

  private static final int MAX_BITS = 30;

  /** No more views may be written to at once: a sixteenth of the slots is not added up then. */
  static final int MAX_THREADS = 256;

  private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle CODES = MethodHandles.arrayElementVarHandle(int[].class);

  private final int bits;
  private final int mask;

  /** 0 in slots that are free; the state whose key is 0 has the code after the last slot's. */
  private final long[] keys;

  /** Numbers plus one, 0 where there is none yet. */
  private final int[] codes;

  private final AtomicLong total;

  /** How many new states may be missing in the total. */
  private final int batch;

  /** New states of a view that are not in the total yet. */
  private int own;

  private SharedTable(int bits, long[] keys, int[] codes, AtomicLong total, int batch) {
    this.bits = bits;
    mask = (1 << bits) - 1;
    this.keys = keys;
    this.codes = codes;
    this.total = total;
    this.batch = batch;
  }

  static SharedTable of(long expected) {
    Checks.inRange("expected", expected, 0, 3L << (MAX_BITS - 2));
    long slots = expected + (expected >> 2);
    int bits = Math.max(MIN_BITS, Long.SIZE - Long.numberOfLeadingZeros(slots));
    long[] keys = Memory.copyOf(new long[0], 1 << bits, 0);
    int[] codes = Memory.copyOf(new int[0], (1 << bits) + 1, 0);
    return new SharedTable(bits, keys, codes, new AtomicLong(), 0);
  }

  /** The same table for one thread, which counts in batches. */
  SharedTable view() {
    return new SharedTable(bits, keys, codes, total, mask >>> MIN_BITS);
  }

  /** Adds up what this view has counted. */
  void addUp() {
    total.addAndGet(own);
    own = 0;
  }

  /**
   * Where a key is, or one less than minus the free slot where it belongs. Who does not find it
   * must not look at that slot's number: the slot may become another key's at any moment.
   */
  private int slotOf(long key) {
    if (key == 0) {
      return mask + 1;
    }
    int slot = (int) Mixing.slot(key, Mixing.block(key), bits);
    while (true) {
      long there = (long) KEYS.getOpaque(keys, slot);
      if (there == key) {
        return slot;
      }
      if (there == 0) {
        return ~slot;
      }
      slot = Mixing.next(slot, mask);
    }
  }

  @Override
  public int get(long state) {
    int slot = slotOf(Mixing.key(state));
    return slot < 0 ? ABSENT : (int) CODES.getOpaque(codes, slot) - 1;
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
    int slot = claim(key);
    if (slot < 0) {
      return false;
    }
    if ((int) CODES.getAndSet(codes, slot, value + 1) == 0) {
      countNew();
    }
    return true;
  }

  /** Counts without a batch where several threads may share this object. */
  private void countNew() {
    if (batch == 0) {
      total.incrementAndGet();
    } else if (++own > batch) {
      addUp();
    }
  }

  /** The slot of a key, made its own if it has none yet; -1 if the table is full. */
  private int claim(long key) {
    while (true) {
      int slot = slotOf(key);
      if (slot >= 0) {
        return slot;
      }
      if (size() >= mask - (mask >> 3)) {
        return -1;
      }
      if (KEYS.compareAndSet(keys, ~slot, 0L, key)) {
        return ~slot;
      }
    }
  }

  @Override
  public void forEach(Visitor visitor) {
    for (int slot = 0; slot <= mask + 1; slot++) {
      if (codes[slot] != 0) {
        visitor.entry(Mixing.key(slot > mask ? 0 : keys[slot]), codes[slot] - 1);
      }
    }
  }

  @Override
  public long size() {
    return total.get() + own;
  }

  @Override
  public long bytes() {
    return (mask + 1L) * (Long.BYTES + Integer.BYTES);
  }

  @Override
  public void clear() {
    Arrays.fill(keys, 0);
    Arrays.fill(codes, 0);
    total.set(0);
    own = 0;
  }
}
