package org.grundy.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Both kernels against the definitions in {@link OrKernel}, bit by bit. */
class OrKernelTest {
  private static final long SEED = 20261130;
  private static final OrKernel[] KERNELS = {OrKernels.scalar(), OrKernels.best()};

  @Test
  void piecesOfPlanesAreCombinedByShift() {
    SplittableRandom random = new SplittableRandom(SEED);
    int log = 7;
    int planes = 16;
    for (int round = 0; round < 200; round++) {
      long[] bits = randomWords(random, (planes << log) + OrKernel.PLANE_WORDS, round % 6);
      EntryGroup byShift = new EntryGroup(64);
      int count = random.nextInt(60);
      int[][] entries = new int[count][];
      int column = 60;
      for (int e = 0; e < count; e++) {
        int back = random.nextInt(OrKernel.PLANE_WORDS, column);
        entries[e] = new int[] {random.nextInt(planes), back, random.nextInt(64)};
        int inPlane = (1 << log) - 1 - back;
        byShift.addByShift((entries[e][0] << log) | inPlane, entries[e][2]);
      }
      int index = random.nextInt(planes);
      long[] before = randomWords(random, 3 * OrKernel.PLANE_WORDS, 6);
      long[] expected = before.clone();
      int at = OrKernel.PLANE_WORDS;
      for (int[] entry : entries) {
        int plane = (index ^ entry[0]) << log;
        for (int bit = 0; bit < 64 * (OrKernel.PLANE_WORDS - 1); bit++) {
          int from = 64 * (column - entry[1]) + bit - entry[2];
          if (((bits[plane + (from >> 6)] >> from) & 1) != 0) {
            expected[at + (bit >> 6)] |= 1L << bit;
          }
        }
      }
      for (OrKernel kernel : KERNELS) {
        long[] target = before.clone();
        int looked =
            kernel.orPlanes(
                bits,
                index << log,
                column - (1 << log) + 1,
                byShift,
                new long[OrKernel.SCRATCH],
                target,
                at);
        assertThat(looked).isLessThanOrEqualTo(count);
        // The last word of a piece is not promised.
        target[at + OrKernel.PLANE_WORDS - 1] = expected[at + OrKernel.PLANE_WORDS - 1];
        assertThat(target).as("%s round %d seed %d", kernel, round, SEED).isEqualTo(expected);
      }
    }
  }

  @Test
  void onePlaneIsMovedByEveryDistance() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 200; round++) {
      long[] bits = randomWords(random, 200, round % 6);
      int origin = 150;
      int[] distances = new int[random.nextInt(1, 30)];
      for (int e = 0; e < distances.length; e++) {
        distances[e] = 64 * random.nextInt(130) + random.nextInt(1, 64);
      }
      int from = random.nextInt(distances.length);
      long[] before = randomWords(random, OrKernel.PLANE_WORDS, 6);
      long[] expected = before.clone();
      for (int e = from; e < distances.length; e++) {
        for (int bit = 0; bit < 64 * OrKernel.PLANE_WORDS; bit++) {
          int at = 64 * origin + bit - distances[e];
          if (((bits[at >> 6] >> at) & 1) != 0) {
            expected[bit >> 6] |= 1L << bit;
          }
        }
      }
      for (OrKernel kernel : KERNELS) {
        long[] target = before.clone();
        kernel.orPlane(bits, origin, distances, from, distances.length, target);
        assertThat(target).as("%s round %d seed %d", kernel, round, SEED).isEqualTo(expected);
      }
    }
  }

  @Test
  void theFirstPairIsFoundInEveryPlace() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int count = 0; count < 150; count++) {
      int from = random.nextInt(20);
      int at = random.nextInt(20);
      byte[] bytes = new byte[from + count];
      byte[] reversedBytes = new byte[at + count];
      random.nextBytes(bytes);
      random.nextBytes(reversedBytes);
      short[] shorts = new short[from + count];
      short[] reversedShorts = new short[at + count];
      for (int i = 0; i < count; i++) {
        shorts[from + i] = (short) ((random.nextInt(4) << 8) | (bytes[from + i] & 0xff));
        reversedShorts[at + i] = (short) (reversedBytes[at + i] & 0xff);
      }
      for (int x : new int[] {0, 1, 77, 255}) {
        int expectedByte = count;
        int expectedShort = count;
        for (int i = count - 1; i >= 0; i--) {
          expectedByte =
              (byte) (bytes[from + i] ^ reversedBytes[at + i]) == (byte) x ? i : expectedByte;
          expectedShort =
              (short) (shorts[from + i] ^ reversedShorts[at + i]) == x ? i : expectedShort;
        }
        for (OrKernel kernel : KERNELS) {
          assertThat(kernel.firstPair(bytes, from, reversedBytes, at, count, (byte) x))
              .isEqualTo(expectedByte);
          assertThat(kernel.firstPair(shorts, from, reversedShorts, at, count, (short) x))
              .isEqualTo(expectedShort);
        }
      }
    }
  }

  /** The more so, the fewer bits: with none at all a combination never fills up. */
  private static long[] randomWords(SplittableRandom random, int length, int sparsity) {
    long[] words = random.longs(length).toArray();
    for (int i = 0; i < sparsity; i++) {
      long[] and = random.longs(length).toArray();
      Arrays.setAll(words, w -> words[w] & and[w]);
    }
    return words;
  }
}
