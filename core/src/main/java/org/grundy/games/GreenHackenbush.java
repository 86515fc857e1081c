package org.grundy.games;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.Tameness;
import org.grundy.internal.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Green Hackenbush: a picture of edges standing on the ground. A move cuts an edge; whatever is no
 * longer joined to the ground is gone.
 *
 * <p>Any graph will do: parallel edges, loops, cycles through the ground, several ground vertices
 * (they count as one). Edges not joined to the ground cannot be cut; {@link #floatingEdges} tells
 * which. Values come from the colon principle on trees and the fusion principle elsewhere, in time
 * and memory linear in the picture, up to {@value #MAX_EDGES} edges; all cuts to a wanted value
 * take linear time too, but for a logarithm on long cycles. Both are computed when first asked.
 *
 * <pre>{@code
 * GreenHackenbush picture = GreenHackenbush.parse("0-1,1-2,2-0,0-3");
 * picture.grundy();         // 0: the triangle is worth 1, the edge beside it too
 * picture.cutsTo(2);        // none
 * }</pre>
 *
 * <p>Immutable and safe to share between threads. Positions are equal if they have the same edges
 * joined to the ground, in any order.
 */
public final class GreenHackenbush implements Position {
  /** The most edges of a picture. */
  public static final int MAX_EDGES = 1 << 28;

  private static final String EXPECTED = "expected edges like 0-1,1-2";

  /** The ends of each edge; the ground is 0. */
  private final int[] from;

  private final int[] to;
  private volatile @Nullable HackenbushAnalysis analysis;

  private GreenHackenbush(int[] from, int[] to) {
    this.from = from;
    this.to = to;
  }

  /**
   * A picture given by its edges. Vertex 0 is the ground.
   *
   * @param from one end of each edge, 0 or more
   * @param to the other end of each edge, 0 or more
   * @param ground further vertices that are on the ground
   * @return the position
   * @throws IllegalArgumentException if the arrays differ in length, a vertex is negative, or there
   *     are more than {@link #MAX_EDGES} edges
   */
  public static GreenHackenbush of(int[] from, int[] to, int... ground) {
    if (from.length != to.length) {
      throw new IllegalArgumentException(
          "to has length " + to.length + ", expected that of from, " + from.length);
    }
    Checks.inRange("number of edges", from.length, 0, MAX_EDGES);
    Checks.nonNegative("from", from);
    Checks.nonNegative("to", to);
    Checks.nonNegative("ground", ground);
    return new GreenHackenbush(fuse(from, ground), fuse(to, ground));
  }

  private static int[] fuse(int[] ends, int[] ground) {
    int[] fused = ends.clone();
    if (ground.length > 0) {
      int[] sorted = ground.clone();
      Arrays.sort(sorted);
      for (int i = 0; i < fused.length; i++) {
        if (Arrays.binarySearch(sorted, fused[i]) >= 0) {
          fused[i] = 0;
        }
      }
    }
    return fused;
  }

  /**
   * Reads a picture from text: edges {@code a-b} separated by commas or white space. Vertex 0 is
   * the ground.
   *
   * @param text such as {@code 0-1,1-2,2-0}; no edges where it is blank
   * @param ground further vertices that are on the ground
   * @return the position
   * @throws IllegalArgumentException if the text is malformed, saying where
   */
  public static GreenHackenbush parse(String text, int... ground) {
    Objects.requireNonNull(text, "text");
    IntArrayList ends = new IntArrayList();
    int at = 0;
    boolean comma = false;
    while (true) {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      if (at < text.length() && text.charAt(at) == ',' && !ends.isEmpty() && !comma) {
        comma = true;
        at++;
        continue;
      }
      if (at == text.length()) {
        break;
      }
      comma = false;
      at = vertex(text, at, ends);
      if (at == text.length() || text.charAt(at) != '-') {
        throw malformed(text, at);
      }
      at = vertex(text, at + 1, ends);
      if (at < text.length()
          && text.charAt(at) != ','
          && !Character.isWhitespace(text.charAt(at))) {
        throw malformed(text, at);
      }
    }
    if (comma) {
      throw malformed(text, at);
    }
    int[] from = new int[ends.size() / 2];
    int[] to = new int[from.length];
    for (int e = 0; e < from.length; e++) {
      from[e] = ends.getInt(2 * e);
      to[e] = ends.getInt(2 * e + 1);
    }
    return of(from, to, ground);
  }

  /** Reads a vertex, and returns where it ends. */
  private static int vertex(String text, int start, IntArrayList ends) {
    long number = 0;
    int at = start;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      number = 10 * number + (text.charAt(at) - '0');
      if (number > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "vertex at offset " + start + " is above " + Integer.MAX_VALUE);
      }
      at++;
    }
    if (at == start) {
      throw malformed(text, at);
    }
    ends.add((int) number);
    return at;
  }

  private static IllegalArgumentException malformed(String text, int at) {
    return new IllegalArgumentException(
        EXPECTED
            + ", found "
            + (at < text.length() ? "'" + text.charAt(at) + "'" : "the end")
            + " at offset "
            + at);
  }

  /**
   * The number of edges, with those that float.
   *
   * @return the number given
   */
  public int edgeCount() {
    return from.length;
  }

  /**
   * The edges not joined to the ground; they are no part of the game.
   *
   * @return their indices, ascending
   */
  public IntStream floatingEdges() {
    HackenbushAnalysis known = analysis();
    return IntStream.range(0, from.length).filter(known::floats);
  }

  /**
   * The Grundy value, in linear time when first asked.
   *
   * @return the value, at most the number of edges
   */
  @Override
  public long grundy() {
    return analysis().value();
  }

  /**
   * The edges whose cut leaves a position of the given value.
   *
   * @param grundy the wanted value, unsigned; 0 for the winning cuts
   * @return their indices, ascending
   */
  public IntStream cutsTo(long grundy) {
    return Arrays.stream(analysis().cutsTo(grundy));
  }

  /**
   * The position after a cut, in linear time. The edges that are left keep their order.
   *
   * @param edge the index of the edge
   * @return the position, without floating edges
   * @throws IllegalArgumentException if there is no such edge, or it floats
   */
  public GreenHackenbush cut(int edge) {
    Checks.inRange("edge", edge, 0, from.length - 1);
    if (analysis().floats(edge)) {
      throw new IllegalArgumentException(
          "edge is " + edge + ", which is not joined to the ground, expected one that is");
    }
    int[] restFrom = without(from, edge);
    int[] restTo = without(to, edge);
    GreenHackenbush rest = new GreenHackenbush(restFrom, restTo);
    return rest.floatingEdges().findAny().isEmpty() ? rest : rest.grounded();
  }

  private static int[] without(int[] ends, int edge) {
    int[] rest = Arrays.copyOf(ends, ends.length - 1);
    System.arraycopy(ends, edge + 1, rest, edge, rest.length - edge);
    return rest;
  }

  /** This position without its floating edges. */
  private GreenHackenbush grounded() {
    HackenbushAnalysis known = analysis();
    int[] joined = IntStream.range(0, from.length).filter(e -> !known.floats(e)).toArray();
    return new GreenHackenbush(
        Arrays.stream(joined).map(e -> from[e]).toArray(),
        Arrays.stream(joined).map(e -> to[e]).toArray());
  }

  private Move move(int edge) {
    return new Move("edge " + edge + ": cut " + from[edge] + "-" + to[edge], cut(edge));
  }

  /**
   * Every cut, by the index of the edge.
   *
   * @return a lazy stream; each move takes linear time
   */
  @Override
  public Stream<Move> moves() {
    HackenbushAnalysis known = analysis();
    return IntStream.range(0, from.length).filter(e -> !known.floats(e)).mapToObj(this::move);
  }

  @Override
  public Stream<Move> movesTo(long grundy) {
    return cutsTo(grundy).mapToObj(this::move);
  }

  @Override
  public long countMovesTo(long grundy) {
    return cutsTo(grundy).count();
  }

  @Override
  public Optional<Move> firstMoveTo(long grundy) {
    return movesTo(grundy).findFirst();
  }

  /**
   * Known for pictures of stalks only, which are Nim.
   *
   * @return fickle or firm if every edge is part of a path that stands on the ground by one end, or
   *     a loop there
   */
  @Override
  public Tameness tameness() {
    return analysis().tameness();
  }

  private HackenbushAnalysis analysis() {
    HackenbushAnalysis known = analysis;
    if (known == null) {
      known = analyse();
      analysis = known;
    }
    return known;
  }

  /** Numbers the vertices from 0 without gaps, the ground first. */
  private HackenbushAnalysis analyse() {
    Long2IntOpenHashMap number = new Long2IntOpenHashMap(from.length + 1);
    number.defaultReturnValue(-1);
    number.put(0, 0);
    int[] a = new int[from.length];
    int[] b = new int[from.length];
    for (int e = 0; e < from.length; e++) {
      a[e] = number(number, from[e]);
      b[e] = number(number, to[e]);
    }
    return new HackenbushAnalysis(number.size(), a, b);
  }

  private static int number(Long2IntOpenHashMap number, int vertex) {
    int next = number.size();
    int known = number.putIfAbsent(vertex, next);
    return known < 0 ? next : known;
  }

  @Override
  public boolean equals(Object o) {
    return this == o
        || (o instanceof GreenHackenbush other
            && Arrays.equals(sortedEdges(), other.sortedEdges()));
  }

  @Override
  public int hashCode() {
    HackenbushAnalysis known = analysis();
    long sum = 0;
    for (int e = 0; e < from.length; e++) {
      if (!known.floats(e)) {
        long mixed = packed(e) * 0x9E3779B97F4A7C15L;
        sum += mixed ^ mixed >>> 32;
      }
    }
    return Long.hashCode(sum);
  }

  private long[] sortedEdges() {
    HackenbushAnalysis known = analysis();
    return IntStream.range(0, from.length)
        .filter(e -> !known.floats(e))
        .mapToLong(this::packed)
        .sorted()
        .toArray();
  }

  private long packed(int edge) {
    return (long) Math.min(from[edge], to[edge]) << 32 | Math.max(from[edge], to[edge]);
  }

  /**
   * The position as the workbench reads it.
   *
   * @return such as {@code hackenbush:0-1,1-2,2-0}, without floating edges
   */
  @Override
  public String toString() {
    HackenbushAnalysis known = analysis();
    StringBuilder text = new StringBuilder("hackenbush:");
    String separator = "";
    for (int e = 0; e < from.length; e++) {
      if (!known.floats(e)) {
        text.append(separator).append(from[e]).append('-').append(to[e]);
        separator = ",";
      }
    }
    return text.toString();
  }
}
