package org.grundy.bench.graph;

/**
 * What any retrograde analysis has to do at the very least, and a yardstick for it: turns the edges
 * round by counting and looks at each once, on one core.
 */
final class PlainPass {
  private final int[] offsets;
  private final int[] targets;

  PlainPass(int[][] rows) {
    offsets = new int[rows.length + 1];
    for (int v = 0; v < rows.length; v++) {
      offsets[v + 1] = offsets[v] + rows[v].length;
    }
    targets = new int[offsets[rows.length]];
    for (int v = 0; v < rows.length; v++) {
      System.arraycopy(rows[v], 0, targets, offsets[v], rows[v].length);
    }
  }

  /** One pass; returns something that depends on every edge. */
  long run() {
    int vertices = offsets.length - 1;
    int[] starts = new int[vertices + 2];
    for (int target : targets) {
      starts[target + 2]++;
    }
    for (int v = 1; v < starts.length; v++) {
      starts[v] += starts[v - 1];
    }
    int[] sources = new int[targets.length];
    for (int v = 0; v < vertices; v++) {
      for (int e = offsets[v]; e < offsets[v + 1]; e++) {
        sources[starts[targets[e] + 1]++] = v;
      }
    }
    long sum = 0;
    for (int v = 0; v < vertices; v++) {
      for (int e = starts[v]; e < starts[v + 1]; e++) {
        sum += sources[e] ^ v;
      }
    }
    return sum;
  }
}
