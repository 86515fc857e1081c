package org.grundy.games;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * Cuts inside the blocks of a Green Hackenbush picture.
 *
 * <p>Two edges of a block that cut it in two together are companions, an equivalence. The removal
 * of a whole class leaves pieces, each still joined by cycles (so each fuses to a vertex), which
 * the class joins in a ring; the removal of one edge of the class opens the ring to two strings of
 * pieces, standing on the piece that holds the block's foot. An edge without companion leaves the
 * block fused, with one loop less.
 *
 * <p>Finding the classes. Against the depth-first tree every other edge covers the tree edges
 * between its ends. Two tree edges are companions if and only if the same edges cover them, and an
 * edge covering a tree edge alone is its companion. If f lies below e then all that covers f covers
 * e exactly if no cover of f ends between them, so the deepest upper end among the covers of f
 * decides; with equally many covers the sets are equal. The companions of f thus lie on its path to
 * the root, and the nearest is the nearest edge there with as many covers, if any is.
 */
final class HackenbushRings {
  private static final int NONE = -1;

  private final HackenbushAnalysis picture;
  private final int vertices;
  private final int[] block;
  private final int[] need;
  private final boolean[] wins;

  /** Of the edges covering a vertex's parent edge, the one with the deepest upper end. */
  private final int[] innermost;

  HackenbushRings(HackenbushAnalysis picture, int[] block, int[] need, boolean[] wins) {
    this.picture = picture;
    this.vertices = picture.vertices();
    this.block = block;
    this.need = need;
    this.wins = wins;
    this.innermost = new int[vertices];
  }

  /** Marks the winning edges. */
  void mark() {
    findInnermostCovers();
    int[] above = companionsAbove();
    boolean[] inner = new boolean[vertices]; // has a companion below
    boolean[] ringed = new boolean[picture.edges()]; // a covering edge that has companions
    for (int v = 1; v < vertices; v++) {
      if (above[v] != NONE) {
        inner[above[v]] = true;
      }
      if (picture.cover(v) == 1) {
        ringed[innermost[v]] = true;
      }
    }
    XorIncrementTrie trie = new XorIncrementTrie();
    for (int v = 1; v < vertices; v++) {
      if (picture.cover(v) > 0 && !inner[v] && need[block[v]] != NONE) {
        if (above[v] == NONE && picture.cover(v) > 1) {
          markLoop(picture.parentEdge(v), block[v]);
        } else {
          markRing(v, above, trie);
        }
      }
    }
    for (int e = 0; e < picture.edges(); e++) {
      if (!picture.floats(e) && !ringed[e] && picture.parentEdge(picture.lower(e)) != e) {
        markLoop(e, block[picture.lower(e)]);
      }
    }
  }

  /** An edge without companions. */
  private void markLoop(int edge, int top) {
    wins[edge] = need[top] != NONE && (picture.weight(top) ^ 1) == need[top];
  }

  /**
   * Walks up from each covering edge's lower end to its upper, those with the deepest upper end
   * first, and skips by path compression what was walked before.
   */
  private void findInnermostCovers() {
    int[] head = new int[vertices]; // the covering edges by upper end
    Arrays.fill(head, NONE);
    int[] link = new int[picture.edges()];
    for (int e = 0; e < picture.edges(); e++) {
      if (!picture.floats(e) && picture.parentEdge(picture.lower(e)) != e) {
        link[e] = head[picture.upper(e)];
        head[picture.upper(e)] = e;
      }
    }
    Arrays.fill(innermost, NONE);
    int[] unwalked = new int[vertices]; // an ancestor or itself whose parent edge may be unwalked
    for (int v = 0; v < vertices; v++) {
      unwalked[v] = v;
    }
    for (int top = vertices - 1; top >= 0; top--) {
      for (int e = head[top]; e != NONE; e = link[e]) {
        int v = find(unwalked, picture.lower(e));
        while (v > top) {
          innermost[v] = e;
          unwalked[v] = picture.parent(v);
          v = find(unwalked, v);
        }
      }
    }
  }

  private static int find(int[] to, int v) {
    int root = v;
    while (to[root] != root) {
      root = to[root];
    }
    int at = v;
    while (to[at] != root) {
      int next = to[at];
      to[at] = root;
      at = next;
    }
    return root;
  }

  /** For each vertex the nearest ancestor whose parent edge is a companion of its own, or NONE. */
  private int[] companionsAbove() {
    int[] above = new int[vertices];
    Arrays.fill(above, NONE);
    int[] latest = new int[picture.edges() + 1]; // on the current path, by the number of covers
    Arrays.fill(latest, NONE);
    int[] before = new int[vertices]; // what latest held before a vertex was entered
    int[] path = new int[vertices];
    int depth = 0;
    for (int v = 1; v < vertices; v++) {
      while (path[depth] != picture.parent(v)) {
        int left = path[depth--];
        latest[picture.cover(left)] = before[left];
      }
      path[++depth] = v;
      int covers = picture.cover(v);
      int candidate = latest[covers];
      if (covers > 0
          && candidate != NONE
          && picture.parent(candidate) >= picture.upper(innermost[v])) {
        above[v] = candidate;
      }
      before[v] = candidate;
      latest[covers] = v;
    }
    return above;
  }

  /** The class whose lowest tree edge leads to the given vertex. */
  private void markRing(int bottom, int[] above, XorIncrementTrie trie) {
    int top = block[bottom];
    IntArrayList ends = new IntArrayList(); // the lower ends, from the bottom up
    for (int v = bottom; v != NONE; v = above[v]) {
      ends.add(v);
    }
    int treeEdges = ends.size();
    boolean closedByEdge = picture.cover(bottom) == 1;
    int size = closedByEdge ? treeEdges + 1 : treeEdges;
    int[] edge = new int[size];
    // piece[0] holds the foot, and edge[i] joins piece[i] to piece[i + 1], the last to piece[0].
    int[] piece = new int[size];
    int topmost = ends.getInt(treeEdges - 1);
    piece[0] = picture.weight(top) ^ picture.weight(topmost);
    for (int i = 0; i < treeEdges; i++) {
      int v = ends.getInt(treeEdges - 1 - i);
      edge[i] = picture.parentEdge(v);
      // What hangs on v's side of its parent edge, without that edge.
      int hanging = picture.weight(v) ^ 1;
      if (i + 1 < treeEdges) {
        piece[i + 1] = hanging ^ picture.weight(ends.getInt(treeEdges - 2 - i));
      } else if (closedByEdge) {
        edge[size - 1] = innermost[bottom];
        piece[i + 1] = hanging ^ 1;
      } else {
        piece[0] ^= hanging;
      }
    }
    int[] forward = trie.strings(piece, 1, 1, size - 1);
    int[] backward = trie.strings(piece, size - 1, -1, size - 1);
    for (int i = 0; i < size; i++) {
      int left = piece[0] ^ forward[i] ^ backward[size - 1 - i];
      wins[edge[i]] = left == need[top];
    }
  }
}
