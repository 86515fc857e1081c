package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

class HashedTableTest {
  private static final int STATES = 1 << 20;

  private static Map<String, IntToLongFunction> kinds() {
    SplittableRandom random = new SplittableRandom(20261130);
    Map<String, IntToLongFunction> kinds = new LinkedHashMap<>();
    kinds.put("sequential", i -> i);
    kinds.put("negative", i -> -i - 1L);
    kinds.put("descending from 2^30", i -> (1 << 30) - i);
    kinds.put("equal low bits", i -> (long) i << 40);
    kinds.put("highest bits only", i -> (long) i << 44);
    kinds.put("every 64th", i -> (long) i << 6);
    kinds.put("every 1000th", i -> i * 1000L);
    kinds.put("two fields", i -> (long) (i >> 10) << 32 | (i & 1023));
    kinds.put("two fields, few neighbours", i -> (long) (i & 0xFFFF) << 32 | (i >> 16));
    kinds.put(
        "three heaps below 102", i -> ((i / 10404L) << 16) | ((i / 102 % 102) << 8) | (i % 102));
    kinds.put("negative fields", i -> -((long) (i >> 10) << 32 | (i & 1023)));
    kinds.put("ten fields of two bits", HashedTableTest::fields);
    kinds.put("random", i -> random.nextLong());
    return kinds;
  }

  @Test
  void takesThirtyTwoBytesAStateAtMostWhateverBitsTheStatesDifferIn() {
    kinds()
        .forEach(
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

  /** The least a table of this load can do on average with random places is about 1.5. */
  @Test
  void findsStatesInFewProbesWhateverBitsTheyDifferIn() {
    kinds()
        .forEach(
            (kind, states) -> {
              HashedTable table = new HashedTable(0);
              long[] known = new long[STATES];
              for (int i = 0; i < STATES; i++) {
                known[i] = states.applyAsLong(i);
                table.put(known[i], 1, Long.MAX_VALUE);
              }
              long probes = 0;
              long probesOfAbsent = 0;
              for (long state : known) {
                probes += table.probes(state);
                probesOfAbsent += table.probes(state ^ 0x0123_4567_89AB_CD00L);
              }
              assertThat(probes / (double) STATES).as("%s, present", kind).isLessThan(2);
              assertThat(probesOfAbsent / (double) STATES).as("%s, absent", kind).isLessThan(4);
            });
  }

  @Test
  void statesInARowTakeFewBytesEachWhereverTheRowBegins() {
    for (long from : new long[] {0, 1, 1 << 20, -STATES / 2, Long.MAX_VALUE - STATES / 2}) {
      MemoTable table = MemoTable.hashed();
      for (int i = 0; i < STATES; i++) {
        table.put(from + i, i & 7, Long.MAX_VALUE);
      }
      assertThat(table.bytes()).as("from %d", from).isLessThan(18L * STATES);
    }
    MemoTable table = MemoTable.hashed();
    for (int i = 0; i < STATES; i++) {
      table.put(i, i & 7, Long.MAX_VALUE);
    }
    assertThat(table.bytes()).isLessThan(8L * STATES + 1000);
  }

  /** Small and large states in turn, so that the array grows while a hash table is beside it. */
  @Test
  void agreesWithAMapWhileTheArrayGrows() {
    for (long seed = 1; seed <= 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      MemoTable table = MemoTable.hashed(random.nextInt(2) * 5000L);
      Map<Long, Integer> map = new LinkedHashMap<>();
      int bits = 4 + random.nextInt(14);
      for (int i = 0; i < 20_000; i++) {
        long state =
            random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(1 << (4 + i % bits));
        int value = random.nextInt(100) == 0 ? 65_500 + random.nextInt(100) : random.nextInt(70);
        table.put(state, value, Long.MAX_VALUE);
        map.put(state, value);
      }
      Map<Long, Integer> told = new LinkedHashMap<>();
      table.forEach((state, value) -> told.merge(state, value, (a, b) -> -2));
      assertThat(told).as("seed %d", seed).isEqualTo(map);
      assertThat(table.size()).as("seed %d", seed).isEqualTo(map.size());
      for (long state = -5; state < 1 << 17; state += 3) {
        assertThat(table.get(state)).isEqualTo(map.getOrDefault(state, MemoTable.ABSENT));
      }
    }
  }

  @Test
  void refusesWhatItHasNoBytesForAndStaysAsItWas() {
    MemoTable table = MemoTable.hashed();
    SplittableRandom random = new SplittableRandom(3);
    long limit = 1 << 20;
    int held = 0;
    long refused = 0;
    while (true) {
      long state = random.nextLong();
      if (!table.put(state, 5, limit)) {
        refused = state;
        break;
      }
      held++;
      assertThat(table.bytes()).isLessThanOrEqualTo(limit);
    }
    assertThat(held).isGreaterThan(1 << 15);
    assertThat(table.size()).isEqualTo(held);
    assertThat(table.get(refused)).isEqualTo(MemoTable.ABSENT);
    assertThat(table.put(refused, 5, 4 * limit)).isTrue();
    assertThat(table.get(refused)).isEqualTo(5);
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
