package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.Allocation;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.Tameness;
import org.junit.jupiter.api.Test;

class NimTest {
  private static final Minimax<List<Long>> ORACLE =
      new Minimax<>(Rules::nim, piles -> NimPiles.of(Rules.array(piles)));

  private static int[] ints(long[] piles) {
    return Arrays.stream(piles).mapToInt(Math::toIntExact).toArray();
  }

  /** Every form of every answer, int and long, against the oracle. */
  private static void check(List<Long> state) {
    long[] piles = Rules.array(state);
    int[] ints = ints(piles);
    for (PlayConvention convention : PlayConvention.values()) {
      Outcome outcome = ORACLE.outcome(state, convention);
      assertThat(Nim.outcome(piles, convention)).as("%s", state).isEqualTo(outcome);
      assertThat(Nim.outcome(ints, convention)).as("%s", state).isEqualTo(outcome);
      List<PileMove> moves = Nim.winningMoves(piles, convention).toList();
      assertThat(moves.stream().map(move -> after(state, move)).toList())
          .as("%s %s", state, convention)
          .isEqualTo(ORACLE.winning(state, convention));
      assertThat(Nim.winningMoves(ints, convention).toList()).isEqualTo(moves);
      assertThat(Nim.countWinningMoves(piles, convention)).isEqualTo(moves.size());
      assertThat(Nim.countWinningMoves(ints, convention)).isEqualTo(moves.size());
      assertThat(Nim.firstMove(piles, convention)).isEqualTo(moves.stream().findFirst());
      assertThat(Nim.firstMove(ints, convention)).isEqualTo(moves.stream().findFirst());
      int first = moves.isEmpty() ? -1 : moves.get(0).pile();
      assertThat(Nim.firstPile(piles, convention)).isEqualTo(first);
      assertThat(Nim.firstPile(ints, convention)).isEqualTo(first);
      for (int i = 0; i < piles.length; i++) {
        int pile = i;
        long left =
            moves.stream()
                .filter(move -> move.pile() == pile)
                .mapToLong(PileMove::to)
                .findFirst()
                .orElse(-1);
        assertThat(Nim.sizeLeft(piles, i, convention)).isEqualTo(left);
        assertThat(Nim.sizeLeft(ints, i, convention)).isEqualTo((int) left);
      }
    }
  }

  private static List<Long> after(List<Long> state, PileMove move) {
    assertThat(state.get(move.pile())).isEqualTo(move.from());
    assertThat(move.to()).isBetween(0L, move.from() - 1);
    long[] piles = Rules.array(state);
    piles[move.pile()] = move.to();
    return Rules.list(piles);
  }

  @Test
  void textbookExamples() {
    assertThat(Nim.outcome(new int[] {3, 4, 5}, NORMAL)).isEqualTo(Outcome.N);
    assertThat(Nim.firstMove(new int[] {3, 4, 5}, NORMAL)).contains(new PileMove(0, 3, 1));
    assertThat(Nim.countWinningMoves(new int[] {3, 4, 5}, NORMAL)).isEqualTo(1);
    assertThat(Nim.outcome(new int[] {1, 2, 3}, NORMAL)).isEqualTo(Outcome.P);
    assertThat(Nim.winningMoves(new int[] {1, 2, 3}, NORMAL)).isEmpty();
    assertThat(Nim.nimSum(3, 4, 5)).isEqualTo(2);
    assertThat(new PileMove(0, 3, 1).text()).isEqualTo("pile 0: 3 -> 1");
  }

  @Test
  void threePilesToSixAgainstMinimax() {
    Rules.all(3, 6).forEach(NimTest::check);
  }

  @Test
  void fourPilesToFiveAgainstMinimax() {
    Rules.all(4, 5).forEach(NimTest::check);
  }

  @Test
  void upToSixPilesOfOneOrTwoAgainstMinimax() {
    for (int n = 0; n <= 6; n++) {
      Rules.all(n, 2).forEach(NimTest::check);
    }
  }

  @Test
  void positionsAgainstMinimax() {
    for (int n = 0; n <= 3; n++) {
      Rules.all(n, n == 3 ? 4 : 9).forEach(ORACLE::check);
    }
  }

  @Test
  void theEmptyPositionIsLostOrWonWithoutAMove() {
    for (int[] piles : new int[][] {{}, {0}, {0, 0, 0}}) {
      assertThat(Nim.outcome(piles, NORMAL)).isEqualTo(Outcome.P);
      assertThat(Nim.outcome(piles, MISERE)).isEqualTo(Outcome.N);
      assertThat(Nim.countWinningMoves(piles, MISERE)).isZero();
      assertThat(Nim.firstPile(piles, MISERE)).isEqualTo(-1);
    }
  }

  @Test
  void misereExamples() {
    assertThat(Nim.outcome(new int[] {3, 4, 1}, MISERE)).isEqualTo(Outcome.N);
    assertThat(Nim.outcome(new int[] {1, 2, 1}, MISERE)).isEqualTo(Outcome.N);
    assertThat(Nim.outcome(new int[] {1, 1, 1}, MISERE)).isEqualTo(Outcome.P);
  }

  /** Published: the misere P-positions of three heaps up to 7 (Winning Ways, ch. 13). */
  @Test
  void misereLossesOfThreePilesToSeven() {
    StringBuilder found = new StringBuilder();
    for (int a = 0; a <= 7; a++) {
      for (int b = a; b <= 7; b++) {
        for (int c = b; c <= 7; c++) {
          if (Nim.outcome(new int[] {a, b, c}, MISERE) == Outcome.P) {
            found.append(a).append(b).append(c).append(' ');
          }
        }
      }
    }
    assertThat(found.toString())
        .isEqualTo("001 022 033 044 055 066 077 111 123 145 167 246 257 347 356 ");
  }

  @Test
  void sizesPastThirtyTwoBits() {
    long[] piles = {1L << 32, 1, 1};
    assertThat(Nim.winningMoves(piles, NORMAL)).containsExactly(new PileMove(0, 1L << 32, 0));
    assertThat(Nim.winningMoves(piles, MISERE)).containsExactly(new PileMove(0, 1L << 32, 1));
    long[] largest = {Long.MAX_VALUE, Long.MAX_VALUE - 1};
    assertThat(Nim.nimSum(largest)).isEqualTo(1);
    assertThat(Nim.winningMoves(largest, NORMAL))
        .containsExactly(new PileMove(0, Long.MAX_VALUE, Long.MAX_VALUE - 1));
    assertThat(Nim.winningMoves(largest, MISERE))
        .containsExactly(new PileMove(0, Long.MAX_VALUE, Long.MAX_VALUE - 1));
  }

  @Test
  void aMillionPiles() {
    int[] piles = new SplittableRandom(7).ints(1_000_000, 0, Integer.MAX_VALUE).toArray();
    int nimSum = IntStream.of(piles).reduce(0, (a, b) -> a ^ b);
    assertThat(Nim.nimSum(piles)).isEqualTo(nimSum);
    int first = Nim.firstPile(piles, NORMAL);
    piles[first] = Nim.sizeLeft(piles, first, NORMAL);
    assertThat(Nim.outcome(piles, NORMAL)).isEqualTo(Outcome.P);
    assertThat(Nim.outcome(piles, MISERE)).isEqualTo(Outcome.P);
  }

  @Test
  void refusesNegativePilesWhereverTheyAre() {
    for (int n : new int[] {1, 2, 7, 8, 9, 31, 32, 33, 64, 100, 300}) {
      for (int bad = 0; bad < n; bad++) {
        int[] ints = new int[n];
        long[] longs = new long[n];
        ints[bad] = -5;
        longs[bad] = -5;
        assertThatThrownBy(() -> Nim.nimSum(ints))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage("piles[" + bad + "] is -5, expected 0 or more");
        assertThatThrownBy(() -> Nim.outcome(longs, MISERE))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage("piles[" + bad + "] is -5, expected 0 or more");
      }
    }
    // Two negative piles cancel each other's sign in the nim-sum.
    assertThatThrownBy(() -> Nim.nimSum(-1, 3, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Nim.nimSum(-1L, -1L)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Nim.sizeLeft(new int[] {1}, 1, NORMAL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("pile is 1");
  }

  @Test
  void outcomeCountAndFirstMoveAllocateNothing() {
    int[] ints = new SplittableRandom(1).ints(1000, 0, 1 << 30).toArray();
    long[] longs = new SplittableRandom(2).longs(1000, 0, 1L << 60).toArray();
    int[] few = {3, 4, 5};
    PlayConvention[] conventions = PlayConvention.values();
    long[] sink = new long[1];
    assertThat(
            Allocation.bytes(
                () -> {
                  for (PlayConvention convention : conventions) {
                    sink[0] += Nim.outcome(ints, convention) == Outcome.N ? 1 : 0;
                    sink[0] += Nim.outcome(longs, convention) == Outcome.N ? 1 : 0;
                    sink[0] += Nim.outcome(few, convention) == Outcome.N ? 1 : 0;
                    sink[0] += Nim.countWinningMoves(ints, convention);
                    sink[0] += Nim.countWinningMoves(longs, convention);
                    int pile = Nim.firstPile(ints, convention);
                    sink[0] += Nim.sizeLeft(ints, pile, convention);
                    pile = Nim.firstPile(longs, convention);
                    sink[0] += Nim.sizeLeft(longs, pile, convention);
                  }
                }))
        .isZero();
  }

  @Test
  void tamenessGoesByTheLargestPile() {
    assertThat(NimPiles.of().tameness()).isEqualTo(Tameness.FICKLE);
    assertThat(NimPiles.of(1, 0, 1).tameness()).isEqualTo(Tameness.FICKLE);
    assertThat(NimPiles.of(1, 2).tameness()).isEqualTo(Tameness.FIRM);
  }

  @Test
  void positionsAreValues() {
    long[] piles = {3, 4, 5};
    NimPiles position = NimPiles.of(piles);
    piles[0] = 9;
    position.piles()[1] = 9;
    assertThat(position).hasToString("nim:3,4,5").isEqualTo(NimPiles.of(3, 4, 5));
    assertThat(position).isNotEqualTo(NimPiles.of(3, 5, 4)).isNotEqualTo("nim:3,4,5");
    assertThat(NimPiles.of()).hasToString("nim:");
    assertThat(position.firstMoveTo(0).orElseThrow().text()).isEqualTo("pile 0: 3 -> 1");
    assertThat(position.movesTo(-1L)).isEmpty();
  }

  @Test
  void hugePilesAreNotEnumeratedForTheirFirstMoves() {
    NimPiles position = NimPiles.of(Long.MAX_VALUE, 1);
    assertThat(position.moves().limit(2).map(move -> move.result().toString()))
        .containsExactly("nim:0,1", "nim:1,1");
    assertThat(position.moves().iterator().next().text())
        .isEqualTo("pile 0: 9223372036854775807 -> 0");
  }

  @Test
  void takeUpToThreeAgainstMinimax() {
    for (long most = 1; most <= 4; most++) {
      long limit = most;
      Minimax<List<Long>> oracle =
          new Minimax<>(
              piles -> Rules.takeUpTo(limit, piles),
              piles -> TakeAway.upTo(limit, Rules.array(piles)));
      Rules.all(1, 30).forEach(oracle::check);
      Rules.all(2, 11).forEach(oracle::check);
      Rules.all(3, 5).forEach(oracle::check);
      for (List<Long> state : Rules.all(2, 12)) {
        TakeAway position = TakeAway.upTo(limit, Rules.array(state));
        for (PlayConvention convention : PlayConvention.values()) {
          assertThat(position.outcome(convention)).isEqualTo(oracle.outcome(state, convention));
          assertThat(
                  position
                      .winningMoves(convention)
                      .map(move -> Rules.list(Piles.with(position.piles(), move.pile(), move.to())))
                      .toList())
              .isEqualTo(oracle.winning(state, convention));
        }
      }
    }
  }

  @Test
  void takeUpToOfHugePiles() {
    assertThat(TakeAway.grundy(3, Long.MAX_VALUE)).isEqualTo(3);
    assertThat(TakeAway.grundy(Long.MAX_VALUE, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
    assertThat(TakeAway.grundy(Long.MAX_VALUE - 1, Long.MAX_VALUE)).isZero();
    TakeAway position = TakeAway.upTo(3, Long.MAX_VALUE, 2);
    assertThat(position.winningMoves(NORMAL))
        .containsExactly(new PileMove(0, Long.MAX_VALUE, Long.MAX_VALUE - 1));
    assertThat(TakeAway.upTo(3, 7, 9)).hasToString("take=3:7,9");
    assertThat(TakeAway.upTo(3, 7, 9).firstMove(NORMAL)).contains(new PileMove(0, 7, 5));
    assertThatThrownBy(() -> TakeAway.upTo(0, 7))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("most is 0, expected 1 or more");
    assertThatThrownBy(() -> TakeAway.upTo(3, 7, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("piles[1] is -1, expected 0 or more");
  }
}
