package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.LimitExceededException;
import org.grundy.Tameness;
import org.grundy.heap.HeapRuleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenusTest {
  private static String genera(String rules, int from, int to) {
    GenusTable table = GenusTable.of(HeapRuleset.parse(rules), to);
    return IntStream.rangeClosed(from, to)
        .mapToObj(heap -> table.genus(heap).toString())
        .collect(Collectors.joining(" "));
  }

  /** Plambeck's page on 0.312, solved 2003-02-04; the last two repeat. */
  @Test
  void theGenusSequenceOf0312IsThePublishedOne() {
    assertThat(genera("0.312", 1, 10))
        .isEqualTo("1^031 2^20 0^02 2^1420 0^02 1^13 0^02 1^13 0^02 1^13");
  }

  /** Misere values of single heaps, from the tests of CGSuite (GameHeapTest, e909ab8). */
  @ParameterizedTest
  @CsvSource({
    "0.77, 1 0 2 3 0 1 3 2 1 0 2 4 0 1 2 5 1 6 3 2 0",
    "0.07, 1 1 0 0 2 1 3 0 0 1 1 3 0 2 1 1 0 0 2 1 3",
    "'subtract=2,3,7', 1 1 0 0 2 1 1 0 0 2 1 1 0 0 2 1 1 0 0 2 1",
    "0.0330003, 1 1 0 0 2 1 1 0 0 2 1 1 0 0 2 1 1 0 0 2 1"
  })
  void misereValuesAreThePublishedOnes(String rules, String values) {
    GenusTable table = GenusTable.of(HeapRuleset.parse(rules), 20);
    assertThat(
            IntStream.rangeClosed(0, 20)
                .mapToObj(heap -> Integer.toString(table.genus(heap).misere(0)))
                .collect(Collectors.joining(" ")))
        .isEqualTo(values);
  }

  /** Every code of two digits to heap 20, against the definition, with real heaps *2 beside. */
  @Test
  void generaOfTwoDigitCodesAreThoseOfTheDefinition() {
    int wild = 0;
    for (int code = 0; code < 64; code++) {
      HeapRuleset rules = HeapRuleset.parse(String.format("0.%02o", code));
      GenusTable table = GenusTable.of(rules, 20);
      ByDefinition naive = new ByDefinition(rules);
      for (int heap = 0; heap <= 20; heap++) {
        Genus genus = table.genus(heap);
        List<Integer> sum = NaiveHeaps.sorted(heap);
        assertThat(genus.grundy()).isEqualTo(naive.grundy(sum));
        int known = heap <= 12 ? 6 : 2;
        for (int twos = 0; twos < known; twos++) {
          assertThat(genus.misere(twos))
              .as("%s heap %d with %d heaps *2: %s", rules, heap, twos, genus)
              .isEqualTo(naive.misere(sum, twos, 0));
        }
        if (table.kind(heap) == MisereKind.TAME) {
          assertThat(genus.isTame()).isTrue();
        } else {
          wild++;
        }
      }
    }
    assertThat(wild).isPositive();
  }

  /** Grundy and misere values by recursion on sums of heaps, heaps *2 and heaps *1. */
  private static final class ByDefinition {
    private record Key(List<Integer> sum, int twos, int ones) {}

    private final HeapRuleset rules;
    private final Map<Key, Integer> misere = new HashMap<>();
    private final Map<List<Integer>, Integer> grundy = new HashMap<>();
    private final Map<List<Integer>, List<List<Integer>>> options = new HashMap<>();

    ByDefinition(HeapRuleset rules) {
      this.rules = rules;
    }

    private List<List<Integer>> options(List<Integer> sum) {
      List<List<Integer>> known = options.get(sum);
      if (known == null) {
        known = new ArrayList<>(NaiveHeaps.options(rules, sum));
        options.put(sum, known);
      }
      return known;
    }

    int grundy(List<Integer> sum) {
      Integer known = grundy.get(sum);
      if (known == null) {
        Set<Integer> values = new HashSet<>();
        options(sum).forEach(option -> values.add(grundy(option)));
        known = mex(values);
        grundy.put(sum, known);
      }
      return known;
    }

    int misere(List<Integer> sum, int twos, int ones) {
      Key key = new Key(sum, twos, ones);
      Integer known = misere.get(key);
      if (known == null) {
        Set<Integer> values = new HashSet<>();
        options(sum).forEach(option -> values.add(misere(option, twos, ones)));
        if (twos > 0) {
          values.add(misere(sum, twos - 1, ones));
          values.add(misere(sum, twos - 1, ones + 1));
        }
        if (ones > 0) {
          values.add(misere(sum, twos, ones - 1));
        }
        known = values.isEmpty() ? 1 : mex(values);
        misere.put(key, known);
      }
      return known;
    }

    private static int mex(Set<Integer> values) {
      int mex = 0;
      while (values.contains(mex)) {
        mex++;
      }
      return mex;
    }
  }

  @Test
  void nimIsTameAndKaylesIsNot() {
    GenusTable nim = GenusTable.of(HeapRuleset.allBut(), 40);
    assertThat(nim.isTame()).isTrue();
    assertThat(nim.tameness(0)).isEqualTo(Tameness.FICKLE);
    assertThat(nim.tameness(1)).isEqualTo(Tameness.FICKLE);
    assertThat(nim.tameness(2)).isEqualTo(Tameness.FIRM);
    assertThat(nim.genus(12)).hasToString("12^(12,14)");
    assertThat(nim.genus(0)).hasToString("0^120");
    assertThat(nim.heaps()).isEqualTo(40);

    GenusTable kayles = GenusTable.of(HeapRuleset.parse("0.77"), 10);
    assertThat(kayles.isTame()).isFalse();
    assertThat(kayles.kind(4)).isEqualTo(MisereKind.TAME);
    assertThat(kayles.kind(5)).isNotEqualTo(MisereKind.TAME);
    assertThat(kayles.tameness(5)).isEqualTo(Tameness.UNKNOWN);
    assertThat(kayles.genus(5).isTame()).isFalse();
    assertThat(kayles.ruleset()).hasToString("0.77");
  }

  @Test
  void theLastTwoTermsRepeat() {
    Genus genus = Genus.of(2, 1, 4, 2, 0, 2, 0, 2);
    assertThat(genus).isEqualTo(Genus.of(2, 1, 4, 2, 0)).hasToString("2^1420");
    assertThat(genus.hashCode()).isEqualTo(Genus.of(2, 1, 4, 2, 0).hashCode());
    assertThat(IntStream.range(0, 8).map(genus::misere)).containsExactly(1, 4, 2, 0, 2, 0, 2, 0);
    assertThat(genus).isNotEqualTo(Genus.of(1, 1, 4, 2, 0)).isNotEqualTo(null);
    assertThat(genus.isTame()).isFalse();
    assertThat(Genus.of(0, 0, 2).isTame()).isTrue();
    assertThat(Genus.of(2, 3, 0, 2).isTame()).isFalse();
  }

  @Test
  void badArgumentsAreRefused() {
    assertThatThrownBy(() -> Genus.of(-1, 0, 2)).hasMessageContaining("grundy is -1");
    assertThatThrownBy(() -> Genus.of(0, 0, -2)).hasMessageContaining("misere[1] is -2");
    assertThatThrownBy(() -> Genus.of(0, 1)).hasMessage("misere has 1 values, expected 2 or more");
    assertThatThrownBy(() -> Genus.of(0, 0, 2).misere(-1)).hasMessageContaining("twos is -1");
    GenusTable table = GenusTable.of(HeapRuleset.parse("0.77"), 3);
    assertThatThrownBy(() -> table.genus(4)).hasMessage("heap is 4, expected 0 to 3");
    assertThatThrownBy(() -> table.kind(-1)).hasMessage("heap is -1, expected 0 to 3");
    assertThatThrownBy(() -> GenusTable.of(HeapRuleset.parse("0.77"), -1))
        .hasMessageContaining("to is -1");
  }

  @Test
  void theBudgetIsHonoured() {
    assertThatThrownBy(
            () ->
                GenusTable.of(
                    HeapRuleset.parse("0.77"),
                    60,
                    Budget.unlimited().withStates(200),
                    (done, total) -> {}))
        .isInstanceOf(LimitExceededException.class);
  }
}
