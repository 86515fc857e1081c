package org.grundy.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntervalsTest {
  private static final long SEED = 20261130;

  @Test
  void theVectorKernelIsInUseWhereTheModuleIs() {
    boolean present = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    assertThat(Intervals.KERNEL.getClass().getSimpleName())
        .isEqualTo(present ? "VectorIntervals" : "ScalarIntervals");
  }

  @ParameterizedTest
  @ValueSource(strings = {"scalar", "VectorIntervals"})
  void everyKernelWidensEveryLengthTo70AsTwoPlainSteps(String name) {
    IntervalKernel kernel = Kernels.load(IntervalKernel.class, name, ScalarIntervals.INSTANCE);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int n = 0; n <= 70; n++) {
      for (int length = 0; length + 1 < n; length++) {
        long[] values = random.longs(n, -1L << 40, 1L << 40).toArray();
        long[] best = random.longs(n + 1, -1L << 40, 1L << 40).toArray();
        long[] expected = step(values, step(values, best, length + 1), length + 2);
        int count = n - length - 1;
        long[] actual = best.clone();
        kernel.widen(values, actual, length, count);
        for (int i = 0; i <= n; i++) {
          long wanted = i < count ? expected[i] : best[i];
          if (actual[i] != wanted) {
            assertThat(actual[i])
                .as("seed %d, n %d, length %d, index %d", SEED, n, length, i)
                .isEqualTo(wanted);
          }
        }
      }
    }
  }

  private static long[] step(long[] values, long[] best, int length) {
    long[] next = best.clone();
    for (int i = 0; i + length <= values.length; i++) {
      next[i] = Math.max(values[i] - best[i + 1], values[i + length - 1] - best[i]);
    }
    return next;
  }
}
