package org.grundy.engine;

import java.util.Arrays;
import org.grundy.LimitExceededException;
import org.grundy.internal.Checks;
import org.grundy.internal.Memory;

/**
 * An array for the small states and a hash table for the others. The array reaches as far as at
 * least a quarter of it is in use (the tables of Lua 5 are made like this: Ierusalimschy, de
 * Figueiredo and Celes 2005), so states that are numbers in a row are not hashed at all, and no
 * state is too large.
 *
 * <p>A code is a number plus one; 0 means absent. Numbers past 16 bits, which only positions with
 * tens of thousands of options or very long games have, go to a fastutil map.
 */
final class HashedTable implements MemoTable {
  private static final int WIDE = Character.MAX_VALUE;
  private static final int FIRST_LOW_BITS = 6;
  private static final int MAX_LOW_BITS = 30;

  /** At least one in so many of the low states is there when the array is made that long. */
  private static final int SPARSEST = 4;

  private final long expected;
  private final FastutilTable wide = new FastutilTable(0);

  /** Codes of the states below 2^lowBits. */
  private char[] low = {};

  private int lowBits;
  private long lowSize;
  private Groups high;

  /**
   * How many of the other states have so many significant bits; the last is for all longer ones.
   */
  private final long[] highByLength = new long[MAX_LOW_BITS + 2];

  private long highSize;

  /** How many other states there are when the array's length is looked at again. */
  private long review;

  HashedTable(long expected) {
    this.expected = Checks.nonNegative("expected", expected);
    high = new Groups(expected);
    reset();
  }

  private void reset() {
    low = new char[1 << FIRST_LOW_BITS];
    lowBits = FIRST_LOW_BITS;
    lowSize = 0;
    Arrays.fill(highByLength, 0);
    highSize = 0;
    review = low.length;
  }

  @Override
  public void clear() {
    reset();
    high = new Groups(expected);
    wide.clear();
  }

  private int code(long state) {
    return state >>> lowBits == 0 ? low[(int) state] : high.get(state);
  }

  @Override
  public int get(long state) {
    int code = code(state);
    return code == WIDE ? wide.get(state) : code - 1;
  }

  @Override
  public void getAll(long[] states, int count, int[] values) {
    char[] array = low;
    Groups others = high;
    for (int i = 0; i < count; i++) {
      long state = states[i];
      boolean isLow = Long.compareUnsigned(state, array.length) < 0;
      values[i] = (isLow ? array[(int) state] : others.get(state)) - 1;
    }
    if (wide.size() != 0) {
      for (int i = 0; i < count; i++) {
        if (values[i] == WIDE - 1) {
          values[i] = wide.get(states[i]);
        }
      }
    }
  }

  @Override
  public boolean put(long state, int value, long byteLimit) {
    Checks.nonNegative("value", value);
    int code = Math.min(value, WIDE - 1) + 1;
    if (code == WIDE && !wide.put(state, value, byteLimit - lowBytes() - high.bytes())) {
      return false;
    }
    if (state >>> lowBits != 0 && !putHigh(state, code, byteLimit)) {
      return false;
    }
    // The array may reach this far only since now.
    if (state >>> lowBits == 0) {
      lowSize += low[(int) state] == 0 ? 1 : 0;
      low[(int) state] = (char) code;
    }
    return true;
  }

  private boolean putHigh(long state, int code, long byteLimit) {
    long before = high.size();
    if (!high.put(state, code, byteLimit - lowBytes() - wide.bytes())) {
      return false;
    }
    if (high.size() != before) {
      highSize++;
      highByLength[Math.min(MAX_LOW_BITS + 1, Long.SIZE - Long.numberOfLeadingZeros(state))]++;
      if (highSize == review) {
        review(byteLimit);
      }
    }
    return true;
  }

  /** Makes the array longer if enough of it will be in use, and there is memory. */
  private void review(long byteLimit) {
    long present = lowSize;
    int longest = lowBits;
    for (int bits = lowBits + 1; bits <= MAX_LOW_BITS; bits++) {
      present += highByLength[bits];
      if (SPARSEST * present >= 1L << bits) {
        longest = bits;
      }
    }
    if (longest > lowBits && lowBytes() + (2L << longest) + 2 * high.bytes() <= byteLimit) {
      try {
        extend(longest);
      } catch (LimitExceededException noRoom) {
        // Then they are hashed.
      }
    }
    review = Math.max(low.length >>> 4, 2 * highSize);
  }

  private void extend(int bits) {
    char[] longer = Memory.copyOf(low, 1 << bits, size());
    long moving = 0;
    for (int i = lowBits + 1; i <= bits; i++) {
      moving += highByLength[i];
    }
    // Copies of a few that moved may stay behind: nobody looks there.
    boolean clean = 2 * moving >= high.size();
    Groups others = clean ? new Groups(0) : high;
    high.forEach(
        (state, code) -> {
          if (state >>> bits != 0) {
            if (clean) {
              others.put(state, code, Long.MAX_VALUE);
            }
          } else if (state >>> lowBits != 0) {
            longer[(int) state] = (char) code;
          }
        });
    Arrays.fill(highByLength, lowBits + 1, bits + 1, 0);
    low = longer;
    lowBits = bits;
    lowSize += moving;
    high = others;
    highSize -= moving;
  }

  @Override
  public void forEach(Visitor visitor) {
    for (int state = 0; state < low.length; state++) {
      if (low[state] != 0) {
        visitor.entry(state, get(state));
      }
    }
    high.forEach(
        (state, code) -> {
          if (state >>> lowBits != 0) {
            visitor.entry(state, get(state));
          }
        });
  }

  @Override
  public long size() {
    return lowSize + highSize;
  }

  @Override
  public long bytes() {
    return lowBytes() + high.bytes() + wide.bytes();
  }

  private long lowBytes() {
    return (long) Character.BYTES * low.length;
  }

  /** How many slots are looked at to find a state, or to find that it is not there. */
  int probes(long state) {
    return state >>> lowBits == 0 ? 1 : high.probes(state);
  }
}
