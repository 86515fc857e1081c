package org.grundy.graph;

import it.unimi.dsi.fastutil.Arrays;
import java.nio.IntBuffer;

/**
 * A fixed run of ints on the heap or off it. There are two implementations and no more, so that the
 * compiler can inline both.
 */
abstract sealed class Ints {
  abstract int get(int index);

  abstract void set(int index, int value);

  abstract int length();

  /** Sorts the ints at from (inclusive) to to (exclusive), ascending. */
  abstract void sort(int from, int to);

  static Ints of(int[] array) {
    return new Heap(array);
  }

  static Ints of(IntBuffer buffer) {
    return new Buffer(buffer);
  }

  private static final class Heap extends Ints {
    private final int[] array;

    Heap(int[] array) {
      this.array = array;
    }

    @Override
    int get(int index) {
      return array[index];
    }

    @Override
    void set(int index, int value) {
      array[index] = value;
    }

    @Override
    int length() {
      return array.length;
    }

    @Override
    void sort(int from, int to) {
      java.util.Arrays.sort(array, from, to);
    }
  }

  private static final class Buffer extends Ints {
    private final IntBuffer buffer;

    Buffer(IntBuffer buffer) {
      this.buffer = buffer;
    }

    @Override
    int get(int index) {
      return buffer.get(index);
    }

    @Override
    void set(int index, int value) {
      buffer.put(index, value);
    }

    @Override
    int length() {
      return buffer.limit();
    }

    @Override
    void sort(int from, int to) {
      Arrays.mergeSort(
          from,
          to,
          (i, j) -> Integer.compare(buffer.get(i), buffer.get(j)),
          (i, j) -> {
            int held = buffer.get(i);
            buffer.put(i, buffer.get(j));
            buffer.put(j, held);
          });
    }
  }
}
