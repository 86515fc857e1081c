package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.PlayConvention.MISERE;
import static org.grundy.PlayConvention.NORMAL;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Move;
import org.grundy.Outcome;
import org.grundy.sum.Sum;
import org.junit.jupiter.api.Test;

class WythoffTest {
  private static final long SEED = 1907;
  private static final Minimax<List<Long>> ORACLE =
      new Minimax<>(WythoffTest::options, pair -> new Wythoff(pair.get(0), pair.get(1)));

  private static List<List<Long>> options(List<Long> pair) {
    List<List<Long>> options = new ArrayList<>(Rules.nim(pair));
    long least = Math.min(pair.get(0), pair.get(1));
    for (long taken = least; taken > 0; taken--) {
      options.add(List.of(pair.get(0) - taken, pair.get(1) - taken));
    }
    return options;
  }

  @Test
  void allPairsToTwentyFourAgainstMinimax() {
    Rules.all(2, 24).forEach(pair -> ORACLE.checkSolved(pair, NORMAL, MISERE));
    Rules.all(2, 12).forEach(ORACLE::check);
  }

  /** OEIS A002251: the other pile of the P-position with n. */
  @Test
  void pairsAsPublished() {
    long[] partner = {
      0, 2, 1, 5, 7, 3, 10, 4, 13, 15, 6, 18, 20, 8, 23, 9, 26, 28, 11, 31, 12, 34, 36, 14, 39, 41
    };
    for (int n = 0; n < partner.length; n++) {
      for (long m = 0; m <= 45; m++) {
        assertThat(new Wythoff(n, m).outcome(NORMAL))
            .isEqualTo(m == partner[n] ? Outcome.P : Outcome.N);
      }
    }
  }

  @Test
  void exactWhereFloatingFormulasFail() {
    assertThat(new Wythoff(72723460248141L, 117669030460994L).outcome(NORMAL)).isEqualTo(Outcome.P);
    assertThat(new Wythoff(485410196624968454L, 785410196624968454L).outcome(NORMAL))
        .isEqualTo(Outcome.P);
    assertThat(new Wythoff(485410196624968448L, 785410196624968454L).outcome(NORMAL))
        .isEqualTo(Outcome.N);
    assertThat(new Wythoff(165580140, 267914295).outcome(NORMAL)).isEqualTo(Outcome.P);
    assertThat(new Wythoff(165580141, 267914296).outcome(NORMAL)).isEqualTo(Outcome.N);
  }

  private static BigInteger lower(long k) {
    BigDecimal phi =
        BigDecimal.valueOf(5)
            .sqrt(new MathContext(80))
            .add(BigDecimal.ONE)
            .divide(BigDecimal.valueOf(2));
    return phi.multiply(BigDecimal.valueOf(k)).toBigInteger();
  }

  @Test
  void multiplesOfTheGoldenRatioAgainstBigDecimals() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 3000; i++) {
      long n = i < 1000 ? i : random.nextLong() >>> (1 + random.nextInt(62));
      BigInteger expected = lower(n).subtract(BigInteger.valueOf(n));
      assertThat(Golden.floorDivide(n))
          .as("seed %d: %d", SEED, n)
          .isEqualTo(expected.longValueExact());
    }
    // 2^63, as an unsigned number.
    assertThat(Golden.floorDivide(Long.MIN_VALUE)).isEqualTo(5_700_357_409_661_599_242L);
  }

  @Test
  void winningMovesOfHugePositionsLeadToLosses() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 2000; i++) {
      Wythoff position = new Wythoff(random.nextLong() >>> 1, random.nextLong() >>> 1);
      List<Move> moves = position.winningMoves(NORMAL).toList();
      assertThat(moves).as("seed %d: %s", SEED, position).isNotEmpty();
      for (Move move : moves) {
        Wythoff after = (Wythoff) move.result();
        assertThat(after.outcome(NORMAL)).isEqualTo(Outcome.P);
        assertThat(after.winningMoves(NORMAL)).isEmpty();
        assertThat(isMove(position, after)).isTrue();
      }
    }
    Wythoff largest = new Wythoff(Long.MAX_VALUE, Long.MAX_VALUE);
    assertThat(largest.winningMoves(NORMAL).map(Move::result)).contains(new Wythoff(0, 0));
    assertThat(largest.winningMoves(MISERE).map(Move::result)).contains(new Wythoff(2, 2));
  }

  private static boolean isMove(Wythoff from, Wythoff to) {
    long a = from.a() - to.a();
    long b = from.b() - to.b();
    return a >= 0 && b >= 0 && a + b != 0 && (a == 0 || b == 0 || a == b);
  }

  @Test
  void valuesByTableAgainstTheDefinition() {
    WythoffTable table = WythoffTable.to(30);
    for (List<Long> pair : Rules.all(2, 30)) {
      assertThat(table.value(pair.get(0).intValue(), pair.get(1).intValue()))
          .isEqualTo(ORACLE.grundy(pair));
    }
    assertThat(table.size()).isEqualTo(30);
    assertThatThrownBy(() -> table.value(31, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WythoffTable.to(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(WythoffTable.to(0).value(0, 0)).isZero();
  }

  @Test
  void pilesPastTheTableAnswerWithoutAValue() {
    Wythoff far = new Wythoff(1_000_000, 5);
    assertThat(far.decides(NORMAL)).isTrue();
    assertThat(Sum.of(far).outcome(NORMAL)).isEqualTo(Outcome.N);
    assertThat(Sum.of(far).winningMoves(NORMAL)).hasSize(1);
    assertThat(Sum.of(far).countWinningMoves(NORMAL)).isEqualTo(1);
    assertThat(Sum.of(far).firstWinningMove(NORMAL)).isPresent();
    assertThat(Sum.of(far).winningMove(NORMAL, 1)).isEmpty();
    assertThat(Sum.of(far).randomWinningMove(NORMAL, 5)).isPresent();
    assertThat(Sum.of(new Wythoff(3, 5)).outcome(MISERE)).isEqualTo(Outcome.P);
    assertThatThrownBy(far::grundy)
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining("wythoff:1000000,5");
    assertThatThrownBy(() -> Sum.of(far, far).outcome(NORMAL))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(new Wythoff(72723460248141L, 117669030460994L).grundy()).isZero();
    assertThatThrownBy(() -> new Wythoff(-1, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Wythoff(0, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void textsOfMoves() {
    assertThat(new Wythoff(3, 5)).hasToString("wythoff:3,5");
    assertThat(new Wythoff(4, 4).winningMoves(NORMAL).map(Move::text))
        .containsExactly("both piles: take 4");
    assertThat(new Wythoff(9, 5).winningMoves(NORMAL).map(Move::text)).contains("pile 0: 9 -> 3");
  }
}
