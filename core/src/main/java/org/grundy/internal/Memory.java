package org.grundy.internal;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.lang.reflect.Array;
import java.util.Objects;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;

/**
 * Arrays that there may be no room for: where Java would say {@link OutOfMemoryError}, these say
 * which limit was reached. Who allocates first and changes its fields then is left as it was.
 */
public final class Memory {
  /** Some virtual machines have no longer arrays. */
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  /** The 2^30 slots of a map are three quarters full then. */
  public static final int MOST_IN_MAP = 3 << 28;

  private Memory() {}

  /** As {@link java.util.Arrays#copyOf}, for an array of any type. */
  @SuppressWarnings("unchecked") // the copy is of the array's own class
  public static <A> A copyOf(A array, int length, long solved) {
    Class<?> element = Objects.requireNonNull(array.getClass().getComponentType());
    Object copy;
    try {
      copy = Array.newInstance(element, length);
    } catch (OutOfMemoryError e) {
      throw exhausted(solved);
    }
    System.arraycopy(array, 0, copy, 0, Math.min(Array.getLength(array), length));
    return (A) copy;
  }

  /** The array with room for so many elements, half as long again at least if it is too short. */
  public static <A> A withRoom(A array, long wanted, long solved) {
    int length = Array.getLength(array);
    return wanted <= length ? array : copyOf(array, longer(length, wanted, solved), solved);
  }

  /** Half as long again, and at least as long as wanted. */
  public static int longer(int length, long wanted, long solved) {
    if (wanted > LONGEST) {
      throw exhausted(solved);
    }
    return (int) Math.min(LONGEST, Math.max(wanted, length + (length >> 1)));
  }

  /** A map with room for so many numbers. */
  public static Long2IntOpenHashMap mapOf(int expected, long solved) {
    if (expected > MOST_IN_MAP) {
      throw exhausted(solved);
    }
    try {
      return new Long2IntOpenHashMap(expected);
    } catch (OutOfMemoryError e) {
      throw exhausted(solved);
    }
  }

  /** There is no room for what comes next. */
  public static LimitExceededException exhausted(long solved) {
    return new LimitExceededException(Limit.HEAP, Runtime.getRuntime().maxMemory(), solved);
  }
}
