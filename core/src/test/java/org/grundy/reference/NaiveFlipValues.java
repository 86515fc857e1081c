package org.grundy.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The values of runs in the flip game by recursion over boxed numbers with a HashMap. */
public final class NaiveFlipValues {
  private final Map<Integer, Integer> memo = new HashMap<>();

  /** The Grundy value of a run; recurses to a depth of half its length. */
  public int grundy(int run) {
    Integer known = memo.get(run);
    if (known != null) {
      return known;
    }
    Set<Integer> options = new HashSet<>();
    for (int i = 0; i <= run - 2; i++) {
      options.add(grundy(i) ^ grundy(run - 2 - i));
    }
    int mex = 0;
    while (options.contains(mex)) {
      mex++;
    }
    memo.put(run, mex);
    return mex;
  }

  /** The values of all runs up to a length, from short to long. */
  public List<Integer> upTo(int to) {
    List<Integer> values = new ArrayList<>();
    for (int run = 0; run <= to; run++) {
      values.add(grundy(run));
    }
    return values;
  }
}
