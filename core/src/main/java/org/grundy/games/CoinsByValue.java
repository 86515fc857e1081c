package org.grundy.games;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The coins of a row, grouped by value. */
final class CoinsByValue {
  private final int count;
  private final Long2IntOpenHashMap groupOf = new Long2IntOpenHashMap();

  /** The coins group by group, ascending within one; group k begins at start[k]. */
  private final int[] coins;

  private final int[] start;

  /** Groups the first coins of a row with values g. */
  CoinsByValue(long[] g, int count) {
    this.count = count;
    groupOf.defaultReturnValue(-1);
    int[] group = new int[count];
    int[] next = new int[count + 1];
    for (int i = 0; i < count; i++) {
      int known = groupOf.putIfAbsent(g[i], groupOf.size());
      group[i] = known < 0 ? groupOf.size() - 1 : known;
      next[group[i] + 1]++;
    }
    Arrays.parallelPrefix(next, Integer::sum);
    start = next.clone();
    coins = new int[count];
    for (int i = 0; i < count; i++) {
      coins[next[group[i]]++] = i;
    }
  }

  /** How many coins there are. */
  int count() {
    return count;
  }

  /** The coins of a value that lie strictly between two coins, ascending. */
  IntStream between(int after, int before, long value) {
    int group = groupOf.get(value);
    return group < 0
        ? IntStream.empty()
        : Arrays.stream(coins, start[group], start[group + 1])
            .filter(coin -> coin > after && coin < before);
  }
}
