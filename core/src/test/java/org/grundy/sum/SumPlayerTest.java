package org.grundy.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.LimitExceededException;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Position;
import org.grundy.games.CoinTurning;
import org.grundy.games.GreenHackenbush;
import org.grundy.games.NimPiles;
import org.grundy.graph.EdgeList;
import org.grundy.graph.GraphGame;
import org.grundy.heap.HeapPosition;
import org.grundy.heap.HeapRuleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SumPlayerTest {
  private static Position component(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> NimPiles.of(random.nextInt(4), random.nextInt(3));
      case 1 -> HeapPosition.of(HeapRuleset.parse("0.77"), random.nextInt(6));
      case 2 -> GreenHackenbush.parse("0-1,1-2,0-2,1-3");
      default -> CoinTurning.of("turtles").row(random.nextBoolean() ? "HTH" : "TTH");
    };
  }

  /** Every line of play against the player, from a sum it says it has won. */
  private static void beatsEverybody(SumPlayer player, Sum sum, boolean own, Set<String> seen) {
    if (!seen.add(sum + (own ? " own" : ""))) {
      return;
    }
    if (own) {
      Optional<SumMove> move = player.move(sum);
      if (move.isEmpty()) {
        assertThat(player.convention()).as("stuck in %s", sum).isEqualTo(PlayConvention.MISERE);
        return;
      }
      Sum next = sum.after(move.get());
      assertThat(next.outcome(player.convention()))
          .as("%s from %s", move, sum)
          .isEqualTo(Outcome.P);
      beatsEverybody(player, next, false, seen);
      return;
    }
    boolean stuck = true;
    for (int i = 0; i < sum.components().size(); i++) {
      int component = i;
      List<String> texts = sum.components().get(i).moves().map(m -> m.text()).toList();
      stuck &= texts.isEmpty();
      texts.forEach(text -> beatsEverybody(player, player.after(sum, component, text), true, seen));
    }
    assertThat(stuck && player.convention() == PlayConvention.MISERE)
        .as("the opponent is stuck in %s and wins", sum)
        .isFalse();
  }

  @ParameterizedTest
  @EnumSource(PlayConvention.class)
  void beatsEveryStrategyFromWonSums(PlayConvention convention) {
    SplittableRandom random = new SplittableRandom(3);
    int won = 0;
    for (int round = 0; round < 40; round++) {
      Sum sum = Sum.of(component(random), component(random));
      if (sum.outcome(convention) == Outcome.N) {
        won++;
        beatsEverybody(SumPlayer.first(convention), sum, true, new HashSet<>());
        beatsEverybody(SumPlayer.random(convention, round), sum, true, new HashSet<>());
      } else {
        assertThat(sum.outcome(convention)).isEqualTo(Outcome.P);
      }
    }
    assertThat(won).isBetween(15, 40);
  }

  /** Every sum of up to three of these components, under both conventions. */
  @ParameterizedTest
  @EnumSource(PlayConvention.class)
  void beatsEveryStrategyFromEverySmallWonSum(PlayConvention convention) {
    List<Position> components = new ArrayList<>();
    for (int n = 0; n <= 3; n++) {
      components.add(NimPiles.of(n));
      components.add(HeapPosition.of(HeapRuleset.parse("0.77"), n + 1));
      components.add(HeapPosition.of(HeapRuleset.parse("subtract=1,3"), n));
    }
    components.add(GreenHackenbush.parse("0-1,1-2,0-2"));
    components.add(CoinTurning.of("turtles").row("TH"));
    SumPlayer player = SumPlayer.first(convention);
    Set<String> seen = new HashSet<>();
    int won = 0;
    for (Position a : components) {
      for (Position b : components) {
        for (Position c : components) {
          Sum sum = Sum.of(a, b, c);
          if (sum.outcome(convention) == Outcome.N) {
            won++;
            beatsEverybody(player, sum, true, seen);
          }
        }
      }
    }
    assertThat(won).isGreaterThan(1500);
  }

  @Test
  void playsOnWhenLostAndStopsAtTheEnd() {
    Sum lost = Sum.of(NimPiles.of(2), NimPiles.of(2));
    SumPlayer first = SumPlayer.first(PlayConvention.NORMAL);
    assertThat(first.move(lost).orElseThrow().toString()).startsWith("component 0, ");
    Set<String> played = new HashSet<>();
    SumPlayer random = SumPlayer.random(PlayConvention.NORMAL, 5);
    IntStream.range(0, 100).forEach(i -> played.add(random.move(lost).orElseThrow().toString()));
    assertThat(played).hasSize(4);
    assertThat(first.move(Sum.of())).isEmpty();
    assertThat(random.move(Sum.of(NimPiles.of(0)))).isEmpty();
  }

  @Test
  void winsWhereComponentsLieOnCyclesAndKeepsDraws() {
    // b is won by going to t, though c leads back; d and e go round for ever.
    GraphGame game =
        GraphGame.of("g", EdgeList.parse("b t\nb c\nc b\nc t\nd e\ne d\na b\na c\nb a\n"));
    SumPlayer player = SumPlayer.first(PlayConvention.NORMAL);
    for (String vertex : List.of("a", "b", "c")) {
      Sum sum = Sum.of(game.position(vertex), NimPiles.of(1));
      for (int plies = 0; sum.outcome(PlayConvention.NORMAL) == Outcome.N; plies++) {
        assertThat(plies).as("the win from %s is put off", vertex).isLessThan(50);
        sum = sum.after(player.move(sum).orElseThrow());
        assertThat(sum.outcome(PlayConvention.NORMAL)).isEqualTo(Outcome.P);
        // The opponent prefers to go round.
        Optional<SumMove> answer = player.move(sum);
        if (answer.isEmpty()) {
          break;
        }
        sum = sum.after(answer.get());
      }
    }
    Sum drawn = Sum.of(game.position("d"), NimPiles.of(2));
    assertThat(drawn.outcome(PlayConvention.NORMAL)).isEqualTo(Outcome.DRAW);
    Sum next = drawn.after(player.move(drawn).orElseThrow());
    assertThat(next.outcome(PlayConvention.NORMAL)).isEqualTo(Outcome.DRAW);
  }

  @Test
  void takesMovesByTheirTextOrResultAndRefusesOthers() {
    SumPlayer player = SumPlayer.first(PlayConvention.NORMAL);
    Sum sum = Sum.of(NimPiles.of(3, 4, 5), HeapPosition.of(HeapRuleset.parse("0.77"), 5));
    assertThat(player.after(sum, 0, "pile 0: 3 -> 1").toString()).isEqualTo("nim:1,4,5 + 0.77:5");
    assertThat(player.after(sum, 0, "nim:1,4,5").toString()).isEqualTo("nim:1,4,5 + 0.77:5");
    for (String bad : List.of("nim:3,4,6", "nim:2,3,5", "", "pile 3: 1 -> 0", "0.77:4")) {
      assertThatThrownBy(() -> player.after(sum, 0, bad))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("move '" + bad + "' is no move of nim:3,4,5");
    }
    assertThatThrownBy(() -> player.after(sum, 2, "nim:1,4,5"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("component");
    assertThatThrownBy(() -> player.after(Sum.of(), 0, "x"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void takesMovesOfLongListsAndDoesNotCallIllegalWhatItDidNotReach() {
    SumPlayer player = SumPlayer.first(PlayConvention.NORMAL);
    Sum long5 = Sum.of(NimPiles.of(5_000_000));
    assertThat(player.after(long5, 0, "pile 0: 5000000 -> 4000000").toString())
        .isEqualTo("nim:4000000");
    Sum endless = Sum.of(NimPiles.of(Long.MAX_VALUE));
    assertThat(player.after(endless, 0, "nim:7").toString()).isEqualTo("nim:7");
    assertThatThrownBy(() -> player.after(endless, 0, "nim:4000000000"))
        .isInstanceOf(LimitExceededException.class);
    assertThatThrownBy(() -> player.after(long5, 0, "nim:5000000"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void saysWhy() {
    SumPlayer player = SumPlayer.first(PlayConvention.NORMAL);
    assertThat(
            player.explain(Sum.of(NimPiles.of(3), HeapPosition.of(HeapRuleset.parse("0.77"), 2))))
        .isEqualTo(
            """
            nim:3 is worth 3, 0.77:2 is worth 2; the nim-sum is 1: whoever moves now wins.
            Play component 0, pile 0: 3 -> 2.
            It leaves nim:2 is worth 2, 0.77:2 is worth 2; the nim-sum is 0.
            The options of nim:3 are worth 0, 1, 2; the least number missing is 3.""");
    assertThat(player.explain(Sum.of(NimPiles.of(new long[100_000]), NimPiles.of(1))))
        .hasSizeLessThan(1000)
        .contains("nim:0,0,0", "... is worth 0", "whoever moves now wins");
    assertThat(player.explain(Sum.of(NimPiles.of(1, 1))))
        .isEqualTo("nim:1,1 is worth 0: whoever moves now loses.\nNo move wins.");
    assertThat(SumPlayer.first(PlayConvention.MISERE).explain(Sum.of(NimPiles.of(2, 1))))
        .isEqualTo(
            """
            Misere play, by tame: whoever moves now wins.
            Play component 0, pile 0: 2 -> 0.
            It leaves nim:0,1, which is lost to move in.""");
  }
}
