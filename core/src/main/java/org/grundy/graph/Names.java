package org.grundy.graph;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The names of the vertices of a graph, both ways. */
abstract sealed class Names {
  static final int NONE = -1;

  abstract String name(int vertex);

  /** The vertex of a name, or {@link #NONE}. */
  abstract int vertex(String name);

  /** The names 0 to count - 1. */
  static Names upTo(int count) {
    return new Numbers(null, count);
  }

  /** The names that these ascending numbers have in decimal. */
  static Names of(int[] ascending) {
    int count = ascending.length;
    return count == 0 || ascending[count - 1] == count - 1
        ? upTo(count)
        : new Numbers(ascending, count);
  }

  /** These names, all different. */
  static Names of(String[] names) {
    return new Words(names);
  }

  /** The number that a name writes in plain decimal below 10^9, or {@link #NONE}. */
  static int number(String name) {
    int length = name.length();
    if (length == 0 || length > 9 || (length > 1 && name.charAt(0) == '0')) {
      return NONE;
    }
    int number = 0;
    for (int i = 0; i < length; i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return NONE;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  private static final class Numbers extends Names {
    private final int @Nullable [] ascending;
    private final int count;

    Numbers(int @Nullable [] ascending, int count) {
      this.ascending = ascending;
      this.count = count;
    }

    @Override
    String name(int vertex) {
      return Integer.toString(ascending == null ? vertex : ascending[vertex]);
    }

    @Override
    int vertex(String name) {
      int number = number(name);
      if (ascending == null) {
        return number < count ? number : NONE;
      }
      return Math.max(Arrays.binarySearch(ascending, number), NONE);
    }
  }

  private static final class Words extends Names {
    private final String[] names;
    private final Object2IntOpenHashMap<String> vertices;

    Words(String[] names) {
      this.names = names;
      vertices = new Object2IntOpenHashMap<>(names.length);
      vertices.defaultReturnValue(NONE);
      for (int v = 0; v < names.length; v++) {
        vertices.put(names[v], v);
      }
    }

    @Override
    String name(int vertex) {
      return names[vertex];
    }

    @Override
    int vertex(String name) {
      return vertices.getInt(name);
    }
  }
}
