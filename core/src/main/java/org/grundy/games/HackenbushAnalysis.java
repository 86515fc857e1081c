package org.grundy.games;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.grundy.Tameness;

/**
 * The value of a Green Hackenbush picture and the cuts that give it another, by the colon and the
 * fusion principle (Berlekamp, Conway and Guy, <i>Winning Ways</i>, ch. 7).
 *
 * <p>Fusion: the vertices of a cycle may be identified; an edge within becomes a loop, worth 1. So
 * each maximal set of vertices joined by cycles (a block, here) is one vertex with loops, and the
 * blocks form a tree joined by bridges. Colon: a vertex of the tree is worth the nim-sum of its
 * loops and, for each bridge up, 1 more than what stands on it.
 *
 * <p>Vertices are numbered in the order in which a depth-first search from the ground meets them
 * (ground 0, a parent before its children, all edges between ancestor and descendant); everything
 * else is a loop over that order, and no recursion.
 */
final class HackenbushAnalysis {
  private static final int NONE = -1;

  private final int edges;

  /**
   * Vertices reached from the ground, and for each edge its ends, the upper (nearer the root of the
   * search) and the lower one, or NONE if the edge floats.
   */
  private final int vertices;

  private final int[] upper;
  private final int[] lower;

  /** The vertex the search came from, and the edge it came by. */
  private final int[] parent;

  private final int[] parentEdge;

  /**
   * How many other edges join the vertices below the parent edge to those above; 0 for a bridge.
   */
  private final int[] cover;

  /** The nim-sum of all that stands on the vertex and those below it within its block. */
  private final int[] weight;

  /**
   * Analyses a picture in time and memory linear in its size.
   *
   * @param n the number of vertices; the ground is 0
   * @param from one end of each edge
   * @param to the other end
   */
  HackenbushAnalysis(int n, int[] from, int[] to) {
    this.edges = from.length;
    this.upper = new int[edges];
    this.lower = new int[edges];
    int[] number = new int[n];
    this.parent = new int[n];
    this.parentEdge = new int[n];
    this.vertices = search(n, from, to, number);
    this.cover = new int[vertices];
    this.weight = new int[vertices];
    direct(from, to, number);
    weigh();
  }

  /** Numbers the vertices in the order of a depth-first search, and says how many it reached. */
  private int search(int n, int[] from, int[] to, int[] number) {
    int[] start = new int[n + 1];
    for (int e = 0; e < edges; e++) {
      start[from[e]]++;
      start[to[e]]++;
    }
    for (int v = 0, sum = 0; v <= n; v++) {
      sum += start[v];
      start[v] = sum;
    }
    int[] incident = new int[2 * edges];
    for (int e = edges - 1; e >= 0; e--) {
      incident[--start[from[e]]] = e;
      incident[--start[to[e]]] = e;
    }
    Arrays.fill(number, NONE);
    int[] stack = new int[n];
    int[] next = Arrays.copyOf(start, n);
    int reached = 0;
    int depth = 0;
    stack[0] = 0;
    number[0] = reached++;
    parent[0] = NONE;
    parentEdge[0] = NONE;
    while (depth >= 0) {
      int v = stack[depth];
      if (next[v] == start[v + 1]) {
        depth--;
        continue;
      }
      int e = incident[next[v]++];
      int w = from[e] ^ to[e] ^ v;
      if (number[w] == NONE) {
        parent[reached] = number[v];
        parentEdge[reached] = e;
        number[w] = reached++;
        stack[++depth] = w;
      }
    }
    return reached;
  }

  /** Orders the ends of each edge: an ancestor has the smaller number. */
  private void direct(int[] from, int[] to, int[] number) {
    for (int e = 0; e < edges; e++) {
      int a = number[from[e]];
      int b = number[to[e]];
      upper[e] = Math.min(a, b);
      lower[e] = Math.max(a, b);
    }
  }

  private void weigh() {
    for (int e = 0; e < edges; e++) {
      if (!floats(e) && !isTreeEdge(e)) {
        weight[lower[e]] ^= 1;
        cover[lower[e]]++;
        cover[upper[e]]--;
      }
    }
    for (int v = vertices - 1; v > 0; v--) {
      cover[parent[v]] += cover[v];
      if (isBridgeTo(v)) {
        weight[parent[v]] ^= weight[v] + 1;
      } else {
        weight[v] ^= 1; // the edge to the parent, a loop after fusion
        weight[parent[v]] ^= weight[v];
      }
    }
  }

  int value() {
    return weight[0];
  }

  boolean floats(int edge) {
    return lower[edge] == NONE;
  }

  private boolean isTreeEdge(int edge) {
    return parentEdge[lower[edge]] == edge;
  }

  private boolean isBridgeTo(int v) {
    return cover[v] == 0;
  }

  /**
   * The edges whose removal leaves the given value, ascending.
   *
   * <p>Downwards from the ground each block gets the value it would need for the whole to have the
   * wanted one, everything outside it being as it is: x -> (x + 1) ^ rest is undone step by step. A
   * bridge wins if the block without it has that value; so does an edge of a block, where removing
   * it makes bridges of those edges that are its only companion in a cut of two (see {@link
   * HackenbushRings}). Linear but for a logarithm on long rings.
   */
  int[] cutsTo(long wanted) {
    if (wanted < 0 || wanted > Integer.MAX_VALUE) {
      return new int[0]; // more than there are edges, as an unsigned number
    }
    int[] block = new int[vertices];
    int[] need = new int[vertices]; // of blocks, by their topmost vertex; NONE where impossible
    boolean[] wins = new boolean[edges];
    need[0] = (int) wanted;
    for (int v = 1; v < vertices; v++) {
      int top = block[parent[v]];
      if (!isBridgeTo(v)) {
        block[v] = top;
        continue;
      }
      block[v] = v;
      need[v] = NONE;
      if (need[top] != NONE) {
        int standing = need[top] ^ weight[top] ^ (weight[v] + 1);
        need[v] = standing - 1; // NONE if nothing may stand there
        wins[parentEdge[v]] = standing == 0;
      }
    }
    new HackenbushRings(this, block, need, wins).mark();
    IntArrayList cuts = new IntArrayList();
    for (int e = 0; e < edges; e++) {
      if (wins[e]) {
        cuts.add(e);
      }
    }
    return cuts.toIntArray();
  }

  /** Stalks on the ground are heaps of Nim; a loop on the ground is a stalk of one edge. */
  Tameness tameness() {
    int[] standing = new int[vertices];
    boolean firm = false;
    for (int v = 1; v < vertices; v++) {
      if (!isBridgeTo(v) || (parent[v] != 0 && ++standing[parent[v]] > 1)) {
        return Tameness.UNKNOWN;
      }
      firm |= parent[v] != 0;
    }
    for (int e = 0; e < edges; e++) {
      if (lower[e] != NONE && lower[e] == upper[e] && lower[e] != 0) {
        return Tameness.UNKNOWN;
      }
    }
    return firm ? Tameness.FIRM : Tameness.FICKLE;
  }

  /** What the search found, for {@link HackenbushRings}. */
  int edges() {
    return edges;
  }

  int vertices() {
    return vertices;
  }

  int upper(int edge) {
    return upper[edge];
  }

  int lower(int edge) {
    return lower[edge];
  }

  int parent(int v) {
    return parent[v];
  }

  int parentEdge(int v) {
    return parentEdge[v];
  }

  int cover(int v) {
    return cover[v];
  }

  int weight(int v) {
    return weight[v];
  }
}
