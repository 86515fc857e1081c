package org.grundy.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XorTest {
  private static final long SEED = 300;
  private static final String VECTOR = "VectorXor";

  private static XorKernel load(String name) {
    return Kernels.load(XorKernel.class, name, ScalarXor.INSTANCE);
  }

  @Test
  void theVectorKernelIsInUseWhereTheModuleIs() {
    boolean present = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    assertThat(Xor.KERNEL.getClass().getSimpleName())
        .isEqualTo(present ? VECTOR : ScalarXor.class.getSimpleName());
  }

  @Test
  void whatCannotBeLoadedIsReplacedByTheScalarKernel() {
    assertThat(load("NoSuchKernel")).isSameAs(ScalarXor.INSTANCE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"scalar", VECTOR})
  void everyKernelFoldsEveryLengthTo300(String name) {
    XorKernel kernel = load(name);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int n = 0; n <= 300; n++) {
      int[] ints = random.ints(n, 0, Integer.MAX_VALUE).toArray();
      long[] longs = random.longs(n, 0, Long.MAX_VALUE).toArray();
      int intXor = 0;
      long longXor = 0;
      for (int i = 0; i < n; i++) {
        intXor ^= ints[i];
        longXor ^= longs[i];
      }
      assertThat(kernel.xor(ints)).as("seed %d, length %d", SEED, n).isEqualTo(intXor);
      assertThat(kernel.xor(longs)).as("seed %d, length %d", SEED, n).isEqualTo(longXor);
      assertThat(Xor.fold(ints)).isEqualTo(intXor);
      assertThat(Xor.fold(longs)).isEqualTo(longXor);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"scalar", VECTOR})
  void aNegativeElementAnywhereMakesTheResultNegative(String name) {
    XorKernel kernel = load(name);
    for (int n = 1; n <= 200; n++) {
      for (int i = 0; i < n; i++) {
        int[] ints = new int[n];
        ints[i] = Integer.MIN_VALUE;
        long[] longs = new long[n];
        longs[i] = -1;
        // A second one would cancel the first one's sign.
        ints[0] = -1;
        longs[n - 1] = -1;
        assertThat(kernel.xor(ints)).isNegative();
        assertThat(kernel.xor(longs)).isNegative();
      }
    }
  }
}
