package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeapPositionTest {
  @Test
  void textValueAndMoves() {
    Position position = HeapPosition.of(HeapRuleset.parse("kayles"), 5, 9, 12);
    assertThat(position).hasToString("0.77:5,9,12");
    assertThat(position.grundy()).isEqualTo(4);
    assertThat(position)
        .isEqualTo(HeapPosition.of(HeapRuleset.parse("0.77"), 5, 9, 12))
        .hasSameHashCodeAs(HeapPosition.of(HeapRuleset.parse("0.77"), 5, 9, 12))
        .isNotEqualTo(HeapPosition.of(HeapRuleset.parse("0.77"), 9, 5, 12));
    Position small = HeapPosition.of(HeapRuleset.parse("0.77"), 1, 3);
    assertThat(small.moves().map(Move::text))
        .containsExactly(
            "heap 0: 1 -> 0", "heap 1: 3 -> 1", "heap 1: 3 -> 2", "heap 1: 3 -> 1 + 1");
    assertThat(small.moves().map(move -> move.result().toString()))
        .containsExactly("0.77:0,3", "0.77:1,1", "0.77:1,2", "0.77:1,1,1");
    assertThat(HeapPosition.of(HeapRuleset.parse("0.77")).moves()).isEmpty();
    assertThatThrownBy(() -> HeapPosition.of(HeapRuleset.parse("0.77"), 3, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("heaps[1]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.77",
        "4.7",
        "0.156",
        "hex=0.3f",
        "hex=8.1",
        "grundys-game",
        "unequal=0.37",
        "subtract=1,3,4",
        "allbut=1,2"
      })
  void valuesAndMovesAgreeWithTheReference(String text) {
    HeapRuleset ruleset = HeapRuleset.parse(text);
    NimSequence sequence = NimSequence.of(ruleset);
    NaiveSolver<Position> reference =
        new NaiveSolver<>(position -> position.moves().map(Move::result).toList());
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 12; round++) {
      Position position =
          HeapPosition.of(sequence, random.nextInt(7), random.nextInt(6), random.nextInt(4));
      assertThat(position.grundy()).isEqualTo(reference.grundy(position));
      for (long target = 0; target < 4; target++) {
        List<Move> wanted = new ArrayList<>();
        for (Move move : position.moves().toList()) {
          if (move.result().grundy() == target) {
            wanted.add(move);
          }
        }
        assertThat(position.movesTo(target)).isEqualTo(wanted);
        assertThat(position.countMovesTo(target)).isEqualTo(wanted.size());
        assertThat(position.firstMoveTo(target)).isEqualTo(wanted.stream().findFirst());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.77", "0.07", "4.7", "0.17", "0.4", "subtract=7,18,25", "allbut=2,3,7", "0.33"})
  void winningMovesBeyondTheTableAreLegalAndWin(String text) {
    HeapRuleset ruleset = HeapRuleset.parse(text);
    NimSequence sequence = NimSequence.of(ruleset);
    SplittableRandom random = new SplittableRandom(18);
    for (int round = 0; round < 20; round++) {
      long big =
          ruleset instanceof AllButRuleset
              ? 1_000_000_000_000L + random.nextInt(1000)
              : Long.MAX_VALUE - random.nextInt(1000);
      Position position = HeapPosition.of(sequence, big, random.nextInt(30));
      for (long target = 0; target < 3; target++) {
        List<Move> first = position.movesTo(target).limit(3).toList();
        for (Move move : first) {
          HeapPosition result = (HeapPosition) move.result();
          assertThat(result.grundy()).isEqualTo(target);
          assertThat(isMove(ruleset, (HeapPosition) position, result)).isTrue();
        }
        assertThat(position.countMovesTo(target) == 0).isEqualTo(first.isEmpty());
      }
    }
  }

  /** Whether one heap of two was replaced by parts that the rules allow. */
  private static boolean isMove(HeapRuleset ruleset, HeapPosition from, HeapPosition to) {
    long[] a = from.heaps().toArray();
    long[] b = to.heaps().toArray();
    int parts = b.length - 1;
    long[] first = java.util.Arrays.stream(b, 0, parts).filter(x -> x > 0).toArray();
    long[] second = java.util.Arrays.stream(b, 1, b.length).filter(x -> x > 0).toArray();
    return (b[parts] == a[1] && ruleset.allows(a[0], first))
        || (b[0] == a[0] && ruleset.allows(a[1], second));
  }

  @Test
  void countsBeyondTheTableAgreeWithEnumeration() {
    for (String text : List.of("0.77", "0.07", "4.7", "0.17", "allbut=1,4")) {
      HeapRuleset ruleset = HeapRuleset.parse(text);
      NimSequence sequence = NimSequence.of(ruleset);
      assertThat(sequence.findPeriod(20_000).certificate()).isPresent();
      int start = sequence.length();
      NimSequence direct = NimSequence.of(ruleset, SequenceStrategy.DIRECT);
      for (int n = start; n < start + 12; n++) {
        for (long value = 0; value < 8; value++) {
          HeapOptions all = ruleset.options(n);
          long expected = 0;
          while (all.next()) {
            long v =
                direct.valueAt(all.small())
                    ^ direct.valueAt(all.middle())
                    ^ direct.valueAt(all.large());
            expected += v == value ? 1 : 0;
          }
          assertThat(OptionsOfValue.count(sequence, n, value))
              .as("%s heap %d value %d", text, n, value)
              .isEqualTo(expected);
        }
      }
    }
  }
}
