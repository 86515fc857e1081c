package org.grundy.engine;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.grundy.internal.Checks;

/**
 * Extendible hashing (Fagin, Nievergelt, Pippenger and Strong 1979) over segments with open
 * addressing: the high bits of the hash choose a segment, the next ones the slot where probing
 * begins. A full segment splits in two by the next high bit, so growth copies one segment at a
 * time.
 *
 * <p>The mixed key 0 marks an empty slot; the one state that has it is kept aside. Numbers past 16
 * bits, which only positions with tens of thousands of options have, go to a fastutil map.
 */
final class HashedTable implements MemoTable {
  static final int SEGMENT_BITS = 15;
  private static final int SLOT_BYTES = Long.BYTES + Character.BYTES;
  private static final int WIDE = Character.MAX_VALUE;
  private static final int MIN_BITS = Mixing.BLOCK_BITS;
  private static final int MAX_DIRECTORY_BITS = 28;

  /** Segment of the key h: h >>> shift; 2^directoryBits entries, several for a short prefix. */
  private Segment[] directory;

  private int directoryBits;
  private int zeroKeyValue = ABSENT;
  private final Long2IntOpenHashMap wide = new Long2IntOpenHashMap();
  private long size;
  private long slots;
  private final long expected;

  HashedTable(long expected) {
    this.expected = Checks.nonNegative("expected", expected);
    wide.defaultReturnValue(ABSENT);
    directory = new Segment[0];
    clear();
  }

  @Override
  public void clear() {
    // At most 5/8 full on average: segments split at 2/3, so that few do before the rest.
    double wanted = expected * 8.0 / 5;
    int bits = Math.max(MIN_BITS, (int) Math.ceil(Math.log(Math.max(1, wanted)) / Math.log(2)));
    int segmentBits = Math.min(bits, SEGMENT_BITS);
    directoryBits = Math.max(1, bits - segmentBits);
    if (directoryBits > MAX_DIRECTORY_BITS) {
      throw new IllegalArgumentException(
          "expected is " + expected + ", more than a table can hold");
    }
    directory = new Segment[1 << directoryBits];
    for (int i = 0; i < directory.length; i++) {
      directory[i] = new Segment(segmentBits, directoryBits);
    }
    slots = (long) directory.length << segmentBits;
    size = 0;
    zeroKeyValue = ABSENT;
    wide.clear();
    wide.trim();
  }

  @Override
  public int get(long state) {
    long key = Mixing.key(state);
    long block = Mixing.block(key);
    return find(key, block, directory[(int) (block >>> -directoryBits)]);
  }

  @Override
  public void getAll(long[] states, int count, int[] values) {
    Segment[] segments = directory;
    int shift = -directoryBits;
    int unsure = 0;
    // Looks at the first slot of each without a branch, so that the cache misses overlap. Left for
    // a second look: another key is there, the key is the mark of empty slots, or the number is
    // wide.
    for (int i = 0; i < count; i++) {
      long key = Mixing.key(states[i]);
      long block = Mixing.block(key);
      Segment segment = segments[(int) (block >>> shift)];
      int slot = segment.slot(key, block);
      long there = segment.keys[slot];
      int stored = segment.values[slot];
      int elsewhere = (nonZero(there) & nonZero(there ^ key)) | (nonZero(key) ^ 1);
      int look = elsewhere | ((stored + 1) >>> Character.SIZE);
      values[i] = stored - 1 - (look << (Character.SIZE + 1));
      unsure |= look;
    }
    if (unsure != 0) {
      for (int i = 0; i < count; i++) {
        if (values[i] < ABSENT) {
          values[i] = get(states[i]);
        }
      }
    }
  }

  private static int nonZero(long word) {
    return (int) ((word | -word) >>> (Long.SIZE - 1));
  }

  private int find(long key, long block, Segment segment) {
    long[] keys = segment.keys;
    int mask = keys.length - 1;
    int slot = segment.slot(key, block);
    while (true) {
      long there = keys[slot];
      if (there == key) {
        return key == 0 ? zeroKeyValue : value(key, segment.values[slot]);
      }
      if (there == 0) {
        return ABSENT;
      }
      slot = Mixing.next(slot, mask);
    }
  }

  private int value(long key, char stored) {
    return stored == WIDE ? wide.get(key) : stored - 1;
  }

  @Override
  public boolean put(long state, int value, long byteLimit) {
    Checks.nonNegative("value", value);
    long key = Mixing.key(state);
    if (key == 0) {
      size += zeroKeyValue == ABSENT ? 1 : 0;
      zeroKeyValue = value;
      return true;
    }
    long block = Mixing.block(key);
    Segment segment = directory[(int) (block >>> -directoryBits)];
    int slot = segment.slotOf(key, block);
    if (segment.keys[slot] == 0) {
      while (segment.isFull()) {
        if (bytes() + growthBytes(segment) > byteLimit) {
          return false;
        }
        grow(segment, block);
        segment = directory[(int) (block >>> -directoryBits)];
        slot = segment.slotOf(key, block);
      }
      segment.keys[slot] = key;
      segment.size++;
      size++;
    }
    if (value >= WIDE - 1) {
      wide.put(key, value);
      segment.values[slot] = (char) WIDE;
    } else {
      segment.values[slot] = (char) (value + 1);
    }
    return true;
  }

  private static long growthBytes(Segment segment) {
    return 2L * segment.keys.length * SLOT_BYTES;
  }

  /** Doubles a small segment, splits one of full length. */
  private void grow(Segment segment, long block) {
    slots += segment.keys.length;
    int bits = Integer.numberOfTrailingZeros(segment.keys.length);
    if (bits < SEGMENT_BITS || segment.prefixBits == MAX_DIRECTORY_BITS) {
      Segment longer = new Segment(bits + 1, segment.prefixBits);
      segment.copyTo(longer, longer, 0);
      replace(segment.prefixBits, block, longer, longer);
      return;
    }
    if (segment.prefixBits == directoryBits) {
      doubleDirectory();
    }
    Segment low = new Segment(bits, segment.prefixBits + 1);
    Segment high = new Segment(bits, segment.prefixBits + 1);
    segment.copyTo(low, high, Long.MIN_VALUE >>> segment.prefixBits);
    replace(segment.prefixBits, block, low, high);
  }

  /** Lets the directory entries of a prefix point to the halves that the prefix is split into. */
  private void replace(int prefixBits, long block, Segment low, Segment high) {
    int span = 1 << (directoryBits - prefixBits);
    int from = (int) (block >>> -prefixBits) << (directoryBits - prefixBits);
    for (int i = 0; i < span; i++) {
      directory[from + i] = i < span >> 1 ? low : high;
    }
  }

  private void doubleDirectory() {
    Segment[] doubled = new Segment[directory.length << 1];
    for (int i = 0; i < doubled.length; i++) {
      doubled[i] = directory[i >> 1];
    }
    directory = doubled;
    directoryBits++;
  }

  @Override
  public void forEach(Visitor visitor) {
    if (zeroKeyValue != ABSENT) {
      visitor.entry(Mixing.SALT, zeroKeyValue);
    }
    // A segment of a short prefix has several neighbouring entries in the directory.
    for (int i = 0; i < directory.length; i++) {
      Segment segment = directory[i];
      if (i == 0 || segment != directory[i - 1]) {
        for (int slot = 0; slot < segment.keys.length; slot++) {
          long key = segment.keys[slot];
          if (key != 0) {
            visitor.entry(Mixing.key(key), value(key, segment.values[slot]));
          }
        }
      }
    }
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long bytes() {
    // A fastutil map of n entries has at most 8n/3 slots of 12 bytes.
    return slots * SLOT_BYTES + 4L * directory.length + 32L * wide.size();
  }

  private static final class Segment {
    final long[] keys;

    /** Numbers plus one; 0 where the slot is empty. */
    final char[] values;

    /** How many high bits of the key its entries share. */
    final int prefixBits;

    private final int bits;

    int size;

    Segment(int bits, int prefixBits) {
      keys = new long[1 << bits];
      values = new char[1 << bits];
      this.prefixBits = prefixBits;
      this.bits = bits;
    }

    /** Where the search for a key begins: the bits after the prefix number the slots. */
    int slot(long key, long block) {
      return (int) Mixing.slot(key, block << prefixBits, bits);
    }

    boolean isFull() {
      return 3 * size >= 2 * keys.length;
    }

    /** The slot that holds the key, or the empty one where it belongs. */
    int slotOf(long key, long block) {
      int mask = keys.length - 1;
      int slot = slot(key, block);
      while (keys[slot] != key && keys[slot] != 0) {
        slot = Mixing.next(slot, mask);
      }
      return slot;
    }

    void copyTo(Segment low, Segment high, long bit) {
      for (int i = 0; i < keys.length; i++) {
        long key = keys[i];
        if (key != 0) {
          long block = Mixing.block(key);
          Segment target = (block & bit) == 0 ? low : high;
          int slot = target.slotOf(key, block);
          target.keys[slot] = key;
          target.values[slot] = values[i];
          target.size++;
        }
      }
    }
  }
}
