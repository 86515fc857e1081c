package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.Move;
import org.grundy.PlayConvention;
import org.grundy.Tameness;
import org.grundy.reference.NaiveSolver;
import org.grundy.sum.Sum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GreenHackenbushTest {
  /** An edge as the oracle sees it. */
  private record Edge(int a, int b) implements Comparable<Edge> {
    @Override
    public int compareTo(Edge o) {
      return a != o.a ? Integer.compare(a, o.a) : Integer.compare(b, o.b);
    }
  }

  /** Edge deletion by definition: take one out, keep what the ground still reaches. */
  private static List<Edge> delete(List<Edge> edges, int index) {
    List<Edge> rest = new ArrayList<>(edges);
    rest.remove(index);
    Set<Integer> reached = new HashSet<>(Set.of(0));
    for (boolean grew = true; grew; ) {
      grew = false;
      for (Edge edge : rest) {
        if (reached.contains(edge.a) != reached.contains(edge.b)) {
          reached.add(edge.a);
          reached.add(edge.b);
          grew = true;
        }
      }
    }
    rest.removeIf(edge -> !reached.contains(edge.a));
    return rest;
  }

  private static List<List<Edge>> options(List<Edge> edges) {
    return IntStream.range(0, edges.size()).mapToObj(i -> delete(edges, i)).toList();
  }

  private static GreenHackenbush picture(List<Edge> edges) {
    return GreenHackenbush.of(
        edges.stream().mapToInt(Edge::a).toArray(), edges.stream().mapToInt(Edge::b).toArray());
  }

  private static void check(List<Edge> edges, NaiveSolver<List<Edge>> oracle, String where) {
    GreenHackenbush picture = picture(edges);
    assertThat(picture.grundy()).as(where + edges).isEqualTo(oracle.grundy(edges));
    List<List<Edge>> options = options(edges);
    for (int wanted = 0; wanted <= edges.size() + 1; wanted++) {
      int value = wanted;
      assertThat(picture.cutsTo(wanted))
          .as(where + edges + " cuts to " + wanted)
          .containsExactly(
              IntStream.range(0, options.size())
                  .filter(i -> oracle.grundy(options.get(i)) == value)
                  .boxed()
                  .toArray(Integer[]::new));
    }
  }

  @Test
  void agreesWithEdgeDeletionOnAllPicturesOfUpToSixEdges() {
    NaiveSolver<List<Edge>> oracle = new NaiveSolver<>(GreenHackenbushTest::options);
    Set<List<Edge>> level = Set.of(List.of());
    int pictures = 0;
    for (int size = 0; size <= 6; size++) {
      Set<List<Edge>> next = new HashSet<>();
      for (List<Edge> edges : level) {
        check(edges, oracle, "");
        pictures++;
        int vertices = 1 + edges.stream().mapToInt(Edge::b).max().orElse(0);
        for (int a = 0; a < vertices; a++) {
          for (int b = a; b <= vertices; b++) {
            List<Edge> more = new ArrayList<>(edges);
            more.add(new Edge(a, b));
            Collections.sort(more);
            next.add(more);
          }
        }
      }
      level = next;
    }
    assertThat(pictures).isGreaterThan(5_000);
  }

  @Test
  void agreesWithEdgeDeletionOnRandomPicturesOfUpToTwelveEdges() {
    for (int seed = 0; seed < 400; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int vertices = 1 + random.nextInt(7);
      List<Edge> edges = new ArrayList<>();
      int size = 7 + random.nextInt(6);
      for (int i = 0; i < size; i++) {
        int a = random.nextInt(vertices);
        int b = random.nextInt(vertices);
        edges.add(random.nextBoolean() ? new Edge(a, b) : new Edge(b, a));
      }
      int first = edges.size(); // the oracle's pictures have no floating edges: add one, delete it
      edges.add(new Edge(0, 0));
      edges = new ArrayList<>(delete(edges, first));
      check(edges, new NaiveSolver<>(GreenHackenbushTest::options), "seed " + seed + " ");
    }
  }

  @Test
  void cutsOfLongRingsAndThickPicturesAgreeWithCuttingEachEdge() {
    for (int seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Edge> edges = new ArrayList<>();
      int vertices = 20 + random.nextInt(100);
      for (int v = 1; v < vertices; v++) { // long branches, so that rings have many edges
        edges.add(
            new Edge(Math.max(0, v - 1 - (random.nextInt(6) == 0 ? random.nextInt(20) : 0)), v));
      }
      for (int i = random.nextInt(12); i > 0; i--) {
        edges.add(new Edge(random.nextInt(vertices), random.nextInt(vertices)));
      }
      GreenHackenbush picture = picture(edges);
      long[] after =
          IntStream.range(0, edges.size()).mapToLong(e -> picture.cut(e).grundy()).toArray();
      for (long wanted : Arrays.stream(after).distinct().toArray()) {
        assertThat(picture.cutsTo(wanted))
            .as("seed %d, cuts to %d", seed, wanted)
            .containsExactly(
                IntStream.range(0, after.length)
                    .filter(e -> after[e] == wanted)
                    .boxed()
                    .toArray(Integer[]::new));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "0-1, 1",
    "'0-1,1-2,2-0', 1", // a triangle
    "'0-1 0-1', 0", // parallel edges
    "0-0, 1", // a loop on the ground
    "'0-1,1-1', 2",
    "'0-1,1-2,1-3', 1",
    "'0-1,1-2,1-2', 1",
    "'0-1,5-6,6-5', 1", // floating
    "1-2, 0",
  })
  void smallPictures(String text, long grundy) {
    assertThat(GreenHackenbush.parse(text).grundy()).isEqualTo(grundy);
  }

  @Test
  void severalGroundVerticesAreOne() {
    GreenHackenbush arch = GreenHackenbush.parse("0-1,1-2,2-3", 3);
    assertThat(arch).isEqualTo(GreenHackenbush.parse("0-1,1-2,2-0"));
    assertThat(arch).hasToString("hackenbush:0-1,1-2,2-0");
    assertThat(arch.grundy()).isEqualTo(1);
  }

  @Test
  void floatingEdgesAreReportedAndCannotBeCut() {
    GreenHackenbush picture = GreenHackenbush.parse("3-4,0-1,4-5,5-5");
    assertThat(picture.floatingEdges()).containsExactly(0, 2, 3);
    assertThat(picture.moves().map(Move::text)).containsExactly("edge 1: cut 0-1");
    assertThat(picture)
        .isEqualTo(GreenHackenbush.parse("1-0"))
        .hasSameHashCodeAs(GreenHackenbush.parse("1-0"));
    assertThatThrownBy(() -> picture.cut(2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("edge is 2");
    assertThatThrownBy(() -> picture.cut(4)).hasMessage("edge is 4, expected 0 to 3");
  }

  @Test
  void aCutTakesWhatItLeavesWithoutGround() {
    GreenHackenbush picture = GreenHackenbush.parse("0-1,1-2,2-3,0-4");
    assertThat(picture.cut(1)).hasToString("hackenbush:0-1,0-4");
    assertThat(picture.cut(1).edgeCount()).isEqualTo(2);
  }

  @Test
  void everyMoveReplaysToTheValueItWasFoundFor() {
    GreenHackenbush picture = GreenHackenbush.parse("0-1,1-2,2-0,2-3,3-4,4-5,5-3,0-6,6-7,7-8");
    Set<Integer> seen = new TreeSet<>();
    for (long wanted = 0; wanted < 10; wanted++) {
      long value = wanted;
      assertThat(picture.movesTo(wanted)).allMatch(move -> move.result().grundy() == value);
      assertThat(picture.countMovesTo(wanted)).isEqualTo(picture.movesTo(wanted).count());
      assertThat(picture.firstMoveTo(wanted)).isEqualTo(picture.movesTo(wanted).findFirst());
      picture.cutsTo(wanted).forEach(seen::add);
    }
    assertThat(seen).hasSize(10);
    assertThat(picture.cutsTo(-1)).isEmpty();
    assertThat(picture.cutsTo(Long.MAX_VALUE)).isEmpty();
  }

  @Test
  void stalksAreNimUnderMiserePlay() {
    assertThat(GreenHackenbush.parse("").tameness()).isEqualTo(Tameness.FICKLE);
    assertThat(GreenHackenbush.parse("0-1,0-2,0-0").tameness()).isEqualTo(Tameness.FICKLE);
    assertThat(GreenHackenbush.parse("0-1,0-2,1-3").tameness()).isEqualTo(Tameness.FIRM);
    for (String other : new String[] {"0-1,1-2,1-3", "0-1,1-1", "0-1,1-0", "0-1,1-2,2-2"}) {
      GreenHackenbush picture = GreenHackenbush.parse(other);
      assertThat(picture.tameness()).as(other).isEqualTo(Tameness.UNKNOWN);
    }
    assertThat(
            Sum.of(GreenHackenbush.parse("0-1,0-2,0-3,3-4"))
                .countWinningMoves(PlayConvention.MISERE))
        .isEqualTo(1);
  }

  @Test
  void aMillionEdgesNeedNoStackAndLinearTime() {
    int n = 1_000_000;
    int[] from = IntStream.range(0, n).toArray();
    int[] to = IntStream.rangeClosed(1, n).toArray();
    GreenHackenbush stalk = GreenHackenbush.of(from, to);
    assertThat(stalk.grundy()).isEqualTo(n);
    assertThat(stalk.cutsTo(0)).containsExactly(0);
    assertThat(stalk.cutsTo(777_777)).containsExactly(777_777);

    int[] back = to.clone();
    back[n - 1] = 0;
    GreenHackenbush ring = GreenHackenbush.of(from, back);
    assertThat(ring.grundy()).isZero();
    assertThat(ring.cutsTo(0)).isEmpty(); // the strings left are of different parity
    assertThat(ring.cutsTo(n - 1)).startsWith(0).endsWith(n - 1);

    SplittableRandom random = new SplittableRandom(5);
    for (int v = 1; v <= n; v++) {
      from[v - 1] = random.nextInt(v);
    }
    GreenHackenbush tree = GreenHackenbush.of(from, to);
    int[] standing = new int[n + 1]; // the colon principle, the numbering being topological
    for (int v = n; v > 0; v--) {
      standing[from[v - 1]] ^= standing[v] + 1;
    }
    assertThat(tree.grundy()).isEqualTo(standing[0]);
    assertThat(standing[0]).isNotZero();
    int[] cuts = tree.cutsTo(0).toArray();
    assertThat(cuts).isNotEmpty();
    assertThat(tree.cut(cuts[cuts.length / 2]).grundy()).isZero();
    assertThat(tree.cutsTo(standing[0])).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "0-",
        "-1",
        "0-1,",
        ",0-1",
        "0-1,,1-2",
        "0-1;1-2",
        "0--1",
        "0-1-2",
        "a-b",
        "0 - 1",
        "0-2147483648",
        "0-99999999999999999999"
      })
  void malformedTextIsRefusedWithItsPlace(String text) {
    assertThatThrownBy(() -> GreenHackenbush.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("offset");
  }

  @Test
  void hostileEdgesAreRefused() {
    assertThatThrownBy(() -> GreenHackenbush.of(new int[] {0}, new int[0]))
        .hasMessage("to has length 0, expected that of from, 1");
    assertThatThrownBy(() -> GreenHackenbush.of(new int[] {0, -3}, new int[] {1, 1}))
        .hasMessageContaining("from[1] is -3");
    assertThat(GreenHackenbush.of(new int[] {0}, new int[] {Integer.MAX_VALUE}).grundy()).isOne();
  }
}
