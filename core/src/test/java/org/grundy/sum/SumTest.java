package org.grundy.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.LimitExceededException;
import org.grundy.Move;
import org.grundy.NimValue;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.Tameness;
import org.grundy.games.CoinTurning;
import org.grundy.games.Flip;
import org.grundy.games.FlipRow;
import org.grundy.games.GreenHackenbush;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

class SumTest {
  /** Minimax of the product: a state is the list of components, with no theory at all. */
  private static final NaiveSolver<List<Position>> PRODUCT =
      new NaiveSolver<>(
          state -> {
            List<List<Position>> options = new ArrayList<>();
            for (int i = 0; i < state.size(); i++) {
              for (Move move : state.get(i).moves().toList()) {
                List<Position> next = new ArrayList<>(state);
                next.set(i, move.result());
                options.add(next);
              }
            }
            return options;
          });

  /** A heap of Nim that knows it is one. */
  record Heap(long size) implements Position {
    @Override
    public long grundy() {
      return size;
    }

    @Override
    public Stream<Move> moves() {
      return LongStream.range(0, size).mapToObj(this::to);
    }

    @Override
    public Stream<Move> movesTo(long wanted) {
      return Long.compareUnsigned(wanted, size) < 0 ? Stream.of(to(wanted)) : Stream.empty();
    }

    private Move to(long left) {
      return new Move(size + " -> " + left, new Heap(left));
    }

    @Override
    public Tameness tameness() {
      return size <= 1 ? Tameness.FICKLE : Tameness.FIRM;
    }
  }

  /** A user's own game by its options alone: Kayles, wild under misere play. */
  record Kayles(int pins) implements Position {
    private static final NaiveSolver<List<Integer>> VALUES =
        new NaiveSolver<>(
            rows -> {
              List<List<Integer>> options = new ArrayList<>();
              for (int i = 0; i < rows.size(); i++) {
                for (int[] pair : split(rows.get(i))) {
                  List<Integer> next = new ArrayList<>(rows);
                  next.remove(i);
                  next.add(pair[0]);
                  next.add(pair[1]);
                  next.removeIf(n -> n == 0);
                  Collections.sort(next);
                  options.add(next);
                }
              }
              return options;
            });

    private static List<int[]> split(int pins) {
      List<int[]> pairs = new ArrayList<>();
      for (int taken = 1; taken <= 2; taken++) {
        for (int left = 0; left <= pins - taken; left++) {
          pairs.add(new int[] {left, pins - taken - left});
        }
      }
      return pairs;
    }

    @Override
    public long grundy() {
      return VALUES.grundy(pins == 0 ? List.of() : List.of(pins));
    }

    @Override
    public Stream<Move> moves() {
      return split(pins).stream()
          .map(
              pair ->
                  new Move(
                      pins + " -> " + pair[0] + "+" + pair[1],
                      new KaylesPair(new Kayles(pair[0]), new Kayles(pair[1]))));
    }
  }

  record KaylesPair(Kayles one, Kayles other) implements Position {
    @Override
    public long grundy() {
      return one.grundy() ^ other.grundy();
    }

    @Override
    public Stream<Move> moves() {
      return Stream.concat(
          one.moves().map(m -> new Move(m.text(), new Both(m.result(), other))),
          other.moves().map(m -> new Move(m.text(), new Both(one, m.result()))));
    }
  }

  record Both(Position one, Position other) implements Position {
    @Override
    public long grundy() {
      return one.grundy() ^ other.grundy();
    }

    @Override
    public Stream<Move> moves() {
      return Stream.concat(
          one.moves().map(m -> new Move(m.text(), new Both(m.result(), other))),
          other.moves().map(m -> new Move(m.text(), new Both(one, m.result()))));
    }
  }

  /** An explicit graph, perhaps with cycles, with given values; see loopyValues. */
  record Vertex(List<List<Integer>> to, List<NimValue> values, List<Integer> counters, int at)
      implements Position {
    @Override
    public long grundy() {
      return values.get(at).nimber();
    }

    @Override
    public NimValue value() {
      return values.get(at);
    }

    @Override
    public long counter() {
      return counters.get(at);
    }

    @Override
    public Stream<Move> moves() {
      return to.get(at).stream()
          .map(next -> new Move(at + " -> " + next, new Vertex(to, values, counters, next)));
    }
  }

  private static Position random(SplittableRandom random) {
    return switch (random.nextInt(5)) {
      case 0 -> new Heap(random.nextInt(4));
      case 1 ->
          GreenHackenbush.parse(
              List.of("0-1,1-2,2-0", "0-1,1-2,1-3", "0-1,0-1,1-2", "0-0,0-1")
                  .get(random.nextInt(4)));
      case 2 ->
          CoinTurning.of(List.of("turtles", "twins", "ruler").get(random.nextInt(3)))
              .row(List.of("HTH", "THH", "HHH", "TTH").get(random.nextInt(4)));
      case 3 -> FlipRow.of("+".repeat(random.nextInt(6)));
      default -> new Kayles(random.nextInt(4));
    };
  }

  private static List<String> winning(Sum sum, PlayConvention convention) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < sum.components().size(); i++) {
      int component = i;
      sum.components()
          .get(i)
          .moves()
          .filter(
              move -> {
                List<Position> after = sum.after(new SumMove(component, move)).components();
                return convention == NORMAL
                    ? !PRODUCT.winsNormal(after)
                    : !PRODUCT.winsMisere(after);
              })
          .forEach(move -> found.add(component + " " + move.result()));
    }
    return found;
  }

  private static String text(SumMove move) {
    return move.component() + " " + move.move().result();
  }

  private static void check(Sum sum, String where) {
    for (PlayConvention convention : PlayConvention.values()) {
      boolean wins =
          convention == NORMAL
              ? PRODUCT.winsNormal(sum.components())
              : PRODUCT.winsMisere(sum.components());
      String what = where + sum + " " + convention + " " + sum.method(convention);
      assertThat(sum.outcome(convention)).as(what).isEqualTo(wins ? Outcome.N : Outcome.P);
      List<String> expected = winning(sum, convention);
      assertThat(sum.winningMoves(convention).map(SumTest::text))
          .as(what)
          .containsExactlyElementsOf(expected);
      assertThat(sum.countWinningMoves(convention)).as(what).isEqualTo(expected.size());
      assertThat(sum.firstWinningMove(convention).map(SumTest::text))
          .isEqualTo(expected.stream().findFirst());
      for (int k = 0; k <= expected.size(); k++) {
        assertThat(sum.winningMove(convention, k).map(SumTest::text))
            .isEqualTo(expected.stream().skip(k).findFirst());
      }
      Optional<String> drawn = sum.randomWinningMove(convention, 7).map(SumTest::text);
      assertThat(drawn.isPresent()).isEqualTo(!expected.isEmpty());
      drawn.ifPresent(text -> assertThat(expected).contains(text));
      assertThat(sum.winningMoves(convention))
          .allMatch(move -> sum.after(move).outcome(convention) == Outcome.P);
    }
  }

  @Test
  void mixedSumsOfFiveKindsAgreeWithMinimaxOfTheProduct() {
    for (int seed = 0; seed < 120; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int parts = random.nextInt(4);
      check(
          Sum.of(IntStream.range(0, parts).mapToObj(i -> random(random)).toList()),
          "seed " + seed + " ");
    }
  }

  @Test
  void sumsOfNimHeapsFollowTheRuleOfMisereNim() {
    for (int a = 0; a < 5; a++) {
      for (int b = a; b < 5; b++) {
        for (int c = b; c < 5; c++) {
          Sum sum = Sum.of(new Heap(a), new Heap(b), new Heap(c));
          assertThat(sum.method(MISERE)).isEqualTo(Method.TAME);
          check(sum, "");
        }
      }
    }
  }

  @Test
  void theEmptySumIsLostInNormalAndWonInMiserePlayWithNoMove() {
    for (Sum empty : List.of(Sum.of(), Sum.of(new Heap(0), new Heap(0), new Heap(0)))) {
      assertThat(empty.value()).isEqualTo(NimValue.of(0));
      assertThat(empty.outcome(NORMAL)).isEqualTo(Outcome.P);
      assertThat(empty.outcome(MISERE)).isEqualTo(Outcome.N);
      assertThat(empty.winningMoves(MISERE)).isEmpty();
      assertThat(empty.firstWinningMove(NORMAL)).isEmpty();
      assertThat(empty.countWinningMoves(MISERE)).isZero();
      assertThat(empty.randomWinningMove(NORMAL, 1)).isEmpty();
      assertThat(empty.randomWinningMove(MISERE, 1)).isEmpty();
    }
    assertThat(Sum.of()).hasToString("0");
  }

  @Test
  void misereKaylesIsSearchedAndNotShortcut() {
    // The Nim rule would call each of these wrongly or by luck.
    for (List<Integer> rows : List.of(List.of(8), List.of(1, 5), List.of(5, 5))) {
      Sum sum = Sum.of(rows.stream().map(Kayles::new).toList());
      assertThat(sum.method(MISERE)).isEqualTo(Method.SEARCH);
      assertThat(sum.outcome(MISERE) == Outcome.N).isEqualTo(Kayles.VALUES.winsMisere(rows));
    }
  }

  @Test
  void aSearchEndsAtItsBudgetAndTheSumStaysUsable() {
    Sum sum = Sum.of(new Kayles(9), new Kayles(8), new Kayles(7));
    Sum poor = sum.withBudget(Budget.unlimited().withStates(50));
    assertThatThrownBy(() -> poor.outcome(MISERE))
        .isInstanceOfSatisfying(
            LimitExceededException.class,
            e -> assertThat(e.limit()).isEqualTo(LimitExceededException.Limit.STATES));
    assertThatThrownBy(() -> poor.winningMoves(MISERE).count())
        .isInstanceOf(LimitExceededException.class);
    assertThatThrownBy(() -> sum.withBudget(Budget.unlimited().withBytes(1000)).outcome(MISERE))
        .isInstanceOfSatisfying(
            LimitExceededException.class,
            e -> assertThat(e.limit()).isEqualTo(LimitExceededException.Limit.MEMORY));
    assertThatThrownBy(
            () ->
                Sum.of(new Endless(0))
                    .withBudget(Budget.unlimited().withTime(Duration.ofMillis(20)))
                    .outcome(MISERE))
        .isInstanceOfSatisfying(
            LimitExceededException.class,
            e -> assertThat(e.limit()).isEqualTo(LimitExceededException.Limit.TIME));
    assertThat(poor.outcome(NORMAL)).isNotNull();
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> sum.outcome(MISERE)).isInstanceOf(CancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  /** A game that never ends, with more options than memory. */
  record Endless(long n) implements Position {
    @Override
    public long grundy() {
      throw new IllegalStateException("endless");
    }

    @Override
    public Stream<Move> moves() {
      return LongStream.iterate(n + 1, m -> m + 1)
          .mapToObj(m -> new Move("to " + m, new Endless(m)));
    }
  }

  @Test
  void misereSearchRefusesCycles() {
    List<List<Integer>> to = List.of(List.of(1), List.of(0));
    Position loop =
        new Vertex(to, List.of(NimValue.infinite(), NimValue.infinite()), List.of(0, 0), 0);
    assertThatThrownBy(() -> Sum.of(loop, new Heap(1)).outcome(MISERE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("earlier position");
  }

  /** Smith's labels by repeated passes: label m, smallest first, when its conditions hold. */
  private static Vertex loopy(List<List<Integer>> to) {
    int n = to.size();
    List<NimValue> values = new ArrayList<>(Collections.nCopies(n, null));
    List<Integer> counters = new ArrayList<>(Collections.nCopies(n, 0));
    int count = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int v = 0; v < n && !changed; v++) {
        if (values.get(v) != null) {
          continue;
        }
        long mex = 0;
        while (has(to.get(v), values, mex)) {
          mex++;
        }
        boolean fits = true;
        for (int u : to.get(v)) {
          if (values.get(u) == null) {
            fits &= has(to.get(u), values, mex);
          }
        }
        if (fits) {
          values.set(v, NimValue.of(mex));
          counters.set(v, ++count);
          changed = true;
        }
      }
    }
    List<NimValue> all = new ArrayList<>();
    for (int v = 0; v < n; v++) {
      NimValue known = values.get(v);
      all.add(
          known != null
              ? known
              : NimValue.infinite(
                  to.get(v).stream()
                      .filter(u -> values.get(u) != null)
                      .mapToLong(u -> values.get(u).nimber())
                      .toArray()));
    }
    return new Vertex(to, all, counters, 0);
  }

  private static boolean has(List<Integer> options, List<NimValue> values, long label) {
    return options.stream().anyMatch(u -> values.get(u) != null && values.get(u).nimber() == label);
  }

  private static List<List<Integer>> randomGraph(SplittableRandom random) {
    int n = 2 + random.nextInt(4);
    return IntStream.range(0, n)
        .mapToObj(v -> IntStream.range(0, n).filter(u -> random.nextInt(3) == 0).boxed().toList())
        .toList();
  }

  /** Win, lose or draw by retrograde analysis of the product, components by text. */
  private static Map<List<Position>, Outcome> retrograde(List<Position> start) {
    Map<List<Position>, List<List<Position>>> options = new HashMap<>();
    List<List<Position>> waiting = new ArrayList<>(List.of(start));
    while (!waiting.isEmpty()) {
      List<Position> state = waiting.remove(waiting.size() - 1);
      if (options.containsKey(state)) {
        continue;
      }
      List<List<Position>> next = new ArrayList<>();
      for (int i = 0; i < state.size(); i++) {
        int component = i;
        state
            .get(i)
            .moves()
            .forEach(
                move -> {
                  List<Position> after = new ArrayList<>(state);
                  after.set(component, move.result());
                  next.add(after);
                });
      }
      options.put(state, next);
      waiting.addAll(next);
    }
    Map<List<Position>, Outcome> outcome = new HashMap<>();
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Map.Entry<List<Position>, List<List<Position>>> e : options.entrySet()) {
        if (!outcome.containsKey(e.getKey())) {
          if (e.getValue().stream().anyMatch(o -> outcome.get(o) == Outcome.P)) {
            outcome.put(e.getKey(), Outcome.N);
            changed = true;
          } else if (e.getValue().stream().allMatch(o -> outcome.get(o) == Outcome.N)) {
            outcome.put(e.getKey(), Outcome.P);
            changed = true;
          }
        }
      }
    }
    options.keySet().forEach(state -> outcome.putIfAbsent(state, Outcome.DRAW));
    return outcome;
  }

  @Test
  void loopySumsAgreeWithRetrogradeAnalysisOfTheProductAndProgressMovesFinish() {
    for (int seed = 0; seed < 150; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Position> parts = new ArrayList<>();
      parts.add(loopy(randomGraph(random)));
      parts.add(random.nextBoolean() ? new Heap(random.nextInt(3)) : loopy(randomGraph(random)));
      Map<List<Position>, Outcome> outcomes = retrograde(parts);
      for (Map.Entry<List<Position>, Outcome> e : outcomes.entrySet()) {
        Sum sum = Sum.of(e.getKey());
        assertThat(sum.outcome(NORMAL)).as("seed %d %s", seed, sum).isEqualTo(e.getValue());
        assertThat(sum.winningMoves(NORMAL))
            .as("seed %d %s", seed, sum)
            .allMatch(move -> outcomes.get(sum.after(move).components()) == Outcome.P);
        long expected =
            IntStream.range(0, 2)
                .mapToLong(
                    i ->
                        sum.components()
                            .get(i)
                            .moves()
                            .filter(
                                m ->
                                    outcomes.get(sum.after(new SumMove(i, m)).components())
                                        == Outcome.P)
                            .count())
                .sum();
        assertThat(sum.countWinningMoves(NORMAL)).isEqualTo(expected);
        assertThat(sum.progressMove().isPresent()).isEqualTo(expected > 0);
        if (e.getValue() == Outcome.N) {
          playOut(sum, random, seed);
        }
      }
    }
  }

  /** The winner answers by progressMove, the loser at random; it must end, and soon. */
  private static void playOut(Sum start, SplittableRandom random, int seed) {
    Sum sum = start;
    for (int round = 0; round < 200; round++) {
      sum = sum.after(sum.progressMove().orElseThrow());
      List<SumMove> replies = new ArrayList<>();
      for (int i = 0; i < sum.components().size(); i++) {
        int component = i;
        sum.components().get(i).moves().forEach(m -> replies.add(new SumMove(component, m)));
      }
      if (replies.isEmpty()) {
        return;
      }
      sum = sum.after(replies.get(random.nextInt(replies.size())));
    }
    throw new AssertionError("seed " + seed + ": no end from " + start);
  }

  @Test
  void aHundredThousandComponentsAreAnsweredLazily() {
    List<Position> heaps = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      heaps.add(new Heap(1_000_000_000_000_000_000L + i));
    }
    heaps.add(new Heap(5));
    Sum sum = Sum.of(heaps);
    assertThat(sum.value()).isEqualTo(NimValue.of(5)); // 0 ^ 1 ^ ... ^ 99999 is 0
    assertThat(sum.countWinningMoves(NORMAL)).isPositive();
    SumMove move = sum.firstWinningMove(NORMAL).orElseThrow();
    assertThat(sum.after(move).value()).isEqualTo(NimValue.of(0));
    assertThat(sum.firstWinningMove(MISERE)).contains(move);
    assertThat(sum.winningMoves(NORMAL).iterator().next()).isEqualTo(move);
  }

  @Test
  void oneComponentWithMoreMovesThanMemoryIsNotListed() {
    Position wide =
        new Position() {
          @Override
          public long grundy() {
            return 1;
          }

          @Override
          public Stream<Move> moves() {
            return LongStream.range(0, Long.MAX_VALUE)
                .mapToObj(i -> new Move("m" + i, new Heap(0)));
          }
        };
    assertThat(Sum.of(wide, new Heap(0)).winningMoves(NORMAL).iterator().next().move().text())
        .isEqualTo("m0");
    assertThat(Sum.of(wide).winningMove(NORMAL, 3).orElseThrow()).hasToString("component 0, m3");
  }

  @Test
  void hostileArgumentsAreRefused() {
    Sum sum = Sum.of(new Heap(3));
    assertThatThrownBy(() -> sum.winningMove(NORMAL, -1)).hasMessageContaining("k is -1");
    SumMove outside = new SumMove(1, new Move("x", new Heap(0)));
    assertThatThrownBy(() -> sum.after(outside)).hasMessageContaining("component is 1");
    assertThatThrownBy(() -> new SumMove(-1, new Move("x", new Heap(0))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(sum).isEqualTo(Sum.of(new Heap(3))).hasSameHashCodeAs(Sum.of(new Heap(3)));
    assertThat(Flip.grundy("++")).isEqualTo(1);
  }
}
