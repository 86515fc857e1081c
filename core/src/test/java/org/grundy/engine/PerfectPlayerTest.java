package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.junit.jupiter.api.Test;

class PerfectPlayerTest {
  private static List<PerfectPlayer> players(Game game, PlayConvention convention) {
    OutcomeSolver outcomes = OutcomeSolver.of(game, convention);
    return List.of(
        PerfectPlayer.first(game, s -> outcomes.outcome(s) == Outcome.P ? 0 : 1),
        PerfectPlayer.random(game, s -> outcomes.outcome(s) == Outcome.P ? 0 : 1, 42),
        PerfectPlayer.fastest(game, RemotenessSolver.of(game, convention)));
  }

  /** Whether the player, about to move, wins against every line of play of the opponent. */
  private static boolean beatsEveryone(
      PerfectPlayer player, long[][] table, long state, boolean playerMoves, boolean misere) {
    if (table[(int) state].length == 0) {
      return playerMoves == misere;
    }
    if (playerMoves) {
      long next = player.move(state).orElseThrow();
      assertThat(player.isLegal(state, next)).isTrue();
      return beatsEveryone(player, table, next, false, misere);
    }
    for (long option : table[(int) state]) {
      if (!beatsEveryone(player, table, option, true, misere)) {
        return false;
      }
    }
    return true;
  }

  @Test
  void everyPolicyBeatsEveryStrategyFromEveryWonPosition() {
    SplittableRandom random = new SplittableRandom(12);
    for (int round = 0; round < 30; round++) {
      long[][] table = TestGames.randomAcyclic(random, 14, 14);
      Game game = TestGames.explicit(table);
      for (PlayConvention convention : PlayConvention.values()) {
        OutcomeSolver outcomes = OutcomeSolver.of(game, convention);
        for (PerfectPlayer player : players(game, convention)) {
          for (int state = 0; state < table.length; state++) {
            boolean won = outcomes.outcome(state) == Outcome.N;
            assertThat(player.isWon(state)).isEqualTo(won);
            if (won) {
              assertThat(
                      beatsEveryone(
                          player, table, state, true, convention == PlayConvention.MISERE))
                  .isTrue();
            } else {
              assertThat(player.move(state).isPresent()).isEqualTo(table[state].length > 0);
            }
          }
        }
      }
    }
  }

  @Test
  void explanationsAndLegality() {
    Game game = TestGames.takeUpTo(3);
    PerfectPlayer player = PerfectPlayer.first(game, GrundySolver.of(game)::grundy);
    assertThat(player.explain(5)).isEqualTo("5 (value 1): options 4 (0), 3 (3), 2 (2); play 4");
    assertThat(player.explain(4))
        .isEqualTo("4 (value 0): options 3 (3), 2 (2), 1 (1); all lose, play 3");
    assertThat(player.explain(0)).isEqualTo("0 (value 0): no options");
    assertThat(player.move(0)).isEqualTo(OptionalLong.empty());
    assertThat(player.isLegal(5, 2)).isTrue();
    assertThat(player.isLegal(5, 1)).isFalse();
    assertThat(player.isLegal(0, -1)).isFalse();
    PerfectPlayer slow =
        PerfectPlayer.fastest(game, RemotenessSolver.of(game, PlayConvention.NORMAL));
    assertThat(slow.move(8)).hasValue(7);
    assertThat(PerfectPlayer.random(game, GrundySolver.of(game)::grundy, 1).explain(1))
        .isEqualTo("1 (value 1): options 0 (0)");
  }
}
