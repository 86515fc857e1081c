package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.Budget;
import org.grundy.heap.HeapRuleset;
import org.grundy.internal.Meter;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The proof must refuse what is wrong; that it accepts what is right the orders show. */
class QuotientProofTest {
  private static final Meter METER = Meter.start(Budget.unlimited());

  private static QuotientBuilder built(String rules, int to) {
    QuotientBuilder builder =
        new QuotientBuilder(new HeapComponents(HeapRuleset.parse(rules)), METER);
    while (builder.heaps() < to) {
      builder.extend();
    }
    return builder;
  }

  /** Proves an assignment of elements to the heaps from nothing, heap by heap. */
  private static boolean proves(BipartiteMonoid monoid, Components heaps, int[] elements, int to) {
    QuotientProof proof = new QuotientProof(monoid, METER);
    for (int heap = 1; heap <= to; heap++) {
      int[] options =
          Arrays.stream(heaps.options(heap))
              .mapToInt(
                  option ->
                      Arrays.stream(option).map(part -> elements[part]).reduce(0, monoid::product))
              .toArray();
      if (options.length == 0
          ? elements[heap] != 0
          : !proof.add(elements[heap], proof.wins(options))) {
        return false;
      }
    }
    return true;
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.123", "0.15", "0.75", "0.16", "4.72"})
  void exactlyOneElementPassesForEachHeap(String rules) {
    int to = 14;
    QuotientBuilder builder = built(rules, to);
    Components heaps = new HeapComponents(HeapRuleset.parse(rules));
    BipartiteMonoid monoid = builder.monoid();
    assertThat(proves(monoid, heaps, builder.elements(), to)).isTrue();
    for (int heap = 1; heap <= to; heap++) {
      for (int wrong = 0; wrong < monoid.order(); wrong++) {
        int[] elements = builder.elements();
        if (elements[heap] != wrong) {
          elements[heap] = wrong;
          assertThat(proves(monoid, heaps, elements, to))
              .as("%s heap %d as element %d", rules, heap, wrong)
              .isFalse();
        }
      }
    }
  }

  /** Random elements in the quotient of another game: accepted only if every outcome is right. */
  @Test
  void whatIsAcceptedIsRight() {
    long seed = 20251130;
    SplittableRandom random = new SplittableRandom(seed);
    BipartiteMonoid monoid = built("0.33", 4).monoid();
    int accepted = 0;
    for (int round = 0; round < 20_000; round++) {
      HeapRuleset rules =
          HeapRuleset.parse("0." + random.nextInt(8) + random.nextInt(8) + random.nextInt(8));
      int to = 4;
      int[] elements = new int[to + 1];
      for (int heap = 1; heap <= to; heap++) {
        elements[heap] = random.nextInt(monoid.order());
      }
      if (!proves(monoid, new HeapComponents(rules), elements, to)) {
        continue;
      }
      accepted++;
      NaiveSolver<List<Integer>> naive = NaiveHeaps.solver(rules);
      for (long[] heaps : NaiveHeaps.multisets(4, to)) {
        int product =
            Arrays.stream(heaps).mapToInt(h -> elements[(int) h]).reduce(0, monoid::product);
        assertThat(monoid.inP(product))
            .as(
                "seed %d: %s %s as %s",
                seed, rules, Arrays.toString(heaps), Arrays.toString(elements))
            .isEqualTo(!naive.winsMisere(NaiveHeaps.sorted(heaps)));
      }
    }
    assertThat(accepted).isGreaterThan(20);
  }

  /** Adding a heap that is refused must leave the proof as it was. */
  @Test
  void aRefusedHeapChangesNothing() {
    QuotientBuilder builder = built("0.77", 9);
    BipartiteMonoid monoid = builder.monoid();
    QuotientProof proof = builder.proof();
    int pairs = proof.pairs();
    int one = builder.elements()[1];
    for (int x = 0; x < monoid.order(); x++) {
      assertThat(proof.add(x, proof.wins(new int[] {0}))).isEqualTo(x == one);
      assertThat(proof.pairs()).isEqualTo(pairs);
    }
    builder.extend();
    assertThat(builder.monoid()).isSameAs(monoid);
  }
}
