package org.grundy.misere;

import java.util.Arrays;

/** A multiset of components, as the ascending array of their numbers; the key of the memos. */
final class Multiset {
  static final Multiset EMPTY = new Multiset(new int[0]);

  /** Not changed once here. */
  final int[] parts;

  private final int hash;

  Multiset(int[] ascending) {
    this.parts = ascending;
    int h = 1;
    for (int part : ascending) {
      h = (h ^ part) * 0x9E3779B1;
      h ^= h >>> 15;
    }
    this.hash = h;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Multiset other && Arrays.equals(parts, other.parts);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return Arrays.toString(parts);
  }
}
