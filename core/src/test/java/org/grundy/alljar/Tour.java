package org.grundy.alljar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.grundy.Budget;
import org.grundy.CycleException;
import org.grundy.Mex;
import org.grundy.Move;
import org.grundy.Nimber;
import org.grundy.PlayConvention;
import org.grundy.engine.Game;
import org.grundy.engine.GrundySolver;
import org.grundy.engine.MemoTable;
import org.grundy.engine.ObjectGame;
import org.grundy.engine.OutcomeSolver;
import org.grundy.engine.PlayFile;
import org.grundy.engine.SolverOptions;
import org.grundy.games.Chomp;
import org.grundy.games.CoinTurning;
import org.grundy.games.Cram;
import org.grundy.games.Flip;
import org.grundy.games.GreenHackenbush;
import org.grundy.games.Nim;
import org.grundy.games.NimPiles;
import org.grundy.games.TakeAway;
import org.grundy.games.Wythoff;
import org.grundy.graph.EdgeList;
import org.grundy.graph.GraphGame;
import org.grundy.guide.Conjecture;
import org.grundy.heap.HeapPosition;
import org.grundy.heap.HeapRuleset;
import org.grundy.heap.NimSequence;
import org.grundy.misere.GenusTable;
import org.grundy.misere.MisereGameSolver;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.MisereSolver;
import org.grundy.scoring.EitherEnd;
import org.grundy.scoring.FrontDoubling;
import org.grundy.scoring.ScoringSolver;
import org.grundy.scoring.TwoValues;
import org.grundy.sum.Sum;

/**
 * Questions to every package of the library, above all where fastutil is at work. {@link AllJarIT}
 * asks them of the self-contained jar and of the library as it was compiled.
 */
public final class Tour {
  private Tour() {}

  /**
   * Prints the answers.
   *
   * @param args none
   * @throws IOException if a temporary file cannot be written
   */
  public static void main(String[] args) throws IOException {
    root();
    heaps();
    engine();
    graphs();
    games();
    sums();
    misere();
    scoring();
    print("guide", Conjecture.fitPairs((a, b) -> new Wythoff(a, b).grundy(), 12));
  }

  private static void print(String topic, Object... answers) {
    System.out.println(topic + " " + Arrays.deepToString(answers));
  }

  private static void root() {
    print("root", Mex.of(0, 1, 3), Nimber.multiply(65536, 65536), Nimber.inverse(5));
  }

  private static void heaps() {
    NimSequence kayles = NimSequence.of(HeapRuleset.parse("kayles"));
    NimSequence allBut = NimSequence.of(HeapRuleset.parse("allbut=1,2,3"));
    print("heap", kayles.value(5), kayles.findPeriod(1000), allBut.findPeriod(1000));
    print("heap options", HeapPosition.of(allBut.ruleset(), 100_000_000).countMovesTo(3));
    print("heap moves", HeapPosition.of(kayles.ruleset(), 5, 9, 12).movesTo(0).toList());
  }

  private static void engine() throws IOException {
    Game take =
        Game.of(
            3,
            (stones, options) -> {
              int count = (int) Math.min(3, stones);
              for (int i = 0; i < count; i++) {
                options[i] = stones - 1 - i;
              }
              return count;
            });
    for (MemoTable table :
        List.of(MemoTable.hashed(), MemoTable.fastutil(0), MemoTable.dense(2000))) {
      GrundySolver solver = GrundySolver.of(take, SolverOptions.defaults().withTable(table));
      print("engine", solver.grundy(1002), solver.winningMoves(10).boxed().toList());
      Path file = Files.createTempFile("tour", ".play");
      PlayFile.write(file, "take=3", table);
      print("file", PlayFile.open(file, "take=3").size());
      Files.delete(file);
    }
    ObjectGame<String> words =
        ObjectGame.of(
            word ->
                word.isEmpty()
                    ? List.of()
                    : List.of(word.substring(1), word.substring(0, word.length() - 1)));
    print("objects", GrundySolver.of(words).grundy(words.id("grundy")));
    Game circle = Game.of(1, (state, options) -> put(options, (state + 1) % 5));
    try {
      print("circle", OutcomeSolver.of(circle, PlayConvention.NORMAL).outcome(0));
    } catch (CycleException e) {
      print("circle", e.toString());
    }
  }

  private static int put(long[] options, long option) {
    options[0] = option;
    return 1;
  }

  private static void graphs() throws IOException {
    for (String text : List.of("7 3\n3 9\n9 7\n9 1\n", "x x\nx t\nhall cellar\ncellar 5\n")) {
      GraphGame game = GraphGame.of("maze", EdgeList.parse(text));
      String start = text.substring(0, 1);
      print("graph", game.position(start).value(), game.values().verify());
      print("graph moves", game.position(start).moves().map(Move::text).toList());
    }
  }

  private static void games() {
    print("nim", Nim.countWinningMoves(new long[] {3, 4, 5}, PlayConvention.MISERE));
    print("take", TakeAway.upTo(3, 7, 9).firstMove(PlayConvention.NORMAL));
    print("flip", Flip.winningFlips("+++++++++++++").boxed().toList());
    print("boards", Cram.of(4, 5).grundy(), Chomp.of(8, 10).movesTo(0).map(Move::text).toList());
    GreenHackenbush picture = GreenHackenbush.parse("0-1,1-2,2-0,2-3,3-4,4-5,5-2");
    print(
        "hackenbush",
        picture.grundy(),
        picture.cutsTo(0).boxed().toList(),
        picture.countMovesTo(1));
    CoinTurning turtles = CoinTurning.of("turtles");
    print("coins", turtles.row("HTTHTTHTHT").movesTo(0).map(Move::text).toList());
    print("board", turtles.times(turtles).countWinningFirstMoves(5, 6));
    print("runs", CoinTurning.runs(1, 3, 6).times(turtles).countWinningFirstMoves(5, 5));
  }

  private static void sums() {
    Sum sum =
        Sum.of(
            NimPiles.of(3, 4),
            GreenHackenbush.parse("0-1,1-2,2-0"),
            CoinTurning.of("turtles").row("HTTH"));
    print("sum", sum.value(), sum.winningMoves(PlayConvention.NORMAL).toList());
    print("sum misere", sum.method(PlayConvention.MISERE), sum.outcome(PlayConvention.MISERE));
  }

  private static void misere() {
    HeapRuleset kayles = HeapRuleset.parse("0.77");
    print("quotient", MisereQuotient.find(kayles, 172));
    print("genus", GenusTable.of(HeapRuleset.parse("0.312"), 6).genus(4));
    print("search", MisereSolver.of(HeapRuleset.parse("0.07")).outcome(12, 7));
    Game nim =
        Game.of(
            64,
            (stones, options) -> {
              for (int i = 0; i < stones; i++) {
                options[i] = i;
              }
              return (int) stones;
            });
    print("misere engine", MisereGameSolver.of(nim).outcome(3, 5, 6));
  }

  private static void scoring() {
    print("row", EitherEnd.solve(3, 9, 1, 2).moves().boxed().toList());
    print(
        "doubling",
        FrontDoubling.solve(new long[] {2, 7, 9, 4, 4}, Budget.unlimited())
            .moves()
            .boxed()
            .toList());
    print(
        "two values",
        TwoValues.solve(new long[] {1, 2, 9}, new long[] {3, 1, 4}).moves().boxed().toList());
    ScoringSolver solver =
        ScoringSolver.of(
            (n, moves) -> {
              for (long taken = 1; taken <= Math.min(2, n); taken++) {
                moves.add(n - taken, taken - (taken == n ? 3 : 0));
              }
            });
    print("scoring", solver.difference(40), solver.solve(9).moves().boxed().toList());
  }
}
