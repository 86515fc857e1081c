package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.grundy.Allocation;
import org.grundy.CancelledException;
import org.grundy.PlayConvention;
import org.grundy.games.NimTally.TallyMove;
import org.junit.jupiter.api.Test;

/** Subtract a square, single heaps, and tallies of Nim piles. */
class SmallGamesTest {
  private static final long SEED = 5;

  @Test
  void subtractASquareAgainstMinimax() {
    Minimax<List<Long>> oracle =
        new Minimax<>(
            piles ->
                Rules.replaceOne(
                    piles,
                    size ->
                        LongStream.range(0, size)
                            .filter(
                                left -> {
                                  long root = Math.round(Math.sqrt((double) (size - left)));
                                  return root * root == size - left;
                                })),
            piles -> SubtractSquares.of(Rules.array(piles)));
    Rules.all(0, 0).forEach(oracle::check);
    Rules.all(1, 60).forEach(oracle::check);
    Rules.all(2, 12).forEach(oracle::check);
  }

  /** OEIS A014586. */
  @Test
  void subtractASquareAsPublished() {
    assertThat(SubtractSquares.values(33))
        .containsExactly(
            0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4,
            5, 3, 2, 3, 4);
  }

  /** Project Euler 310: of the triples of piles up to 29, 1160 are lost. */
  @Test
  void lostTriplesAsPublished() {
    int[] g = SubtractSquares.values(29);
    int lost = 0;
    for (int a = 0; a <= 29; a++) {
      for (int b = a; b <= 29; b++) {
        for (int c = b; c <= 29; c++) {
          lost += (g[a] ^ g[b] ^ g[c]) == 0 ? 1 : 0;
        }
      }
    }
    assertThat(lost).isEqualTo(1160);
  }

  @Test
  void subtractASquareRefusesAndStops() {
    assertThat(SubtractSquares.of(12, 13)).hasToString("squares:12,13");
    assertThatThrownBy(() -> SubtractSquares.of(3, 10_000_001))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("piles[1] is 10000001");
    assertThatThrownBy(() -> SubtractSquares.of(-1)).isInstanceOf(IllegalArgumentException.class);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> SubtractSquares.values(100_000))
        .isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void singleHeapsAgainstMinimax() {
    Minimax<List<Long>> oracle = new Minimax<>(Rules::nim, heap -> new NimHeap(heap.get(0)));
    Rules.all(1, 20).forEach(oracle::check);
  }

  @Test
  void heapsOfSixtyFourBits() {
    NimHeap largest = new NimHeap(-1L);
    assertThat(largest).hasToString("nimber:18446744073709551615");
    assertThat(largest.firstMoveTo(Long.MIN_VALUE).orElseThrow().text())
        .isEqualTo("18446744073709551615 -> 9223372036854775808");
    assertThat(largest.countMovesTo(-1L)).isZero();
    assertThat(largest.moves().limit(2)).hasSize(2);
    assertThat(new NimHeap(Long.MIN_VALUE).countMovesTo(Long.MIN_VALUE)).isZero();
    assertThat(new NimHeap(5).movesTo(-1L)).isEmpty();
  }

  private static void check(NimTally tally, long[] piles) {
    assertThat(tally.piles()).isEqualTo(piles.length);
    assertThat(tally.nimSum()).isEqualTo(Nim.nimSum(piles));
    for (PlayConvention convention : PlayConvention.values()) {
      assertThat(tally.outcome(convention)).isEqualTo(Nim.outcome(piles, convention));
      assertThat(tally.winningXor(convention)).isEqualTo(Nim.winningXor(piles, convention));
      assertThat(tally.countWinningMoves(convention))
          .isEqualTo(Nim.countWinningMoves(piles, convention));
      assertThat(tally.firstMove(convention))
          .isEqualTo(
              Nim.firstMove(piles, convention)
                  .map(move -> new TallyMove(move.pile(), move.from(), move.to())));
    }
  }

  @Test
  void talliesAgreeWithArrays() {
    for (int n = 0; n <= 4; n++) {
      for (List<Long> piles : Rules.all(n, 4)) {
        check(NimTally.of(LongStream.of(Rules.array(piles))), Rules.array(piles));
      }
    }
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 500; round++) {
      NimTally tally = new NimTally();
      LongStream.Builder piles = LongStream.builder();
      for (int part = random.nextInt(5); part > 0; part--) {
        long size = random.nextLong() >>> (1 + random.nextInt(63));
        int count = random.nextInt(6);
        if (random.nextBoolean()) {
          tally.add(size, count);
          LongStream.range(0, count).map(i -> size).forEach(piles);
        } else {
          long to = Math.min(Long.MAX_VALUE - count, size) + count;
          tally.addRange(to - count, to);
          LongStream.range(to - count, to).forEach(piles);
        }
      }
      check(tally, piles.build().toArray());
    }
    for (long from = 0; from < 20; from++) {
      for (long to = from; to < 40; to++) {
        NimTally tally = NimTally.of(LongStream.of(1));
        tally.addRange(from, to);
        check(tally, LongStream.concat(LongStream.of(1), LongStream.range(from, to)).toArray());
      }
    }
  }

  @Test
  void talliesOfMorePilesThanFitAnywhere() {
    NimTally tally = new NimTally();
    tally.addRange(0, Long.MAX_VALUE);
    assertThat(tally.piles()).isEqualTo(Long.MAX_VALUE);
    // The xor of 0 to 2^63 - 2 is 2^63 - 1.
    assertThat(tally.nimSum()).isEqualTo(Long.MAX_VALUE);
    assertThat(tally.countWinningMoves(NORMAL)).isEqualTo(Long.MAX_VALUE - (1L << 62));
    assertThat(tally.firstMove(NORMAL)).contains(new TallyMove(1L << 62, 1L << 62, (1L << 62) - 1));
    assertThatThrownBy(() -> tally.add(1)).isInstanceOf(ArithmeticException.class);
    assertThat(tally.piles()).isEqualTo(Long.MAX_VALUE);
    assertThatThrownBy(() -> tally.add(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> tally.add(1, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> tally.addRange(5, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> tally.addRange(-1, 4)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Codeforces 15C: piles of x, x + 1, ..., x + m - 1 for each quarry. */
  @Test
  void industrialNim() {
    NimTally tally = new NimTally();
    tally.addRange(2, 3);
    tally.addRange(3, 5);
    assertThat(tally.nimSum()).isNotZero();
  }

  @Test
  void talliesAllocateNothing() {
    NimTally tally = new NimTally();
    long[] sink = new long[1];
    assertThat(
            Allocation.bytes(
                () -> {
                  tally.add(12_345_678_901L);
                  tally.add(7, 3);
                  tally.addRange(100, 200);
                  sink[0] += tally.countWinningMoves(MISERE) + tally.winningXor(NORMAL);
                }))
        .isZero();
  }
}
