package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

class HashedTableTest {
  private static final int STATES = 1 << 20;

  @Test
  void takesThirtyTwoBytesAStateAtMostWhateverBitsTheStatesDifferIn() {
    SplittableRandom random = new SplittableRandom(20261130);
    Map<String, IntToLongFunction> kinds = new LinkedHashMap<>();
    kinds.put("sequential", i -> i);
    kinds.put("negative", i -> -i - 1L);
    kinds.put("equal low bits", i -> (long) i << 40);
    kinds.put("every 64th", i -> (long) i << 6);
    kinds.put("every 1000th", i -> i * 1000L);
    kinds.put("two fields", i -> (long) (i >> 10) << 32 | (i & 1023));
    kinds.put("ten fields of two bits", HashedTableTest::fields);
    kinds.put("random", i -> random.nextLong());
    kinds.forEach(
        (kind, states) -> {
          MemoTable sized = MemoTable.hashed(STATES);
          MemoTable grown = MemoTable.hashed();
          for (int i = 0; i < STATES; i++) {
            long state = states.applyAsLong(i);
            sized.put(state, i & 7, Long.MAX_VALUE);
            grown.put(state, i & 7, Long.MAX_VALUE);
          }
          assertThat(sized.size()).as(kind).isEqualTo(STATES);
          assertThat(grown.size()).as(kind).isEqualTo(STATES);
          assertThat(sized.bytes()).as(kind).isLessThanOrEqualTo(32L * STATES);
          assertThat(grown.bytes()).as(kind).isLessThanOrEqualTo(32L * STATES);
        });
  }

  private static long fields(int i) {
    long state = 0;
    for (int field = 0; field < 10; field++) {
      state |= (i >> (2 * field) & 3L) << (6 * field);
    }
    return state;
  }

  @Test
  void aBatchIsAnsweredAsOneByOne() {
    MemoTable table = MemoTable.hashed();
    SplittableRandom random = new SplittableRandom(7);
    long[] states = new long[5000];
    int[] numbers = {0, 1, 65_533, 65_534, 65_535, 65_536, Integer.MAX_VALUE};
    for (int i = 0; i < states.length; i++) {
      states[i] = i == 17 ? Mixing.SALT : random.nextLong() >> random.nextInt(64);
      if (i % 3 != 0) {
        table.put(states[i], numbers[i % numbers.length], Long.MAX_VALUE);
      }
    }
    assertThat(table.get(Mixing.SALT)).isEqualTo(numbers[17 % numbers.length]);
    int[] values = new int[states.length];
    table.getAll(states, states.length, values);
    int absent = 0;
    for (int i = 0; i < states.length; i++) {
      assertThat(values[i]).as("state %d", states[i]).isEqualTo(table.get(states[i]));
      absent += values[i] == MemoTable.ABSENT ? 1 : 0;
    }
    assertThat(absent).isBetween(1000, 1700);
  }

  @Test
  void rewritingANumberMovesItBetweenNarrowAndWide() {
    MemoTable table = MemoTable.hashed();
    for (int number : new int[] {5, 70_000, 65_534, 65_533, Integer.MAX_VALUE, 0}) {
      table.put(42, number, Long.MAX_VALUE);
      assertThat(table.get(42)).isEqualTo(number);
      assertThat(table.size()).isEqualTo(1);
    }
  }
}
