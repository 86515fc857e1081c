package org.grundy.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.Budget;
import org.grundy.CancelledException;
import org.grundy.guide.GameDescription.Ending;
import org.grundy.guide.GameDescription.Options;
import org.grundy.guide.GameDescription.Parts;
import org.grundy.guide.GameDescription.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassifyTest {
  private static List<Integer> take(int n, int most) {
    return IntStream.rangeClosed(1, Math.min(n, most)).mapToObj(k -> n - k).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "SAME_FOR_BOTH, ENDS, LAST_MOVER_WINS, MOVE_IN_ONE, GRUNDY",
    "SAME_FOR_BOTH, ENDS, LAST_MOVER_WINS, MOVE_IN_MANY, GRUNDY",
    "SAME_FOR_BOTH, ENDS, LAST_MOVER_LOSES, MOVE_IN_ONE, MISERE",
    "SAME_FOR_BOTH, MAY_REPEAT, LAST_MOVER_WINS, MOVE_IN_ONE, LOOPY",
    "SAME_FOR_BOTH, MAY_REPEAT, LAST_MOVER_LOSES, MOVE_IN_ONE, LOOPY",
    "SAME_FOR_BOTH, ENDS, SCORE, MOVE_IN_ONE, MINIMAX",
    "DIFFERENT, ENDS, LAST_MOVER_WINS, MOVE_IN_ONE, MINIMAX",
    "DIFFERENT, MAY_REPEAT, SCORE, MOVE_IN_MANY, MINIMAX"
  })
  void eachDescriptionHasOneTheoryWithReasons(
      Options options, Play play, Ending ending, Parts parts, Theory theory) {
    Advice advice = Classify.of(new GameDescription(options, play, ending, parts));
    assertThat(advice.theory()).isEqualTo(theory);
    assertThat(advice.reasons()).isNotEmpty();
    assertThat(advice.packages()).allMatch(name -> name.startsWith("org.grundy."));
    assertThat(advice.complete()).isTrue();
    assertThat(advice.examined()).isZero();
  }

  @Test
  void explorationFindsDifferencesAndCycles() {
    Advice nim =
        Classify.examine(
            20,
            n -> take(n, 3),
            n -> take(n, 3),
            Ending.LAST_MOVER_WINS,
            Parts.MOVE_IN_ONE,
            Budget.unlimited());
    assertThat(nim.theory()).isEqualTo(Theory.GRUNDY);
    assertThat(nim.examined()).isEqualTo(21);
    Advice partizan =
        Classify.examine(
            20,
            n -> take(n, 3),
            n -> take(n, 2),
            Ending.LAST_MOVER_WINS,
            Parts.MOVE_IN_ONE,
            Budget.unlimited());
    assertThat(partizan.theory()).isEqualTo(Theory.MINIMAX);
    Advice loopy =
        Classify.examine(
            0,
            n -> List.of((n + 1) % 5),
            n -> List.of((n + 1) % 5),
            Ending.LAST_MOVER_WINS,
            Parts.MOVE_IN_ONE,
            Budget.unlimited());
    assertThat(loopy.theory()).isEqualTo(Theory.LOOPY);
    assertThat(loopy.cautions()).anyMatch(text -> text.contains("progress"));
  }

  @Test
  void anExplorationCutShortSaysSo() {
    Advice advice =
        Classify.examine(
            0,
            n -> List.of(n + 1),
            n -> List.of(n + 1),
            Ending.LAST_MOVER_WINS,
            Parts.MOVE_IN_MANY,
            Budget.unlimited().withStates(1000));
    assertThat(advice.complete()).isFalse();
    assertThat(advice.examined()).isEqualTo(1000);
    assertThat(advice.theory()).isEqualTo(Theory.GRUNDY);
    assertThat(advice.cautions()).anyMatch(text -> text.contains("only 1000 positions"));
  }

  @Test
  void anInterruptedExplorationIsCancelled() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(
              () ->
                  Classify.examine(
                      0,
                      n -> List.of(n + 1),
                      n -> List.of(n + 1),
                      Ending.SCORE,
                      Parts.MOVE_IN_ONE,
                      Budget.unlimited()))
          .isInstanceOf(CancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
