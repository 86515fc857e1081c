package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapRulesetTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.77|0.77",
        ".77|0.77",
        "4.7|4.7",
        "0.770|0.77",
        "4.0|4.0",
        "0.000|0.0",
        "0.137|0.137",
        "hex=0.3F|hex=0.3f",
        "hex=.37|0.37",
        "hex=c.8|hex=c.8",
        "subtract=4,1,3,1|subtract=1,3,4",
        "subtract=1,2,3|subtract=1..3",
        "subtract=1..2,7|subtract=1,2,7",
        "allbut=2,1|allbut=1,2",
        "allbut=|allbut=",
        "grundys-game|grundys-game",
        "unequal=4.0|grundys-game",
        "unequal=0.37|unequal=0.37",
        "unequal=0.33|0.33",
        "kayles|0.77",
        "dawsons-chess|0.137"
      })
  void canonicalTextComesBack(String text, String canonical) {
    HeapRuleset ruleset = HeapRuleset.parse(text);
    assertThat(ruleset).hasToString(canonical);
    assertThat(HeapRuleset.parse(canonical)).isEqualTo(ruleset).hasSameHashCodeAs(ruleset);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "077|2",
        "1.7|1",
        "2.7|1",
        "0.8|3",
        "''|1",
        "0.|3",
        ".|2",
        "-0.7|1",
        "0.-7|3",
        "+.7|1",
        "0.7 7|4",
        "0.7.7|4",
        "4|2",
        "hex=0.3g|8",
        "hex=1.3|5",
        "subtract=|10",
        "subtract=0|10",
        "subtract=-1|10",
        "subtract=1,|12",
        "subtract=1;2|11",
        "subtract=5..3|13",
        "subtract=99999999999|10",
        "allbut=0|8",
        "nonsense=3|1"
      })
  void errorsPointAtTheCharacter(String text, int position) {
    assertThatThrownBy(() -> HeapRuleset.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("character " + position + ":");
  }

  @Test
  void optionsComeAscendingAndOnce() {
    assertThat(options("0.07", 6)).containsExactly("0,0,4", "0,1,3", "0,2,2");
    assertThat(options("0.77", 2)).containsExactly("0,0,0", "0,0,1");
    assertThat(options("grundys-game", 7)).containsExactly("0,1,6", "0,2,5", "0,3,4");
    assertThat(options("hex=0.08", 8)).containsExactly("1,1,4", "1,2,3", "2,2,2");
    assertThat(options("hex=8.0", 5)).containsExactly("1,1,3", "1,2,2");
    assertThat(options("subtract=1,3,4", 3)).containsExactly("0,0,0", "0,0,2");
    assertThat(options("allbut=1,3", 4)).containsExactly("0,0,0", "0,0,2");
    assertThat(options("0.0", 9)).isEmpty();
    HeapRuleset rule =
        HeapRuleset.of(
            "rule",
            (heap, out) -> {
              for (long i = 1; i < heap; i++) {
                out.accept(heap - i, 0, i);
              }
            });
    List<String> parts = new ArrayList<>();
    rule.forEachOption(5, (a, b, c) -> parts.add(a + "," + b + "," + c));
    assertThat(parts).containsExactly("0,1,4", "0,2,3");
  }

  @Test
  void aRuleThatDoesNotShrinkTheHeapIsRefused() {
    HeapRuleset rule = HeapRuleset.of("stuck", (heap, out) -> out.accept(heap, 0, 0));
    assertThatThrownBy(() -> rule.options(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stuck");
  }

  @Test
  void allowsExactlyTheOptions() {
    for (String text :
        List.of("0.77", "4.156", "hex=8.3f", "unequal=4.17", "subtract=2,5", "allbut=1,4")) {
      HeapRuleset ruleset = HeapRuleset.parse(text);
      for (int heap = 0; heap <= 12; heap++) {
        List<String> listed = options(text, heap);
        for (int a = 0; a <= heap; a++) {
          for (int b = a; a + b <= heap; b++) {
            for (int c = Math.max(b, 0); a + b + c <= heap; c++) {
              long[] parts = java.util.stream.LongStream.of(a, b, c).filter(x -> x > 0).toArray();
              assertThat(ruleset.allows(heap, parts))
                  .as("%s: %d -> %d,%d,%d", text, heap, a, b, c)
                  .isEqualTo(listed.contains(a + "," + b + "," + c));
            }
          }
        }
      }
    }
  }

  private static List<String> options(String text, long heap) {
    List<String> parts = new ArrayList<>();
    HeapRuleset.parse(text).forEachOption(heap, (a, b, c) -> parts.add(a + "," + b + "," + c));
    return parts;
  }
}
