package org.grundy.engine;

import java.util.Arrays;
import org.grundy.LimitExceededException;
import org.grundy.internal.Memory;

/**
 * Open addressing where a slot holds four neighbours, the states that differ in the last two bits:
 * one word for what they share, one for their codes of 16 bits, 0 for none. Packed states cluster,
 * so a slot is mostly used by several, and a search finds most options of a state in the same few
 * cache lines.
 *
 * <p>Sixteen slots that follow each other, a block, take 64 neighbours; a hash of what these share
 * decides where the block begins. A group whose slot is taken moves on to the next block, and to
 * the next place in it.
 *
 * <p>The slots lie in chunks, and the place of a block is proportional to its hash. So the table
 * grows by half, chunk by chunk, and takes an old chunk that was emptied for one of the new.
 */
final class Groups {
  private static final int GROUP_BITS = 2;
  private static final int LANES = 1 << GROUP_BITS;
  private static final int LANE_BITS = 4;
  private static final int CODE_MASK = Character.MAX_VALUE;

  private static final int BLOCK = 16;

  /** 64 states share a block. */
  private static final int BLOCK_STATE_BITS = 6;

  /** A prime that divides no table's length, so that every slot is reached. */
  private static final int STEP = BLOCK + 1;

  private static final int SLOT_BYTES = 2 * Long.BYTES;
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int MAX_SLOTS = 3 << 29;

  private static final long[] NOT_YET = {};
  private static final long[][] NO_CHUNKS = {};

  /** So many chunks more than are needed, where states are not spread evenly. */
  private static final int SPARE = 2;

  /** Two words a slot: the state without its last bits; the codes, all 0 if it is empty. */
  private long[][] chunks = {};

  /** Chunks without states, while the table grows. */
  private long[][] spare = NO_CHUNKS;

  private int spares;

  private int slots;
  private int used;

  /** How many slots may be used before it is time to think about growing. */
  private int enough;

  private long size;

  /** Room for so many states without neighbours. */
  Groups(long expected) {
    long wanted = Math.max(1, expected) + expected / 3;
    if (wanted > MAX_SLOTS) {
      throw new IllegalArgumentException(
          "expected is " + expected + ", more than a table can hold");
    }
    begin(length((int) wanted));
    try {
      allocateTheRest();
    } catch (OutOfMemoryError e) {
      chunks = NO_CHUNKS;
      throw Memory.exhausted(0);
    }
  }

  /** A table of more than one chunk has whole ones only. */
  private static int length(int wanted) {
    int unit = wanted > CHUNK ? CHUNK : BLOCK;
    int length = (Math.max(wanted, STEP) + unit - 1) & -unit;
    return length % STEP == 0 ? length + unit : length;
  }

  /** No slot is used, no chunk there yet. */
  private void begin(int length) {
    long[][] none = Memory.copyOf(NO_CHUNKS, (length + CHUNK - 1) >>> CHUNK_BITS, size);
    Arrays.fill(none, NOT_YET);
    chunks = none;
    slots = length;
    used = 0;
    enough = slots / 4 + slots / 8;
  }

  private void allocateTheRest() {
    for (int i = 0; i < chunks.length; i++) {
      chunk(i);
    }
  }

  private long[] chunk(int index) {
    if (chunks[index] == NOT_YET) {
      chunks[index] = spares > 0 ? spare[--spares] : newChunk(slots);
    }
    return chunks[index];
  }

  private static long[] newChunk(int length) {
    return new long[2 * Math.min(CHUNK, length)];
  }

  /** The slot where the search for a state begins. */
  private static int first(long state, int slots) {
    long block = ((Mixing.scattered(state >>> BLOCK_STATE_BITS) >>> 32) * slots) >>> 32;
    return (int) block ^ ((int) (state >>> GROUP_BITS) & (BLOCK - 1));
  }

  private static int next(int slot, int slots) {
    int next = slot + STEP;
    return next < slots ? next : next - slots;
  }

  /** Where a slot's two words begin in its chunk. */
  private static int word(int slot) {
    return (slot & (CHUNK - 1)) << 1;
  }

  private static int code(long codes, long state) {
    return (int) (codes >>> (state << LANE_BITS)) & CODE_MASK;
  }

  /** The code of a state; 0 if it is not there. */
  int get(long state) {
    int slot = first(state, slots);
    long[] chunk = chunks[slot >>> CHUNK_BITS];
    int word = word(slot);
    long codes = chunk[word + 1];
    return chunk[word] == state >>> GROUP_BITS || codes == 0 ? code(codes, state) : getFrom(state);
  }

  private int getFrom(long state) {
    int slot = slotOf(state);
    return code(chunks[slot >>> CHUNK_BITS][word(slot) + 1], state);
  }

  /** The slot that holds a state's group, or the empty one where it belongs. */
  private int slotOf(long state) {
    long group = state >>> GROUP_BITS;
    int slot = first(state, slots);
    while (true) {
      long[] chunk = chunks[slot >>> CHUNK_BITS];
      int word = word(slot);
      if (chunk[word] == group || chunk[word + 1] == 0) {
        return slot;
      }
      slot = next(slot, slots);
    }
  }

  /** Sets the code of a state; false if that takes more bytes than there are. */
  boolean put(long state, int code, long byteLimit) {
    int slot = slotOf(state);
    long[] chunk = chunks[slot >>> CHUNK_BITS];
    int word = word(slot);
    if (chunk[word + 1] == 0) {
      if (used >= enough) {
        if (!makeRoom(byteLimit)) {
          return false;
        }
        slot = slotOf(state);
        chunk = chunks[slot >>> CHUNK_BITS];
        word = word(slot);
      }
      used++;
      chunk[word] = state >>> GROUP_BITS;
    }
    long codes = chunk[word + 1];
    int before = code(codes, state);
    size += before == 0 ? 1 : 0;
    chunk[word + 1] = codes ^ ((long) (before ^ code) << (state << LANE_BITS));
    return true;
  }

  /**
   * Grows when three quarters full; when half full already, if there are neighbours enough that it
   * takes less than 32 bytes a state even so. Fills up to seven eighths if there is no memory.
   */
  private boolean makeRoom(long byteLimit) {
    boolean wanted = used >= slots - (slots >>> 2) || size >= slots;
    boolean last = used >= slots - (slots >>> 3);
    long longer = slots + (slots >>> 1) + (long) BLOCK;
    long beside = Math.min(slots, SPARE * CHUNK);
    if (wanted && longer <= MAX_SLOTS && bytes(longer + beside) <= byteLimit) {
      try {
        grow(length((int) longer));
        return true;
      } catch (LimitExceededException noRoom) {
        if (last) {
          throw noRoom;
        }
      }
    }
    if (last) {
      return false;
    }
    enough += slots >>> 3;
    return true;
  }

  /**
   * Moves everything into more slots. What they are more by is allocated first, and a chunk that
   * was emptied becomes one of the new: if there is no memory, all stays as it was.
   */
  private void grow(int length) {
    long[][] old = chunks;
    int count = (length + CHUNK - 1) >>> CHUNK_BITS;
    int more = Math.min(count, count - (slots >>> CHUNK_BITS) + SPARE);
    long[][] fresh = Memory.copyOf(NO_CHUNKS, count + SPARE, size);
    try {
      for (int i = 0; i < more; i++) {
        fresh[i] = newChunk(length);
      }
    } catch (OutOfMemoryError e) {
      // The chunks are so small that nothing is left by now, not even for an exception.
      Arrays.fill(fresh, NOT_YET);
      throw Memory.exhausted(size);
    }
    begin(length);
    spare = fresh;
    spares = more;
    boolean complete = false;
    try {
      for (long[] chunk : old) {
        for (int word = 0; word < chunk.length; word += 2) {
          if (chunk[word + 1] != 0) {
            move(chunk[word], chunk[word + 1]);
          }
        }
        if (chunk.length == 2 * CHUNK) {
          Arrays.fill(chunk, 0);
          spare[spares++] = chunk;
        }
      }
      allocateTheRest();
      complete = true;
    } finally {
      spare = NO_CHUNKS;
      spares = 0;
      if (!complete) {
        // So many states in one place that no chunk was left: better to know nothing than half.
        size = 0;
        begin(length(BLOCK));
        allocateTheRest();
      }
    }
  }

  private void move(long group, long codes) {
    int slot = first(group << GROUP_BITS, slots);
    while (true) {
      long[] chunk = chunk(slot >>> CHUNK_BITS);
      int word = word(slot);
      if (chunk[word + 1] == 0) {
        chunk[word] = group;
        chunk[word + 1] = codes;
        used++;
        return;
      }
      slot = next(slot, slots);
    }
  }

  /** Tells of every state and its code. */
  void forEach(MemoTable.Visitor visitor) {
    for (long[] chunk : chunks) {
      for (int word = 0; word < chunk.length; word += 2) {
        for (int lane = 0; lane < LANES; lane++) {
          int code = code(chunk[word + 1], lane);
          if (code != 0) {
            visitor.entry(chunk[word] << GROUP_BITS | lane, code);
          }
        }
      }
    }
  }

  long size() {
    return size;
  }

  long bytes() {
    return bytes(slots);
  }

  private static long bytes(long slots) {
    return slots * SLOT_BYTES + (slots >>> CHUNK_BITS) * Long.BYTES;
  }

  /** How many slots are looked at to find a state, or to find that it is not there. */
  int probes(long state) {
    int end = slotOf(state);
    int probes = 1;
    for (int slot = first(state, slots); slot != end; slot = next(slot, slots)) {
      probes++;
    }
    return probes;
  }
}
