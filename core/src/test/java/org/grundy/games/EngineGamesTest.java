package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.engine.Bitboard;
import org.grundy.engine.DecomposingSolver;
import org.grundy.engine.SolverOptions;
import org.grundy.reference.NaiveSolver;
import org.junit.jupiter.api.Test;

class EngineGamesTest {
  /** Checks a position and everything reachable from it against its own moves, by definition. */
  private static void checkAgainstDefinition(Position position) {
    NaiveSolver<Position> naive =
        new NaiveSolver<>(p -> p.moves().map(Move::result).collect(Collectors.toList()));
    naive.grundy(position);
    assertThat(position.grundy()).as(position.toString()).isEqualTo(naive.grundy(position));
    position
        .moves()
        .map(Move::result)
        .forEach(p -> assertThat(p.grundy()).as(p.toString()).isEqualTo(naive.grundy(p)));
  }

  @Test
  void cramAsPublished() {
    // Lemoine and Viennot 2012, Beling 2025: 4 x 4..10 and 5 x 5..8.
    int[] four = {0, 2, 0, 3, 0, 1, 0};
    for (int i = 0; i < four.length; i++) {
      assertThat(Cram.of(4, 4 + i).grundy()).as("4 x %d", 4 + i).isEqualTo(four[i]);
    }
    int[] five = {0, 2, 1, 1};
    for (int i = 0; i < five.length; i++) {
      assertThat(Cram.of(5, 5 + i).grundy()).as("5 x %d", 5 + i).isEqualTo(five[i]);
    }
  }

  @Test
  void cramByDefinitionOnSmallBoards() {
    for (int rows = 1; rows <= 4; rows++) {
      for (int columns = 1; rows * columns <= 12; columns++) {
        checkAgainstDefinition(Cram.of(rows, columns));
      }
    }
    checkAgainstDefinition(Cram.of("..x.", ".x..", "...."));
    Bitboard board = Bitboard.of(4, 5);
    DecomposingSolver plain = DecomposingSolver.of(Cram.rules(board));
    DecomposingSolver symmetric =
        DecomposingSolver.of(
            Cram.rules(board), SolverOptions.defaults().withCanonical(board::canonicalShape));
    assertThat(plain.grundy(board.all())).isEqualTo(2);
    assertThat(symmetric.grundy(board.all())).isEqualTo(2);
    assertThat(symmetric.statistics().entries()).isLessThan(plain.statistics().entries());
  }

  @Test
  void cramMirroredRegionsAgreeWithSearchWithoutTheTheorem() {
    for (int[] size : new int[][] {{3, 4}, {4, 3}, {2, 6}, {3, 3}}) {
      Bitboard board = Bitboard.of(size[0], size[1]);
      DecomposingSolver plain = DecomposingSolver.of(Cram.rules(board));
      for (long cells = 0; cells <= board.all(); cells++) {
        String[] rows = new String[size[0]];
        for (int row = 0; row < rows.length; row++) {
          StringBuilder text = new StringBuilder();
          for (int column = 0; column < size[1]; column++) {
            text.append((cells & board.cell(row, column)) != 0 ? '.' : 'x');
          }
          rows[row] = text.toString();
        }
        assertThat(Cram.of(rows).grundy())
            .as("%s", String.join("/", rows))
            .isEqualTo(valueOfRegions(board, plain, cells));
      }
    }
  }

  private static long valueOfRegions(Bitboard board, DecomposingSolver solver, long cells) {
    long sum = 0;
    for (long rest = cells; rest != 0; ) {
      long region = board.component(rest, rest & -rest);
      sum ^= solver.grundy(region);
      rest &= ~region;
    }
    return sum;
  }

  @Test
  void cramOnEvenByEvenBoardsIsLost() {
    for (int rows = 2; rows <= 8; rows += 2) {
      for (int columns = 2; rows * columns <= 64; columns += 2) {
        assertThat(Cram.of(rows, columns).grundy()).as("%d x %d", rows, columns).isZero();
      }
    }
    Bitboard board = Bitboard.of(4, 6);
    assertThat(DecomposingSolver.of(Cram.rules(board)).grundy(board.all())).isZero();
  }

  @Test
  void cramTexts() {
    assertThat(Cram.of(5, 6)).hasToString("cram:5x6");
    Position after = Cram.of(2, 3).moves().toList().get(1).result();
    assertThat(after).hasToString("cram:x../x..");
    assertThat(after).isEqualTo(Cram.of("x..", "x..")).hasSameHashCodeAs(Cram.of("x..", "x.."));
    assertThat(Cram.of(2, 3).moves().map(Move::text))
        .containsExactly(
            "(0,0)-(0,1)",
            "(0,0)-(1,0)",
            "(0,1)-(0,2)",
            "(0,1)-(1,1)",
            "(0,2)-(1,2)",
            "(1,0)-(1,1)",
            "(1,1)-(1,2)");
    assertThatThrownBy(() -> Cram.of(8, 9)).hasMessageContaining("columns is 9, expected 1 to 8");
    assertThatThrownBy(() -> Cram.of(".x", ".")).hasMessageContaining("row 1 has 1 cells");
    assertThatThrownBy(() -> Cram.of(".?")).hasMessageContaining("'?' in column 1");
    assertThatThrownBy(() -> Cram.of("x.").place(0, 0, false)).hasMessageContaining("taken");
    assertThatThrownBy(() -> Cram.of(0, 3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Cram.of()).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void chompWinningBites() {
    assertThat(Chomp.of(8, 10).movesTo(0).map(Move::text))
        .containsExactly("bite (3,8)", "bite (4,5)");
    assertThat(Chomp.of(6, 13).movesTo(0).map(Move::text))
        .containsExactly("bite (3,11)", "bite (4,8)");
    // Square bars: (1,1); two rows: the last square of the second row.
    for (int n = 2; n <= 9; n++) {
      assertThat(Chomp.of(n, n).movesTo(0).map(Move::text)).containsExactly("bite (1,1)");
      assertThat(Chomp.of(2, n + 1).movesTo(0).map(Move::text))
          .containsExactly("bite (1," + n + ")");
    }
    // P-positions of three rows (computed independently; A. E. Brouwer's families).
    for (int[] p : new int[][] {{3, 1, 1}, {5, 5, 3}, {9, 7, 2}, {14, 11, 9}, {20, 16, 5}}) {
      assertThat(Chomp.ofRows(p).grundy()).isZero();
    }
  }

  @Test
  void chompByDefinition() {
    for (int rows = 1; rows <= 4; rows++) {
      for (int columns = 1; columns <= 5; columns++) {
        checkAgainstDefinition(Chomp.of(rows, columns));
      }
    }
    assertThat(Chomp.of(3, 4)).hasToString("chomp:3x4").isEqualTo(Chomp.ofRows(4, 4, 4));
    Chomp bitten = Chomp.of(3, 4).bite(2, 2);
    assertThat(bitten).hasToString("chomp:4,4,2").isEqualTo(Chomp.ofRows(4, 4, 2));
    assertThat(bitten).hasSameHashCodeAs(Chomp.ofRows(4, 4, 2));
    assertThat(Chomp.of(1, 1).moves()).isEmpty();
    assertThat(Chomp.of(1, 1).grundy()).isZero();
    assertThat(Chomp.ofRows(3, 0, 0)).hasToString("chomp:1x3");
    assertThatThrownBy(() -> Chomp.ofRows(2, 3)).hasMessageContaining("length of row 1 is 3");
    assertThatThrownBy(() -> Chomp.ofRows()).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Chomp.of(31, 32)).hasMessageContaining("columns is 32");
    assertThatThrownBy(() -> Chomp.of(2, 2).bite(0, 0)).hasMessageContaining("column is 0");
  }

  @Test
  void graphGamesByDefinitionOnRandomGraphs() {
    long seed = 11;
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 60; round++) {
      int vertices = random.nextInt(8);
      int[][] edges = new int[vertices < 2 ? 0 : random.nextInt(12)][];
      for (int i = 0; i < edges.length; i++) {
        int from = random.nextInt(vertices);
        edges[i] = new int[] {from, (from + 1 + random.nextInt(vertices - 1)) % vertices};
      }
      checkAgainstDefinition(NodeKayles.of(vertices, edges));
      checkAgainstDefinition(ArcKayles.of(vertices, edges));
    }
  }

  @Test
  void graphGamesOnPathsAreDawsonsAndCram() {
    // Node Kayles on a path is 0.137 (Dawson's Chess); Arc Kayles on one is 1 x n Cram, 0.07.
    int[] dawson = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0};
    for (int n = 0; n < dawson.length; n++) {
      int[][] edges = new int[Math.max(0, n - 1)][];
      for (int i = 0; i < edges.length; i++) {
        edges[i] = new int[] {i, i + 1};
      }
      assertThat(NodeKayles.of(n, edges).grundy()).as("path of %d", n).isEqualTo(dawson[n]);
      if (n > 0) {
        assertThat(ArcKayles.of(n, edges).grundy()).isEqualTo(Cram.of(1, n).grundy());
      }
    }
    NodeKayles path = NodeKayles.of(5, new int[][] {{0, 1}, {1, 2}, {2, 3}});
    assertThat(path).hasToString("nodekayles:0-1,1-2,2-3,4");
    assertThat(path.take(0)).hasToString("nodekayles:2-3,4");
    assertThat(path.take(0))
        .isEqualTo(NodeKayles.of(5, new int[][] {{2, 3}, {0, 1}, {0, 1}}).take(0))
        .hasSameHashCodeAs(path.take(0));
    ArcKayles arcs = ArcKayles.of(4, new int[][] {{0, 1}, {1, 2}, {2, 3}});
    assertThat(arcs.moves().map(Move::text)).containsExactly("take 0-1", "take 1-2", "take 2-3");
    assertThat(arcs.take(2, 1)).hasToString("arckayles:0,3");
    assertThatThrownBy(() -> arcs.take(0, 2)).hasMessageContaining("no edge 0-2");
    assertThatThrownBy(() -> path.take(0).take(1)).hasMessageContaining("gone");
    assertThatThrownBy(() -> NodeKayles.of(65, new int[0][]))
        .hasMessageContaining("vertices is 65");
    assertThatThrownBy(() -> NodeKayles.of(2, new int[][] {{1, 1}}))
        .hasMessageContaining("loop at 1");
    assertThatThrownBy(() -> NodeKayles.of(2, new int[][] {{0, 2}}))
        .hasMessageContaining("edges[0][1]");
    assertThatThrownBy(() -> NodeKayles.of(2, new int[][] {{0}})).hasMessageContaining("1 ends");
    assertThat(NodeKayles.of(64, new int[][] {{0, 63}, {62, 63}}).grundy()).isEqualTo(0b10 + 0b01);
  }

  @Test
  void treblecrossAgainstTheRawGame() {
    // The raw game: a row of cells, three X in a row win for who completes them.
    NaiveSolver<String> raw =
        new NaiveSolver<>(
            row -> {
              Set<String> options = new TreeSet<>();
              if (row.contains("XXX")) {
                return options;
              }
              for (int i = 0; i < row.length(); i++) {
                if (row.charAt(i) == '.') {
                  options.add(row.substring(0, i) + 'X' + row.substring(i + 1));
                }
              }
              return options;
            });
    for (int n = 3; n <= 12; n++) {
      assertThat(Treblecross.of(n).grundy() != 0)
          .as("row of %d", n)
          .isEqualTo(raw.winsNormal(".".repeat(n)));
    }
    for (int n = 0; n <= 9; n++) {
      checkAgainstDefinition(Treblecross.of(n, 4));
    }
    assertThat(Treblecross.of(9, 3).moves().toList().get(4).result())
        .hasToString("treblecross:2,2,3");
    assertThatThrownBy(() -> Treblecross.of(-1)).hasMessageContaining("stretches[0] is -1");
    assertThat(Treblecross.of().moves()).isEmpty();
  }

  @Test
  void divisorGameByDefinition() {
    for (int n = 1; n <= 60; n++) {
      checkAgainstDefinition(DivisorGame.of(n));
    }
    assertThat(DivisorGame.of(36).moves().map(Move::text))
        .containsExactly(
            "36 -> 35",
            "36 -> 34",
            "36 -> 33",
            "36 -> 32",
            "36 -> 30",
            "36 -> 27",
            "36 -> 24",
            "36 -> 18");
    assertThat(DivisorGame.of(DivisorGame.MOST).grundy()).isEqualTo(12);
    assertThatThrownBy(() -> DivisorGame.of(0)).hasMessageContaining("n is 0");
  }

  @Test
  void pickNumberByDefinitionAndOnKnownQuestions() {
    checkAgainstDefinition(PickNumber.of(11, 1, 2, 3, 4, 5, 6));
    checkAgainstDefinition(PickNumber.of(9, 2, 3, 7));
    checkAgainstDefinition(PickNumber.of(0, 2, 3));
    assertThat(PickNumber.canWin(20, 152)).isFalse();
    assertThat(PickNumber.canWin(20, 189)).isFalse();
    assertThat(PickNumber.canWin(18, 300)).isFalse();
    assertThat(PickNumber.canWin(1, 2)).isFalse();
    assertThat(PickNumber.canWin(10, 0)).isTrue();
    assertThat(PickNumber.canWin(10, 11)).isFalse();
    assertThat(PickNumber.canWin(10, 40)).isFalse();
    assertThat(PickNumber.canWin(5, 3)).isTrue();
    assertThat(PickNumber.of(6, 5, 1)).hasToString("pick:6:1,5");
    assertThat(PickNumber.of(6, 5, 1).pick(5))
        .hasToString("pick:1:1")
        .isEqualTo(PickNumber.of(1, 1));
    assertThatThrownBy(() -> PickNumber.of(7, 5, 1)).hasMessageContaining("missing is 7");
    assertThatThrownBy(() -> PickNumber.of(1, 5, 5)).hasMessageContaining("5 once more");
    assertThatThrownBy(() -> PickNumber.of(1, 5).pick(4)).hasMessageContaining("number is 4");
  }
}
