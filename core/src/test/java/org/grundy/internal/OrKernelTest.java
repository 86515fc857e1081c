package org.grundy.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Both kernels against the definitions in {@link OrKernel}, bit by bit. */
class OrKernelTest {
  private static final long SEED = 20261130;
  private static final OrKernel[] KERNELS = {
    OrKernels.scalar(), OrKernels.best(), OrKernels.late()
  };

  @Test
  void piecesOfPlanesAreCombinedAndMoved() {
    SplittableRandom random = new SplittableRandom(SEED);
    int log = 7;
    int planes = 16;
    int words = OrKernel.PLANE_WORDS;
    for (int round = 0; round < 200; round++) {
      long[] bits = randomWords(random, (planes << log) + words, round % 6);
      int column = 60;
      int plane = random.nextInt(planes) << log;
      int[] offsets = new int[random.nextInt(1, 60)];
      int[] entries = new int[offsets.length];
      int shift = random.nextInt(64);
      int from = random.nextInt(offsets.length);
      long[] before = randomWords(random, 3 * words, 6);
      long[] expected = new long[words - 1];
      long[] expectedMoved = new long[words - 1];
      for (int e = 0; e < offsets.length; e++) {
        int back = random.nextInt(words, column);
        int own = random.nextInt(1, 64);
        offsets[e] = (random.nextInt(planes) << log) | ((1 << log) - 1 - back);
        entries[e] = (offsets[e] << 6) | own;
        for (int bit = 0; e >= from && bit < 64 * (words - 1); bit++) {
          addBit(expected, bit, bits, ((plane ^ offsets[e]) >> log) << log, column - back, shift);
          addBit(expectedMoved, bit, bits, (offsets[e] >> log) << log, column - back, own);
        }
      }
      int origin = column - (1 << log);
      for (OrKernel kernel : KERNELS) {
        long[] target = before.clone();
        kernel.orPieces(bits, plane, origin, offsets, from, offsets.length, shift, target, words);
        long[] moved = before.clone();
        kernel.orMoved(bits, origin, entries, from, entries.length, moved);
        for (int i = 0; i < words - 1; i++) {
          assertThat(OrKernel.moved(target, words, i))
              .as("%s round %d word %d seed %d", kernel, round, i, SEED)
              .isEqualTo(expected[i] | OrKernel.moved(before, words, i));
          assertThat(OrKernel.moved(moved, 0, i))
              .as("%s round %d word %d seed %d", kernel, round, i, SEED)
              .isEqualTo(expectedMoved[i] | OrKernel.moved(before, 0, i));
        }
        assertThat(Arrays.copyOf(target, words)).isEqualTo(Arrays.copyOf(before, words));
      }
    }
  }

  private static void addBit(
      long[] expected, int bit, long[] bits, int plane, int word, int shift) {
    int from = 64 * word + bit - shift;
    if (((bits[plane + (from >> 6)] >> from) & 1) != 0) {
      expected[bit >> 6] |= 1L << bit;
    }
  }

  @Test
  void rowsAreCombinedAndMoved() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 200; round++) {
      int words = 16 << (round % 4);
      int rowCount = 20;
      long[] rows = randomWords(random, rowCount * words, round % 6);
      int origin = (rowCount - 1) * words;
      int end = random.nextInt(1, words + 1);
      long[] before = randomWords(random, words, 6);
      long[][] expected = new long[KERNELS.length][];
      EntryGroup[] groups = new EntryGroup[KERNELS.length];
      for (int k = 0; k < KERNELS.length; k++) {
        groups[k] = new EntryGroup();
        expected[k] = before.clone();
      }
      for (int e = random.nextInt(40); e > 0; e--) {
        int back = random.nextInt(rowCount - 1);
        int xor = random.nextInt(words);
        int shift = random.nextInt(64);
        for (int k = 0; k < KERNELS.length; k++) {
          groups[k].add(back * words, xor, shift);
          for (int bit = 0; bit < 64 * end; bit++) {
            int from = 64 * (rowCount - 1 - back) + bit % 64 - shift;
            if (((rows[(from >> 6) * words + ((bit >> 6) ^ xor)] >> from) & 1) != 0) {
              expected[k][bit >> 6] |= 1L << bit;
            }
          }
        }
      }
      for (int k = 0; k < KERNELS.length; k++) {
        long[] target = before.clone();
        KERNELS[k].orRows(rows, origin, groups[k], target, words, end);
        assertThat(Arrays.copyOf(target, end))
            .as("%s round %d seed %d", KERNELS[k], round, SEED)
            .isEqualTo(Arrays.copyOf(expected[k], end));
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
