package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Products of generators, as text and as relations. */
final class Monomials {
  private Monomials() {}

  /** The name of a generator: a to z, then a1 to z1, and so on. */
  static String letter(int generator) {
    String letter = String.valueOf((char) ('a' + generator % 26));
    return generator < 26 ? letter : letter + generator / 26;
  }

  static String name(int[] exponents) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > 0) {
        name.append(letter(i)).append(exponents[i] > 1 ? "^" + exponents[i] : "");
      }
    }
    return name.isEmpty() ? "1" : name.toString();
  }

  /** The monomials next to the normal forms that are not normal but whose divisors all are. */
  static List<String> relations(BipartiteMonoid monoid) {
    List<String> relations = new ArrayList<>();
    for (int x = 0; x < monoid.order(); x++) {
      int[] exponents = monoid.normalForm(x);
      for (int i = last(exponents); i < exponents.length; i++) {
        int[] next = exponents.clone();
        next[i]++;
        if (isLeastRewritten(monoid, next)) {
          relations.add(name(next) + " = " + name(monoid.normalForm(value(monoid, next))));
        }
      }
    }
    return relations;
  }

  /** The last letter of a monomial, 0 for none; each monomial comes from that less its last one. */
  private static int last(int[] exponents) {
    int last = exponents.length - 1;
    while (last > 0 && exponents[last] == 0) {
      last--;
    }
    return Math.max(last, 0);
  }

  private static boolean isLeastRewritten(BipartiteMonoid monoid, int[] exponents) {
    if (isNormal(monoid, exponents)) {
      return false;
    }
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > 0) {
        exponents[i]--;
        boolean normal = isNormal(monoid, exponents);
        exponents[i]++;
        if (!normal) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isNormal(BipartiteMonoid monoid, int[] exponents) {
    return Arrays.equals(monoid.normalForm(value(monoid, exponents)), exponents);
  }

  private static int value(BipartiteMonoid monoid, int[] exponents) {
    int value = 0;
    for (int i = 0; i < exponents.length; i++) {
      for (int e = 0; e < exponents[i]; e++) {
        value = monoid.product(value, monoid.generator(i));
      }
    }
    return value;
  }
}
