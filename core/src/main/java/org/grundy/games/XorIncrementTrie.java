package org.grundy.games;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The values of all strings of pieces that begin alike: f1(0), f1(f2(0)), f1(f2(f3(0))), ... where
 * f_i(x) = (x ^ p_i) + 1.
 *
 * <p>From the last function to the first, a new 0 joins a set of numbers and the function is
 * applied to the whole set. The set is a binary trie, lowest bit first, read through one
 * exclusive-or mask: adding 1 to all swaps the children along a single path. So each step costs one
 * operation a bit instead of one a member.
 */
final class XorIncrementTrie {
  /** Children of node n at 2n and 2n + 1, 0 where missing; the root is node 1. */
  private final IntArrayList child = new IntArrayList();

  private int bits;
  private int mask;

  /**
   * The values for the prefixes of lengths 0 to {@code count} of the pieces {@code p[at], p[at +
   * step], ...}; the empty prefix has the value 0.
   */
  int[] strings(int[] p, int at, int step, int count) {
    int[] result = new int[count + 1];
    if (count == 0) {
      return result;
    }
    long most = count; // (x ^ p) + 1 <= x + p + 1
    for (int i = 0; i < count; i++) {
      most += p[at + i * step];
    }
    bits = Long.SIZE - Long.numberOfLeadingZeros(most);
    mask = 0;
    child.clear();
    child.size(4);
    int[] leaf = new int[count + 1];
    for (int i = count; i >= 1; i--) {
      leaf[i] = insertZero();
      mask ^= p[at + (i - 1) * step];
      increment();
    }
    read(leaf, result);
    return result;
  }

  /** Adds the number 0, and returns its leaf. */
  private int insertZero() {
    int node = 1;
    for (int bit = 0; bit < bits; bit++) {
      int slot = 2 * node + (mask >> bit & 1);
      if (child.getInt(slot) == 0) {
        child.set(slot, child.size() / 2);
        child.add(0);
        child.add(0);
      }
      node = child.getInt(slot);
    }
    return node;
  }

  /** Adds 1 to every number: what ends in 0 now ends in 1, what ended in 1 carries on. */
  private void increment() {
    int node = 1;
    for (int bit = 0; bit < bits && node != 0; bit++) {
      int zero = child.getInt(2 * node);
      child.set(2 * node, child.getInt(2 * node + 1));
      child.set(2 * node + 1, zero);
      node = child.getInt(2 * node + (mask >> bit & 1));
    }
  }

  /** Reads the numbers at the leaves; a child always has a larger number than its node. */
  private void read(int[] leaf, int[] result) {
    int nodes = child.size() / 2;
    int[] number = new int[nodes];
    byte[] depth = new byte[nodes];
    for (int node = 1; node < nodes; node++) {
      for (int bit = 0; bit < 2; bit++) {
        int to = child.getInt(2 * node + bit);
        if (to != 0) {
          number[to] = number[node] | bit << depth[node];
          depth[to] = (byte) (depth[node] + 1);
        }
      }
    }
    for (int i = 1; i < leaf.length; i++) {
      result[i] = number[leaf[i]] ^ mask;
    }
  }
}
