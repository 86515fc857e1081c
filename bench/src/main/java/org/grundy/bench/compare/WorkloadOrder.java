package org.grundy.bench.compare;

import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import org.grundy.bench.results.Key;

/** Workloads by name; those of one name by their parameters, numbers by size. */
enum WorkloadOrder implements Comparator<Key> {
  INSTANCE;

  @Override
  public int compare(Key a, Key b) {
    int order = a.benchmark().compareTo(b.benchmark());
    if (order == 0) {
      order = a.mode().compareTo(b.mode());
    }
    if (order == 0) {
      order = compareParameters(a.parameters(), b.parameters());
    }
    return order == 0 ? Integer.compare(a.threads(), b.threads()) : order;
  }

  private static int compareParameters(Map<String, String> a, Map<String, String> b) {
    Iterator<Map.Entry<String, String>> others = b.entrySet().iterator();
    for (Map.Entry<String, String> own : a.entrySet()) {
      if (!others.hasNext()) {
        return 1;
      }
      Map.Entry<String, String> other = others.next();
      int order = own.getKey().compareTo(other.getKey());
      if (order == 0) {
        order = compareValues(own.getValue(), other.getValue());
      }
      if (order != 0) {
        return order;
      }
    }
    return others.hasNext() ? -1 : 0;
  }

  private static int compareValues(String a, String b) {
    try {
      int order = Double.compare(Double.parseDouble(a), Double.parseDouble(b));
      return order == 0 ? a.compareTo(b) : order;
    } catch (NumberFormatException e) {
      return a.compareTo(b);
    }
  }
}
