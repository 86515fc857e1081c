package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PackingTest {
  @Test
  void fieldsKeepOutOfEachOther() {
    BitFields layout = new BitFields();
    BitFields.Field a = layout.add("a", 20);
    BitFields.Field b = layout.add("b", 0);
    BitFields.Field c = layout.add("c", Integer.MAX_VALUE);
    assertThat(layout.bits()).isEqualTo(5 + 1 + 31);
    long state = c.set(b.set(a.set(-1L, 17), 0), 123_456);
    assertThat(a.get(state)).isEqualTo(17);
    assertThat(b.get(state)).isZero();
    assertThat(c.get(state)).isEqualTo(123_456);
    assertThat(layout.describe(state)).isEqualTo("a=17, b=0, c=123456");
    assertThatThrownBy(() -> a.set(0, 21)).hasMessage("a is 21, expected 0 to 20");
    assertThatThrownBy(() -> layout.add("a", 1)).hasMessageContaining("name is a");
    assertThatThrownBy(() -> layout.add("d", 1L << 40)).hasMessageContaining("27 that are left");
    assertThatThrownBy(() -> layout.add("d", -1)).hasMessageContaining("most is -1");
    BitFields whole = new BitFields();
    BitFields.Field all = whole.add("all", Long.MAX_VALUE);
    assertThat(all.get(all.set(0, Long.MAX_VALUE))).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void sortedHeapsSortAnyNumberOfLanes() {
    long seed = 5;
    SplittableRandom random = new SplittableRandom(seed);
    for (int heaps = 1; heaps <= 32; heaps++) {
      int most = (int) Math.min(1 << 30, (1L << (64 / heaps - 1)) - 1);
      SortedHeaps layout = SortedHeaps.of(heaps, most);
      for (int round = 0; round < 500; round++) {
        int bound = random.nextBoolean() ? most : Math.min(most, 2);
        int[] sizes = random.ints(heaps, 0, bound + 1).toArray();
        long sorted = layout.canonical(layout.pack(sizes));
        Arrays.sort(sizes);
        assertThat(sorted).as("seed %d", seed).isEqualTo(layout.pack(sizes));
        assertThat(layout.canonical(sorted)).isEqualTo(sorted);
      }
    }
    assertThatThrownBy(() -> SortedHeaps.of(8, 128)).hasMessageContaining("heaps is 8");
    assertThatThrownBy(() -> SortedHeaps.of(2, 5).pack(1, 6)).hasMessageContaining("size is 6");
    assertThatThrownBy(() -> SortedHeaps.of(2, 5).pack(1, 2, 3))
        .hasMessageContaining("number of sizes");
  }

  @Test
  void ranksAreTheNumbersWithoutGapsAndLowerEntriesRankLower() {
    Ranking multisets = Ranking.multisets(5, 20);
    assertThat(multisets.size()).isEqualTo(53_130);
    Ranking tuples = Ranking.tuples(4, 0, 6, 9);
    assertThat(tuples.size()).isEqualTo(5 * 7 * 10);
    assertThat(Ranking.tuples().size()).isEqualTo(1);
    assertThat(Ranking.multisets(0, 7).size()).isEqualTo(1);
    for (Ranking ranking : new Ranking[] {multisets, tuples}) {
      int[] entries = new int[5];
      for (long rank = 0; rank < ranking.size(); rank++) {
        ranking.unrank(rank, entries);
        assertThat(ranking.rank(entries)).isEqualTo(rank);
        int at = (int) (rank % 5);
        int[] lower = entries.clone();
        if (ranking == tuples
            ? at < 4 && lower[at] > 0
            : lower[at] > (at == 0 ? 0 : lower[at - 1])) {
          lower[at]--;
          assertThat(ranking.rank(lower)).isLessThan(rank);
        }
      }
      assertThatThrownBy(() -> ranking.unrank(ranking.size(), entries))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> Ranking.tuples(1 << 30, 1 << 30, 1 << 30))
        .hasMessageContaining("2^63");
    assertThatThrownBy(() -> Ranking.multisets(64, 1 << 20)).hasMessageContaining("2^63");
  }

  @Test
  void bottomUpOverMultisetsIsNim() {
    Ranking ranking = Ranking.multisets(3, 12);
    int[] entries = new int[3];
    int[] changed = new int[3];
    BottomUpSolver solver =
        BottomUpSolver.of(
            Game.of(
                36,
                (rank, options) -> {
                  ranking.unrank(rank, entries);
                  int count = 0;
                  for (int heap = 0; heap < 3; heap++) {
                    for (int left = 0; left < entries[heap]; left++) {
                      System.arraycopy(entries, 0, changed, 0, 3);
                      changed[heap] = left;
                      Arrays.sort(changed);
                      options[count++] = ranking.rank(changed);
                    }
                  }
                  return count;
                }),
            (int) ranking.size());
    for (long rank = 0; rank < ranking.size(); rank++) {
      int[] sizes = new int[3];
      ranking.unrank(rank, sizes);
      assertThat(solver.grundy(rank)).isEqualTo(sizes[0] ^ sizes[1] ^ sizes[2]);
    }
  }

  @Test
  void bitboardSymmetriesAgainstCellByCellImages() {
    SplittableRandom random = new SplittableRandom(3);
    for (int[] size :
        new int[][] {{1, 1}, {1, 64}, {64, 1}, {8, 8}, {5, 5}, {3, 4}, {7, 9}, {2, 30}}) {
      int rows = size[0];
      int columns = size[1];
      Bitboard board = Bitboard.of(rows, columns);
      assertThat(Long.bitCount(board.all())).isEqualTo(rows * columns);
      for (int round = 0; round < 200; round++) {
        long thinned = random.nextLong();
        long cells = random.nextLong() & thinned & board.all();
        Set<Long> images = new HashSet<>();
        for (int symmetry = 0; symmetry < 8; symmetry++) {
          if (symmetry < 4 || rows == columns) {
            images.add(image(cells, rows, columns, symmetry));
          }
        }
        long least = images.stream().min(Long::compareUnsigned).orElseThrow();
        for (long image : images) {
          assertThat(board.canonical(image)).isEqualTo(least);
        }
      }
    }
    assertThatThrownBy(() -> Bitboard.of(5, 13)).hasMessageContaining("columns is 13");
  }

  private static long image(long cells, int rows, int columns, int symmetry) {
    long image = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (((cells >>> (row * columns + column)) & 1) != 0) {
          int r = (symmetry & 1) != 0 ? rows - 1 - row : row;
          int c = (symmetry & 2) != 0 ? columns - 1 - column : column;
          image |= 1L << (symmetry >= 4 ? c * columns + r : r * columns + c);
        }
      }
    }
    return image;
  }

  @Test
  void shapesAreKnownWhereverTheyLie() {
    Bitboard board = Bitboard.of(4, 6);
    long lShape = board.cell(0, 0) | board.cell(1, 0) | board.cell(2, 0) | board.cell(2, 1);
    long elsewhere = board.cell(3, 5) | board.cell(3, 4) | board.cell(3, 3) | board.cell(2, 3);
    assertThat(board.canonicalShape(lShape)).isEqualTo(board.canonicalShape(elsewhere));
    long mirrored = board.cell(0, 1) | board.cell(1, 1) | board.cell(2, 1) | board.cell(2, 0);
    assertThat(board.canonicalShape(mirrored)).isEqualTo(board.canonicalShape(lShape));
    long bar =
        board.cell(3, 0)
            | board.cell(3, 1)
            | board.cell(3, 2)
            | board.cell(3, 3)
            | board.cell(3, 4);
    assertThat(board.canonicalShape(bar)).isEqualTo(31);
    assertThat(board.canonicalShape(0)).isZero();
    assertThat(board.component(lShape | elsewhere, board.cell(0, 0))).isEqualTo(lShape);
    assertThat(board.neighbours(board.cell(0, 5))).isEqualTo(board.cell(0, 4) | board.cell(1, 5));
    assertThat(board.leftOfPairs(board.cell(1, 5) | board.cell(2, 0))).isZero();
    assertThat(board.topOfPairs(lShape)).isEqualTo(board.cell(0, 0) | board.cell(1, 0));
  }

  /** The least translate of a set of cells, over the given number of its 8 images. */
  private static long leastImage(int rows, int columns, long cells, boolean inPlace) {
    long least = -1;
    for (int image = 0; image < 8; image++) {
      boolean turned = (image & 4) != 0;
      if (inPlace && turned && rows != columns) {
        continue;
      }
      int[] row = new int[Long.bitCount(cells)];
      int[] column = new int[row.length];
      int count = 0;
      for (long rest = cells; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        int r = cell / columns;
        int c = cell % columns;
        r = (image & 1) != 0 ? rows - 1 - r : r;
        c = (image & 2) != 0 ? columns - 1 - c : c;
        row[count] = turned ? c : r;
        column[count++] = turned ? r : c;
      }
      int firstRow = inPlace ? 0 : Arrays.stream(row).min().orElse(0);
      int firstColumn = inPlace ? 0 : Arrays.stream(column).min().orElse(0);
      boolean fits = true;
      long shape = 0;
      for (int i = 0; i < count; i++) {
        int r = row[i] - firstRow;
        int c = column[i] - firstColumn;
        fits &= r < rows && c < columns;
        shape |= fits ? 1L << (r * columns + c) : 0;
      }
      least = fits && Long.compareUnsigned(shape, least) < 0 ? shape : least;
    }
    return least;
  }

  @Test
  void shapesOnEveryBoardAgainstTheirImagesCellByCell() {
    SplittableRandom random = new SplittableRandom(20261130);
    for (int rows = 1; rows <= Long.SIZE; rows++) {
      for (int columns = 1; rows * columns <= Long.SIZE; columns++) {
        Bitboard board = Bitboard.of(rows, columns);
        for (int round = 0; round < 100; round++) {
          long cells = random.nextLong() & board.all();
          cells &= round % 3 == 0 ? -1 : ~random.nextLong(1L << random.nextInt(1, 63));
          cells &= round % 5 == 0 ? -1 : board.all() >>> random.nextInt(rows * columns);
          assertThat(board.canonicalShape(cells))
              .as("%d x %d, %x", rows, columns, cells)
              .isEqualTo(leastImage(rows, columns, cells, false));
          assertThat(board.canonical(cells))
              .as("%d x %d, %x", rows, columns, cells)
              .isEqualTo(leastImage(rows, columns, cells, true));
          assertThat(board.canonicalShape(board.translated(cells)))
              .isEqualTo(board.canonicalShape(cells));
        }
      }
    }
  }
}
